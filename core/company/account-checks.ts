/**
 * Who transfers other people's money: the account that it comes from says nothing of the payer. Names as they stand in
 * statements, in capitals without marks.
 */
const intermediaries = [
  'AUTOPAY',
  'BLUE MEDIA',
  'BLUECASH',
  'DOTPAY',
  'EXPRESS ELIXIR',
  'KRAJOWA IZBA ROZLICZENIOWA',
  'KRAJOWY INTEGRATOR PLATNOSCI',
  'PAYNOW',
  'PAYPRO',
  'PAYSERA',
  'PAYU',
  'POCZTA POLSKA',
  'PRZELEWY24',
  'SORBNET',
  'STRIPE',
  'TPAY',
  'WISE EUROPE',
] as const;

/** Whether a payer's name is that of an intermediary. */
export function isIntermediary(payer: string): boolean {
  const plain = payer
    .toUpperCase()
    .replaceAll('Ł', 'L')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Z0-9]+/g, ' ');
  return intermediaries.some((name) => ` ${plain} `.includes(` ${name} `));
}

/** The digits of a Polish account; null for one of another country, which the register of VAT payers does not list. */
export function nrbOf(account: string | null): string | null {
  const digits = (account ?? '').replace(/[\s\u00a0-]/g, '').replace(/^PL/i, '');
  return /^\d{26}$/.test(digits) ? digits : null;
}

/** Questions of this kind that the register of VAT payers answers in a day; some are left for people. */
export const questionsPerDay = 4900;
/** A query that is not answered is retried after an hour, for about three days. */
export const retryMinutes = 60;
export const mostQuestions = 72;
