-- Answers that an incident contradicts, as the people named in it say, until one of them explains why the answer holds all the same.
create table incident_contradictions (
  organization_id uuid not null,
  incident_id uuid not null,
  question_id text not null,
  marked_by uuid references users (id) on delete set null,
  marked_at timestamptz not null,
  explanation text not null default '',
  explained_by uuid references users (id) on delete set null,
  explained_at timestamptz,
  primary key (organization_id, incident_id, question_id),
  foreign key (organization_id, incident_id) references incidents (organization_id, id) on delete cascade
);
create index incident_contradictions_by_marker on incident_contradictions (marked_by);
create index incident_contradictions_by_explainer on incident_contradictions (explained_by);
