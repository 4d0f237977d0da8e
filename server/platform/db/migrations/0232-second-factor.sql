-- What a person shows beside the password. Of an authenticator application the secret is sealed (DATA_KEY); codes for the day when everything
-- is lost are kept as hashes and deleted when they are used; of a passkey only the public key is here.
create table passkeys (
  id text primary key,
  user_id uuid not null references users (id) on delete cascade,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_by_user on passkeys (user_id, created_at);

create table authenticators (
  user_id uuid primary key references users (id) on delete cascade,
  secret text not null,
  created_at timestamptz not null,
  -- Until a first code was typed it counts for nothing.
  confirmed_at timestamptz,
  -- The last step of time whose code was taken: none is taken twice.
  last_step bigint not null default -1
);

create table recovery_codes (
  user_id uuid not null references users (id) on delete cascade,
  hash text not null,
  created_at timestamptz not null,
  primary key (user_id, hash)
);
