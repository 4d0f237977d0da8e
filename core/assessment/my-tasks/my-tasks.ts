import { dueOf } from '#core/assessment/report/action-plan.ts';
import { calendarDay } from '#core/platform/calendar/calendar.ts';

/** What waits for somebody: a discussion that names them, questions without an answer, a document to read, a duty of the law, a gap of the plan, an action that people wrote. */
export const taskKinds = ['mention', 'questions', 'document', 'duty', 'action', 'own_action'] as const;
export type TaskKind = (typeof taskKinds)[number];

/** When something is to be done: what is late first, then what is due within a week, then what can be done at any time, then what has time. */
export const taskGroups = ['overdue', 'soon', 'undated', 'later'] as const;
export type TaskGroup = (typeof taskGroups)[number];

/** The group of a task by its last day (ISO); null for none. The last day itself is still in time. */
export function groupOfDay(day: string | null, today: string): TaskGroup {
  return dueOf({ state: 'open', dueOn: day }, calendarDay(today)) ?? 'undated';
}

type Placed = Readonly<{ kind: TaskKind; day: string | null }>;

/** The order of a person's tasks: by group, then by day, then by kind. */
export function byGroup(today: string): (a: Placed, b: Placed) => number {
  const rank = ({ day }: Placed): number => taskGroups.indexOf(groupOfDay(day, today));
  return (a, b) => rank(a) - rank(b) || (a.day ?? '').localeCompare(b.day ?? '') || taskKinds.indexOf(a.kind) - taskKinds.indexOf(b.kind);
}
