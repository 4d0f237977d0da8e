import type { Invoice } from '#contract/operator-invoices.ts';
import { dayText } from '#core/formats.ts';
import { isoDay } from '#core/calendar.ts';
import { issueUrgency } from '#core/invoices.ts';
import { operatorsToTell } from '#server/accounts/service.ts';
import type { Db } from '#server/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { beginWatchDay, draftsBefore } from './repository.ts';
import { sellerOf } from './service.ts';
import { invoiceView } from './view.ts';

/** Drafts near the 15th of the month after their sale or past it, the oldest first. */
async function due(deps: Deps, db: Db): Promise<Invoice[]> {
  const drafts = await draftsBefore(db, deps.now());
  const urgent = drafts.filter((row) => issueUrgency(row.soldAt, deps.now()) !== null);
  return urgent.map((row) => invoiceView(row, sellerOf(deps), deps.now()));
}

export function dueInvoices(deps: Deps): Promise<Invoice[]> {
  return due(deps, deps.db);
}

/** Tells every operator about them by mail, at most once a day. */
export async function watchDeadlines(deps: Deps): Promise<{ due: number; overdue: number; told: number }> {
  return deps.db.transaction(async (tx) => {
    const invoices = await due(deps, tx);
    const overdue = invoices.filter((one) => one.urgency === 'overdue').length;
    const nearest = invoices.find((one) => one.urgency === 'soon') ?? invoices.at(-1);
    if (!nearest || !(await beginWatchDay(tx, isoDay(deps.now())))) return { due: invoices.length, overdue, told: 0 };
    const operators = await operatorsToTell(tx);
    for (const { userId, language } of operators) {
      const deadline = dayText(new Date(`${nearest.deadline}T12:00:00Z`), language ?? 'pl');
      const values = { count: String(invoices.length), overdue: String(overdue), deadline };
      await deps.queue.oweMail(tx, { kind: 'invoices_due', userId, language: language ?? 'pl', values });
    }
    return { due: invoices.length, overdue, told: operators.length };
  });
}
