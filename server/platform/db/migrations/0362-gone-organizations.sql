-- Organisations whose history of answers has nobody left to belong to. Those of today are noted as they go; of those before, the log tells.
create table gone_organizations (organization_id uuid primary key);

create function note_gone_organization() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$begin
  insert into gone_organizations (organization_id) values (old.id) on conflict do nothing;
  return old;
end$$;

create trigger organizations_gone after delete on organizations for each row execute function note_gone_organization();

-- What is due (docs/product.md, “Retention”), as before; each part of it by its own index.
create or replace function retire_audit_logs(wanted timestamptz) returns setof integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare due timestamptz := retired_before(wanted);
begin
  perform set_config('atesto.retires', 'on', true);
  return query delete from audit_logs l where created_at <= due and action not like 'answer.%'
    -- The proof of a consent that is used stays (GDPR, art. 7(1)).
    and not (l.action = 'organization.score_consent' and exists (
      select 1 from organizations o where o.id = l.organization_id and (o.registry_score_consent or exists (
        select 1 from audit_logs w where w.organization_id = l.organization_id and w.action = l.action and w.created_at > due))))
    returning 1;
  -- The history of answers belongs to the organisation's records, and goes with it.
  return query delete from audit_logs l using gone_organizations g
    where l.organization_id = g.organization_id and l.created_at <= due and l.action like 'answer.%' returning 1;
  delete from gone_organizations g where not exists (
    select 1 from audit_logs l where l.organization_id = g.organization_id and l.action like 'answer.%');
  perform set_config('atesto.retires', 'off', true);
end
$$;

create or replace function retire_security_events(wanted timestamptz) returns setof integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare due timestamptz := retired_before(wanted);
begin
  perform set_config('atesto.retires', 'on', true);
  -- What was last seen by then began by then: the index is one of minutes.
  return query delete from security_events where minute <= due and last_at <= due returning 1;
  perform set_config('atesto.retires', 'off', true);
end
$$;
