-- Letters of companies that are gone are wanted by nobody, and a letter that no longer works is not to be sent: its task is done.
update confirmation_codes c set closed_at = now()
where closed_at is null and not exists (select 1 from organizations o where o.id = c.organization_id);
update desk_tasks t set closed_at = now(), decision = 'resolved'
where kind = 'letter_to_send' and closed_at is null
  and not exists (select 1 from confirmation_codes c where c.id::text = t.subject and c.closed_at is null);
