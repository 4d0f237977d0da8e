-- Who heads an entity or was given its tasks, and in which trainings they took part.
create table board_people (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  name text not null check (length(name) <= 200),
  -- The function: chair, member of the board, head of the office.
  role_title text not null check (length(role_title) <= 200),
  kind text not null check (kind in ('member', 'delegate')),
  -- Whoever has an account passes the test alone; null for the others.
  membership_id uuid,
  since date not null,
  until date,
  added_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, membership_id) references memberships (organization_id, id) on delete set null (membership_id)
);
create index board_people_by_membership on board_people (organization_id, membership_id) where membership_id is not null;

-- What was recorded stays as it was, with the document that was made of it; one that was recorded by mistake is withdrawn as a whole.
create table board_trainings (
  organization_id uuid not null,
  id uuid not null,
  person_id uuid not null,
  name text not null,
  role_title text not null,
  done_on date not null,
  way text not null check (way in ('self', 'declared')),
  trainer text not null check (length(trainer) <= 300),
  agenda text[] not null,
  -- Of the test; null for what was declared.
  correct integer,
  asked integer,
  edition text,
  evidence_id uuid,
  recorded_by uuid,
  recorded_at timestamptz not null,
  language text not null,
  record_hash text not null,
  pdf bytea not null,
  sha256 text not null,
  primary key (organization_id, id),
  foreign key (organization_id, person_id) references board_people (organization_id, id) on delete cascade,
  foreign key (organization_id, evidence_id) references evidence (organization_id, id) on delete set null (evidence_id)
);
create index board_trainings_by_person on board_trainings (organization_id, person_id, done_on);
create index board_trainings_by_evidence on board_trainings (organization_id, evidence_id) where evidence_id is not null;
