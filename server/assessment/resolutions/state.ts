import { itemsOf, restsOn, type AssessedState, type ResolutionKind } from '#core/assessment/board/resolutions.ts';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import { planOf, type Plan } from '#server/assessment/action-plan/plan.ts';
import type { Deps } from '#server/deps.ts';
import { sha256Of } from '#server/platform/files/stored-files.ts';
import type { Account } from '#server/platform/security/principal.ts';

/** The newest finished result under the act with its plan; null without one. */
export type Assessed = Readonly<{ state: AssessedState; plan: Plan }>;

export async function assessedState(deps: Pick<Deps, 'db' | 'now'>, account: Account): Promise<Assessed | null> {
  const plan = await planOf(deps, deps.db, account);
  const result = plan.regimes.find(({ regime }) => regime === 'nis2');
  if (!result) return null;
  const items = plan.items
    .filter(({ regime }) => regime === 'nis2')
    .map(({ gap, values }) => ({
      questionId: gap.questionId,
      state: values.state,
      owner: values.ownerName,
      dueOn: values.dueOn,
      reason: values.reason,
    }));
  const { assessmentId, completedAt, score, met } = result;
  return { plan, state: { assessmentId, completedOn: isoDay(completedAt), score: JSON.stringify(score), met: [...met], items } };
}

/** SHA-256 of what a decision rests on; null where there is nothing to decide. */
export function stateHash(kind: ResolutionKind, state: AssessedState): string | null {
  const found = restsOn(kind, state);
  return found === null ? null : sha256Of(Buffer.from(JSON.stringify(found)));
}

/** Items of the plan that a decision names, in its order. */
export function namedItems(kind: ResolutionKind, { state, plan }: Assessed) {
  const ids = new Set(itemsOf(kind, state).map(({ questionId }) => questionId));
  return plan.items.filter(({ gap }) => ids.has(gap.questionId));
}
