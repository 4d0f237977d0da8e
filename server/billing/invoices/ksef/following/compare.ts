import { addDays, calendarDay, startOfDay } from '#core/platform/calendar/calendar.ts';
import type { Deps } from '#server/deps.ts';
import { KsefTrouble } from '#server/adapters/ksef/ksef.ts';
import { openAlarm } from '#server/billing/invoices/ksef/alarm.ts';
import { watchCertificates } from '#server/billing/invoices/ksef/certificates.ts';
import { acceptedBetween, documentsKnown, setTyped, typedNumbers } from '#server/billing/invoices/ksef/documents.ts';
import { conflict } from './follow.ts';
import { recordCompared, recordReached, readState } from '#server/billing/invoices/ksef/state.ts';

const day = 86_400_000;
/** The first time, and so much again each time: what is accepted late appears late. */
const backMillis = 3 * day;
/** Days of typed numbers that are queried in one run: each is a call. */
const daysAtOnce = 5;

/** What KSeF holds in our name and we never issued: somebody may be issuing in our place. */
async function findForeign(deps: Deps, held: Awaited<ReturnType<Deps['ksef']['metadata']>>['documents']): Promise<number> {
  const known = await documentsKnown(deps.db, held);
  const foreign = held.filter(({ ksefNumber, hash }) => !known.has(ksefNumber) && !known.has(hash));
  for (const { ksefNumber, invoiceNumber } of foreign) {
    await openAlarm(deps, {
      kind: 'ksef_conflict',
      subject: `foreign ${ksefNumber}`,
      organizationId: null,
      facts: { ksefProblem: 'foreign', invoiceNumber: invoiceNumber.slice(0, 256), ksefNumber },
    });
  }
  return foreign.length;
}

/** Asks KSeF about numbers that were typed, the oldest days first. */
async function checkTyped(deps: Deps): Promise<number> {
  const rows = await typedNumbers(deps.db, 500);
  const dayOf = (ksefNumber: string): string => ksefNumber.slice(11, 19).replace(/(\d{4})(\d{2})(\d{2})/, '$1-$2-$3');
  const days = [...new Set(rows.map(({ ksefNumber }) => dayOf(ksefNumber)))].slice(0, daysAtOnce);
  let unknown = 0;
  for (const one of days) {
    const [from, to] = [startOfDay(addDays(calendarDay(one), -1)), startOfDay(addDays(calendarDay(one), 2))];
    const { documents } = await deps.ksef.metadata({ from, to });
    const held = new Set(documents.map(({ ksefNumber }) => ksefNumber));
    for (const row of rows.filter(({ ksefNumber }) => dayOf(ksefNumber) === one)) {
      const isKnown = held.has(row.ksefNumber);
      await setTyped(deps.db, row, isKnown);
      if (isKnown) continue;
      unknown += 1;
      await conflict(deps, row, { ksefProblem: 'typed_unknown', ksefNumber: row.ksefNumber });
    }
  }
  return unknown;
}

const needed = ['InvoiceWrite', 'InvoiceRead'] as const;
/** Whoever holds it could give others any right in KSeF: nothing here needs it. */
const tooMuch = 'CredentialsManage';

/**
 * Checks what the certificate may do. KSeF lists no permission of a company's own certificate, so an empty list says nothing; the first
 * document would.
 */
async function checkPermissions(deps: Deps): Promise<void> {
  const held = await deps.ksef.permissions();
  if (held.length === 0) return;
  const missing = needed.filter((one) => !held.includes(one));
  const facts = { ksefProblem: missing.length > 0 ? 'permission_missing' : 'permission_too_much', ksefDetails: held.join(', ') };
  if (missing.length > 0 || held.includes(tooMuch))
    await openAlarm(deps, { kind: 'ksef_stopped', subject: `permissions ${held.toSorted().join()}`, organizationId: null, facts });
}

type Compared = Readonly<Record<'compared' | 'foreign' | 'missing' | 'typed' | 'certificatesEnding', number>>;

/**
 * Compares what KSeF holds in our name with what we issued, up to where its list is complete. What either side does not know is a task:
 * nothing is changed by itself.
 */
export async function compareWithKsef(deps: Deps): Promise<Compared> {
  const { environment, authentication, token } = deps.config.ksef;
  const certificatesEnding = await watchCertificates(deps);
  const none = { compared: 0, foreign: 0, missing: 0, typed: 0, certificatesEnding };
  if (authentication === null && token === null) return none;
  try {
    await checkPermissions(deps);
    const now = deps.now();
    const { comparedTo } = await readState(deps.db);
    const from = new Date(Math.min(comparedTo?.getTime() ?? now.getTime(), now.getTime()) - backMillis);
    const { documents, completeTo } = await deps.ksef.metadata({ from, to: now });
    await recordReached(deps.db, now);
    const foreign = await findForeign(deps, documents);
    const held = new Set(documents.map(({ ksefNumber }) => ksefNumber));
    const ours = await acceptedBetween(deps.db, environment, from, completeTo);
    const missing = ours.filter(({ ksefNumber }) => ksefNumber === null || !held.has(ksefNumber));
    for (const row of missing) await conflict(deps, row, { ksefProblem: 'missing', ksefNumber: row.ksefNumber });
    const typed = await checkTyped(deps);
    await recordCompared(deps.db, completeTo);
    return { compared: documents.length, foreign, missing: missing.length, typed, certificatesEnding };
  } catch (error) {
    if (!(error instanceof KsefTrouble)) throw error;
    // Whether KSeF answers is watched where documents are sent; the comparison is made up for on the next day.
    deps.log.warn({ err: error }, 'documents were not compared with KSeF');
    return none;
  }
}
