-- What people keep about a gap. The gap itself is read from the newest result, so an item outlives every assessment.
create table action_items (
  organization_id uuid not null references organizations (id) on delete cascade,
  question_id text not null,
  state text not null check (state in ('open', 'in_progress', 'done', 'risk_accepted')),
  state_at timestamptz not null,
  reason text,
  -- The name stays when the person goes.
  owner_user_id uuid references users (id) on delete set null,
  owner_name text,
  due_on date,
  notes text not null default '',
  version integer not null default 1,
  updated_by uuid,
  updated_at timestamptz not null,
  primary key (organization_id, question_id),
  check ((state = 'risk_accepted') = (reason is not null)),
  check (owner_user_id is null or owner_name is not null)
);
create index action_items_by_owner on action_items (owner_user_id) where owner_user_id is not null;
create index action_items_due on action_items (due_on) where state in ('open', 'in_progress');
