-- Questionnaires of customers: the file as it came, the rows that were found in it, and what a person decided about each.
create table customer_questionnaires (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  customer text not null,
  name text not null,
  file_type text not null check (file_type in ('xlsx', 'docx', 'csv')),
  language text not null,
  bytes integer not null check (bytes > 0),
  sha256 text not null,
  store_key text not null,
  scanned boolean not null,
  rows jsonb not null,
  unread jsonb not null,
  added_by uuid references users (id) on delete set null,
  added_at timestamptz not null,
  primary key (organization_id, id)
);
create index customer_questionnaires_by_adder on customer_questionnaires (added_by);
create index customer_questionnaires_by_key on customer_questionnaires (store_key);

-- `asked` finds the same question in the next form. What was taken from an answer of ours keeps which, and what it said then.
create table customer_questionnaire_answers (
  organization_id uuid not null,
  questionnaire_id uuid not null,
  row integer not null check (row >= 0),
  asked text not null,
  decision text not null check (decision in ('accepted', 'edited', 'left_open')),
  written text not null,
  comment text not null,
  question_id text,
  answer text check (answer in ('yes', 'partial', 'no', 'not_applicable')),
  decided_by uuid references users (id) on delete set null,
  decided_at timestamptz not null,
  primary key (organization_id, questionnaire_id, row),
  foreign key (organization_id, questionnaire_id) references customer_questionnaires (organization_id, id) on delete cascade
);
create index customer_questionnaire_answers_by_decider on customer_questionnaire_answers (decided_by);
create index customer_questionnaire_answers_by_question on customer_questionnaire_answers (organization_id, md5(asked));
