-- Suppliers whose certificates an organisation follows, with its own words about them. A supplier is a NIP, whoever holds it.
create table supplier_watches (
  organization_id uuid not null references organizations (id) on delete cascade,
  nip text not null check (nip ~ '^[0-9]{10}$'),
  label text not null default '',
  note text not null default '',
  added_by uuid references users (id) on delete set null,
  added_at timestamptz not null,
  primary key (organization_id, nip)
);
create index supplier_watches_by_nip on supplier_watches (nip);

-- What was taken back is looked up by NIP too; after the organisation's own request it is not.
create index certificates_taken_back_by_nip on certificates (organization_nip)
  where revoked_at is not null and revocation_reason <> 'organisation_request';
