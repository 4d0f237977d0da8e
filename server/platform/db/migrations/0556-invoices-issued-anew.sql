-- A sale may be corrected to zero and invoiced anew, which is how a wrong NIP is corrected: a second invoice stands behind that correction.
alter table invoices
  add constraint invoices_reasons check (reason in ('sale', 'refund', 'refund_failed', 'buyer', 'replaced')) not valid,
  add constraint invoices_first check (sequence > 0 or kind = 'VAT') not valid,
  drop constraint invoices_reason_check,
  drop constraint invoices_check;

-- As before; and the buyer, the day and the number of what KSeF refused may be corrected, as nothing was issued then.
create or replace function keep_invoice() returns trigger language plpgsql as $$
declare
  entered text[] := array['ksef_number', 'stripe_payment_intent_id'];
begin
  if old.number is null then
    entered := array['number', 'exported_at', 'seller', 'buyer', 'nbp_rate', 'nbp_table', 'nbp_day', 'payment_method', 'needs_tax_review',
      'stripe_payment_intent_id'];
  elsif (
    select d.state = 'rejected' and d.mode = 'online' from ksef_documents d
    where d.organization_id = old.organization_id and d.invoice_id = old.id order by d.version desc limit 1
  ) then
    entered := entered || array['buyer', 'exported_at', 'number'];
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
