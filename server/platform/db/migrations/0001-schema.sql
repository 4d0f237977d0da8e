create extension if not exists pg_trgm;

-- Tenant tables begin their keys with organization_id, so that a distributed PostgreSQL stays possible.
-- Records that the law keeps after an organisation is gone (certificates, payments, audit_logs) name it without a
-- foreign key.

create table users (
  id uuid primary key,
  email text not null unique check (email = lower(email)),
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  email_verified boolean not null default false,
  verification_token text unique,
  verification_token_expires_at timestamptz,
  reset_token text unique,
  reset_token_expires_at timestamptz,
  subscription_plan text not null default 'basic' check (subscription_plan in ('basic', 'pro')),
  compliance_type text check (compliance_type in ('nis2', 'ai_act')),
  role text not null default 'user' check (role in ('user', 'operator')),
  language text check (language in ('pl', 'en', 'de', 'fr')),
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table sessions (
  sid text primary key,
  sess jsonb not null,
  expire timestamptz not null
);
create index sessions_by_user on sessions ((sess ->> 'userId'));
create index sessions_by_expiry on sessions (expire);

create table organizations (
  id uuid primary key,
  name text not null,
  company_full_name text,
  nip text not null unique check (nip ~ '^[0-9]{10}$'),
  legal_form text,
  address text not null,
  city text not null,
  postal_code text not null,
  country text not null default 'Polska',
  industry text,
  size text,
  contact_email text not null,
  contact_phone text,
  user_id uuid not null references users (id) on delete cascade,
  registry_score_consent boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index organizations_by_owner on organizations (user_id);

create table payments (
  organization_id uuid not null,
  id uuid not null,
  certificate_id uuid,
  stripe_payment_intent_id text unique,
  stripe_session_id text unique,
  amount numeric(10, 2) not null check (amount >= 0),
  currency text not null default 'PLN' check (currency in ('PLN', 'EUR')),
  status text not null default 'pending' check (status in ('pending', 'paid', 'failed', 'expired', 'refunded')),
  payment_method text,
  description text,
  metadata jsonb not null default '{}',
  paid_at timestamptz,
  created_at timestamptz not null,
  primary key (organization_id, id)
);

-- Paid periods; active while now is in [starts_at, ends_at).
create table subscriptions (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  plan text not null check (plan in ('basic', 'pro')),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at >= starts_at),
  payment_id uuid,
  created_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, payment_id) references payments (organization_id, id) on delete set null (payment_id)
);
create index subscriptions_by_period on subscriptions (organization_id, ends_at);

create table compliance_types (
  id text primary key,
  name text not null,
  description text not null,
  description_en text not null,
  description_de text not null,
  description_fr text not null,
  active boolean not null default true,
  created_at timestamptz not null
);

create table subscription_plans (
  id text primary key,
  name text not null,
  price_pln integer not null,
  price_eur integer not null,
  display_price_pln text not null,
  display_price_eur text not null,
  description_pl text not null,
  description_en text not null,
  description_de text not null,
  description_fr text not null,
  popular boolean not null default false,
  active boolean not null default true,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table plan_features (
  id text primary key,
  plan_id text not null references subscription_plans (id) on delete cascade,
  feature_pl text not null,
  feature_en text not null,
  feature_de text not null,
  feature_fr text not null,
  sort_order integer not null default 0,
  created_at timestamptz not null
);

create table questions (
  id text primary key,
  type text not null check (type in ('nis2', 'ai_act')),
  section integer not null check (section >= 1),
  question_number integer not null check (question_number >= 1),
  question_text text not null,
  reference text not null,
  help_text text not null,
  weight numeric(3, 2) not null default 1.00 check (weight > 0),
  created_at timestamptz not null,
  unique (type, section, question_number)
);

create table assessments (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  type text not null check (type in ('nis2', 'ai_act')),
  status text not null default 'in_progress' check (status in ('draft', 'in_progress', 'completed', 'certified')),
  current_section integer not null default 1 check (current_section between 1 and 7),
  completion_percentage numeric(5, 2) not null default 0 check (completion_percentage between 0 and 100),
  compliance_score numeric(5, 2) check (compliance_score between 0 and 100),
  -- The exact score: points out of maximum, in hundredths of weight times percent.
  score_points integer,
  score_maximum integer,
  answered_count integer not null default 0,
  -- Counts changes of answers: a report made from a stale reading is refused.
  revision integer not null default 0,
  catalogue_version text not null,
  -- The paid period the assessment was started in.
  subscription_id uuid,
  started_at timestamptz,
  completed_at timestamptz,
  certified_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, subscription_id) references subscriptions (organization_id, id)
    on delete set null (subscription_id),
  check ((status in ('completed', 'certified')) = (completed_at is not null))
);
create index assessments_newest on assessments (organization_id, created_at desc);
-- At most one open assessment per regime.
create unique index assessments_open on assessments (organization_id, type) where status in ('draft', 'in_progress');

