import { stateBeside } from '#core/assessment/report/action-plan.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { PlannedByQuestion } from '#server/adapters/documents/report/planned.ts';
import { newestResults } from '#server/assessment/results/newest.ts';
import { itemsOf } from './repository.ts';

const never = new Date(0);

/**
 * What people have planned, for documents. Beside a result that is being made (`resultAt`), marks from before it count as they will
 * beside that result; else each mark counts as it does beside the newest one.
 */
export async function plannedBy(db: Db, organizationId: string, at: Date, resultAt?: Date): Promise<PlannedByQuestion> {
  const rows = await itemsOf(db, organizationId);
  if (rows.length === 0) return {};
  const results = resultAt ? [] : await newestResults(db, organizationId);
  const completedOf = new Map(results.flatMap(({ model, completedAt }) => model.gaps.map((id) => [id, completedAt] as const)));
  return Object.fromEntries(
    rows
      .filter(({ updatedAt }) => updatedAt <= at)
      .map((row) => {
        const { state } = stateBeside(row, resultAt ?? completedOf.get(row.questionId) ?? never);
        return [row.questionId, { state, owner: row.ownerName, dueOn: row.dueOn }];
      }),
  );
}
