-- What was ordered and what became of it. The facts about a payment only ever grow, so that events may come in any order.
alter table payments
  add column order_number text unique,
  add column plan text check (plan in ('basic', 'pro')),
  add column net_amount numeric(10, 2),
  add column vat_percent integer,
  -- Buyer and consents as they were at the order.
  add column buyer jsonb not null default '{}',
  add column user_id uuid,
  add column language text check (language in ('pl', 'en', 'de', 'fr')),
  add column early_start_at timestamptz,
  add column checkout_url text,
  add column expires_at timestamptz,
  add column failed_at timestamptz,
  add column expired_at timestamptz,
  add column refunded_at timestamptz,
  add column refunded_amount numeric(10, 2) not null default 0,
  add column failure_code text,
  add column withdrawn_at timestamptz,
  -- What an operator has to look at; empty when there is nothing.
  add column attention text[] not null default '{}';
create index payments_by_time on payments (organization_id, created_at desc);
create index payments_pending on payments (created_at) where status = 'pending';
create unique index payments_open on payments (organization_id, plan, currency) where status = 'pending' and plan is not null;
create unique index subscriptions_by_payment on subscriptions (organization_id, payment_id);

-- Webhook events as they came, by their own id.
create table stripe_events (
  id text primary key,
  type text not null,
  payload jsonb not null,
  received_at timestamptz not null,
  processed_at timestamptz,
  -- Why it changed nothing, or why it failed.
  note text
);
create index stripe_events_open on stripe_events (received_at) where processed_at is null;

-- Drafts for the accounting office. Only what the office gives back is ever added to them.
create table invoices (
  organization_id uuid not null,
  id uuid not null,
  payment_id uuid not null,
  kind text not null check (kind in ('VAT', 'KOR')),
  corrects uuid,
  seller jsonb not null,
  buyer jsonb not null,
  plan text not null,
  period_from timestamptz,
  period_to timestamptz,
  net_amount numeric(10, 2) not null,
  vat_amount numeric(10, 2) not null,
  gross_amount numeric(10, 2) not null,
  vat_percent integer not null,
  currency text not null check (currency in ('PLN', 'EUR')),
  payment_method text,
  stripe_payment_intent_id text,
  sold_at timestamptz not null,
  -- Foreign seat: an accountant decides about the tax first.
  needs_tax_review boolean not null default false,
  created_at timestamptz not null,
  number text unique,
  exported_at timestamptz,
  nbp_rate numeric(10, 4),
  nbp_table text,
  ksef_number text unique,
  primary key (organization_id, id),
  unique (organization_id, payment_id, kind)
);
create index invoices_by_sale on invoices (sold_at);

create function keep_invoice() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) - array['number', 'exported_at', 'nbp_rate', 'nbp_table', 'ksef_number', 'payment_method'])
    <> (to_jsonb(old) - array['number', 'exported_at', 'nbp_rate', 'nbp_table', 'ksef_number', 'payment_method'])
    or (old.number is not null and new.number is distinct from old.number)
    or (old.payment_method is not null and new.payment_method is distinct from old.payment_method) then
    raise exception 'an invoice cannot be changed';
  end if;
  return new;
end $$;
create trigger invoices_stay before update on invoices for each row execute function keep_invoice();

-- Reminders are about a certificate or about a subscription.
alter table certificate_notifications
  alter column certificate_id drop not null,
  add column subscription_id uuid,
  add check ((certificate_id is null) <> (subscription_id is null)),
  add unique (organization_id, subscription_id, notification_type, days_before_expiry),
  add foreign key (organization_id, subscription_id) references subscriptions (organization_id, id) on delete cascade;
create index certificates_by_expiry on certificates (expires_at) where revoked_at is null;
create index subscriptions_by_end on subscriptions (ends_at);

alter table users
  add column reminders boolean not null default true,
  add column unsubscribe_token uuid not null unique default gen_random_uuid();

-- One monthly report per organisation and month.
create table monthly_reports (
  organization_id uuid not null references organizations (id) on delete cascade,
  month text not null check (month ~ '^\d{4}-\d{2}$'),
  sent_at timestamptz not null,
  primary key (organization_id, month)
);

-- What the jobs did.
create table job_runs (
  id bigint generated always as identity primary key,
  name text not null,
  started_at timestamptz not null,
  finished_at timestamptz,
  counts jsonb not null default '{}',
  error text
);
create index job_runs_newest on job_runs (name, started_at desc);

-- Look of the reports of a Pro organisation, frozen with each report.
create table brandings (
  organization_id uuid primary key references organizations (id) on delete cascade,
  logo bytea,
  accent text check (accent ~ '^#[0-9a-f]{6}$'),
  updated_at timestamptz not null
);
alter table reports add column branding jsonb;

-- The named contact of a Pro organisation, set by an operator.
alter table organizations add column consultant jsonb;

-- After ten years only number, dates and status of a certificate are left.
alter table certificates add column anonymised_at timestamptz;
