-- When somebody last looked at an organisation's dashboard, and when before that: what is news is counted from the earlier visit.
create table cockpit_visits (
  organization_id uuid not null references organizations (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  seen_at timestamptz not null,
  before_at timestamptz,
  primary key (organization_id, user_id)
);
create index cockpit_visits_by_user on cockpit_visits (user_id);
