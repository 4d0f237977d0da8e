-- Statements apart, an empty line between them: what was corrected and issued before stays as it was; each may be begun again.

update payments p set corrected_disputes = array(
  select d.key from jsonb_each(p.disputes) d
  where d.value -> 'stages' ? 'lost' and not d.value -> 'stages' ? 'won' and not d.value -> 'stages' ? 'funds_reinstated')
where p.disputes <> '{}' and p.corrected_disputes = '{}';

update invoices i set period_last_day = (i.period_to at time zone 'Europe/Warsaw')::date - 1
where i.period_to is not null and i.period_last_day is null and exists (
  select 1 from invoices o where o.organization_id = i.organization_id and o.payment_id = i.payment_id and o.number is not null);
