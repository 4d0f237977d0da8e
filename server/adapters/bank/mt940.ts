import { normalizedIban } from '#core/billing/payments/bank-account.ts';
import {
  collect,
  EntryError,
  imbalancesOf,
  minorOf,
  minorOrNothing,
  oneLine,
  referenceOf,
  UnreadableStatement,
  type Collected,
  type Imbalance,
  type Statement,
  type StatementEntry,
} from './entry.ts';

type Field = Readonly<{ tag: string; text: string }>;

/** Fields of a SWIFT message: `:tag:` at the beginning of a line, continued on the lines that follow. */
function fieldsOf(text: string): Field[] {
  const fields: { tag: string; text: string }[] = [];
  for (const line of text.replace(/\r\n?/g, '\n').split('\n')) {
    const match = /^:(\d{2}[A-Z]?):(.*)$/.exec(line);
    if (match) fields.push({ tag: match[1] ?? '', text: match[2] ?? '' });
    else if (!/^(\{|-\}?|-$)/.test(line)) {
      const last = fields.at(-1);
      if (last) last.text += `\n${line}`;
    }
  }
  return fields;
}

/** Field 61: value date, day of booking, mark, amount, kind, what the payer calls it, what the bank calls it (SWIFT MT940, field 61). */
const movement = /^(\d{2})(\d{2})(\d{2})(\d{4})?(R?[CD])([A-Z]?)(\d+(?:[,.]\d*)?)(?:[A-Z][A-Z\d]{3}([^\n]*?)(?:\/\/([^\n]*))?(?:\n|$))?/;

type Movement = Readonly<{ bookedOn: string; valuedOn: string; mark: string; amount: string; references: readonly [string, string] }>;

/** The year of a booking day is that of the value date, but for a value date on the other side of New Year. */
function bookedYear(valueYear: number, valueMonth: number, bookedMonth: number): number {
  if (valueMonth === 12 && bookedMonth === 1) return valueYear + 1;
  return valueMonth === 1 && bookedMonth === 12 ? valueYear - 1 : valueYear;
}

function movementOf(text: string): Movement | null {
  const match = movement.exec(text);
  if (!match) return null;
  const [, year = '', month = '', day = '', booked, mark = '', , amount = '', payers = '', banks = ''] = match;
  const [bookedMonth, bookedDay] = booked ? [booked.slice(0, 2), booked.slice(2)] : [month, day];
  const bookedOn = `${bookedYear(2000 + Number(year), Number(month), Number(bookedMonth))}-${bookedMonth}-${bookedDay}`;
  return { bookedOn, valuedOn: `20${year}-${month}-${day}`, mark, amount, references: [payers, banks] };
}

const titleParts = ['20', '21', '22', '23', '24', '25', '60', '61', '62', '63'];

/**
 * Field 86 as Polish banks write it: a code, then sub-fields of two digits after a mark of the bank's own (`~`, `<`, `+`,
 * `^` or `?`). Pieces of a sub-field are joined before anything is sought in them.
 */
function descriptionOf(text: string): Pick<StatementEntry, 'payer' | 'payerAccount' | 'title'> {
  const mark = /^\d{3}\s*([~<+^?])(?=\d{2})|^([~<+^?])(?=\d{2})/.exec(text);
  const sign = mark?.[1] ?? mark?.[2];
  if (!sign) return { payer: '', payerAccount: null, title: oneLine(text) };
  const parts = new Map<string, string>();
  for (const piece of text.replaceAll('\n', '').split(sign)) {
    const [code, value] = [piece.slice(0, 2), piece.slice(2)];
    if (/^\d{2}$/.test(code)) parts.set(code, (parts.get(code) ?? '') + value);
  }
  const part = (code: string): string => parts.get(code) ?? '';
  const account = normalizedIban(part('38')) ?? normalizedIban(`${part('30')}${part('31')}`);
  return {
    payer: oneLine(`${part('32')} ${part('33')}`),
    payerAccount: account,
    title: oneLine(titleParts.map(part).join('')),
  };
}

function accountOf(fields: readonly Field[]): string {
  const found = fields
    .filter((field) => field.tag === '25')
    .map(({ text }) => text.replace(/^\/?(?=[A-Z]{2}\d{2})/, '').replace(/^\/+/, ''));
  const account = normalizedIban(found[0] ?? '');
  if (!account || found.some((text) => normalizedIban(text) !== account)) throw new UnreadableStatement(':25:');
  return account;
}

/** Fields 60 and 62: mark, day, currency, amount. */
function balanceIn(text: string): Readonly<{ minor: number; currency: string }> | null {
  const match = /^([CD])\d{6}([A-Z]{3})(\d[\d,.]*)/.exec(text);
  if (!match) return null;
  const minor = minorOrNothing(match[3] ?? '');
  return { minor: match[1] === 'D' ? -minor : minor, currency: match[2] ?? '' };
}

/** Credits, and debits reversed, add to the balance. */
const adding: ReadonlySet<string> = new Set(['C', 'RD']);

type Page = { opening: ReturnType<typeof balanceIn>; bookedMinor: number };
type Reading = Collected & { imbalances: Imbalance[]; ignored: number };

function readMovement(reading: Reading, page: Page, text: string, description: string): void {
  const found = movementOf(text);
  if (found) page.bookedMinor += (adding.has(found.mark) ? 1 : -1) * minorOrNothing(found.amount);
  if (found && found.mark !== 'C') {
    reading.ignored += 1;
    return;
  }
  collect(reading, `:61:${text} ${description}`, () => {
    if (!found) throw new EntryError('form');
    const { bookedOn, valuedOn, amount, references } = found;
    return {
      bookedOn,
      valuedOn,
      amountMinor: minorOf(amount),
      currency: page.opening?.currency ?? '',
      ...descriptionOf(description),
      bankReference: referenceOf(references[1]),
      payerReference: referenceOf(references[0]),
      source: 'mt940',
      unsplit: null,
    };
  });
}

/** Reads a statement in the form of SWIFT MT940; several pages of one account make one statement. */
export function readMt940(text: string): Statement {
  const fields = fieldsOf(text);
  const account = accountOf(fields);
  if (!fields.some((field) => /^60[FM]$/.test(field.tag) && balanceIn(field.text))) throw new UnreadableStatement(':60F:');
  const reading: Reading = { entries: [], refused: [], imbalances: [], ignored: 0 };
  let page: Page = { opening: null, bookedMinor: 0 };
  for (const [index, field] of fields.entries()) {
    if (/^60[FM]$/.test(field.tag)) page = { opening: balanceIn(field.text), bookedMinor: 0 };
    const closing = /^62[FM]$/.test(field.tag) ? balanceIn(field.text) : null;
    if (closing && page.opening)
      reading.imbalances.push(...imbalancesOf(page.opening.minor, page.bookedMinor, closing.minor, closing.currency));
    const next = fields[index + 1];
    if (field.tag === '61') readMovement(reading, page, field.text, next?.tag === '86' ? next.text : '');
  }
  return { account, ...reading };
}
