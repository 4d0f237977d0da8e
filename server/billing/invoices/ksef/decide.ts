import { monthOf, nextInvoiceNumber, type InvoiceKind } from '#core/billing/invoices.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { AppError, notFound } from '#server/platform/errors/app-error.ts';
import type { TaskRow } from '#server/platform/tasks/service.ts';
import { setIssuedAgain } from '#server/billing/invoices/invoice-changes.ts';
import { lockInvoice, numbersOf } from '#server/billing/invoices/repository.ts';
import { hurryAll, insertDocument, lastDocument, type DocumentRow } from './documents.ts';
import { documentOf, mayIssue, UnfitFile } from './sending/issue.ts';
import { pinSigner, readState, resume } from './state.ts';

/** An operator has mended what stopped the queue. */
export async function resumeSending(_: Deps, tx: Db): Promise<void> {
  await resume(tx);
  await hurryAll(tx);
}

/** An operator has found that the ministry signs confirmations with another certificate now. */
export async function acceptSigner(_: Deps, tx: Db, { facts }: TaskRow): Promise<void> {
  const { certificateSha256: signer, ksefProblem: problem } = facts;
  if (problem !== 'signer_unknown' || typeof signer !== 'string') throw new AppError(409, 'decision_unfit');
  if ((await readState(tx)).confirmationSigner !== signer) await pinSigner(tx, signer);
}

type Replacing = Readonly<{ last: DocumentRow; issuedAt: Date; correctsHash: string | null }>;

/**
 * What takes the place of a refused document. Through KSeF nothing was issued: its number is used again, on today's day. What was issued
 * offline stands, and its file is corrected technically, once, by its hash (“korekta techniczna” of KSeF's documentation).
 */
async function replacing(deps: Deps, last: DocumentRow): Promise<Replacing> {
  if (last.state !== 'rejected') throw new AppError(409, 'decision_unfit');
  if (last.mode === 'online') {
    if (!(await mayIssue(deps))) throw new AppError(409, 'ksef_not_now');
    return { last, issuedAt: deps.now(), correctsHash: null };
  }
  if (last.correctsHash !== null) throw new AppError(409, 'ksef_corrected_once');
  return { last, issuedAt: last.issuedAt, correctsHash: last.hash };
}

/** KSeF has another document under the number (440): ours takes the next one. */
const duplicateNumber = 440;

async function anotherNumber(tx: Db, kind: InvoiceKind, issuedAt: Date): Promise<string> {
  const month = monthOf(issuedAt);
  return nextInvoiceNumber(kind, month, await numbersOf(tx, month));
}

/** Issues another version of what KSeF refused, with what was mended since. */
export async function issueAgain(deps: Deps, tx: Db, { organizationId, subject }: TaskRow): Promise<void> {
  const [invoiceId = ''] = subject.split(' ');
  // A draft that could not be issued is tried again by itself.
  if (invoiceId === 'draft') return;
  const row = await lockInvoice(tx, organizationId ?? '', invoiceId);
  const last = row && (await lastDocument(tx, row.organizationId, row.id));
  if (!row?.number || !last) throw notFound();
  const { issuedAt, correctsHash } = await replacing(deps, last);
  const number = last.failureCode === duplicateNumber ? await anotherNumber(tx, row.kind, issuedAt) : row.number;
  if (correctsHash === null) await setIssuedAgain(tx, row, { at: issuedAt, number });
  const issued = { ...row, number, exportedAt: issuedAt };
  try {
    const made = await documentOf(deps, issued, { version: last.version + 1, mode: last.mode, correctsHash });
    if (made.hash === last.hash) throw new AppError(409, 'nothing_changed');
    await insertDocument(tx, made);
  } catch (error) {
    if (error instanceof UnfitFile)
      throw new AppError(409, 'ksef_file_unfit', { facts: { details: error.problems.join(' · ').slice(0, 500) } });
    throw error;
  }
}
