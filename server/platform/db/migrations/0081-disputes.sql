-- Several accounts may say that they are the same company; one of them holds its NIP.
alter table organizations add column holds_nip boolean not null default true;
alter table organizations drop constraint organizations_nip_key;
create unique index organizations_nip_key on organizations (nip) where holds_nip;
create index organizations_by_nip on organizations (nip);

-- Accounts that claim a NIP that another one holds.
create table nip_disputes (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  nip text not null,
  opened_at timestamptz not null,
  -- By then a person decides, where nobody confirmed better.
  decide_by timestamptz not null,
  closed_at timestamptz,
  outcome text check (outcome in ('claimant', 'holder', 'withdrawn')),
  primary key (organization_id, id)
);
create unique index nip_disputes_open on nip_disputes (organization_id) where closed_at is null;
create index nip_disputes_open_by_nip on nip_disputes (nip) where closed_at is null;
