import type { Transfer } from './transfers.ts';

/** One booking as the holder of an account sees it. */
export type Entry = Readonly<{ transfer: Transfer; isCredit: boolean; otherName: string; otherAccount: string }>;

/** A statement of an account in one currency. Days are ISO 8601, balances minor units, negative for a debt. */
export type Statement = Readonly<{
  account: string;
  currency: string;
  from: string;
  to: string;
  opening: number;
  closing: number;
  entries: readonly Entry[];
}>;

/** What the bank calls a transfer, the same in every form of a statement: as long as field 61 of MT940 lets it be. */
export function bankReference(id: string): string {
  return id.replaceAll('-', '').slice(0, 16).toUpperCase();
}

type Span = Readonly<{ from: string; to: string; currency: string }>;

function balance(transfers: readonly Transfer[], account: string): number {
  const inOut = transfers.map(
    ({ amountMinor, recipientAccount, payerAccount }) =>
      (recipientAccount === account ? amountMinor : 0) - (payerAccount === account ? amountMinor : 0),
  );
  return inOut.reduce((total, amount) => total + amount, 0);
}

/** What was booked on an account between two days, both included; the balance before them carries everything earlier. */
export function statementOf(all: readonly Transfer[], account: string, { from, to, currency }: Span): Statement {
  const own = all
    .filter((one) => one.currency === currency && (one.recipientAccount === account || one.payerAccount === account))
    .toSorted((one, other) => one.bookedOn.localeCompare(other.bookedOn));
  const earlier = own.filter(({ bookedOn }) => bookedOn < from);
  const shown = own.filter(({ bookedOn }) => bookedOn >= from && bookedOn <= to);
  const entries = shown.map((transfer): Entry => {
    const isCredit = transfer.recipientAccount === account;
    const { payerName, payerAccount, recipientAccount } = transfer;
    return { transfer, isCredit, otherName: isCredit ? payerName : '', otherAccount: isCredit ? payerAccount : recipientAccount };
  });
  const opening = balance(earlier, account);
  return { account, currency, from, to, opening, closing: opening + balance(shown, account), entries };
}
