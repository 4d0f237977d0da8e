-- What keeps a finished assessment from a certificate whatever its score is (core/obstacles.ts): a list of code, questionIds and
-- sections. Empty until it is finished, and where a certificate was issued.
alter table assessments add column obstacles jsonb not null default '[]';

-- Finished before the rule, without a certificate: judged by it from now on. What was certified stays as it is.
with asked as (
  select a.organization_id, a.id, item ->> 'questionId' as question, (item ->> 'section')::integer as section, item ->> 'answer' as answer
  from assessments a
  join reports r on r.organization_id = a.organization_id and r.assessment_id = a.id and r.edition = a.edition
  cross join lateral jsonb_array_elements(r.model -> 'items') as item
  where a.status = 'completed'
), unasked as (
  select organization_id, id, jsonb_agg(section order by section) as sections
  from (
    select organization_id, id, section from asked
    group by organization_id, id, section having bool_and(answer = 'not_applicable')
  ) as of_section
  group by organization_id, id
), judged as (
  select asked.organization_id, asked.id,
    case when bool_or(question = 'ai-act-1-2' and answer in ('no', 'not_applicable'))
      then '[{"code": "prohibited_practices", "questionIds": ["ai-act-1-2"], "sections": []}]'::jsonb else '[]' end
    || case when count(*) filter (where answer <> 'not_applicable') * 2 < count(*)
      then '[{"code": "too_few_applicable", "questionIds": [], "sections": []}]'::jsonb else '[]' end as found
  from asked group by asked.organization_id, asked.id
)
update assessments a set obstacles = judged.found || coalesce(
  (select jsonb_build_array(jsonb_build_object('code', 'section_not_applicable', 'questionIds', '[]'::jsonb, 'sections', unasked.sections))
   from unasked where unasked.organization_id = a.organization_id and unasked.id = a.id), '[]')
from judged where judged.organization_id = a.organization_id and judged.id = a.id;
