-- That somebody was told of new terms, and that an organisation objects to them.
create table terms_notices (
  user_id uuid not null references users (id) on delete cascade,
  edition text not null,
  told_at timestamptz not null,
  primary key (user_id, edition)
);
create table terms_objections (
  organization_id uuid not null references organizations (id) on delete cascade,
  edition text not null,
  user_id uuid references users (id) on delete set null,
  objected_at timestamptz not null,
  primary key (organization_id, edition)
);
