import { isoDay } from '#core/platform/calendar/calendar.ts';
import { registrationText } from '#core/platform/company-registration.ts';
import { countryCode } from '#core/platform/countries.ts';
import {
  missingCorrections,
  type Amounts,
  type Buyer,
  type InvoicedCredit,
  type InvoiceReason,
  type Refund,
} from '#core/billing/invoices.ts';
import type { Language } from '#core/platform/languages.ts';
import type { Currency, PlanId } from '#core/account/entitlements/plans.ts';
import type { PaidBy } from '#core/billing/payments/payment-methods.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import * as changes from './invoice-changes.ts';
import * as rows from './repository.ts';

/** What was sold and what became of it, as far as invoices are concerned. Amounts are minor units. */
export type Sale = Readonly<{
  organizationId: string;
  paymentId: string;
  orderNumber: string;
  userId: string;
  language: Language;
  plan: PlanId;
  /** The period that was bought; null when none could be granted. */
  period: Readonly<{ startsAt: Date; endsAt: Date }> | null;
  /** What was taken off the price; `net` and `gross` are what is left of it. */
  credits: readonly InvoicedCredit[] | null;
  net: number;
  gross: number;
  vatPercent: number;
  currency: Currency;
  method: PaidBy | null;
  /** What the payment is called at the provider. */
  intentId: string | null;
  buyer: Buyer;
  paidAt: Date;
  /** Everything refunded so far. */
  refunds: readonly Refund[];
  /** When money that was refunded came to us again last. */
  cameBackAt: Date | null;
}>;

type SaleDeps = Pick<Deps, 'now' | 'newId' | 'config' | 'queue'>;

export function needsTaxReview(buyer: Pick<Buyer, 'country'>): boolean {
  return countryCode(buyer.country) !== 'PL';
}

export function sellerOf({ config }: Pick<Deps, 'config'>): rows.Seller {
  const { name, nip, address } = config.company;
  return { name, nip, address, registration: registrationText(config.company, 'pl') };
}

function invoiceOf(deps: SaleDeps, sale: Sale): rows.NewInvoice {
  const { net, gross, period } = sale;
  const lasts = period !== null && isoDay(period.endsAt) > isoDay(period.startsAt);
  return {
    organizationId: sale.organizationId,
    id: deps.newId(),
    paymentId: sale.paymentId,
    kind: 'VAT',
    reason: 'sale',
    sequence: 0,
    corrects: null,
    seller: sellerOf(deps),
    buyer: sale.buyer,
    buyerBefore: null,
    plan: sale.plan,
    credits: sale.credits,
    periodFrom: lasts ? period.startsAt : null,
    periodTo: lasts ? period.endsAt : null,
    periodLastDay: null,
    net,
    vat: gross - net,
    gross,
    vatPercent: sale.vatPercent,
    currency: sale.currency,
    paymentMethod: sale.method,
    providerPaymentId: sale.intentId,
    orderNumber: sale.orderNumber,
    userId: sale.userId,
    language: sale.language,
    soldAt: sale.paidAt,
    needsTaxReview: needsTaxReview(sale.buyer),
    createdAt: deps.now(),
  };
}

type Change = Amounts & Readonly<{ reason: Exclude<InvoiceReason, 'sale'>; at: Date; buyer?: Buyer }>;

/** Drafts a correction behind what there is; all but amounts, day and reason is that of its invoice and of the buyer as last known. */
export async function draftCorrection(
  deps: Pick<Deps, 'now' | 'newId'>,
  tx: Db,
  existing: readonly rows.InvoiceRow[],
  change: Change,
): Promise<void> {
  const original = existing.findLast((row) => row.kind === 'VAT');
  const last = existing.at(-1);
  if (!original || !last) throw new Error('there is no invoice to correct');
  const {
    number: _,
    exportedAt: _at,
    ksefNumber: _ksef,
    nbpRate: _rate,
    nbpTable: _table,
    nbpDay: _day,
    original: _of,
    before: _before,
    file: _file,
    ...same
  } = original;
  await rows.insertInvoice(tx, {
    ...same,
    id: deps.newId(),
    kind: 'KOR',
    reason: change.reason,
    sequence: last.sequence + 1,
    corrects: original.id,
    buyer: change.buyer ?? last.buyer,
    buyerBefore: change.buyer ? last.buyer : null,
    net: change.net,
    vat: change.vat,
    gross: change.gross,
    soldAt: change.at,
    createdAt: deps.now(),
  });
}

