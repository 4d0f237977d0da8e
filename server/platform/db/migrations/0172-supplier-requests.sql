-- Whoever was ever asked by mail to assess a company: the hash of the address, the secret of the link that ends such mails, the last mail, and
-- the end. The address itself is not here, so an end is honoured for ever without knowing whose it is.
create table supplier_recipients (
  address_hash text primary key check (address_hash ~ '^[0-9a-f]{64}$'),
  stop_token text not null unique,
  mailed_at timestamptz,
  stopped_at timestamptz
);

create table supplier_requests (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  nip text not null check (nip ~ '^[0-9]{10}$'),
  -- Forgotten after 30 days, and at once when the recipient wants no such mails.
  email text check (email = lower(email)),
  address_hash text not null references supplier_recipients (address_hash) on delete restrict,
  language text not null check (language in ('pl', 'en', 'de', 'fr')),
  words text not null,
  asked_by uuid references users (id) on delete set null,
  asked_at timestamptz not null,
  sent_at timestamptz,
  stopped_at timestamptz,
  primary key (organization_id, id)
);
create index supplier_requests_by_day on supplier_requests (organization_id, asked_at);
create index supplier_requests_by_address on supplier_requests (address_hash);
create index supplier_requests_by_age on supplier_requests (asked_at);
