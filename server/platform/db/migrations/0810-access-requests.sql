-- A consultant asks whoever decides about an organisation for access to it. Only the NIP and the address are known: whether there is such an
-- organisation is not looked up. The link holds a secret of which only the hash is here; it is there from when the mail is sent.
create table access_requests (
  id uuid primary key,
  requester_id uuid not null references users (id) on delete cascade,
  nip text not null check (nip ~ '^[0-9]{10}$'),
  email text not null check (length(email) <= 254),
  language text not null,
  state text not null default 'pending' check (state in ('pending', 'accepted', 'declined', 'withdrawn')),
  token_hash text unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  sent_at timestamptz[] not null,
  ended_at timestamptz,
  check (expires_at > created_at),
  check ((state = 'pending') = (ended_at is null))
);
create unique index access_requests_pending on access_requests (requester_id, nip) where state = 'pending';
create index access_requests_by_requester on access_requests (requester_id, created_at);
create index access_requests_by_address on access_requests (email, nip);
create index access_requests_by_end on access_requests (coalesce(ended_at, expires_at));