create table answers (
  organization_id uuid not null,
  assessment_id uuid not null,
  question_id text not null references questions (id) on delete restrict,
  id uuid not null default gen_random_uuid(),
  answer text not null check (answer in ('yes', 'partial', 'no', 'not_applicable')),
  comment text not null default '',
  evidence_files text[] not null default '{}',
  answered_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organization_id, assessment_id, question_id),
  foreign key (organization_id, assessment_id) references assessments (organization_id, id) on delete cascade
);

-- The report model frozen at completion, in all languages.
create table reports (
  organization_id uuid not null,
  assessment_id uuid not null,
  model jsonb not null,
  subject jsonb not null,
  created_at timestamptz not null,
  primary key (organization_id, assessment_id),
  foreign key (organization_id, assessment_id) references assessments (organization_id, id) on delete cascade
);

create table certificates (
  organization_id uuid not null,
  id uuid not null,
  certificate_number text not null unique,
  assessment_id uuid,
  type text not null check (type in ('nis2', 'ai_act')),
  compliance_score numeric(5, 2) not null check (compliance_score between 0 and 100),
  status text not null default 'active' check (status in ('active', 'expired', 'revoked')),
  issued_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > issued_at),
  revoked_at timestamptz,
  revocation_reason text
    check (revocation_reason in ('false_information', 'terms_breach', 'authority_demand', 'organisation_request')),
  pdf_url text not null,
  qr_code_url text not null,
  verification_hash text not null check (verification_hash ~ '^[0-9a-f]{64}$'),
  -- The compact JWS whose SHA-256 is verification_hash.
  credential text not null,
  metadata jsonb not null default '{}',
  -- What the registry shows: name and NIP as certified, folded text to search in, listed first until.
  organization_name text not null,
  organization_nip text not null,
  search_text text not null,
  priority_until timestamptz,
  created_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, assessment_id) references assessments (organization_id, id)
    on delete set null (assessment_id),
  check ((status = 'revoked') = (revoked_at is not null)),
  check ((revoked_at is null) = (revocation_reason is null))
);
create unique index certificates_one_per_assessment on certificates (organization_id, assessment_id);
create index certificates_listed on certificates (issued_at desc, certificate_number desc) where revoked_at is null;
create index certificates_listed_by_type on certificates (type, issued_at desc, certificate_number desc) where revoked_at is null;
create index certificates_priority on certificates (issued_at desc, certificate_number desc)
  where revoked_at is null and priority_until is not null;
create index certificates_by_nip on certificates (organization_nip, issued_at desc) where revoked_at is null;
create index certificates_search on certificates using gin (search_text gin_trgm_ops) where revoked_at is null;
create index certificates_search_prefix on certificates (search_text text_pattern_ops) where revoked_at is null;

create table certificate_notifications (
  organization_id uuid not null,
  id uuid not null,
  certificate_id uuid not null,
  user_id uuid references users (id) on delete set null,
  notification_type text not null,
  days_before_expiry integer not null,
  sent_at timestamptz not null,
  email_sent boolean not null default false,
  email_error text,
  primary key (organization_id, id),
  unique (organization_id, certificate_id, notification_type, days_before_expiry),
  foreign key (organization_id, certificate_id) references certificates (organization_id, id) on delete cascade
);

-- Issued bytes, stored once and served as they are.
create table documents (
  organization_id uuid not null,
  assessment_id uuid not null,
  kind text not null check (kind in ('report', 'certificate')),
  language text not null check (language in ('pl', 'en', 'de', 'fr')),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes bytea not null,
  created_at timestamptz not null,
  primary key (organization_id, assessment_id, kind, language),
  foreign key (organization_id, assessment_id) references assessments (organization_id, id) on delete cascade
);

-- Public halves of the issuer's keys; retired ones stay, so that old certificates can be checked.
create table signing_keys (
  kid text primary key,
  public_jwk jsonb not null,
  retired_at timestamptz,
  created_at timestamptz not null
);

create table audit_logs (
  id bigint generated always as identity primary key,
  user_id uuid,
  organization_id uuid,
  action text not null,
  entity_type text not null,
  entity_id text not null,
  metadata jsonb not null default '{}',
  ip_address text,
  user_agent text,
  created_at timestamptz not null
);
create index audit_logs_by_organization on audit_logs (organization_id, created_at desc);
create index audit_logs_by_entity on audit_logs (organization_id, entity_type, entity_id, created_at desc);
create index audit_logs_by_age on audit_logs (created_at);
