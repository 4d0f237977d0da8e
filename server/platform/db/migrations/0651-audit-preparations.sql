-- Whom an organisation chose for its audit, and what it knows of their independence.
create table audit_preparations (
  organization_id uuid primary key references organizations (id) on delete cascade,
  auditor text not null check (length(auditor) <= 300),
  kind text check (length(kind) <= 60),
  checks jsonb not null,
  revision integer not null,
  changed_by uuid,
  changed_at timestamptz not null
);
