-- Codes that a company publishes on the website that a register holds for it, and what became of looking for them.
create table website_proofs (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  -- Only as the register has it.
  host text not null,
  -- Made to be published, so no secret.
  code text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  checked_at timestamptz,
  outcome text,
  closed_at timestamptz,
  primary key (organization_id, id)
);
create unique index website_proofs_open on website_proofs (organization_id) where closed_at is null;
create index website_proofs_due on website_proofs (checked_at nulls first) where closed_at is null;

-- How often the website of a NIP was looked at on a day at somebody's wish. It outlives the organisation.
create table website_check_days (
  nip text not null,
  day date not null,
  checks integer not null,
  primary key (nip, day)
);

-- Hosts that the registers hold, as they are compared; filled in by the next reading.
alter table register_readings add column websites text[] not null default '{}';
create index register_readings_by_website on register_readings using gin (websites);
