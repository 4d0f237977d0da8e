-- Who was asked to work in an organisation. Only the hash of the newest link is stored; it is made when the mail is sent.
create table invitations (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  email text not null check (email = lower(email)),
  role text not null check (role in ('reader', 'consultant', 'editor', 'owner')),
  language text not null check (language in ('pl', 'en', 'de', 'fr')),
  token_hash text unique,
  invited_by uuid references users (id) on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Each time it was mailed, for the limits.
  sent_at timestamptz[] not null,
  closed_at timestamptz,
  outcome text check (outcome in ('accepted', 'withdrawn')),
  primary key (organization_id, id),
  check ((closed_at is null) = (outcome is null))
);
create unique index invitations_open on invitations (organization_id, email) where closed_at is null;
create index invitations_by_address on invitations (email, created_at);
