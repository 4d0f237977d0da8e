-- What somebody was written to about: the subject of the mail, in the language in which it was written.
create table inbox_entries (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  organization_id uuid references organizations (id) on delete cascade,
  kind text not null check (length(kind) <= 60),
  title text not null check (length(title) <= 1000),
  language text not null check (length(language) = 2),
  path text not null check (path like '/%' and length(path) <= 500),
  at timestamptz not null,
  read_at timestamptz
);
create index inbox_entries_of_person on inbox_entries (user_id, at desc, id);
create index inbox_entries_of_organization on inbox_entries (organization_id);
create index inbox_entries_by_age on inbox_entries (at);
