import { isoDay, startOfDay, startOfMonth } from '#core/platform/calendar/calendar.ts';
import { dayText } from '#core/platform/text/formats.ts';
import { issueDeadline, issueUrgency, totalOf } from '#core/billing/invoices.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { beginWatchDay, draftsByMonth } from './repository.ts';
import { operatorsToNotify } from '#server/account/public.ts';

type DueMonth = Readonly<{ month: string; total: number; urgency: 'soon' | 'overdue' }>;

/** Months with drafts near the 15th of the month after or past it, the oldest first: all sales of a month have one deadline. */
async function due(db: Db, now: Date): Promise<DueMonth[]> {
  const months = await draftsByMonth(db, now);
  return months.flatMap(({ month, total }) => {
    const urgency = issueUrgency(startOfMonth(month), now);
    return urgency === null ? [] : [{ month, total, urgency }];
  });
}

export function dueInvoices({ db, now }: Deps): Promise<DueMonth[]> {
  return due(db, now());
}

/** Tells every operator about them by mail, at most once a day. */
export async function watchDeadlines(deps: Deps): Promise<{ due: number; overdue: number; told: number }> {
  return deps.db.transaction(async (tx) => {
    const months = await due(tx, deps.now());
    const count = totalOf(months);
    const overdue = totalOf(months.filter((one) => one.urgency === 'overdue'));
    const nearest = months.find((one) => one.urgency === 'soon') ?? months.at(-1);
    if (!nearest || !(await beginWatchDay(tx, isoDay(deps.now())))) return { due: count, overdue, told: 0 };
    const operators = await operatorsToNotify(tx);
    for (const { userId, language } of operators) {
      const deadline = dayText(startOfDay(issueDeadline(startOfMonth(nearest.month))), language ?? 'pl');
      const values = { count: String(count), overdue: String(overdue), deadline };
      await deps.queue.enqueueMail(tx, { kind: 'invoices_due', userId, language: language ?? 'pl', values });
    }
    return { due: count, overdue, told: operators.length };
  });
}
