-- What an organisation typed into the gaps of a template, by the words of the gap.
create table template_fills (
  organization_id uuid not null references organizations (id) on delete cascade,
  template_id text not null check (length(template_id) <= 40),
  filled jsonb not null,
  revision integer not null default 1,
  changed_by uuid references users (id) on delete set null,
  changed_at timestamptz not null,
  primary key (organization_id, template_id)
);
create index template_fills_by_person on template_fills (changed_by);

-- Which evidence is an approved document made from which template. It goes with the evidence.
create table adopted_documents (
  organization_id uuid not null,
  template_id text not null check (length(template_id) <= 40),
  evidence_id uuid not null,
  template_version integer not null,
  approved_on date not null,
  approved_by text not null,
  recorded_by uuid references users (id) on delete set null,
  recorded_at timestamptz not null,
  primary key (organization_id, template_id, evidence_id),
  foreign key (organization_id, evidence_id) references evidence (organization_id, id) on delete cascade
);
create index adopted_documents_of_evidence on adopted_documents (organization_id, evidence_id);
create index adopted_documents_by_person on adopted_documents (recorded_by);

-- Who said that they have read an approved document and understand it.
create table document_readings (
  organization_id uuid not null,
  template_id text not null,
  evidence_id uuid not null,
  membership_id uuid not null,
  read_at timestamptz not null,
  primary key (organization_id, template_id, evidence_id, membership_id),
  foreign key (organization_id, membership_id) references memberships (organization_id, id) on delete cascade,
  foreign key (organization_id, template_id, evidence_id) references adopted_documents (organization_id, template_id, evidence_id) on delete cascade
);
create index document_readings_by_member on document_readings (organization_id, membership_id);
