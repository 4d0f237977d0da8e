-- Periods keep what was bought, what was added and what ended them, so that their places can be worked out anew.
alter table subscriptions
  add column months integer not null default 12 check (months > 0),
  add column added_seconds bigint not null default 0,
  add column ended_at timestamptz,
  add column ended_by text check (ended_by in ('refund', 'withdrawal', 'dispute')),
  add check ((ended_at is null) = (ended_by is null));

-- A refund or a withdrawal ends its period, also one that was moved or filled again afterwards.
update subscriptions s set
  ended_at = coalesce(p.withdrawn_at, p.refunded_at),
  ended_by = case when p.withdrawn_at is null then 'refund' else 'withdrawal' end,
  ends_at = greatest(s.starts_at, least(s.ends_at, coalesce(p.withdrawn_at, p.refunded_at)))
from payments p
where p.organization_id = s.organization_id and p.id = s.payment_id and coalesce(p.withdrawn_at, p.refunded_at) is not null;
update subscriptions set added_seconds = extract(epoch from
  ends_at - (starts_at at time zone 'Europe/Warsaw' + interval '12 months') at time zone 'Europe/Warsaw')::bigint
where ended_at is null;

alter table payments
  add column channel text not null default 'stripe' check (channel in ('stripe', 'transfer')),
  -- The first use of what was bought stays with the payment, whatever is deleted later.
  add column first_used_at timestamptz,
  add column first_use text check (first_use in ('answer', 'report', 'certificate')),
  add check ((first_used_at is null) = (first_use is null)),
  -- What the provider said of money that went back: the highest total, single refunds and disputes by their ids.
  add column told_refunded numeric(10, 2) not null default 0,
  add column told_refunded_at timestamptz,
  add column refunds jsonb not null default '{}',
  add column disputes jsonb not null default '{}',
  -- What was charged where it differs from what was asked, and when an operator accepted it nevertheless.
  add column charged jsonb,
  add column accepted_at timestamptz,
  -- When the provider said that the payment page is closed for good.
  add column page_closed_at timestamptz,
  -- A declaration of withdrawal: when it came, what became of it, how a person decided and how much goes back.
  add column withdrawal_declared_at timestamptz,
  add column withdrawal_outcome text check (withdrawal_outcome in ('refunded', 'cancelled', 'received')),
  add column withdrawal_decision text check (withdrawal_decision in ('nothing', 'pro_rata', 'full')),
  add column withdrawal_decided_at timestamptz,
  add check ((withdrawal_declared_at is null) = (withdrawal_outcome is null)),
  add check ((withdrawal_decision is null) = (withdrawal_decided_at is null)),
  -- Version of the terms, wording of the consents, time and address of the order.
  add column consent jsonb;

update payments set told_refunded = refunded_amount, told_refunded_at = refunded_at,
  withdrawal_declared_at = withdrawn_at, withdrawal_outcome = case when withdrawn_at is null then null else 'refunded' end;

update payments p set first_used_at = used.at, first_use = used.use
from subscriptions s, lateral (
  select at, use from (
    (select updated_at as at, 'answer' as use from answers a
      where a.organization_id = s.organization_id and a.updated_at >= s.starts_at and a.updated_at < s.ends_at order by 1 limit 1)
    union all
    (select created_at, 'report' from reports r
      where r.organization_id = s.organization_id and r.created_at >= s.starts_at and r.created_at < s.ends_at order by 1 limit 1)
    union all
    (select issued_at, 'certificate' from certificates c
      where c.organization_id = s.organization_id and c.issued_at >= s.starts_at and c.issued_at < s.ends_at order by 1 limit 1)
  ) each order by at limit 1
) used
where s.organization_id = p.organization_id and s.payment_id = p.id;

-- The period under which a certificate was issued.
alter table certificates add column subscription_id uuid;
update certificates c set subscription_id = (
  select s.id from subscriptions s
  where s.organization_id = c.organization_id and s.starts_at <= c.issued_at and s.ends_at > c.issued_at
  order by (s.plan = 'pro') desc, s.ends_at desc limit 1);

