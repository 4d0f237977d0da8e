-- A calendar to subscribe to, by a secret address of which only the hash is kept; one for a person in an organisation.
create table plan_calendars (
  organization_id uuid not null references organizations (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null,
  primary key (organization_id, user_id)
);
create index plan_calendars_by_user on plan_calendars (user_id);
