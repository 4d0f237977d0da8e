-- What shows that a duty of an organisation was met, and who sees to it. Names of duties are those of the rules (`nis2:register`).
create table duty_proofs (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  duty text not null check (length(duty) <= 100),
  done_on date not null,
  reference text not null check (length(reference) <= 300),
  evidence_id uuid,
  recorded_by uuid,
  recorded_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, evidence_id) references evidence (organization_id, id) on delete set null (evidence_id)
);
create index duty_proofs_by_evidence on duty_proofs (organization_id, evidence_id) where evidence_id is not null;

-- Whoever leaves the organisation sees to nothing.
create table duty_owners (
  organization_id uuid not null,
  duty text not null check (length(duty) <= 100),
  membership_id uuid not null,
  primary key (organization_id, duty),
  foreign key (organization_id, membership_id) references memberships (organization_id, id) on delete cascade
);
create index duty_owners_by_membership on duty_owners (organization_id, membership_id);
