-- Domains of an organisation that it agreed to have looked at, with the code that proves whose they are.
create table observed_domains (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  name text not null check (length(name) <= 253),
  code text not null,
  code_made_at timestamptz not null,
  outcome text check (length(outcome) <= 40),
  added_by uuid references users (id) on delete set null,
  added_at timestamptz not null,
  confirmed_at timestamptz,
  tried_at timestamptz,
  primary key (organization_id, id),
  unique (organization_id, name)
);
create index observed_domains_by_person on observed_domains (added_by);
create index observed_domains_due on observed_domains (tried_at nulls first) where confirmed_at is not null;

-- What was seen last of each check on a domain. An explanation belongs to what it explains and goes with it.
create table observations (
  organization_id uuid not null,
  domain_id uuid not null,
  check_name text not null check (length(check_name) <= 40),
  reason text not null check (length(reason) <= 40),
  raw text[] not null,
  sha256 text not null check (length(sha256) = 64),
  collector text not null check (length(collector) <= 40),
  observed_at timestamptz not null,
  since timestamptz not null,
  explanation text not null default '',
  explained_by uuid references users (id) on delete set null,
  explained_at timestamptz,
  primary key (organization_id, domain_id, check_name),
  foreign key (organization_id, domain_id) references observed_domains (organization_id, id) on delete cascade
);
create index observations_by_person on observations (explained_by);
