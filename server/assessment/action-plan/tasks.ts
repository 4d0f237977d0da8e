import { actionOf } from '#content/questions/catalogue.ts';
import { dueOf, isOpen, type ActionState, type DueState } from '#core/assessment/report/action-plan.ts';
import { allows } from '#core/account/entitlements/entitlements.ts';
import type { CalendarDay } from '#core/platform/calendar/calendar.ts';
import type { Language } from '#core/platform/languages.ts';
import type { Member } from '#server/platform/security/principal.ts';
import type { Plan } from './plan.ts';

/** Something of a plan that somebody is to do: a gap, or an action that people wrote themselves. */
export type Task = Readonly<{
  /** The question of a gap, or the id of an action. */
  key: string;
  state: ActionState;
  ownerUserId: string | null;
  ownerName: string | null;
  /** Calendar day, ISO. */
  dueOn: string | null;
  version: number;
  updatedAt: Date | null;
  name(language: Language): string;
}>;

/** Everything of a plan, whatever is paid for. */
export function allTasks({ items, own }: Plan): Task[] {
  const gaps = items.map(({ gap, values, version, updatedAt }): Task => {
    const name = (language: Language): string => `${gap.section}.${gap.number} ${actionOf(gap)[language]}`;
    return { ...values, key: gap.questionId, version, updatedAt, name };
  });
  return [...gaps, ...own.map((action): Task => ({ ...action, key: action.id, name: () => action.text }))];
}

/** What is to be done by a plan. Gaps under no paid period are nobody's task now; actions of one's own need none. */
export function tasksOf(plan: Plan, account: Pick<Member, 'period'>): Task[] {
  return allTasks({ ...plan, items: plan.items.filter(({ regime }) => allows(account.period, regime)) });
}

export type DatedTask = Task & Readonly<{ dueOn: string; due: DueState }>;

/** Open tasks with a day, of one owner or of all, the earliest first. */
export function datedTasks(tasks: readonly Task[], today: CalendarDay, ownerId: string | null): DatedTask[] {
  return tasks
    .flatMap((task): DatedTask[] => {
      const due = dueOf(task, today);
      const isMine = ownerId === null || task.ownerUserId === ownerId;
      return due && task.dueOn && isMine ? [{ ...task, dueOn: task.dueOn, due }] : [];
    })
    .toSorted((a, b) => a.dueOn.localeCompare(b.dueOn));
}

/** How many tasks are open, overdue and marked done. */
export function countsOf(tasks: readonly Task[], today: CalendarDay): Readonly<Record<'open' | 'overdue' | 'done', string>> {
  const count = (is: (task: Task) => boolean): string => String(tasks.filter(is).length);
  return {
    open: count(({ state }) => isOpen(state)),
    overdue: count((task) => dueOf(task, today) === 'overdue'),
    done: count(({ state }) => state === 'done'),
  };
}
