-- What an organisation writes for the register of key and important entities, and what was listed there when it said that it is entered.
create table register_entries (
  organization_id uuid primary key references organizations (id) on delete cascade,
  own jsonb not null default '{}',
  version integer not null default 0,
  saved_by uuid references users (id) on delete set null,
  saved_at timestamptz,
  -- Null until there is a proof of the entry; since `listed_at` data are compared.
  listed jsonb,
  listed_at timestamptz
);
create index register_entries_saved_by on register_entries (saved_by);

-- Listed data that are no longer as they were. Reported ones are known by the proofs of the duty.
create table register_changes (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  datum text not null check (length(datum) <= 40),
  before text not null,
  after text not null,
  changed_on date not null,
  source text not null check (source in ('register', 'sheet')),
  noticed_at timestamptz not null,
  reverted_on date,
  primary key (organization_id, id)
);
create index register_changes_by_day on register_changes (organization_id, changed_on);
