import { isoDay } from '#core/platform/calendar/calendar.ts';
import { ksefNumberProblem } from '#core/billing/ksef/number.ts';
import { ksefVerdict } from '#core/billing/ksef/verdict.ts';
import type { Deps } from '#server/deps.ts';
import { KsefTrouble, type KsefDocumentStatus } from '#server/adapters/ksef/ksef.ts';
import { enqueueInvoiceMail } from '#server/billing/invoices/mails.ts';
import { setKsefNumber } from '#server/billing/invoices/invoice-changes.ts';
import { lockInvoice } from '#server/billing/invoices/repository.ts';
import { openTask, resolveOthers } from '#server/platform/tasks/service.ts';
import { move, postpone, type DocumentRow } from '#server/billing/invoices/ksef/documents.ts';
import { reject } from '#server/billing/invoices/ksef/sending/send.ts';

const [second, minute] = [1000, 60_000];
/** A document is requested every few seconds at first, as KSeF needs seconds; each minute for a while, then every five. */
const pollIntervals = [
  { until: 30 * second, every: 2 * second },
  { until: 10 * minute, every: minute / 2 },
] as const;

function nextPoll(row: DocumentRow, now: Date): Date {
  const waited = now.getTime() - (row.handedAt ?? now).getTime();
  const every = pollIntervals.find(({ until }) => waited < until)?.every ?? 5 * minute;
  return new Date(now.getTime() + every);
}

/** Until when after it was sent a document is requested every few seconds, in milliseconds. */
export const soonMillis = pollIntervals[0].until;

/** Where a document is at KSeF, where that is another place than it was sent to. */
type Place = Readonly<{ sessionReference?: string; documentReference?: string | null }>;
type Accepted = Readonly<{ ksefNumber: string; acceptedAt: Date; invoicingMode: string | null; place?: Place }>;

/** Stores the number of an accepted document and notifies the buyer, in one transaction, once. */
async function accept(deps: Deps, row: DocumentRow, { ksefNumber, acceptedAt, invoicingMode, place = {} }: Accepted): Promise<boolean> {
  const today = isoDay(new Date(deps.now().getTime() + 5 * minute));
  const problem = ksefNumberProblem(ksefNumber, { sellerNip: deps.config.company.nip, today });
  if (problem !== null) {
    await conflict(deps, row, { ksefProblem: 'number_wrong', ksefNumber });
    return false;
  }
  return deps.db.transaction(async (tx) => {
    const invoice = await lockInvoice(tx, row.organizationId, row.invoiceId);
    if (!invoice?.number || !(await move(tx, row, 'accepted', { ...place, acceptedAt, invoicingMode, notBefore: null }))) return false;
    await setKsefNumber(tx, invoice, ksefNumber);
    if (row.mode === 'online') await enqueueInvoiceMail(deps, tx, { ...invoice, ksefNumber }, invoice.number);
    await resolveOthers(deps, tx, 'ksef_delayed', { prefix: row.invoiceId, but: null });
    return true;
  });
}

/** How KSeF and our books contradict each other. */
type KsefConflict = 'number_wrong' | 'number_used' | 'missing' | 'typed_unknown';

/** Somebody else’s document where ours should be, or the other way round: a person has to find out. */
export async function conflict(
  deps: Deps,
  row: Pick<DocumentRow, 'organizationId' | 'invoiceId' | 'number'>,
  facts: Readonly<{ ksefProblem: KsefConflict; ksefNumber: string | null }>,
): Promise<void> {
  await openTask(deps, deps.db, {
    kind: 'ksef_conflict',
    subject: `${facts.ksefProblem} ${row.invoiceId}`,
    organizationId: row.organizationId,
    facts: { invoiceNumber: row.number, ...facts },
  });
}

