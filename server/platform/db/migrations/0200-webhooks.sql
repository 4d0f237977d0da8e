-- Addresses of other systems that an organisation wants told of its certificates. The secret is sealed under a key outside the database;
-- a former one signs beside it for a while.
create table webhooks (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  url text not null,
  events text[] not null check (cardinality(events) > 0),
  secret text not null,
  former_secret text,
  former_until timestamptz,
  state text not null check (state in ('on', 'off', 'failed', 'gone')),
  state_at timestamptz not null,
  made_by uuid references users (id) on delete set null,
  made_at timestamptz not null,
  primary key (organization_id, id),
  check ((former_secret is null) = (former_until is null))
);
create index webhooks_by_maker on webhooks (made_by) where made_by is not null;

-- What is owed or was sent to one of them: in the transaction of what happened, taken from here by whoever sends. `next_at` is when it is
-- tried next; whoever takes it moves that on first, so that nobody else takes it meanwhile.
create table webhook_messages (
  organization_id uuid not null,
  webhook_id uuid not null,
  id uuid not null,
  event text not null,
  -- What happened once is told once.
  about text not null,
  data text not null,
  state text not null check (state in ('waiting', 'delivered', 'given_up')),
  tries integer not null default 0,
  created_at timestamptz not null,
  tried_at timestamptz,
  next_at timestamptz,
  failure text,
  status integer,
  primary key (organization_id, webhook_id, id),
  unique (organization_id, webhook_id, about),
  foreign key (organization_id, webhook_id) references webhooks (organization_id, id) on delete cascade,
  check ((state = 'waiting') = (next_at is not null))
);
create index webhook_messages_due on webhook_messages (next_at) where state = 'waiting';
create index webhook_messages_by_age on webhook_messages (created_at);
