-- Lost disputes after which the invoice is corrected, by their ids: an operator decides that. Those of before were corrected at once.
alter table payments add column corrected_disputes text[] not null default '{}';
update payments p set corrected_disputes = array(
  select d.key from jsonb_each(p.disputes) d
  where d.value -> 'stages' ? 'lost' and not d.value -> 'stages' ? 'won' and not d.value -> 'stages' ? 'funds_reinstated')
where p.disputes <> '{}';
