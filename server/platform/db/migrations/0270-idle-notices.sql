-- That the owners of an organisation that nobody uses were told that its account is about to be deleted.
create table idle_notices (
  organization_id uuid primary key references organizations (id) on delete cascade,
  told_at timestamptz not null
);
