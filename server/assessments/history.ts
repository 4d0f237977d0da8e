import type { AnswerChange } from '#contract/history.ts';
import { savesOf } from '#server/audit-log/reading.ts';
import type { Deps } from '#server/deps.ts';
import { requirePeriod } from '#server/entitlements/service.ts';
import { existing } from './find.ts';
import { type Account, organizationOf } from '#server/caller.ts';

/** Who changed an answer, when, from what and to what; newest first. Saves that changed nothing are left out. Needs Pro. */
export async function readAnswerHistory(
  deps: Deps,
  account: Account,
  { assessmentId, questionId }: { assessmentId: string; questionId: string },
): Promise<AnswerChange[]> {
  const organizationId = organizationOf(account);
  requirePeriod(account, 'answer_history');
  await existing(deps.db, organizationId, assessmentId);
  const changes: AnswerChange[] = [];
  for (const { at, who, answer, comment, copied } of await savesOf(deps.db, { organizationId, assessmentId, questionId })) {
    const before = changes.at(-1);
    if (before?.to === answer && before.comment === comment) continue;
    changes.push({ at: at.toISOString(), who, from: before?.to ?? null, to: answer, comment, copied });
  }
  return changes.reverse();
}
