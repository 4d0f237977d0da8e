import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A transfer that was booked. Accounts are IBANs without spaces, the amount is minor units, the day is ISO 8601. */
export type Transfer = Readonly<{
  id: string;
  payerName: string;
  payerAccount: string;
  recipientAccount: string;
  amountMinor: number;
  currency: string;
  title: string;
  bookedOn: string;
}>;

/** Names and titles of Elixir transfers: four lines of 35 characters. */
const longestText = 140;

/** A Polish account (NRB, with or without `PL`) as IBAN; null when its check digits are wrong. */
export function ibanOf(text: string): string | null {
  const digits = text.replace(/[\s-]/g, '').replace(/^PL/i, '');
  if (!/^\d{26}$/.test(digits)) return null;
  return BigInt(`${digits.slice(2)}2521${digits.slice(0, 2)}`) % 97n === 1n ? `PL${digits}` : null;
}

function minorOf(text: string): number | null {
  const match = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text.replace(/\s/g, ''));
  const minor = match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : 0;
  return minor > 0 ? minor : null;
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);
}

function fits(text: string): boolean {
  return text !== '' && text.length <= longestText && !/\p{Cc}/u.test(text);
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** A transfer as it was filled in, or what is wrong with it by field. */
export function readTransfer(given: Readonly<Record<string, unknown>>, today: string): Transfer | { errors: Record<string, string> } {
  const field = (name: string): string => textOf(given[name]).trim();
  const [payerAccount, recipientAccount] = [ibanOf(field('payerAccount')), ibanOf(field('recipientAccount'))];
  const amountMinor = minorOf(field('amount'));
  const currency = field('currency').toUpperCase() || 'PLN';
  const bookedOn = field('bookedOn') || today;
  const errors = {
    ...(fits(field('payerName')) ? {} : { payerName: '1–140 znaków' }),
    ...(payerAccount ? {} : { payerAccount: '26 cyfr NRB z poprawną sumą kontrolną' }),
    ...(recipientAccount ? {} : { recipientAccount: '26 cyfr NRB z poprawną sumą kontrolną' }),
    ...(amountMinor ? {} : { amount: 'na przykład 1845,00' }),
    ...(/^[A-Z]{3}$/.test(currency) ? {} : { currency: 'na przykład PLN' }),
    ...(fits(field('title')) ? {} : { title: '1–140 znaków' }),
    ...(isDay(bookedOn) ? {} : { bookedOn: 'RRRR-MM-DD' }),
  };
  if (!payerAccount || !recipientAccount || !amountMinor || Object.keys(errors).length > 0) return { errors };
  const [payerName, title] = [field('payerName'), field('title')];
  return { id: randomUUID(), payerName, payerAccount, recipientAccount, amountMinor, currency, title, bookedOn };
}

export type Transfers = Readonly<{ add: (transfer: Transfer) => Promise<void>; list: () => readonly Transfer[] }>;

/** Null for what a killed process did not write to its end. */
function parsed(line: string): Transfer | null {
  try {
    return JSON.parse(line) as Transfer;
  } catch {
    return null;
  }
}

/** Every transfer of one data folder, in the order in which they were made; they outlive a restart. */
export async function openTransfers(folder: string): Promise<Transfers> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'transfers.jsonl');
  const stored = await readFile(file, 'utf8').catch(() => '');
  const made = stored.split('\n').flatMap((line) => parsed(line) ?? []);
  if (stored !== '' && !stored.endsWith('\n')) await appendFile(file, '\n');
  return {
    add: async (transfer) => {
      made.push(transfer);
      await appendFile(file, `${JSON.stringify(transfer)}\n`);
    },
    list: () => made,
  };
}
