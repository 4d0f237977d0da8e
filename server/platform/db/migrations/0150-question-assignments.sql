-- Who sees to the answer of a question. It goes with the membership: whoever leaves sees to nothing, and comes back to nothing.
create table question_assignments (
  organization_id uuid not null,
  question_id text not null,
  membership_id uuid not null,
  assigned_at timestamptz not null,
  primary key (organization_id, question_id),
  foreign key (organization_id, membership_id) references memberships (organization_id, id) on delete cascade
);
create index question_assignments_by_membership on question_assignments (organization_id, membership_id);
