-- What waits for its place in the log, written in the transaction of the act that it tells of.
create table log_pending (
  id bigint generated always as identity primary key,
  leaf text not null unique,
  created_at timestamptz not null
);

-- The log: leaves in their order, and the hash of every complete subtree of 2^level leaves.
create table log_leaves (
  index bigint primary key,
  leaf text not null unique
);
create table log_hashes (
  level integer not null,
  index bigint not null,
  hash bytea not null,
  primary key (level, index)
);
-- What the log signed, with the cosignatures of its witnesses. Nothing here is ever changed but for the latter.
create table log_checkpoints (
  size bigint primary key,
  note text not null,
  witnesses integer not null default 0,
  created_at timestamptz not null
);

-- Lists of keys that the offline roots signed, as published.
create table key_lists (
  version integer primary key,
  note text not null,
  created_at timestamptz not null
);

-- The place of a certificate on the list of its year; drawn at random, so that a list does not tell whom it is about.
create table status_places (
  list integer not null,
  place integer not null check (place between 0 and 1048575),
  taken_back boolean not null default false,
  primary key (list, place)
);
create table status_lists (
  list integer primary key,
  token text not null,
  taken_back integer not null,
  signed_at timestamptz not null
);

alter table certificates
  add column status_list integer,
  add column status_place integer;
