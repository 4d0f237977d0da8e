import sql from 'sql-template-tag';
import type { AnswerChange } from '#contract/history.ts';
import type { AnswerValue } from '#core/questionnaire.ts';
import type { Account } from '#server/accounts/sessions.ts';
import type { Db } from '#server/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { organizationOf, proPeriod } from './entitlement.ts';
import { existing } from './find.ts';

type Row = Readonly<{ at: Date; who: string | null; answer: AnswerValue; comment: string; copied: boolean }>;

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
