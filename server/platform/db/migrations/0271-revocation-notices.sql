-- That an organisation was told that its certificate is to be revoked, until when it can explain itself, and what came of it.
create table revocation_notices (
  organization_id uuid not null,
  id uuid not null,
  certificate_id uuid not null,
  reason text not null check (reason in ('false_information', 'terms_breach')),
  grounds text not null,
  announced_at timestamptz not null,
  explain_until timestamptz not null,
  explanation text,
  explained_at timestamptz,
  decided_at timestamptz,
  outcome text check (outcome in ('revoked', 'kept')),
  primary key (organization_id, id),
  foreign key (organization_id, certificate_id) references certificates (organization_id, id) on delete cascade,
  check ((decided_at is null) = (outcome is null)),
  check ((explanation is null) = (explained_at is null))
);
create unique index revocation_notices_open on revocation_notices (organization_id, certificate_id) where decided_at is null;

-- A certificate whose period ended by a withdrawal goes at the organisation's own wish; of any other it is told first.
update desk_tasks set kind = 'certificate_withdrawn' where kind = 'certificate_unpaid' and facts ->> 'endedBy' = 'withdrawal';
