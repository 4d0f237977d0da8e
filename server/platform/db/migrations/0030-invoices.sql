-- One invoice for a sale and any number of corrections after it, in their order.
alter table invoices
  add column sequence integer not null default 0,
  -- Why it exists.
  add column reason text not null default 'sale' check (reason in ('sale', 'refund', 'refund_failed', 'buyer')),
  add column order_number text,
  -- Who is told when it has been issued, and in which language.
  add column user_id uuid,
  add column language text check (language in ('pl', 'en', 'de', 'fr')),
  -- Data of the buyer that a correction replaces.
  add column buyer_before jsonb;

alter table invoices disable trigger invoices_stay;
update invoices i set order_number = p.order_number, user_id = p.user_id, language = p.language
from payments p where p.organization_id = i.organization_id and p.id = i.payment_id;
update invoices set sequence = 1, reason = 'refund' where kind = 'KOR';
-- Corrections that were drafted after their period had ended carried the ended period.
update invoices k set period_from = o.period_from, period_to = o.period_to
from invoices o where o.organization_id = k.organization_id and o.id = k.corrects and k.number is null;
-- An invoice drafted for a period that never began names no period.
update invoices set period_from = null, period_to = null where number is null and period_to <= period_from;
alter table invoices enable trigger invoices_stay;

alter table invoices drop constraint invoices_organization_id_payment_id_kind_key;
alter table invoices add unique (organization_id, payment_id, sequence);
alter table invoices add check ((sequence = 0) = (kind = 'VAT')), add check ((kind = 'VAT') = (reason = 'sale'));
create index invoices_without_number on invoices (sold_at) where number is null;

-- Until a draft takes its number an operator may complete it; afterwards only the number of KSeF is added.
create or replace function keep_invoice() returns trigger language plpgsql as $$
declare
  entered text[] := array['ksef_number'];
begin
  if old.number is null then
    entered := array['number', 'exported_at', 'seller', 'buyer', 'nbp_rate', 'nbp_table', 'payment_method', 'needs_tax_review'];
  end if;
  if (to_jsonb(new) - entered) <> (to_jsonb(old) - entered)
    or (old.payment_method is not null and new.payment_method is distinct from old.payment_method)
    or (new.needs_tax_review and not old.needs_tax_review and new.buyer = old.buyer)
    or (new.number is not null and new.exported_at is null) then
    raise exception 'an invoice cannot be changed';
  end if;
  return new;
end $$;

-- Days on which operators were told by mail about drafts near their deadline.
create table invoice_watch_days (day date primary key);
