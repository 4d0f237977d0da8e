-- That an organisation leaves: when its contract ends, and until when its data can be fetched (Data Act, art. 25). Cancelling takes the row away.
create table organization_exits (
  organization_id uuid primary key references organizations (id) on delete cascade,
  kind text not null check (kind in ('switching', 'deletion')),
  -- Whoever asked for it; their account goes along where they deleted it.
  requested_by uuid references users (id) on delete set null,
  with_account boolean not null default false,
  requested_at timestamptz not null,
  ends_at timestamptz not null,
  erase_at timestamptz not null,
  extended_at timestamptz,
  check (ends_at >= requested_at and erase_at > ends_at)
);
create index organization_exits_due on organization_exits (erase_at);
create index organization_exits_requester on organization_exits (requested_by);
