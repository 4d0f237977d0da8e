-- What was logged stays as it is. Old entries go by three functions alone, which a role that is not the owner may only have do what is due.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% only grows', tg_table_name using errcode = 'restrict_violation';
end
$$;

create function is_retiring() returns boolean language sql stable
  return coalesce(current_setting('atesto.retires', true), '') = 'on';

create trigger audit_logs_stay before update or delete on audit_logs
  for each row when (not is_retiring()) execute function refuse_change();
create trigger security_events_stay before delete on security_events
  for each row when (not is_retiring()) execute function refuse_change();
-- Only their counts grow.
create trigger security_events_grow before update on security_events
  for each row when (new.count < old.count
    or (new.id, new.minute, new.kind, new.ip_address, new.user_id, new.code, new.route)
      is distinct from (old.id, old.minute, old.kind, old.ip_address, old.user_id, old.code, old.route))
  execute function refuse_change();
create trigger log_leaves_stay before update or delete on log_leaves for each row execute function refuse_change();
create trigger log_hashes_stay before update or delete on log_hashes for each row execute function refuse_change();
create trigger key_lists_stay before update or delete on key_lists for each row execute function refuse_change();
create trigger audit_logs_whole before truncate on audit_logs execute function refuse_change();
create trigger security_events_whole before truncate on security_events execute function refuse_change();
create trigger log_leaves_whole before truncate on log_leaves execute function refuse_change();
create trigger log_hashes_whole before truncate on log_hashes execute function refuse_change();
create trigger key_lists_whole before truncate on key_lists execute function refuse_change();

-- The owner may say when; everybody else no later than the 12 months that are promised.
create function retired_before(wanted timestamptz) returns timestamptz language sql stable
  return case
    when (select pg_get_userbyid(c.relowner) from pg_class c where c.oid = 'audit_logs'::regclass) = session_user then wanted
    else least(wanted, now() - interval '12 months')
  end;

-- What is due (docs/product.md, “Retention”); each returns one row for an entry.
create function retire_audit_logs(wanted timestamptz) returns setof integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare due timestamptz := retired_before(wanted);
begin
  perform set_config('atesto.retires', 'on', true);
  -- The history of answers belongs to the organisation's records, and the proof of a consent that is used stays (GDPR, art. 7(1)).
  return query delete from audit_logs l where created_at <= due
    and (action not like 'answer.%' or not exists (select 1 from organizations o where o.id = l.organization_id))
    and not (l.action = 'organization.score_consent' and exists (
      select 1 from organizations o where o.id = l.organization_id and (o.registry_score_consent or exists (
        select 1 from audit_logs w where w.organization_id = l.organization_id and w.action = l.action and w.created_at > due))))
    returning 1;
  perform set_config('atesto.retires', 'off', true);
end
$$;

create function strip_audit_logs(wanted timestamptz) returns setof integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare due timestamptz := retired_before(wanted);
begin
  perform set_config('atesto.retires', 'on', true);
  return query update audit_logs set ip_address = null, user_agent = null
    where created_at <= due and (ip_address is not null or user_agent is not null) returning 1;
  perform set_config('atesto.retires', 'off', true);
end
$$;

create function retire_security_events(wanted timestamptz) returns setof integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare due timestamptz := retired_before(wanted);
begin
  perform set_config('atesto.retires', 'on', true);
  return query delete from security_events where last_at <= due returning 1;
  perform set_config('atesto.retires', 'off', true);
end
$$;

revoke execute on function retire_audit_logs, strip_audit_logs, retire_security_events from public;
