import type { z } from 'zod';
import type { v1ChangeItem, v1ReadPlan } from '#contract/assessment/plan/v1-action-items.ts';
import type { OutputOf } from '#contract/platform/endpoint.ts';
import { periodInForce } from '#core/account/entitlements/access.ts';
import type { Language } from '#core/platform/languages.ts';
import { lockOrganization, periodsOf, requirePeriod } from '#server/account/public.ts';
import type { Deps } from '#server/deps.ts';
import type { Db } from '#server/platform/db/db.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { Principal } from '#server/platform/security/principal.ts';
import { planOfOrganization, type Plan, type PlanItem } from './plan.ts';
import { findItem, saveItem } from './save.ts';
import { itemView } from './view.ts';

type Program = Principal<'key:plan:write'>;
type ShownItem = OutputOf<typeof v1ChangeItem>;

/** What a program gets of an item: no notes, no answer, nobody who changed it. */
function shown({ config }: Pick<Deps, 'config'>, item: PlanItem, language: Language): ShownItem {
  const { questionId, regime, section, number, title, remediation, state, dueOn, gainPercent, version, updatedAt, owner } = itemView(
    item,
    language,
  );
  const url = `${config.publicUrl}/plan-dzialan?item=${questionId}`;
  const known = { questionId, regime, section, number, title, remediation, state, dueOn, gainPercent, version, updatedAt };
  return { ...known, owner: owner?.name ?? null, url };
}

function planFor(deps: Deps, db: Db, { key }: Program): Promise<Plan> {
  return planOfOrganization(deps, db, { organizationId: key.organizationId, mayChange: () => true });
}

/** The plan as a program reads it, to show it where its people work. */
export async function readPlanByKey(deps: Deps, caller: Program, language: Language): Promise<OutputOf<typeof v1ReadPlan>> {
  const { today, items } = await planFor(deps, deps.db, caller);
  return { today, items: items.map((item) => shown(deps, item, language)) };
}

type Sent = z.output<typeof v1ChangeItem.body> & Readonly<{ questionId: string; language: Language }>;

/** Changes an item for a program; refuses a version that is not the newest, where one is named. */
export async function changeItemByKey(
  deps: Deps,
  caller: Program,
  { questionId, version, language, owner, ...rest }: Sent,
): Promise<ShownItem> {
  const { organizationId, name, exited } = caller.key;
  return deps.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    const plan = await planFor(deps, tx, caller);
    const item = findItem(plan, questionId);
    requirePeriod({ exited, period: periodInForce(await periodsOf(tx, organizationId), deps.now()) }, item.regime);
    if (version !== undefined && version !== item.version) {
      throw new AppError(409, 'action_items_changed', { facts: { items: [shown(deps, item, language)] } });
    }
    const change = { ...rest, ...(owner === undefined ? {} : { owner: owner === null ? null : { name: owner } }) };
    await saveItem(deps, tx, { userId: null, organizationId, origin: caller.origin, key: name }, { plan, item, change });
    return shown(deps, findItem(await planFor(deps, tx, caller), questionId), language);
  });
}
