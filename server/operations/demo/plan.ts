import type { ItemChange } from '#contract/assessment/plan/action-items.ts';
import { addDays, businessDay } from '#core/platform/calendar/calendar.ts';
import type { Principal } from '#server/platform/security/principal.ts';
import type { Deps } from '#server/deps.ts';
import { changePlan, readPlan } from '#server/assessment/public.ts';

/** What became of the items of a plan in turn; days count from today, and a task belongs to the first person of the organisation. */
const turns: readonly Readonly<{ change: Omit<ItemChange, 'dueOn' | 'owner'>; inDays: number | null; owner: string | null }>[] = [
  { change: { state: 'in_progress', notes: 'Umowa z dostawcą SOC w podpisie, wdrożenie od przyszłego miesiąca.' }, inDays: 5, owner: null },
  { change: { state: 'done', notes: 'Polityka zatwierdzona uchwałą zarządu.' }, inDays: -12, owner: null },
  { change: { state: 'open' }, inDays: -3, owner: 'Piotr Malinowski (IT)' },
  { change: { state: 'in_progress' }, inDays: 19, owner: 'Piotr Malinowski (IT)' },
  { change: { state: 'open' }, inDays: 40, owner: null },
  { change: { state: 'risk_accepted', reason: 'Dotyczy jednego systemu, który wyłączamy w przyszłym roku.' }, inDays: null, owner: null },
  { change: { state: 'open' }, inDays: null, owner: 'Kancelaria Radców' },
  { change: { state: 'done' }, inDays: -20, owner: 'Piotr Malinowski (IT)' },
];

function isoOf(days: number, now: Date): string {
  const { year, month, day } = addDays(businessDay(now), days);
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}

/** Gives the first gaps of each regime owners, days and states, as if people had worked on them. */
export async function workOnPlan(deps: Deps, caller: Principal<'owner'>): Promise<void> {
  const plan = await readPlan(deps, caller.account, 'pl');
  for (const { regime } of plan.regimes) {
    const items = plan.items.filter((item) => item.regime === regime);
    for (const [index, { change, inDays, owner }] of turns.entries()) {
      const item = items[index];
      if (!item) break;
      const dueOn = inDays === null ? null : isoOf(inDays, deps.now());
      const named = { owner: owner ? { name: owner } : { userId: caller.account.userId }, dueOn };
      const { questionId, version } = item;
      await changePlan(deps, caller, { items: [{ questionId, version }], change: { ...change, ...named } }, 'pl');
    }
  }
}
