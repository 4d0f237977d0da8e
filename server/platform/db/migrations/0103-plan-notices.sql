-- Who was reminded of which day of an item, so that nobody is reminded twice; an item that gets another day is reminded of anew.
create table plan_notices (
  organization_id uuid not null references organizations (id) on delete cascade,
  question_id text not null,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('soon', 'overdue')),
  due_on date not null,
  sent_at timestamptz not null,
  primary key (organization_id, question_id, user_id, kind, due_on)
);
create index plan_notices_by_user on plan_notices (user_id);
create index plan_notices_by_age on plan_notices (sent_at);

-- Who got the summary of a plan for which month.
create table plan_digests (
  organization_id uuid not null references organizations (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  month text not null check (month ~ '^[0-9]{4}-[0-9]{2}$'),
  sent_at timestamptz not null,
  primary key (organization_id, user_id, month)
);
create index plan_digests_by_user on plan_digests (user_id);
