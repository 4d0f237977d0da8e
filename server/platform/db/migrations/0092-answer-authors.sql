-- Who gave an answer as it stands now; null where the account is gone.
alter table answers add column answered_by uuid references users (id) on delete set null;

update answers a set answered_by = l.user_id
from (
  select distinct on (organization_id, entity_id, metadata ->> 'questionId')
    organization_id, entity_id, metadata ->> 'questionId' as question_id, user_id
  from audit_logs where entity_type = 'answer' and action in ('answer.saved', 'answer.copied')
  order by organization_id, entity_id, metadata ->> 'questionId', id desc
) l
join users u on u.id = l.user_id
where a.organization_id = l.organization_id and a.assessment_id::text = l.entity_id and a.question_id = l.question_id;
