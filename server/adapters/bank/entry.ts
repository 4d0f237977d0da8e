/** One booked credit of a bank statement. The amount is minor units. */
export type StatementEntry = Readonly<{
  /** Day of booking, ISO 8601. */
  bookedOn: string;
  amountMinor: number;
  currency: string;
  payer: string;
  payerAccount: string | null;
  title: string;
}>;

export type Statement = Readonly<{
  /** The own account as IBAN. */
  account: string;
  entries: readonly StatementEntry[];
  /** Debits, reversals and what is not booked: nothing follows from them. */
  ignored: number;
}>;

/** The text is no statement that can be read; `line` or element where it stops making sense. */
export class UnreadableStatement extends Error {}

/** Minor units of a decimal amount written with a comma or a point; throws where it is none. */
export function minorOf(text: string): number {
  const match = /^(\d{1,12})(?:[.,](\d{0,2}))?$/.exec(text.trim());
  if (!match) throw new UnreadableStatement(`amount ${text}`);
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

/** One line of text: parts of a field that a bank broke are joined before they are read. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
