import sql from 'sql-template-tag';
import type { AnswerChange } from '#contract/history.ts';
import type { NetChange } from '#core/comparison.ts';
import type { AnswerValue } from '#core/questionnaire.ts';
import type { Db } from '#server/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { proPeriod } from '#server/entitlements/service.ts';
import { existing } from './find.ts';
import { type Account, organizationOf } from '#server/caller.ts';

type Row = Readonly<{ at: Date; who: string | null; answer: AnswerValue; comment: string; copied: boolean }>;

/** Answers of an organisation that were new or different at the end of a span of time. */
export async function netChanges(db: Db, organizationId: string, span: Readonly<{ from: Date; to: Date }>): Promise<NetChange[]> {
  const rows = await db.rows<NetChange>(sql`
    with touched as (
      select distinct entity_id from audit_logs
      where organization_id = ${organizationId} and entity_type = 'answer' and action = 'answer.saved'
        and created_at >= ${span.from} and created_at < ${span.to}
    ), saves as (
      select l.id, l.entity_id, l.action, l.created_at, l.metadata ->> 'questionId' as question_id, l.metadata ->> 'answer' as answer,
        lag(l.metadata ->> 'answer') over (partition by l.entity_id, l.metadata ->> 'questionId' order by l.id) as before
      from audit_logs l join touched using (entity_id)
      where l.organization_id = ${organizationId} and l.entity_type = 'answer' and l.action in ('answer.saved', 'answer.copied')
        and l.created_at < ${span.to}
    )
    select question_id, (array_agg(before order by id))[1] as from, (array_agg(answer order by id desc))[1] as to, max(created_at) as at
    from saves where action = 'answer.saved' and created_at >= ${span.from}
    group by entity_id, question_id order by at desc, question_id`);
  return rows.filter((row) => row.from !== row.to);
}

/** What the audit log says about one answer, oldest first. */
function savesOf(db: Db, answer: { organizationId: string; assessmentId: string; questionId: string }): Promise<Row[]> {
  return db.rows<Row>(sql`
    select l.created_at as at, u.first_name || ' ' || u.last_name as who, l.metadata ->> 'answer' as answer,
      coalesce(l.metadata ->> 'comment', '') as comment, l.action = 'answer.copied' as copied
    from audit_logs l left join users u on u.id = l.user_id
    where l.organization_id = ${answer.organizationId} and l.entity_type = 'answer' and l.entity_id = ${answer.assessmentId}
      and l.action in ('answer.saved', 'answer.copied') and l.metadata ->> 'questionId' = ${answer.questionId}
    order by l.id`);
}

/** Who changed an answer, when, from what and to what; newest first. Saves that changed nothing are left out. Needs Pro. */
export async function readAnswerHistory(
  deps: Deps,
  account: Account,
  { assessmentId, questionId }: { assessmentId: string; questionId: string },
): Promise<AnswerChange[]> {
  const organizationId = organizationOf(account);
  proPeriod(account);
  await existing(deps.db, organizationId, assessmentId);
  const changes: AnswerChange[] = [];
  for (const { at, who, answer, comment, copied } of await savesOf(deps.db, { organizationId, assessmentId, questionId })) {
    const before = changes.at(-1);
    if (before?.to === answer && before.comment === comment) continue;
    changes.push({ at: at.toISOString(), who, from: before?.to ?? null, to: answer, comment, copied });
  }
  return changes.reverse();
}
