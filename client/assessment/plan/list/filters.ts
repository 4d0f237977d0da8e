import type { ActionItem } from '#contract/assessment/plan/action-items.ts';
import { actionStates, dueOf, isOpen, type ActionState, type DueState } from '#core/assessment/report/action-plan.ts';
import { dayFromIso } from '#core/platform/calendar/calendar.ts';
import { efforts, type Effort } from '#core/assessment/questionnaire/questionnaire.ts';
import { regimes, type Regime } from '#core/platform/regimes.ts';
import { oneOf, searchFor } from '#client/platform/ui/list/address.ts';

export const orders = ['gain', 'byDue', 'bySection'] as const;
const dues = ['all', 'overdue', 'soon', 'later', 'none'] as const;

/** What of the plan is shown, and in which order; it stands in the address. */
export type Filters = Readonly<{
  regime: Regime | 'all';
  state: ActionState | 'todo' | 'all';
  /** A name, `nobody`, `mine` or `all`. */
  owner: string;
  due: (typeof dues)[number];
  effort: Effort | 'all';
  text: string;
  order: (typeof orders)[number];
}>;

export const everything: Filters = { regime: 'all', state: 'all', owner: 'all', due: 'all', effort: 'all', text: '', order: 'gain' };

export const choices = {
  regime: ['all', ...regimes],
  state: ['all', 'todo', ...actionStates],
  due: dues,
  effort: ['all', ...efforts],
  order: orders,
} as const;

export function filtersFrom(search: string): Filters {
  const params = new URLSearchParams(search);
  return {
    regime: oneOf(choices.regime, params.get('regime'), 'all'),
    state: oneOf(choices.state, params.get('state'), 'all'),
    owner: params.get('owner') ?? 'all',
    due: oneOf(choices.due, params.get('due'), 'all'),
    effort: oneOf(choices.effort, params.get('effort'), 'all'),
    text: params.get('text') ?? '',
    order: oneOf(choices.order, params.get('order'), 'gain'),
  };
}

/** The address of one item, opened. */
export function itemAddress(questionId: string): string {
  return `/plan-dzialan?item=${questionId}`;
}

/** The filters as part of an address; what is not narrowed is left out. */
export function searchOf(filters: Filters): string {
  return searchFor(filters, everything);
}

function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('Ł', 'L').toLowerCase();
}

export function dueStateOf(item: Pick<ActionItem, 'state' | 'dueOn'>, today: string): DueState | null {
  const day = dayFromIso(today);
  return day && dueOf(item, day);
}

function isOwnedBy(item: ActionItem, owner: string, me: string | undefined): boolean {
  if (owner === 'all') return true;
  if (owner === 'nobody') return item.owner === null;
  if (owner === 'mine') return item.owner !== null && item.owner.userId === me;
  return item.owner?.name === owner;
}

function isDue(item: ActionItem, due: Filters['due'], today: string): boolean {
  if (due === 'all') return true;
  return due === 'none' ? item.dueOn === null : dueStateOf(item, today) === due;
}

function matchesText(item: ActionItem, text: string): boolean {
  const { section, number, questionText, title, remediation, notes, owner } = item;
  return folded([`${section}.${number}`, questionText, title, remediation, notes, owner?.name ?? ''].join(' ')).includes(
    folded(text.trim()),
  );
}

const never = '9999';

function compare(order: Filters['order']): (a: ActionItem, b: ActionItem) => number {
  if (order === 'byDue') return (a, b) => (a.dueOn ?? never).localeCompare(b.dueOn ?? never);
  if (order === 'bySection') return (a, b) => a.section - b.section || a.number - b.number;
  return () => 0;
}

/** The items that are shown, in their order: what is open first. The plan itself stands in the order of gain. */
export function shownItems(
  items: readonly ActionItem[],
  filters: Filters,
  { today, me }: { today: string; me: string | undefined },
): ActionItem[] {
  const { regime, state, owner, due, effort, text, order } = filters;
  return items
    .filter((item) => regime === 'all' || item.regime === regime)
    .filter((item) => state === 'all' || (state === 'todo' ? isOpen(item.state) : item.state === state))
    .filter((item) => isOwnedBy(item, owner, me) && isDue(item, due, today))
    .filter((item) => (effort === 'all' || item.effort === effort) && matchesText(item, text))
    .toSorted(compare(order))
    .toSorted((a, b) => Number(isOpen(b.state)) - Number(isOpen(a.state)));
}
