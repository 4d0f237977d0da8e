-- Bank statements as an operator uploaded them: read, looked at, then booked.
create table bank_statements (
  id uuid primary key,
  account text not null,
  entries jsonb not null,
  -- Debits and what is not booked yet: they are not looked at.
  ignored integer not null,
  uploaded_by uuid not null,
  uploaded_at timestamptz not null,
  booked_at timestamptz
);

-- Incoming transfers. `entry_key` names an entry of the account, so that overlapping statements book it once.
create table transfers (
  id uuid primary key,
  entry_key text not null unique,
  organization_id uuid,
  payment_id uuid,
  statement_id uuid,
  amount numeric(10, 2) not null check (amount > 0),
  currency text not null,
  booked_on date not null,
  payer text not null,
  payer_account text,
  title text not null,
  verdict text not null check (verdict in ('exact', 'amount', 'late', 'second', 'unmatched')),
  state text not null check (state in ('booked', 'waiting', 'returned', 'dismissed')),
  created_at timestamptz not null,
  check ((organization_id is null) = (payment_id is null))
);
create index transfers_by_payment on transfers (organization_id, payment_id);

-- The incoming transfer that a refund returns, where it did not pay the order.
alter table refunds add column transfer_id uuid;
