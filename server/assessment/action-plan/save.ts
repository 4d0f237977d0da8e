import type { z } from 'zod';
import type { changeItems } from '#contract/assessment/plan/action-items.ts';
import type { Deps } from '#server/deps.ts';
import type { Db } from '#server/platform/db/db.ts';
import { AppError, notFound } from '#server/platform/errors/app-error.ts';
import { record, type Actor } from '#server/platform/security/audit.ts';
import { changedValues, differences } from './change.ts';
import type { Plan, PlanItem } from './plan.ts';
import { writeItem } from './repository.ts';

/** An item of a plan; refuses what is no gap any more, and what never was one. */
export function findItem(plan: Plan, questionId: string): PlanItem {
  const item = plan.items.find(({ gap }) => gap.questionId === questionId);
  if (item) return item;
  if (plan.former.some(({ row }) => row.questionId === questionId)) throw new AppError(409, 'action_item_closed');
  throw notFound();
}

/** Who changes an item: a person, or a program with a key of that name. */
type By = Actor & Readonly<{ organizationId: string; key?: string }>;
type Saved = Readonly<{ plan: Plan; item: PlanItem; change: z.output<typeof changeItems.body>['change'] }>;

/** Writes one item with its row in the log; an item that stays as it is is left alone. */
export async function saveItem(deps: Deps, tx: Db, { key, ...by }: By, { plan, item, change }: Saved): Promise<void> {
  const { questionId } = item.gap;
  const values = changedValues(item.values, change, plan.people);
  const changed = differences(item.values, values);
  const at = deps.now();
  if (Object.keys(changed).length === 0) return;
  const stateAt = changed.state || !item.stateAt ? at : item.stateAt;
  await writeItem(tx, { ...values, organizationId: by.organizationId, questionId, stateAt, by: by.userId, at });
  await record(deps, tx, by, {
    action: 'action_item.changed',
    id: questionId,
    metadata: { changed, ...(key === undefined ? {} : { key }) },
  });
}