/**
 * Drafts a correction to zero and behind it a new invoice of the same payment for another buyer, which is how the NIP of an issued invoice
 * is corrected: a buyer's data cannot be (art. 106j of the VAT act; KSeF takes no such correction). Both are drafts of the same sale.
 */
export async function draftReplacement(
  deps: SaleDeps,
  tx: Db,
  existing: readonly rows.InvoiceRow[],
  { buyer, at }: Readonly<{ buyer: Buyer; at: Date }>,
): Promise<void> {
  const [first, last] = [existing[0], existing.at(-1)];
  if (!first || !last) throw new Error('there is no invoice to replace');
  const rest = { net: last.before.net + last.net, vat: last.before.vat + last.vat, gross: last.before.gross + last.gross };
  if (rest.gross === 0) throw new AppError(409, 'nothing_to_replace');
  await draftCorrection(deps, tx, existing, { reason: 'replaced', at, net: -rest.net, vat: -rest.vat, gross: -rest.gross });
  const { before: _, original: _of, file: _file, number: _number, exportedAt: _at, ksefNumber: _ksef, ...sale } = first;
  const { nbpRate: _rate, nbpTable: _table, nbpDay: _day, ...same } = sale;
  await rows.insertInvoice(tx, {
    ...same,
    ...rest,
    id: deps.newId(),
    kind: 'VAT',
    reason: 'sale',
    sequence: last.sequence + 2,
    corrects: null,
    seller: sellerOf(deps),
    buyer,
    buyerBefore: null,
    needsTaxReview: needsTaxReview(buyer),
    createdAt: deps.now(),
  });
}

/** What corrections of money took off so far, as positive amounts. */
function creditedTotal(corrections: readonly rows.InvoiceRow[]): Amounts {
  const sum = (key: keyof Amounts): number => corrections.reduce((total, row) => total - row[key], 0);
  return { net: sum('net'), vat: sum('vat'), gross: sum('gross') };
}

/**
 * Brings the invoice of a paid sale and its corrections into line with what is known, in the transaction that learnt it.
 * Doing it again changes nothing. Returns why each new draft was made. The caller has locked the payment.
 */
export async function saveInvoices(deps: SaleDeps, tx: Db, sale: Sale): Promise<InvoiceReason[]> {
  const { organizationId, paymentId, method } = sale;
  const drafted: InvoiceReason[] = [];
  let existing = await rows.invoicesOfPayment(tx, organizationId, paymentId);
  if (existing.length === 0) {
    await rows.insertInvoice(tx, invoiceOf(deps, sale));
    drafted.push('sale');
    existing = await rows.invoicesOfPayment(tx, organizationId, paymentId);
  }
  const [original, ...corrections] = existing;
  if (!original) throw new Error('an invoice was neither drafted nor found');
  for (const correction of missingCorrections(original, sale.refunds, creditedTotal(corrections), sale.cameBackAt ?? deps.now())) {
    await draftCorrection(deps, tx, existing, correction);
    existing = await rows.invoicesOfPayment(tx, organizationId, paymentId);
    drafted.push(correction.reason);
  }
  if (method) await changes.completeMethod(tx, { organizationId, paymentId, method });
  if (drafted.length > 0) await deps.queue.enqueueInvoices(tx);
  return drafted;
}

export { invoicedByPayment } from './repository.ts';

/** Numbers in KSeF of an organisation's invoices, by payment. */
export async function ksefNumbers(db: Db, organizationId: string): Promise<Map<string, string>> {
  const invoices = await rows.invoicesOfOrganization(db, organizationId);
  return new Map(invoices.flatMap((row) => (row.kind === 'VAT' && row.ksefNumber ? [[row.paymentId, row.ksefNumber]] : [])));
}
