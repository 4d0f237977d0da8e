-- The AI systems of an organisation, with what the rules read of each (core/assessment/ai-systems/system.ts).
create table ai_systems (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  name text not null,
  version text not null,
  supplier text not null,
  purpose text not null,
  persons text not null,
  facts jsonb not null,
  -- Who looks after it; nobody once the membership is over.
  membership_id uuid,
  revision integer not null default 1,
  created_at timestamptz not null,
  changed_by uuid references users (id) on delete set null,
  changed_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, membership_id) references memberships (organization_id, id) on delete set null (membership_id)
);
create index ai_systems_by_membership on ai_systems (organization_id, membership_id);
create index ai_systems_by_changer on ai_systems (changed_by);

-- That a duty of a system was met: when, and what shows it.
create table ai_system_duties (
  organization_id uuid not null,
  system_id uuid not null,
  duty text not null,
  done_on date not null,
  proof text not null check (proof <> ''),
  evidence_id uuid,
  proved_by uuid references users (id) on delete set null,
  proved_at timestamptz not null,
  primary key (organization_id, system_id, duty),
  foreign key (organization_id, system_id) references ai_systems (organization_id, id) on delete cascade,
  foreign key (organization_id, evidence_id) references evidence (organization_id, id) on delete set null (evidence_id)
);
create index ai_system_duties_by_evidence on ai_system_duties (organization_id, evidence_id);
create index ai_system_duties_by_prover on ai_system_duties (proved_by);
