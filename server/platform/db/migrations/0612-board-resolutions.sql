-- Decisions of the head, frozen with the state of the assessment they rest on.
create table board_resolutions (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('measures', 'plan', 'risks')),
  form text not null check (form in ('resolution', 'order', 'statement')),
  language text not null,
  -- What was written into it and what was derived, as the document says it.
  content jsonb not null,
  -- SHA-256 of the state it rests on: another one today means that something changed since.
  state_hash text not null,
  pdf bytea not null,
  sha256 text not null,
  made_by uuid,
  made_at timestamptz not null,
  -- Null while it is a draft.
  number text check (length(number) <= 100),
  adopted_on date,
  votes jsonb not null default '[]',
  evidence_id uuid,
  adopted_by uuid,
  adopted_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, evidence_id) references evidence (organization_id, id) on delete set null (evidence_id)
);
create index board_resolutions_newest on board_resolutions (organization_id, made_at desc);
create index board_resolutions_by_evidence on board_resolutions (organization_id, evidence_id) where evidence_id is not null;
