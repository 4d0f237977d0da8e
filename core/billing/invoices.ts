import { addDays, businessDay, isoDay, startOfDay, type CalendarDay } from '#core/platform/calendar/calendar.ts';
import { countryCode } from '#core/platform/countries.ts';
import { isValidNip } from '#core/account/companies/nip.ts';
import type { Currency, PlanId } from '#core/account/entitlements/plans.ts';

/** An invoice, or a correction of one. There is no cancelling: what was issued is corrected (art. 106j of the VAT act). */
export const invoiceKinds = ['VAT', 'KOR'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** Why an invoice exists: a sale, money refunded, a refund that came to nothing, wrong data of the buyer, or an invoice that takes its place. */
export const invoiceReasons = ['sale', 'refund', 'refund_failed', 'buyer', 'replaced'] as const;
export type InvoiceReason = (typeof invoiceReasons)[number];

/** Amounts in minor units; the gross amount is the sum of the others. */
export type Amounts = Readonly<{ net: number; vat: number; gross: number }>;

/** What unused days of a lesser plan took off the price that is invoiced, net in minor units. */
export type InvoicedCredit = Readonly<{ orderNumber: string; plan: PlanId; days: number; net: number }>;

export type Refund = Readonly<{ at: Date; amountMinor: number }>;
export type CorrectionDraft = Amounts & Readonly<{ at: Date; reason: 'refund' | 'refund_failed' }>;

/** Net and tax of a part of a sale: the net part is rounded half up, the tax takes the rest. */
export function partOf(sale: Amounts, gross: number): Amounts {
  const net = Math.floor((2 * gross * sale.net + sale.gross) / (2 * sale.gross));
  return { net, vat: gross - net, gross };
}

/**
 * Corrections that are missing for the refunds known so far. What was corrected already is not corrected again, all
 * together never exceed the sale, and the last one takes the remainder of the rounding. Amounts are differences: negative
 * for a refund, positive where a refund turned out not to have happened, which was at `cameBackAt`.
 */
export function missingCorrections(sale: Amounts, refunds: readonly Refund[], corrected: Amounts, cameBackAt: Date): CorrectionDraft[] {
  const drafts: CorrectionDraft[] = [];
  let done = corrected;
  let assigned = 0;
  const correctTo = (gross: number, at: Date, reason: CorrectionDraft['reason']): void => {
    const target = partOf(sale, gross);
    drafts.push({ at, reason, net: done.net - target.net, vat: done.vat - target.vat, gross: done.gross - target.gross });
    done = target;
  };
  for (const { at, amountMinor } of refunds.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    assigned = Math.min(sale.gross, assigned + Math.max(0, amountMinor));
    if (assigned > done.gross) correctTo(assigned, at, 'refund');
  }
  if (assigned < done.gross) correctTo(assigned, cameBackAt, 'refund_failed');
  return drafts;
}

const series: Readonly<Record<InvoiceKind, string>> = { VAT: 'FV', KOR: 'FK' };

/** The month in Warsaw at an instant, such as 2026-11. */
export function monthOf(instant: Date): string {
  return isoDay(instant).slice(0, 7);
}

/** How many invoices there are in these months together. */
export function totalOf(months: readonly { total: number }[]): number {
  return months.reduce((sum, { total }) => sum + total, 0);
}

/** The number after all that were given in a series and month: FV/2026/11/0001, without a gap. */
export function nextInvoiceNumber(kind: InvoiceKind, month: string, given: readonly string[]): string {
  const prefix = `${series[kind]}/${month.replace('-', '/')}/`;
  const last = Math.max(0, ...given.filter((number) => number.startsWith(prefix)).map((number) => Number(number.slice(prefix.length))));
  return `${prefix}${String(last + 1).padStart(4, '0')}`;
}

/** Złoty value in grosz of an amount in minor units, at a rate in ten-thousandths (art. 106e section 11 of the VAT act): half up. */
export function inGrosz(minor: number, rateTenThousandths: number): number {
  return Math.sign(minor) * Math.floor((2 * Math.abs(minor) * rateTenThousandths + 10_000) / 20_000);
}

/** Names and addresses go through databases and XML: nothing that cannot be written there (XML 1.0, 2.2), that KSeF refuses or that nobody sees. */
function isPrintable(text: string): boolean {
  return text.trim() !== '' && !/(?![\t\n\r])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/u.test(text);
}

/** A NIP that KSeF takes (type TNrNIP) and whose check digit is right. */
export function isInvoiceNip(nip: string): boolean {
  return isValidNip(nip) && /^[1-9]((\d[1-9])|([1-9]\d))\d{7}$/.test(nip);
}

export type InvoiceParty = Readonly<{ name: string; nip: string; address: string; postalCode: string; city: string; country: string }>;
/** Who receives what somebody else buys, such as a school of a municipality; it need not have a NIP. */
export type Recipient = Omit<InvoiceParty, 'nip'> & Readonly<{ nip: string | null }>;

/** Who buys, as it was at the order. Orders from before these could be chosen have neither recipient nor marks. */
export type Buyer = InvoiceParty &
  Readonly<{
    email: string;
    recipient?: Recipient | null;
    /** The recipient is a unit of a local government (FA(3), JST). */
    localGovernment?: boolean;
    /** The recipient is a member of a VAT group (FA(3), GV). */
    vatGroup?: boolean;
  }>;

export const invoiceObstacles = [
  'seller',
  'buyer_nip',
  'buyer_text',
  'buyer_country',
  'recipient',
  'tax_review',
  'nbp_rate',
  'original_missing',
  'original_not_in_ksef',
] as const;
export type InvoiceObstacle = (typeof invoiceObstacles)[number];

export type InvoiceFacts = Readonly<{
  kind: InvoiceKind;
  seller: Readonly<{ name: string; nip: string; address: string }>;
  buyer: Omit<Buyer, 'email'>;
  /** Nobody has decided yet that Polish VAT applies although the seat is abroad. */
  needsTaxReview: boolean;
  currency: Currency;
  hasRate: boolean;
  /** The invoice that a correction corrects, once it has a number. */
  original: Original | null;
}>;

/** `isOutside` stands for what was issued in a total failure of KSeF and is never there. */
type Original = Readonly<{ exportedAt: Date; ksefNumber: string | null; isOutside: boolean }>;

/** The first day on which this seller has to issue through KSeF (ISO 8601); what was issued before is corrected without its number. */
export const ksefDutySince = '2026-04-01';

/** Whether an invoice stands outside KSeF for good, so that a correction names no number of it (FA(3), NrKSeFN). */
export function isOutsideKsef({ exportedAt, ksefNumber, isOutside }: Original): boolean {
  return ksefNumber === null && (isOutside || isoDay(exportedAt) < ksefDutySince);
}

function hasPrintableAddress({ name, address, postalCode, city }: Omit<InvoiceParty, 'nip' | 'country'>): boolean {
  return [name, address, postalCode, city].every(isPrintable);
}

function recipientStands({ nip, country, ...rest }: Recipient): boolean {
  return hasPrintableAddress(rest) && countryCode(country) !== null && (nip === null || isInvoiceNip(nip));
}

/** Everything that prevents an invoice from getting a number; what has a number can be issued. */
export function obstaclesOf(facts: InvoiceFacts): InvoiceObstacle[] {
  const { seller, buyer } = facts;
  const country = countryCode(buyer.country);
  const stands: Readonly<Record<InvoiceObstacle, boolean>> = {
    seller: isInvoiceNip(seller.nip) && isPrintable(seller.name) && isPrintable(seller.address),
    buyer_nip: isInvoiceNip(buyer.nip),
    buyer_text: hasPrintableAddress(buyer),
    buyer_country: country !== null,
    recipient: !buyer.recipient || recipientStands(buyer.recipient),
    tax_review: !facts.needsTaxReview || country === 'PL',
    nbp_rate: facts.currency === 'PLN' || facts.hasRate,
    original_missing: facts.kind === 'VAT' || facts.original !== null,
    original_not_in_ksef: facts.original === null || facts.original.ksefNumber !== null || isOutsideKsef(facts.original),
  };
  return invoiceObstacles.filter((obstacle) => !stands[obstacle]);
}

/** The last day on which a sale may be invoiced: the 15th of the month after it (art. 106i section 1 of the VAT act). */
export function issueDeadline(soldAt: Date): CalendarDay {
  const { year, month } = businessDay(soldAt);
  return month === 12 ? { year: year + 1, month: 1, day: 15 } : { year, month: month + 1, day: 15 };
}

/** Days before the deadline from which an operator is notified. */
const watchedDays = 5;

/** Whether a draft without a number is near its deadline (from the 10th on) or past it; null while there is time. */
export function issueUrgency(soldAt: Date, now: Date): 'soon' | 'overdue' | null {
  const deadline = issueDeadline(soldAt);
  if (now >= startOfDay(addDays(deadline, 1))) return 'overdue';
  return now >= startOfDay(addDays(deadline, -watchedDays)) ? 'soon' : null;
}

/** Years for which tax law has the records of a sale retained. */
export const taxYears = 5;

/**
 * The year at whose end the records of a sale may go: five years after the year in which its tax fell due, which is the
 * month after the sale (art. 86 § 1 and art. 70 § 1 of the Tax Ordinance, art. 103 section 1 of the VAT act).
 */
export function retainedUntilEndOf(soldAt: Date): number {
  return issueDeadline(soldAt).year + taxYears;
}

/** The earliest sale whose records are still retained: the first of December before the sixth year back. */
export function earliestRetainedSale(now: Date): Date {
  return startOfDay({ year: businessDay(now).year - taxYears - 1, month: 12, day: 1 });
}

/** Days a pro forma leaves for the transfer. */
export const proFormaDays = 7;
