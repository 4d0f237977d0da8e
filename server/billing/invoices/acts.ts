import { isoDay } from '#core/platform/calendar/calendar.ts';
import { ksefNumberProblem } from '#core/billing/ksef/number.ts';
import type { InvoiceBuyer } from '#contract/billing/invoices.ts';
import { record } from '#server/platform/security/audit.ts';
import type { AuditAction } from '#server/platform/security/audit-actions.ts';
import type { Principal } from '#server/platform/security/principal.ts';
import { violatesUnique, type Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { notFound, AppError } from '#server/platform/errors/app-error.ts';
import { setTyped } from './ksef/documents.ts';
import { fetchRate } from './documents/rates.ts';
import * as changes from './invoice-changes.ts';
import * as rows from './repository.ts';
import { draftCorrection, draftReplacement, needsTaxReview } from './service.ts';

type Operator = Pick<Principal<'operator'>, 'account' | 'origin'>;
type Entry = Readonly<{ organizationId: string; id: string; note: string }>;
type Done = { ok: true };

/** An entry of an operator about one invoice, in the log of the organisation with its reason. */
async function enter(
  deps: Deps,
  operator: Operator,
  { organizationId, id, note }: Entry,
  act: { action: AuditAction; do: (tx: Db, row: rows.InvoiceRow) => Promise<Record<string, unknown> | void> },
): Promise<Done> {
  await deps.db.transaction(async (tx) => {
    const row = await rows.lockInvoice(tx, organizationId, id);
    if (!row) throw notFound();
    const more = await act.do(tx, row);
    await record(deps, tx, operator, { action: act.action, id, organizationId, metadata: { note, ...more } });
  });
  return { ok: true };
}

/** What was issued stays as it was: only drafts are changed. */
function requireDraft(row: rows.InvoiceRow): void {
  if (row.number !== null) throw new AppError(409, 'invoice_issued');
}

/** The number of what was exported before invoices were sent to KSeF from here; KSeF is queried about it on the next day. */
export async function enterKsef(deps: Deps, operator: Operator, entry: Entry & { ksefNumber: string }): Promise<Done> {
  const problem = ksefNumberProblem(entry.ksefNumber, { sellerNip: deps.config.company.nip, today: isoDay(deps.now()) });
  if (problem !== null) throw new AppError(400, 'ksef_number_wrong', { fields: { ksefNumber: 'invalid' } });
  try {
    return await enter(deps, operator, entry, {
      action: 'operator.ksef_entered',
      do: async (tx, row) => {
        if (row.number === null) throw new AppError(409, 'invoice_draft');
        if (row.file !== null) throw new AppError(409, 'ksef_comes_by_itself');
        await changes.setKsefNumber(tx, row, entry.ksefNumber);
        await setTyped(tx, { organizationId: row.organizationId, invoiceId: row.id }, null);
      },
    });
  } catch (error) {
    if (violatesUnique(error, 'invoices_ksef_number_key')) throw new AppError(409, 'ksef_taken');
    throw error;
  }
}

function requireRate(row: rows.InvoiceRow): void {
  requireDraft(row);
  if (row.kind === 'KOR' || row.currency === 'PLN') throw new AppError(409, 'rate_not_needed');
}

type Typed = Readonly<{ rate?: number | undefined; table?: string | undefined }>;

/** The rate of an invoice in euros as the National Bank has it; what an operator typed must be the same. Its corrections have it as well. */
export async function enterRate(deps: Deps, operator: Operator, entry: Entry & Typed): Promise<Done> {
  const seen = await rows.invoiceById(deps.db, entry.organizationId, entry.id);
  if (!seen) throw notFound();
  requireRate(seen);
  const fetched = await fetchRate(deps, seen);
  const { rate = fetched.rate, table = fetched.table } = entry;
  if (rate !== fetched.rate || table !== fetched.table)
    throw new AppError(409, 'rate_differs', { facts: { ...fetched, rate: fetched.rate.toFixed(4) } });
  return enter(deps, operator, entry, {
    action: 'operator.rate_entered',
    do: async (tx, row) => {
      requireRate(row);
      await changes.setRate(tx, row, fetched);
      return { ...fetched };
    },
  });
}

/** An accountant decided that Polish VAT applies although the seat is abroad. */
export function liftTaxReview(deps: Deps, operator: Operator, entry: Entry): Promise<Done> {
  return enter(deps, operator, entry, {
    action: 'operator.tax_reviewed',
    do: (tx, row) => {
      requireDraft(row);
      return changes.endTaxReview(tx, row);
    },
  });
}

/** Names of the fields that differ; the log stores no values. */
function changedFields(before: rows.InvoiceRow['buyer'], after: rows.InvoiceRow['buyer']): string[] {
  const same = (field: keyof typeof after): boolean => JSON.stringify(before[field] || null) === JSON.stringify(after[field] || null);
  return (Object.keys(after) as (keyof typeof after)[]).filter((field) => !same(field));
}

/** What an operator states about the buyer, with what only the order knows. */
function corrected(row: rows.InvoiceRow, change: InvoiceBuyer) {
  const buyer = { ...row.buyer, ...change };
  const fields = changedFields(row.buyer, buyer);
  if (fields.length === 0) throw new AppError(409, 'nothing_changed');
  return { buyer, fields };
}

/** A draft is changed together with the drafts of its corrections. */
async function changeDraft(_: Deps, tx: Db, row: rows.InvoiceRow, change: InvoiceBuyer): Promise<{ fields: string[] }> {
  if (row.reason !== 'sale' && row.reason !== 'buyer') throw new AppError(409, 'correct_the_invoice');
  const { buyer, fields } = corrected(row, change);
  if (row.reason === 'buyer' && fields.includes('nip')) throw new AppError(409, 'correct_the_invoice');
  await changes.setBuyer(tx, row, { buyer, needsTaxReview: fields.includes('country') ? needsTaxReview(buyer) : row.needsTaxReview });
  return { fields };
}

/**
 * What was issued gets a draft of a correction with the data before and after; where the NIP was wrong, one to zero and a new invoice.
 * What KSeF refused was not issued, and is changed itself.
 */
async function correctIssued(deps: Deps, tx: Db, row: rows.InvoiceRow, change: InvoiceBuyer): Promise<{ fields: string[] }> {
  const existing = await rows.invoicesOfPayment(tx, row.organizationId, row.paymentId);
  const isRefused = row.file?.state === 'rejected' && row.file.mode === 'online';
  const { buyer, fields } = corrected(isRefused ? row : (existing.at(-1) ?? row), change);
  if (isRefused) await changes.setRefusedBuyer(tx, row, buyer);
  else if (fields.includes('nip')) await draftReplacement(deps, tx, existing, { buyer, at: deps.now() });
  else await draftCorrection(deps, tx, existing, { reason: 'buyer', at: deps.now(), net: 0, vat: 0, gross: 0, buyer });
  return { fields };
}

/** Corrects who bought: a draft itself, what was issued by documents that follow it. */
export function correctBuyer(deps: Deps, operator: Operator, entry: Entry & { buyer: InvoiceBuyer }): Promise<Done> {
  return enter(deps, operator, entry, {
    action: 'operator.buyer_corrected',
    do: (tx, row) => (row.number === null ? changeDraft : correctIssued)(deps, tx, row, entry.buyer),
  });
}
