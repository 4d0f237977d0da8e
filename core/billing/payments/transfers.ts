import { certificateAlphabet } from '#core/platform/readable-letters.ts';

/** What an incoming transfer means for the order that its title names. */
export const transferVerdicts = ['exact', 'amount', 'late', 'early', 'second', 'unmatched', 'duplicate', 'batch'] as const;
export type TransferVerdict = (typeof transferVerdicts)[number];

/** Where a transfer is known from: a statement in one of two forms, or an operator who read it in the account. */
export const transferSources = ['mt940', 'camt053', 'hand'] as const;
export type TransferSource = (typeof transferSources)[number];

/** Why an entry of a statement cannot be booked. */
export const entryProblems = ['form', 'day', 'amount', 'decimals', 'zero', 'too_large', 'currency', 'text'] as const;
export type EntryProblem = (typeof entryProblems)[number];

/** Why many transfers that a bank booked as one sum are not split. */
export const unsplitReasons = ['batch_without_parts', 'parts_without_amounts', 'parts_do_not_add_up'] as const;
export type UnsplitReason = (typeof unsplitReasons)[number];

/** The largest amount that is booked, in minor units: ten million, far above every order. */
export const largestTransferMinor = 1_000_000_000;

/** A day as ISO 8601, such as 2026-11-21. */
type Day = string;

/** Money that came in on the own account; the amount is minor units. */
export type IncomingTransfer = Readonly<{
  amountMinor: number;
  currency: string;
  bookedOn: Day;
  /** Day from which the bank counts the money; null where it is not stated. */
  valuedOn: Day | null;
}>;

/** What is known of the order that a title names. */
export type OrderToPay = Readonly<{
  amountMinor: number;
  currency: string;
  /** What came for it in its currency and waits, in minor units: parts of a split payment. */
  waitingMinor: number;
  orderedOn: Day;
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
 * what makes up the amount together with the parts that wait; what is beyond it is due back. The day of booking counts, not the day on which the statement is read. Money that came before an order is not for it.
 */
export function judgeTransfer(transfer: IncomingTransfer, order: OrderToPay | null): TransferVerdict {
  if (!order) return 'unmatched';
  if (transfer.bookedOn < order.orderedOn || (transfer.valuedOn ?? transfer.bookedOn) < order.orderedOn) return 'early';
  if (order.paid) return 'second';
  if (!order.open || order.dueOn === null || transfer.bookedOn > order.dueOn) return 'late';
  if (transfer.currency !== order.currency) return 'amount';
  return isWhole(transfer, order) || order.waitingMinor + transfer.amountMinor >= order.amountMinor ? 'exact' : 'amount';
}
