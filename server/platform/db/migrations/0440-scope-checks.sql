-- Finished scope checks of an organisation, with or without an assessment: the newest of a regime counts. `told_rules` are the
-- newest rules of which the owners were told that they come to something else.
create table scope_checks (
  id bigint generated always as identity primary key,
  organization_id uuid not null references organizations (id) on delete cascade,
  regime text not null,
  scope jsonb not null,
  kept_by uuid,
  kept_at timestamptz not null,
  told_rules text,
  told_at timestamptz
);
create index scope_checks_newest on scope_checks (organization_id, regime, kept_at desc, id desc);

-- What was attached to an assessment until now. `scope_notices` is read and written by the version before only; the next release drops it.
insert into scope_checks (organization_id, regime, scope, kept_at, told_rules, told_at)
select distinct on (a.organization_id, a.type) a.organization_id, a.type, a.scope, a.created_at, n.rules, n.told_at
from assessments a
left join lateral (
  select rules, told_at from scope_notices n
  where n.organization_id = a.organization_id and n.assessment_id = a.id order by told_at desc limit 1
) n on true
where a.scope is not null
order by a.organization_id, a.type, a.scope ->> 'checkedOn' desc, a.created_at desc, a.id desc;
