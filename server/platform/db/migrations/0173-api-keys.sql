-- Keys for calls of other programs. A key is shown once and only its hash is kept; it works while whoever made it owns the organisation.
create table api_keys (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  name text not null,
  -- How the key begins, so that people can tell their keys apart.
  prefix text not null,
  secret_hash text not null unique check (secret_hash ~ '^[0-9a-f]{64}$'),
  scopes text[] not null,
  made_by uuid references users (id) on delete set null,
  made_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz,
  primary key (organization_id, id)
);
