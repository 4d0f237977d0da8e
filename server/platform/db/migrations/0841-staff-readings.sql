-- A document in force that staff without an account may read and confirm. One link a document; its secret is here as a hash alone.
create table staff_links (
  organization_id uuid not null,
  template_id text not null,
  evidence_id uuid not null,
  token_hash text unique,
  domains text[] not null default '{}',
  made_by uuid references users (id) on delete set null,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  primary key (organization_id, template_id, evidence_id),
  foreign key (organization_id, template_id, evidence_id) references adopted_documents (organization_id, template_id, evidence_id) on delete cascade,
  check (expires_at > made_at)
);
create index staff_links_by_person on staff_links (made_by) where made_by is not null;

-- The code that was asked for last for an address; there is one from when it is mailed. It goes once it is redeemed or over.
create table staff_codes (
  organization_id uuid not null,
  template_id text not null,
  evidence_id uuid not null,
  email text not null check (length(email) <= 254),
  name text not null check (length(name) <= 100),
  code_id uuid not null unique,
  code_hash text,
  code_tries smallint not null default 0,
  expires_at timestamptz not null,
  primary key (organization_id, template_id, evidence_id, email),
  foreign key (organization_id, template_id, evidence_id) references staff_links (organization_id, template_id, evidence_id) on delete cascade
);
create index staff_codes_by_end on staff_codes (expires_at);

-- Who of the staff, without an account, said that they have read a document and understand it. It goes with the approval.
create table staff_readings (
  organization_id uuid not null,
  id uuid not null,
  template_id text not null,
  evidence_id uuid not null,
  email text not null check (length(email) <= 254),
  name text not null check (length(name) <= 100),
  read_at timestamptz not null,
  primary key (organization_id, id),
  unique (organization_id, template_id, evidence_id, email),
  foreign key (organization_id, template_id, evidence_id) references adopted_documents (organization_id, template_id, evidence_id) on delete cascade
);
