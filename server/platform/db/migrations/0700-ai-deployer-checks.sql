-- What an organisation says of the points of art. 26 of the AI Act about a high-risk system that it uses.
create table ai_deployer_checks (
  organization_id uuid not null,
  system_id uuid not null,
  point text not null check (length(point) <= 40),
  answer text not null check (length(answer) <= 40),
  note text not null,
  version integer not null default 1,
  answered_by uuid references users (id) on delete set null,
  answered_at timestamptz not null,
  primary key (organization_id, system_id, point),
  foreign key (organization_id, system_id) references ai_systems (organization_id, id) on delete cascade
);
create index ai_deployer_checks_by_answerer on ai_deployer_checks (answered_by);
