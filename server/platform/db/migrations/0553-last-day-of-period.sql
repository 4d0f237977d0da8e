-- The last day of the period as the invoice says it. What was issued so far said the day before the one on which the period ends; from now
-- on it is the day that screens and mails say.
alter table invoices add column period_last_day date;

-- As before, with that day, which is written once.
create or replace function keep_invoice() returns trigger language plpgsql as $$
declare
  entered text[] := array['ksef_number', 'stripe_payment_intent_id'];
begin
  if old.number is null then
    entered := array['number', 'exported_at', 'seller', 'buyer', 'nbp_rate', 'nbp_table', 'nbp_day', 'payment_method', 'needs_tax_review',
      'stripe_payment_intent_id'];
  end if;
  if old.period_last_day is null then entered := entered || array['period_last_day']; end if;
  if (to_jsonb(new) - entered) <> (to_jsonb(old) - entered)
    or (old.payment_method is not null and new.payment_method is distinct from old.payment_method)
    or (new.needs_tax_review and not old.needs_tax_review and new.buyer = old.buyer)
    or (new.number is not null and new.exported_at is null) then
    raise exception 'an invoice cannot be changed';
  end if;
  if (new.nbp_rate, new.nbp_table) is distinct from (old.nbp_rate, old.nbp_table) and new.nbp_day is not distinct from old.nbp_day
    and new.number is null then
    new.nbp_day := null;
  end if;
  return new;
end $$;
