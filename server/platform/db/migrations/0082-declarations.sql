-- Declarations that companies sign elsewhere, exactly as they were issued.
create table declarations (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  bytes bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  closed_at timestamptz,
  primary key (organization_id, id)
);
create unique index declarations_open on declarations (organization_id) where closed_at is null;

-- What became of signed files. The files themselves are not kept, nor who signed.
create table signed_files (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  declaration_id uuid not null,
  file_sha256 text not null,
  certificate_sha256 text,
  verdict text not null,
  judged_at timestamptz not null,
  primary key (organization_id, id)
);
create index signed_files_by_time on signed_files (organization_id, judged_at);
