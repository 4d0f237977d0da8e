-- A sheet of answers that was uploaded and is being looked through: nothing of it is saved as an answer until somebody applies it.
create table answer_imports (
  organization_id uuid not null,
  id uuid not null,
  assessment_id uuid not null,
  user_id uuid references users (id) on delete cascade,
  read jsonb not null,
  created_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, assessment_id) references assessments (organization_id, id) on delete cascade
);
create index answer_imports_by_assessment on answer_imports (organization_id, assessment_id);
create index answer_imports_by_user on answer_imports (user_id);
create index answer_imports_by_age on answer_imports (created_at);
