-- What the registers said about the company of an organisation when they were asked last.
create table register_readings (
  organization_id uuid primary key references organizations (id) on delete cascade,
  read_at timestamptz not null,
  -- Null where no register knows the NIP.
  company jsonb,
  emails text[] not null default '{}'
);
create index register_readings_by_email on register_readings using gin (emails);

-- Who an organisation is, and how that is known. Rows are only added and ended.
create table company_confirmations (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  method text not null check (method in ('register_email', 'website', 'transfer', 'letter', 'signature', 'operator')),
  level integer not null check (level between 1 and 3),
  confirmed_at timestamptz not null,
  ended_at timestamptz,
  evidence jsonb not null default '{}',
  primary key (organization_id, id)
);

-- Codes that were asked for. They outlive the organisation: a NIP may ask for so many in a day, whoever asks.
create table confirmation_codes (
  organization_id uuid not null,
  id uuid not null,
  nip text not null,
  method text not null check (method in ('register_email', 'letter')),
  -- Masked; the address itself is read from the register.
  sent_to text not null,
  -- Null until the code was made, which is when it is sent.
  code_hash text,
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  closed_at timestamptz,
  primary key (organization_id, id)
);
create index confirmation_codes_by_nip on confirmation_codes (nip, created_at);
create unique index confirmation_codes_open on confirmation_codes (organization_id, method) where closed_at is null;

-- That an account acts for a company: whether its registered contacts were told, and what they said.
create table company_claims (
  organization_id uuid primary key references organizations (id) on delete cascade,
  claimed_at timestamptz not null,
  told_at timestamptz,
  contested_at timestamptz,
  rejected_at timestamptz
);

-- Mails to registered contacts; each carries a link by which the company can object.
create table company_notices (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  sent_to text not null,
  created_at timestamptz not null,
  token_hash text unique,
  objected_at timestamptz,
  primary key (organization_id, id)
);

-- Certificates that were asked for and wait until their company is confirmed.
create table issue_requests (
  organization_id uuid not null references organizations (id) on delete cascade,
  assessment_id uuid not null,
  user_id uuid not null,
  declaration jsonb not null,
  language text not null check (language in ('pl', 'en', 'de', 'fr')),
  requested_at timestamptz not null,
  -- `issued`, or why it was not.
  outcome text,
  closed_at timestamptz,
  primary key (organization_id, assessment_id),
  foreign key (organization_id, assessment_id) references assessments (organization_id, id) on delete cascade
);
create index issue_requests_open on issue_requests (requested_at) where closed_at is null;
