-- Who works in which organisation, with which role, from when until when.
create table memberships (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  role text not null check (role in ('reader', 'consultant', 'editor', 'owner')),
  since timestamptz not null,
  ended_at timestamptz check (ended_at >= since),
  primary key (organization_id, id)
);
create unique index memberships_present on memberships (organization_id, user_id) where ended_at is null;
create index memberships_by_user on memberships (user_id) where ended_at is null;

-- Whoever had an organisation owns it.
insert into memberships (organization_id, user_id, role, since)
  select id, user_id, 'owner', created_at from organizations;
