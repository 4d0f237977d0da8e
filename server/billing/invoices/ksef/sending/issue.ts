import { createHash } from 'node:crypto';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import { monthOf, nextInvoiceNumber } from '#core/billing/invoices.ts';
import { mayIssueAt, type KsefMode } from '#core/billing/ksef/modes.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { fa3 } from '#server/billing/invoices/fa3/fa3.ts';
import { enqueueInvoiceMail } from '#server/billing/invoices/mails.ts';
import { fetchRate } from '#server/billing/invoices/documents/rates.ts';
import { assignNumber, setRate } from '#server/billing/invoices/invoice-changes.ts';
import * as invoices from '#server/billing/invoices/repository.ts';
import { sellerOf } from '#server/billing/invoices/service.ts';
import { hindrances } from '#server/billing/invoices/view.ts';
import { openTask, resolveOthers } from '#server/platform/tasks/service.ts';
import { insertDocument, type NewDocument } from '#server/billing/invoices/ksef/documents.ts';
import { fileProblems } from './file-check.ts';

type Issued = invoices.InvoiceRow & Readonly<{ number: string; exportedAt: Date }>;

export function hashOf(xml: Buffer): string {
  return createHash('sha256').update(xml).digest('base64');
}

/** Whether the database has the same day: a clock that is wrong would put another one on an invoice, which nobody can take back. */
export async function isDaySure(deps: Pick<Deps, 'now' | 'databaseNow'>): Promise<boolean> {
  return isoDay(deps.now()) === isoDay(await deps.databaseNow());
}

/** Whether anything is issued through KSeF now: not around midnight, and on a day that is sure. */
export async function mayIssue(deps: Pick<Deps, 'now' | 'databaseNow'>): Promise<boolean> {
  return mayIssueAt(deps.now()) && (await isDaySure(deps));
}

/** A file of our own that KSeF would refuse is a fault of this program, which a person has to check. */
export class UnfitFile extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super('the file of an invoice does not stand the checks of KSeF');
    this.problems = problems;
  }
}

/** The same problem on another day is the same. */
function kindOf(problems: readonly string[]): string {
  return createHash('sha256').update(problems.join().replaceAll(/\d+/g, '')).digest('hex').slice(0, 16);
}

/** The file of an invoice for a version of its document, checked as KSeF checks it. */
export async function documentOf(
  deps: Pick<Deps, 'config' | 'now'>,
  row: Issued,
  version: Readonly<{ version: number; mode: KsefMode; correctsHash: string | null }>,
): Promise<NewDocument> {
  const xml = Buffer.from(fa3(row, row.number, row.exportedAt), 'utf8');
  const problems = await fileProblems(xml, isoDay(deps.now()));
  if (problems.length > 0) throw new UnfitFile(problems);
  return {
    organizationId: row.organizationId,
    invoiceId: row.id,
    ...version,
    environment: deps.config.ksef.environment,
    hash: hashOf(xml),
    issuedAt: row.exportedAt,
    xml,
    // After a total failure there is nothing to send (art. 106ng of the VAT act).
    state: version.mode === 'total_failure' ? 'outside' : 'issued',
  };
}

/** A draft in euros gets the rate of the National Bank. False while the bank cannot say it: the draft waits. */
async function withRate(deps: Deps, row: invoices.InvoiceRow): Promise<boolean> {
  const waits = row.kind === 'VAT' && hindrances(row, sellerOf(deps)).join() === 'nbp_rate';
  if (!waits) return true;
  const rate = await fetchRate(deps, row).catch((error: unknown) => {
    deps.log.warn({ err: error }, 'an invoice in euros waits for its rate');
    return null;
  });
  if (rate === null) return false;
  await deps.db.transaction(async (tx) => {
    const locked = await invoices.lockInvoice(tx, row.organizationId, row.id);
    if (locked?.number === null) await setRate(tx, locked, rate);
  });
  return true;
}

/** Number, day of issue and file in one transaction: all of them or none. Null when something keeps the draft from it by now. */
async function issueLocked(
  deps: Deps,
  tx: Db,
  named: Pick<invoices.InvoiceRow, 'organizationId' | 'id'>,
  mode: KsefMode,
): Promise<Issued | null> {
  const seller = sellerOf(deps);
  const row = await invoices.lockInvoice(tx, named.organizationId, named.id);
  if (!row || row.number !== null || hindrances(row, seller).length > 0) return null;
  const at = deps.now();
  const month = monthOf(at);
  const number = nextInvoiceNumber(row.kind, month, await invoices.numbersOf(tx, month));
  const issued = { ...row, number, exportedAt: at, seller };
  await assignNumber(tx, row, { number, seller, at });
  await insertDocument(tx, await documentOf(deps, issued, { version: 1, mode, correctsHash: null }));
  await resolveOthers(deps, tx, 'ksef_rejected', { prefix: `draft ${row.id}`, but: null });
  // Through KSeF the buyer is notified when it was accepted; without it there is nothing to wait for.
  if (mode !== 'online') await enqueueInvoiceMail(deps, tx, issued, number);
  return issued;
}

/** Issues a draft: its number is the next one of the month in which it is issued. False when it could not be. */
export async function issue(deps: Deps, draft: invoices.InvoiceRow, mode: KsefMode): Promise<boolean> {
  try {
    if (!(await withRate(deps, draft))) return false;
    return (await deps.db.transaction((tx) => issueLocked(deps, tx, draft, mode))) !== null;
  } catch (error) {
    if (!(error instanceof UnfitFile)) throw error;
    const facts = { orderNumber: draft.orderNumber, ksefDetails: error.problems.join(' · ').slice(0, 500) };
    const subject = `draft ${draft.id} ${kindOf(error.problems)}`;
    await openTask(deps, deps.db, { kind: 'ksef_rejected', subject, organizationId: draft.organizationId, facts });
    return false;
  }
}

/** Drafts that nothing keeps from being issued, in the order in which they are; those in euros before their rate is fetched as well. */
export async function readyDrafts(deps: Pick<Deps, 'db' | 'now' | 'config'>): Promise<invoices.InvoiceRow[]> {
  const seller = sellerOf(deps);
  const rows = await invoices.draftsToIssue(deps.db, deps.now());
  return rows.filter((row) => hindrances(row, seller).every((one) => one === 'nbp_rate' && row.kind === 'VAT'));
}

/** Whether anything is ready to be issued. */
export async function hasDrafts(deps: Pick<Deps, 'db' | 'now' | 'config'>): Promise<boolean> {
  return (await readyDrafts(deps)).length > 0;
}
