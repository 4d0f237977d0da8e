-- A domain of an organisation that mails it causes are sent from. The private key is sealed; the record holds the public one.
create table mail_domains (
  organization_id uuid primary key references organizations (id) on delete cascade,
  name text not null check (length(name) <= 253),
  selector text not null check (length(selector) <= 63),
  public_key text not null,
  sealed_key text not null,
  outcome text,
  checked_at timestamptz,
  seen_at timestamptz,
  made_by uuid references users (id) on delete set null,
  made_at timestamptz not null
);
create index mail_domains_by_check on mail_domains (checked_at);
create index mail_domains_by_person on mail_domains (made_by) where made_by is not null;
