import { isoDay } from '#core/platform/calendar/calendar.ts';
import { modeAt, submitBy } from '#core/billing/ksef/modes.ts';
import type { Deps } from '#server/deps.ts';
import { openAlarm } from '#server/billing/invoices/ksef/alarm.ts';
import { openDocuments, type DocumentRow } from '#server/billing/invoices/ksef/documents.ts';
import { outages, type OutageRow } from '#server/billing/invoices/ksef/state.ts';

const hour = 3_600_000;
/** Before the last moment of an offline document operators are notified. */
const earlyMillis = 4 * hour;
/** KSeF needs seconds; whatever takes longer than this is checked by a person. */
const slowMillis = hour / 2;
export const mostDocuments = 1000;

/** Why a document has to be checked: its last day is near or past, or KSeF does not answer what became of it; null for none. */
export function delayOf(
  row: DocumentRow,
  announced: readonly OutageRow[],
  now: Date,
): { ksefProblem: 'late' | 'due' | 'slow'; sendBy: string | null } | null {
  if (row.state === 'rejected') return null;
  const mode = modeAt(row, now);
  const by = submitBy({ ...row, mode }, announced, now);
  const last = by && isoDay(by);
  if (by !== null && mode !== 'online') {
    if (now > by) return { ksefProblem: 'late', sendBy: last };
    if (by.getTime() - now.getTime() <= earlyMillis) return { ksefProblem: 'due', sendBy: last };
  }
  const waits = row.state === 'sent' || row.state === 'unknown' || row.state === 'sending';
  const isSlow = waits && row.handedAt !== null && now.getTime() - row.handedAt.getTime() > slowMillis;
  return isSlow ? { ksefProblem: 'slow', sendBy: last } : null;
}

/** Opens a task for each document that waits too long. Returns how many there are. */
export async function watchDelays(deps: Deps): Promise<number> {
  const now = deps.now();
  const announced = await outages(deps.db, now);
  let count = 0;
  for (const row of await openDocuments(deps.db, mostDocuments)) {
    const reason = delayOf(row, announced, now);
    if (reason === null) continue;
    count += 1;
    await openAlarm(deps, {
      kind: 'ksef_delayed',
      subject: `${row.invoiceId} ${reason.ksefProblem}`,
      organizationId: row.organizationId,
      facts: { invoiceNumber: row.number, ...reason },
    });
  }
  return count;
}