-- Money we owe back, until it is given. A refund is never forgotten: its row stays although the job that gives it ends.
create table refunds (
  organization_id uuid not null,
  id uuid not null,
  payment_id uuid not null,
  amount numeric(10, 2) not null check (amount > 0),
  reason text not null check (reason in ('withdrawal', 'operator', 'paid_twice', 'mismatch', 'organization_gone')),
  method text not null check (method in ('stripe', 'transfer')),
  -- The charge that is given back.
  stripe_payment_intent_id text,
  state text not null default 'owed' check (state in ('owed', 'sent', 'given', 'failed')),
  attempt integer not null default 1,
  provider_id text unique,
  failure text,
  -- Reference of the outgoing transfer.
  proof text,
  ordered_by uuid,
  owed_at timestamptz not null,
  tried_at timestamptz,
  given_at timestamptz,
  primary key (organization_id, id)
);
create index refunds_by_payment on refunds (organization_id, payment_id);
create index refunds_open on refunds (owed_at) where state <> 'given';
insert into refunds (organization_id, id, payment_id, amount, reason, method, stripe_payment_intent_id, owed_at)
select organization_id, gen_random_uuid(), id, amount, 'withdrawal', 'stripe', stripe_payment_intent_id, withdrawn_at
from payments where withdrawn_at is not null and refunded_at is null and paid_at is not null;

-- What a person has to look at and decide. `subject` names what it is about, so that the same is asked once.
create table desk_tasks (
  id uuid primary key,
  kind text not null,
  subject text not null,
  organization_id uuid,
  facts jsonb not null default '{}',
  opened_at timestamptz not null,
  closed_at timestamptz,
  closed_by uuid,
  decision text,
  note text,
  unique (kind, subject),
  check ((closed_at is null) = (decision is null))
);
create index desk_tasks_open on desk_tasks (opened_at, id) where closed_at is null;
create index desk_tasks_by_organization on desk_tasks (organization_id, opened_at);
insert into desk_tasks (id, kind, subject, organization_id, facts, opened_at)
select gen_random_uuid(), flag, p.id::text, p.organization_id,
  jsonb_build_object('orderNumber', p.order_number, 'buyer', p.buyer ->> 'name', 'paymentId', p.id), coalesce(p.paid_at, p.created_at)
from payments p, unnest(p.attention) flag
where flag in ('amount_mismatch', 'organization_gone', 'paid_twice', 'partial_refund', 'disputed', 'refund_failed');
-- What was charged in these was not kept: an operator decides before anything follows.
update payments set charged = jsonb_build_object('amount', 0, 'currency', currency, 'plan', plan) where 'amount_mismatch' = any (attention);
alter table payments drop column attention;

-- Events that could not be applied yet are tried again.
alter table stripe_events add column tried_at timestamptz, add column tries integer not null default 0;
update stripe_events set processed_at = null where note = 'payment_unknown' and received_at > now() - interval '30 days';

-- An end that was moved is reminded of anew.
alter table certificate_notifications add column ends_at timestamptz;
update certificate_notifications n set ends_at = c.expires_at from certificates c
where c.organization_id = n.organization_id and c.id = n.certificate_id;
update certificate_notifications n set ends_at = s.ends_at from subscriptions s
where s.organization_id = n.organization_id and s.id = n.subscription_id;
delete from certificate_notifications where ends_at is null;
do $$
declare old text;
begin
  for old in select conname from pg_constraint where conrelid = 'certificate_notifications'::regclass and contype = 'u' loop
    execute format('alter table certificate_notifications drop constraint %I', old);
  end loop;
end $$;
alter table certificate_notifications
  alter column ends_at set not null,
  add unique (organization_id, certificate_id, notification_type, days_before_expiry, ends_at),
  add unique (organization_id, subscription_id, notification_type, days_before_expiry, ends_at);
