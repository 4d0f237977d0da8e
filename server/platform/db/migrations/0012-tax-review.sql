-- An operator may lift the tax review of an invoice once an accountant has decided that Polish VAT applies.
create or replace function keep_invoice() returns trigger language plpgsql as $$
declare
  entered constant text[] := array['number', 'exported_at', 'nbp_rate', 'nbp_table', 'ksef_number', 'payment_method', 'needs_tax_review'];
begin
  if (to_jsonb(new) - entered) <> (to_jsonb(old) - entered)
    or (old.number is not null and new.number is distinct from old.number)
    or (old.payment_method is not null and new.payment_method is distinct from old.payment_method)
    or (new.needs_tax_review and not old.needs_tax_review) then
    raise exception 'an invoice cannot be changed';
  end if;
  return new;
end $$;
