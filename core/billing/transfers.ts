import { certificateAlphabet } from '#core/platform/readable-letters.ts';

/** What an incoming transfer means for the order that its title names. */
export const transferVerdicts = ['exact', 'amount', 'late', 'second', 'unmatched'] as const;
export type TransferVerdict = (typeof transferVerdicts)[number];

/** A day as ISO 8601, such as 2026-11-21. */
type Day = string;

/** Money that came in on the own account; the amount is minor units. */
export type IncomingTransfer = Readonly<{ amountMinor: number; currency: string; bookedOn: Day }>;

/** What is known of the order that a title names. */
export type OrderToPay = Readonly<{
  amountMinor: number;
  currency: string;
  /** What came for it in its currency and waits, in minor units: parts of a split payment. */
  waitingMinor: number;
  /** Whether it was placed to be paid by transfer and neither replaced nor closed. */
  open: boolean;
  paid: boolean;
  /** The last day of payment; null for an order that is not to be paid by transfer. */
  dueOn: Day | null;
}>;

/** Letters after `AT-year-` of an order number. */
export const orderLetters = 8;

const orderNumber = new RegExp(`AT(\\d{4})([${certificateAlphabet}]{${orderLetters}})`, 'g');

/** Order numbers in the title of a transfer, however the bank broke, spaced or lower-cased it; each once. */
export function orderNumbersIn(title: string): string[] {
  const plain = title.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return [...new Set([...plain.matchAll(orderNumber)].map(([, year, letters]) => `AT-${year}-${letters}`))];
}

/** Whether a transfer pays the order by itself: then parts that wait are not of it. */
export function isWhole({ amountMinor }: Pick<IncomingTransfer, 'amountMinor'>, order: Pick<OrderToPay, 'amountMinor'>): boolean {
  return amountMinor >= order.amountMinor;
}

/**
 * Judges a transfer (docs/product.md, “Payments”): the exact amount for an open order, booked by the last day, pays it, and so does
 * what makes up the amount together with the parts that wait; what is beyond it is owed back. The day of booking counts, not the day on which the statement is read.
 */
export function judgeTransfer(transfer: IncomingTransfer, order: OrderToPay | null): TransferVerdict {
  if (!order) return 'unmatched';
  if (order.paid) return 'second';
  if (!order.open || order.dueOn === null || transfer.bookedOn > order.dueOn) return 'late';
  if (transfer.currency !== order.currency) return 'amount';
  return isWhole(transfer, order) || order.waitingMinor + transfer.amountMinor >= order.amountMinor ? 'exact' : 'amount';
}
