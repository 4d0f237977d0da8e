-- What was tried and refused: one row for a kind, an address and an account in a minute, so that nobody fills the disk.
create table security_events (
  id bigint generated always as identity primary key,
  minute timestamptz not null,
  kind text not null,
  ip_address text,
  -- No reference: what was refused stays for its time when the account goes.
  user_id uuid,
  code text not null,
  route text not null,
  count integer not null check (count > 0),
  last_at timestamptz not null,
  unique nulls not distinct (minute, kind, ip_address, user_id)
);
create index security_events_kind on security_events (kind, id desc);
create index security_events_user on security_events (user_id) where user_id is not null;
