import { authorName } from '#content/labels/guest-author.ts';
import type { AnswerChange } from '#contract/assessment/answering/history.ts';
import { defaultLanguage } from '#core/platform/languages.ts';
import type { Deps } from '#server/deps.ts';
import { existing } from '#server/assessment/results/find.ts';
import { type Account, organizationOf } from '#server/platform/security/principal.ts';
import { savesOf, requirePeriod } from '#server/account/public.ts';

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
  for (const { at, who, guest, answer, comment, copied } of await savesOf(deps.db, { organizationId, assessmentId, questionId })) {
    const before = changes.at(-1);
    if (before?.to === answer && before.comment === comment) continue;
    changes.push({
      at: at.toISOString(),
      who: authorName({ who, guest }, account.language ?? defaultLanguage),
      from: before?.to ?? null,
      to: answer,
      comment,
      copied,
    });
  }
  return changes.reverse();
}
