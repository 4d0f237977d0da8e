import type { z } from 'zod';
import type { ActionItem, ActionPlan, changeItems, ItemHistory } from '#contract/assessment/action-items.ts';
import type { Language } from '#core/platform/languages.ts';
import { record } from '#server/platform/security/audit.ts';
import { type Account, type Principal, organizationOf } from '#server/platform/security/principal.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { notFound, AppError } from '#server/platform/errors/app-error.ts';
import { changedValues, differences } from './change.ts';
import { planOf, type Plan, type PlanItem } from './plan.ts';
import { writeItem } from './repository.ts';
import { itemView, planView } from './view.ts';
import { itemChangesOf, lockOrganization, requirePeriod } from '#server/account/public.ts';

type Change = z.output<typeof changeItems.body>;

export async function readPlan(deps: Deps, account: Account, language: Language): Promise<ActionPlan> {
  return planView(await planOf(deps, deps.db, account), language);
}

/** The items that are to change; refuses what is in no plan, and what somebody else changed meanwhile. */
function wanted(plan: Plan, { items }: Change, language: Language): PlanItem[] {
  const found = items.map(({ questionId, version }) => {
    const item = plan.items.find(({ gap }) => gap.questionId === questionId);
    if (!item) {
      if (plan.former.some(({ row }) => row.questionId === questionId)) throw new AppError(409, 'action_item_closed');
      throw notFound();
    }
    return { item, version };
  });
  const changed = found.filter(({ item, version }) => item.version !== version).map(({ item }) => itemView(item, language));
  if (changed.length > 0) throw new AppError(409, 'action_items_changed', { facts: { items: changed } });
  return found.map(({ item }) => item);
}

/** Writes one item with its row in the log; an item that stays as it is is left alone. */
async function change(deps: Deps, tx: Db, caller: Principal<'consultant'>, one: { plan: Plan; item: PlanItem; change: Change['change'] }) {
  const { plan, item } = one;
  const organizationId = organizationOf(caller.account);
  const { questionId } = item.gap;
  const values = changedValues(item.values, one.change, plan.people);
  const changed = differences(item.values, values);
  const at = deps.now();
  if (Object.keys(changed).length === 0) return;
  const stateAt = changed.state || !item.stateAt ? at : item.stateAt;
  await writeItem(tx, { ...values, organizationId, questionId, stateAt, by: caller.account.userId, at });
  await record(deps, tx, caller, { action: 'action_item.changed', id: questionId, metadata: { changed } });
}

/** Changes items alike, all of them or none. */
export async function changePlan(deps: Deps, caller: Principal<'consultant'>, input: Change, language: Language): Promise<ActionItem[]> {
  const organizationId = organizationOf(caller.account);
  return deps.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    const plan = await planOf(deps, tx, caller.account);
    const items = wanted(plan, input, language);
    for (const regime of new Set(items.map((item) => item.regime))) requirePeriod(caller.account, regime);
    for (const item of items) await change(deps, tx, caller, { plan, item, change: input.change });
    const asked = new Set(input.items.map(({ questionId }) => questionId));
    const after = await planOf(deps, tx, caller.account);
    return after.items.filter(({ gap }) => asked.has(gap.questionId)).map((item) => itemView(item, language));
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
