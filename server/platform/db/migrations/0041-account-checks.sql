-- Transfers that paid an order, until the register of VAT payers was asked whether their account is the company's.
create table account_checks (
  transfer_id uuid primary key,
  organization_id uuid not null references organizations (id) on delete cascade,
  -- Null once there is a verdict: the account may be a person's.
  account text,
  booked_on date not null,
  created_at timestamptz not null,
  tries integer not null default 0,
  tried_at timestamptz,
  verdict text check (verdict in ('yes', 'no', 'intermediary', 'given_up')),
  -- Number of the question, as proof that it was asked.
  request_id text,
  check ((verdict is null) = (account is not null))
);
create index account_checks_open on account_checks (created_at) where verdict is null;
create index account_checks_by_organization on account_checks (organization_id, created_at);

-- Questions that were sent to the register of VAT payers on a day: it blocks who asks too many.
create table vat_register_days (
  day date primary key,
  questions integer not null
);
