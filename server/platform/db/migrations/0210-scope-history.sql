-- What earlier scope checks of an assessment came to, the oldest first: those that were attached before the one in `scope`.
alter table assessments add column former_scopes jsonb not null default '[]';

-- Until now only the log of acts knew them.
update assessments a set former_scopes = earlier.scopes
from (
  select l.organization_id, l.entity_id, jsonb_agg(l.metadata order by l.id) as scopes
  from audit_logs l
  where l.action = 'assessment.scope_declared' and l.metadata ? 'status' and l.metadata ? 'checkedOn'
    and l.id < (
      select max(m.id) from audit_logs m
      where m.action = 'assessment.scope_declared' and m.entity_id = l.entity_id and m.organization_id = l.organization_id
    )
  group by l.organization_id, l.entity_id
) earlier
where a.organization_id = earlier.organization_id and a.id::text = earlier.entity_id::text and a.scope is not null;

-- That the owners were told what an attached check comes to by later rules, so that it is not said twice.
create table scope_notices (
  organization_id uuid not null,
  assessment_id uuid not null,
  rules text not null,
  told_at timestamptz not null,
  primary key (organization_id, assessment_id, rules),
  foreign key (organization_id, assessment_id) references assessments (organization_id, id) on delete cascade
);
