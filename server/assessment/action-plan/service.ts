import type { z } from 'zod';
import type { ActionItem, ActionPlan, changeItems, ItemHistory } from '#contract/assessment/plan/action-items.ts';
import type { Language } from '#core/platform/languages.ts';
import { type Account, type Principal, organizationOf } from '#server/platform/security/principal.ts';
import type { Deps } from '#server/deps.ts';
import { notFound, AppError } from '#server/platform/errors/app-error.ts';
import { findItem, saveItem } from './save.ts';
import { planOf, type Plan, type PlanItem } from './plan.ts';
import { itemView, planView } from './view.ts';
import { itemChangesOf, lockOrganization, requirePeriod } from '#server/account/public.ts';

type Change = z.output<typeof changeItems.body>;

export async function readPlan(deps: Deps, account: Account, language: Language): Promise<ActionPlan> {
  return planView(await planOf(deps, deps.db, account), language);
}

/** The items that are to change; refuses what is in no plan, and what somebody else changed meanwhile. */
function wanted(plan: Plan, { items }: Change, language: Language): PlanItem[] {
  const found = items.map(({ questionId, version }) => ({ item: findItem(plan, questionId), version }));
  const changed = found.filter(({ item, version }) => item.version !== version).map(({ item }) => itemView(item, language));
  if (changed.length > 0) throw new AppError(409, 'action_items_changed', { facts: { items: changed } });
  return found.map(({ item }) => item);
}

/** Changes items alike, all of them or none. */
export async function changePlan(deps: Deps, caller: Principal<'consultant'>, input: Change, language: Language): Promise<ActionItem[]> {
  const organizationId = organizationOf(caller.account);
  return deps.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    const plan = await planOf(deps, tx, caller.account);
    const items = wanted(plan, input, language);
    for (const regime of new Set(items.map((item) => item.regime))) requirePeriod(caller.account, regime);
    const by = { userId: caller.account.userId, organizationId, origin: caller.origin };
    for (const item of items) await saveItem(deps, tx, by, { plan, item, change: input.change });
    const requestedIds = new Set(input.items.map(({ questionId }) => questionId));
    const after = await planOf(deps, tx, caller.account);
    return after.items.filter(({ gap }) => requestedIds.has(gap.questionId)).map((item) => itemView(item, language));
  });
}

export async function readItemHistory(deps: Deps, account: Account, questionId: string): Promise<ItemHistory> {
  const plan = await planOf(deps, deps.db, account);
  const isKnown =
    plan.items.some(({ gap }) => gap.questionId === questionId) || plan.former.some(({ row }) => row.questionId === questionId);
  if (!isKnown) throw notFound();
  const rows = await itemChangesOf(deps.db, organizationOf(account), questionId);
  return rows.map(({ at, who, changed }) => ({
    at: at.toISOString(),
    who,
    changes: Object.entries(changed).map(([field, [from, to]]) => ({ field, from, to }) as ItemHistory[number]['changes'][number]),
  }));
}
