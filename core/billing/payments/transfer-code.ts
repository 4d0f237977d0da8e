import type { Currency } from '#core/account/entitlements/plans.ts';

/** What a bank needs to know of a transfer. The account is an IBAN without spaces, the amount in minor units. */
export type Transfer = Readonly<{ payee: string; nip: string; account: string; amount: number; currency: Currency; title: string }>;

/** Bounds of the fields in characters; the amount is six digits of grosz. */
const payeeAtMost = 20;
const titleAtMost = 32;
const amountDigits = 6;
const separator = '|';

/** One field: no separator, no line breaks, no space at its ends. */
function field(text: string): string {
  return text
    .replaceAll(separator, ' ')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/**
 * The text of a QR code from which the app of a Polish bank fills in a transfer: NIP, country, account, grosz, payee, title and three fields
 * kept for later (recommendation of the Polish Bank Association on two-dimensional codes, 3 December 2013). Null where the form has no space
 * for it: another currency, an account abroad, 10 000 zł or more, a title that would be cut.
 */
export function transferCode({ payee, nip, account, amount, currency, title }: Transfer): string | null {
  const grosz = String(amount).padStart(amountDigits, '0');
  const written = field(title);
  if (currency !== 'PLN' || !/^PL\d{26}$/.test(account) || !/^\d{6}$/.test(grosz) || written.length > titleAtMost) return null;
  const name = field(field(payee).slice(0, payeeAtMost));
  return [nip, account.slice(0, 2), account.slice(2), grosz, name, written, '', '', ''].join(separator);
}
