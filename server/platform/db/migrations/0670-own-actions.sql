-- Actions of the plan that people wrote themselves. Everybody of the organisation reads them.
create table own_actions (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  text text not null check (length(text) <= 1000),
  state text not null check (state in ('open', 'in_progress', 'done')),
  -- The name stays when the person goes.
  owner_user_id uuid references users (id) on delete set null,
  owner_name text,
  due_on date,
  version integer not null default 1,
  added_at timestamptz not null,
  updated_by uuid,
  updated_at timestamptz not null,
  primary key (organization_id, id),
  check (owner_user_id is null or owner_name is not null)
);
create index own_actions_by_owner on own_actions (owner_user_id) where owner_user_id is not null;
create index own_actions_due on own_actions (due_on) where state <> 'done';

-- What people named in an incident learnt of it. The action is readable by everybody; that it comes from here is not.
create table incident_lessons (
  organization_id uuid not null,
  incident_id uuid not null,
  id uuid not null,
  text text not null,
  written_by uuid references users (id) on delete set null,
  written_at timestamptz not null,
  action_id uuid,
  -- Stays where the action was deleted from the plan.
  planned_at timestamptz,
  primary key (organization_id, incident_id, id),
  foreign key (organization_id, incident_id) references incidents (organization_id, id) on delete cascade,
  foreign key (organization_id, action_id) references own_actions (organization_id, id) on delete set null (action_id)
);
create index incident_lessons_by_writer on incident_lessons (written_by);
create index incident_lessons_by_action on incident_lessons (organization_id, action_id) where action_id is not null;