/** The document that has our number already, as KSeF has it: in its session, or among all of its day. */
async function originalOf(deps: Deps, { original }: KsefDocumentStatus): Promise<(Omit<Accepted, 'ksefNumber'> & { hash: string }) | null> {
  const ksefNumber = original?.ksefNumber;
  if (!original || !ksefNumber) return null;
  const { sessionReference } = original;
  const inSession = sessionReference === null ? [] : await documentsOrNone(deps, sessionReference);
  const found = inSession.find((one) => one.ksefNumber === ksefNumber);
  if (found?.acquiredAt && sessionReference !== null) {
    const place = { sessionReference, documentReference: found.reference };
    return { hash: found.hash, acceptedAt: found.acquiredAt, invoicingMode: found.invoicingMode, place };
  }
  const day = new Date(`${ksefNumber.slice(11, 15)}-${ksefNumber.slice(15, 17)}-${ksefNumber.slice(17, 19)}T00:00:00Z`);
  const period = { from: new Date(day.getTime() - 24 * 60 * minute), to: new Date(day.getTime() + 48 * 60 * minute) };
  const held = (await deps.ksef.metadata(period)).documents.find((one) => one.ksefNumber === ksefNumber);
  return held ? { hash: held.hash, acceptedAt: held.acquiredAt, invoicingMode: null, place: { documentReference: null } } : null;
}

/** Documents of a session; none where KSeF does not know the session. */
export async function documentsOrNone(deps: Deps, sessionReference: string): Promise<readonly KsefDocumentStatus[]> {
  try {
    return await deps.ksef.documentsOf(sessionReference);
  } catch (error) {
    if (error instanceof KsefTrouble && (error.kind === 'refused' || error.kind === 'session_over')) return [];
    throw error;
  }
}

/** The number is taken: by this very file, which then was accepted before, or by another one, which is nothing to adopt. */
async function settleDuplicate(deps: Deps, row: DocumentRow, status: KsefDocumentStatus): Promise<boolean> {
  const ksefNumber = status.original?.ksefNumber ?? null;
  const original = await originalOf(deps, status);
  if (original === null || ksefNumber === null) {
    await postpone(deps.db, row, nextPoll(row, deps.now()));
    return false;
  }
  if (original.hash === row.hash) return accept(deps, row, { ...original, ksefNumber });
  await reject(deps, row, { code: status.code, details: status.details.length > 0 ? status.details : [status.description] });
  await conflict(deps, row, { ksefProblem: 'number_used', ksefNumber });
  return false;
}

/** Does what a status requires; true when the document is accepted with it. */
export async function settle(deps: Deps, row: DocumentRow, status: KsefDocumentStatus): Promise<boolean> {
  const failure = { code: status.code, details: [status.description, ...status.details] };
  switch (ksefVerdict(status.code)) {
    case 'accepted':
      if (!status.ksefNumber) return settleLater(deps, row);
      return accept(deps, row, {
        ksefNumber: status.ksefNumber,
        acceptedAt: status.acquiredAt ?? deps.now(),
        invoicingMode: status.invoicingMode,
      });
    case 'duplicate':
      return settleDuplicate(deps, row, status);
    case 'again':
      await sendAgain(deps, row, failure.code);
      return false;
    case 'again_once':
      if (row.tries > 1) await reject(deps, row, failure);
      else await sendAgain(deps, row, failure.code);
      return false;
    case 'no_permission':
      await move(deps.db, row, 'issued', { failureCode: status.code });
      throw new KsefTrouble('not_allowed', status.description, { code: status.code });
    case 'rejected':
      await reject(deps, row, failure);
      return false;
    default:
      return settleLater(deps, row);
  }
}

async function settleLater(deps: Deps, row: DocumentRow): Promise<false> {
  await postpone(deps.db, row, nextPoll(row, deps.now()));
  return false;
}

/** The same file goes out again, later each time. */
async function sendAgain(deps: Deps, row: DocumentRow, failureCode: number): Promise<void> {
  const minutes = Math.min(60, 2 ** Math.max(0, row.tries - 1));
  await move(deps.db, row, 'issued', { failureCode, notBefore: new Date(deps.now().getTime() + minutes * minute) });
}

/** Asks what became of a document that was received. True when it is accepted now. */
export async function follow(deps: Deps, row: DocumentRow): Promise<boolean> {
  const { sessionReference, documentReference } = row;
  if (sessionReference === null || documentReference === null) throw new Error('a sent document has no reference in KSeF');
  const status = await deps.ksef.documentStatus(sessionReference, documentReference).catch((error: unknown) => {
    if (error instanceof KsefTrouble && (error.kind === 'refused' || error.kind === 'session_over')) return null;
    throw error;
  });
  if (status) return settle(deps, row, status);
  // KSeF knows no such document: what became of it has to be found out.
  await move(deps.db, row, 'unknown');
  return false;
}
