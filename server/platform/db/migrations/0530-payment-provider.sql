-- Names of a payment provider instead of the name of one. The version before goes on under the old names while it is replaced, in a view
-- and in columns that a later migration takes away; what it writes there reaches the new ones, and the other way round.
alter table stripe_events rename to payment_events;
alter index stripe_events_pkey rename to payment_events_pkey;
alter index stripe_events_open rename to payment_events_open;
alter index stripe_events_without_effect rename to payment_events_without_effect;
alter index stripe_events_by_age rename to payment_events_by_age;
create view stripe_events as select id, type, payload, received_at, processed_at, note, tried_at, tries from payment_events;

alter table payments rename column stripe_session_id to provider_session_id;
alter table payments rename column stripe_payment_intent_id to provider_payment_id;
alter table payments rename constraint payments_stripe_session_id_key to payments_provider_session_id_key;
alter table payments rename constraint payments_stripe_payment_intent_id_key to payments_provider_payment_id_key;
alter table invoices rename column stripe_payment_intent_id to provider_payment_id;
alter table refunds rename column stripe_payment_intent_id to provider_payment_id;

alter table payments add column stripe_session_id text, add column stripe_payment_intent_id text;
alter table invoices add column stripe_payment_intent_id text;
alter table refunds add column stripe_payment_intent_id text;

alter table payments
  drop constraint payments_channel_check,
  add constraint payments_channel_check check (channel in ('provider', 'transfer')) not valid,
  alter column channel set default 'provider';
alter table refunds
  drop constraint refunds_method_check,
  add constraint refunds_method_check check (method in ('provider', 'transfer')) not valid;

create function name_payment_id() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.provider_payment_id := coalesce(new.provider_payment_id, new.stripe_payment_intent_id);
  elsif new.stripe_payment_intent_id is distinct from old.stripe_payment_intent_id then
    new.provider_payment_id := new.stripe_payment_intent_id;
  end if;
  new.stripe_payment_intent_id := new.provider_payment_id;
  return new;
end $$;
create function name_session_id() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.provider_session_id := coalesce(new.provider_session_id, new.stripe_session_id);
  elsif new.stripe_session_id is distinct from old.stripe_session_id then
    new.provider_session_id := new.stripe_session_id;
  end if;
  new.stripe_session_id := new.provider_session_id;
  if new.channel = 'stripe' then new.channel := 'provider'; end if;
  return new;
end $$;
create function name_method() returns trigger language plpgsql as $$
begin
  if new.method = 'stripe' then new.method := 'provider'; end if;
  return new;
end $$;
create trigger payments_payment_id before insert or update on payments for each row execute function name_payment_id();
create trigger payments_session_id before insert or update on payments for each row execute function name_session_id();
create trigger refunds_payment_id before insert or update on refunds for each row execute function name_payment_id();
create trigger refunds_method before insert or update on refunds for each row execute function name_method();
create trigger invoices_payment_id before insert or update on invoices for each row execute function name_payment_id();

-- As before; the old name of the payment says nothing by itself.
create or replace function keep_invoice() returns trigger language plpgsql as $$
declare
  entered text[] := array['ksef_number', 'stripe_payment_intent_id'];
begin
  if old.number is null then
    entered := array['number', 'exported_at', 'seller', 'buyer', 'nbp_rate', 'nbp_table', 'payment_method', 'needs_tax_review', 'stripe_payment_intent_id'];
  end if;
  if (to_jsonb(new) - entered) <> (to_jsonb(old) - entered)
    or (old.payment_method is not null and new.payment_method is distinct from old.payment_method)
    or (new.needs_tax_review and not old.needs_tax_review and new.buyer = old.buyer)
    or (new.number is not null and new.exported_at is null) then
    raise exception 'an invoice cannot be changed';
  end if;
  return new;
end $$;
