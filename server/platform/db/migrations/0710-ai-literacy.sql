-- Measures for the AI literacy of whoever works with AI systems (AI Act, art. 4). Groups of people are described, nobody is named.
create table ai_literacy_measures (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  kind text not null check (length(kind) <= 40),
  topic text not null,
  audience text not null,
  people integer not null check (people > 0),
  all_systems boolean not null,
  held_on date not null,
  next_on date check (next_on > held_on),
  proof text not null,
  evidence_id uuid,
  version integer not null default 1,
  recorded_by uuid references users (id) on delete set null,
  recorded_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, evidence_id) references evidence (organization_id, id) on delete set null (evidence_id)
);
create index ai_literacy_measures_by_person on ai_literacy_measures (recorded_by);
create index ai_literacy_measures_by_evidence on ai_literacy_measures (organization_id, evidence_id) where evidence_id is not null;

-- The systems that a measure is about, where it is not about all of them.
create table ai_literacy_systems (
  organization_id uuid not null,
  measure_id uuid not null,
  system_id uuid not null,
  primary key (organization_id, measure_id, system_id),
  foreign key (organization_id, measure_id) references ai_literacy_measures (organization_id, id) on delete cascade,
  foreign key (organization_id, system_id) references ai_systems (organization_id, id) on delete cascade
);
create index ai_literacy_systems_by_system on ai_literacy_systems (organization_id, system_id);
