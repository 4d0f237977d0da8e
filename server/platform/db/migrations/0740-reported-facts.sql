-- What an organisation counted in exports of its own systems: figures, never names. A file is told by its SHA-256, a program by the key it came with.
create table reported_facts (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  kind text not null check (length(kind) <= 40),
  source text not null check (source in ('file', 'api')),
  taken_on date not null,
  counts jsonb not null,
  columns text[] not null,
  sha256 text check (length(sha256) = 64),
  rules text not null check (length(rules) <= 40),
  collector text not null check (length(collector) <= 80),
  reported_by uuid references users (id) on delete set null,
  key_name text check (length(key_name) <= 80),
  reported_at timestamptz not null,
  primary key (organization_id, id),
  unique (organization_id, kind, sha256),
  check ((source = 'file') = (sha256 is not null))
);
create unique index reported_facts_by_program on reported_facts (organization_id, kind, taken_on) where source = 'api';
create index reported_facts_by_person on reported_facts (reported_by);

-- Why an answer stands against what was counted. It belongs to the reason that it explains and goes with it.
create table fact_explanations (
  organization_id uuid not null references organizations (id) on delete cascade,
  check_name text not null check (length(check_name) <= 40),
  reason text not null check (length(reason) <= 40),
  explanation text not null,
  explained_by uuid references users (id) on delete set null,
  explained_at timestamptz not null,
  primary key (organization_id, check_name)
);
create index fact_explanations_by_person on fact_explanations (explained_by);
