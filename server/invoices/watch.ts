import { isoDay, startOfDay } from '#core/calendar.ts';
import { dayText } from '#core/formats.ts';
import { issueDeadline, issueUrgency } from '#core/invoices.ts';
import { operatorsToTell } from '#server/accounts/service.ts';
import type { Db } from '#server/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { beginWatchDay, draftsByMonth } from './repository.ts';

type DueMonth = Readonly<{ month: string; total: number; urgency: 'soon' | 'overdue' }>;

/** The first moment of a month such as 2026-11 in Warsaw. */
function beginOf(month: string): Date {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return startOfDay({ year, month: number, day: 1 });
}

/** Months with drafts near the 15th of the month after or past it, the oldest first: all sales of a month have one deadline. */
async function due(db: Db, now: Date): Promise<DueMonth[]> {
  const months = await draftsByMonth(db, now);
  return months.flatMap(({ month, total }) => {
    const urgency = issueUrgency(beginOf(month), now);
    return urgency === null ? [] : [{ month, total, urgency }];
  });
}

export function dueInvoices({ db, now }: Deps): Promise<DueMonth[]> {
  return due(db, now());
}

const sumOf = (months: readonly DueMonth[]): number => months.reduce((sum, { total }) => sum + total, 0);

/** Tells every operator about them by mail, at most once a day. */
export async function watchDeadlines(deps: Deps): Promise<{ due: number; overdue: number; told: number }> {
  return deps.db.transaction(async (tx) => {
    const months = await due(tx, deps.now());
    const count = sumOf(months);
    const overdue = sumOf(months.filter((one) => one.urgency === 'overdue'));
    const nearest = months.find((one) => one.urgency === 'soon') ?? months.at(-1);
    if (!nearest || !(await beginWatchDay(tx, isoDay(deps.now())))) return { due: count, overdue, told: 0 };
    const operators = await operatorsToTell(tx);
    for (const { userId, language } of operators) {
      const deadline = dayText(startOfDay(issueDeadline(beginOf(nearest.month))), language ?? 'pl');
      const values = { count: String(count), overdue: String(overdue), deadline };
      await deps.queue.oweMail(tx, { kind: 'invoices_due', userId, language: language ?? 'pl', values });
    }
    return { due: count, overdue, told: operators.length };
  });
}
