import { day } from '#contract/platform/fields.ts';
import { largestTransferMinor, type EntryProblem, type TransferSource, type UnsplitReason } from '#core/billing/payments/transfers.ts';

/** One booked credit of a bank statement. The amount is minor units. */
export type StatementEntry = Readonly<{
  /** Day of booking, ISO 8601. */
  bookedOn: string;
  /** Day from which the bank counts the money; null where it is not said. */
  valuedOn: string | null;
  amountMinor: number;
  currency: string;
  payer: string;
  payerAccount: string | null;
  title: string;
  /** What the bank calls the transfer; no other one of the account has it. */
  bankReference: string | null;
  /** What the payer or the payer's bank called it: distinguishes transfers, and names none alone. */
  payerReference: string | null;
  /** Null in a statement that a version before read. */
  source: TransferSource | null;
  /** Why a batch was not split; null for a single transfer. */
  unsplit: UnsplitReason | null;
}>;

/** An entry that cannot be booked, as the bank wrote it, cut short. */
export type RefusedEntry = Readonly<{ text: string; problem: EntryProblem }>;

/** Balances that the entries between them do not explain; minor units. */
export type Imbalance = Readonly<{ openingMinor: number; closingMinor: number; differenceMinor: number; currency: string }>;

export type Statement = Readonly<{
  /** The own account as IBAN. */
  account: string;
  entries: readonly StatementEntry[];
  refused: readonly RefusedEntry[];
  imbalances: readonly Imbalance[];
  /** Debits, reversals and what is not booked: nothing follows from them. */
  ignored: number;
}>;

/** The text is no statement that can be read; `line` or element where it stops making sense. */
export class UnreadableStatement extends Error {}

/** One entry that cannot be read or booked; those beside it stand. */
export class EntryError extends Error {
  readonly problem: EntryProblem;
  constructor(problem: EntryProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** Minor units of a decimal amount written with a comma or a point; zeros behind the second decimal say nothing. */
export function minorOf(text: string): number {
  const match = /^(\d{1,13})(?:[.,](\d*))?$/.exec(text.trim());
  if (!match) throw new EntryError('amount');
  const decimals = (match[2] ?? '').replace(/0+$/, '');
  if (decimals.length > 2) throw new EntryError('decimals');
  return Number(match[1]) * 100 + Number(decimals.padEnd(2, '0'));
}

/** The amount where it can be read, nothing where it cannot. */
export function minorOrNothing(text: string): number {
  try {
    return minorOf(text);
  } catch (error) {
    if (error instanceof EntryError) return 0;
    throw error;
  }
}

const nul = '\u0000';

/** One line of text: parts of a field that a bank broke are joined before they are read. */
export function oneLine(text: string): string {
  // Every control character but NUL, which no text of a bank has, stands for a space.
  return text
    .replace(/[\s\p{Cc}]/gu, (letter) => (letter === nul ? nul : ' '))
    .replace(/ +/g, ' ')
    .trim();
}

/** Neither a text of the database nor JSON in it can hold these: a NUL, or half of a letter. */
function isStorable(text: string): boolean {
  return !text.includes(nul) && text.isWellFormed();
}

/** Why an entry that was read cannot be booked; null when it can. */
export function problemOf(entry: StatementEntry): EntryProblem | null {
  const { bookedOn, amountMinor, currency, payer, title, bankReference, payerReference } = entry;
  if (!/^[A-Z]{3}$/.test(currency)) return 'currency';
  if (!day.safeParse(bookedOn).success) return 'day';
  if ([payer, title, bankReference ?? '', payerReference ?? ''].some((text) => !isStorable(text))) return 'text';
  if (amountMinor === 0) return 'zero';
  return amountMinor > largestTransferMinor ? 'too_large' : null;
}

const shownLength = 160;

function shown(text: string): string {
  return Array.from(oneLine(text.toWellFormed().replaceAll(nul, '\ufffd')))
    .slice(0, shownLength)
    .join('');
}

export type Collected = { entries: StatementEntry[]; refused: RefusedEntry[] };

/** Reads one entry for itself: what cannot be booked is listed with its reason, whatever stands beside it. */
export function collect(into: Collected, text: string, read: () => StatementEntry): void {
  try {
    const entry = read();
    const problem = problemOf(entry);
    if (problem) throw new EntryError(problem);
    into.entries.push(entry);
  } catch (error) {
    if (!(error instanceof EntryError)) throw error;
    into.refused.push({ text: shown(text), problem: error.problem });
  }
}

/** A reference that names something: banks write these words, or zeros, where there is none. */
export function referenceOf(text: string): string | null {
  const plain = oneLine(text);
  return plain === '' || /^(NONREF|NOTPROVIDED|NOT PROVIDED|0+)$/i.test(plain) ? null : plain;
}

export function imbalancesOf(openingMinor: number, bookedMinor: number, closingMinor: number, currency: string): Imbalance[] {
  const differenceMinor = closingMinor - openingMinor - bookedMinor;
  return differenceMinor === 0 ? [] : [{ openingMinor, closingMinor, differenceMinor, currency }];
}
