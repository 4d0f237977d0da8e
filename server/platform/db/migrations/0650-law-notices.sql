-- Changes of law of which the owners of an organisation were told by mail.
create table law_notices (
  organization_id uuid not null references organizations (id) on delete cascade,
  change_id text not null check (length(change_id) <= 60),
  told_at timestamptz not null,
  primary key (organization_id, change_id)
);
