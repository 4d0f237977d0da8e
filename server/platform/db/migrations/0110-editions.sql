-- A finished assessment may be opened again: it gets a further edition, and the reports and documents of earlier ones stay.
alter table assessments
  add column edition integer not null default 1 check (edition >= 1),
  -- When it was completed for the first time; opening it again is possible for some days from then on.
  add column first_completed_at timestamptz;
update assessments set first_completed_at = completed_at where completed_at is not null;
alter table reports
  add column edition integer not null default 1,
  drop constraint reports_pkey,
  add primary key (organization_id, assessment_id, edition);
alter table documents
  add column edition integer not null default 1,
  drop constraint documents_pkey,
  add primary key (organization_id, assessment_id, kind, language, edition);
