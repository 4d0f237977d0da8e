-- Drafts of what the AI Act asks to be written about a system, one of each kind, and fundamental rights impact assessments that were finished.
create table ai_system_sheets (
  organization_id uuid not null,
  system_id uuid not null,
  kind text not null check (length(kind) <= 40),
  content jsonb not null,
  version integer not null default 1,
  saved_by uuid references users (id) on delete set null,
  saved_at timestamptz not null,
  primary key (organization_id, system_id, kind),
  foreign key (organization_id, system_id) references ai_systems (organization_id, id) on delete cascade
);
create index ai_system_sheets_by_saver on ai_system_sheets (saved_by);

create table ai_impact_assessments (
  organization_id uuid not null,
  system_id uuid not null,
  id uuid not null,
  content jsonb not null,
  -- What it rests on (core/assessment/ai-sheets/impact.ts): another description of the system makes it outdated.
  basis jsonb not null,
  -- Who answers for it, as written.
  person text not null check (person <> ''),
  done_on date not null,
  finished_by uuid references users (id) on delete set null,
  finished_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, system_id) references ai_systems (organization_id, id) on delete cascade
);
create index ai_impact_assessments_by_system on ai_impact_assessments (organization_id, system_id, finished_at);
create index ai_impact_assessments_by_finisher on ai_impact_assessments (finished_by);
