import { normalizedIban } from '#core/billing/bank-account.ts';
import { minorOf, oneLine, UnreadableStatement, type Statement, type StatementEntry } from './entry.ts';

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

/** Field 61: value date, day of booking, mark, amount (SWIFT MT940, field 61). */
const movement = /^(\d{2})(\d{2})(\d{2})(\d{4})?(R?[CD])([A-Z]?)(\d{1,12},\d{0,2})/;

type Movement = Readonly<{ bookedOn: string; mark: string; amountMinor: number }>;

/** The year of a booking day is that of the value date, but for a value date on the other side of New Year. */
function bookedYear(valueYear: number, valueMonth: number, bookedMonth: number): number {
  if (valueMonth === 12 && bookedMonth === 1) return valueYear + 1;
  return valueMonth === 1 && bookedMonth === 12 ? valueYear - 1 : valueYear;
}

function movementOf(text: string): Movement {
  const match = movement.exec(text);
  if (!match) throw new UnreadableStatement(`:61:${text.slice(0, 40)}`);
  const [, year = '', month = '', day = '', booked, mark = '', , amount = ''] = match;
  const [bookedMonth, bookedDay] = booked ? [booked.slice(0, 2), booked.slice(2)] : [month, day];
  const bookedOn = `${bookedYear(2000 + Number(year), Number(month), Number(bookedMonth))}-${bookedMonth}-${bookedDay}`;
  return { bookedOn, mark, amountMinor: minorOf(amount) };
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
  const text = fields.find((field) => field.tag === '25')?.text ?? '';
  const account = normalizedIban(text.replace(/^\/?(?=[A-Z]{2}\d{2})/, '').replace(/^\/+/, ''));
  if (!account) throw new UnreadableStatement(':25:');
  return account;
}

/** Reads a statement in the form of SWIFT MT940; several pages of one account make one statement. */
export function readMt940(text: string): Statement {
  const fields = fieldsOf(text);
  const account = accountOf(fields);
  const currency = /^[CD]\d{6}([A-Z]{3})/.exec(fields.find((field) => /^60[FM]$/.test(field.tag))?.text ?? '')?.[1];
  if (!currency) throw new UnreadableStatement(':60F:');
  const entries: StatementEntry[] = [];
  let ignored = 0;
  for (const [index, field] of fields.entries()) {
    if (field.tag !== '61') continue;
    const { bookedOn, mark, amountMinor } = movementOf(field.text);
    const next = fields[index + 1];
    const description = descriptionOf(next?.tag === '86' ? next.text : '');
    if (mark === 'C') entries.push({ bookedOn, amountMinor, currency, ...description });
    else ignored += 1;
  }
  return { account, entries, ignored };
}
