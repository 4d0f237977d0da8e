import { bankReference, type Entry, type Statement } from './statement.ts';

/** Signs that banks put before the sub-fields of field 86: most `~`, ING `<`, Nordea `+`, others `^` or `?`. */
export const marks = ['~', '<', '+', '^', '?'] as const;
export type Mark = (typeof marks)[number];

const pieceLength = 27;
const titlePieces = 6;

function amountOf(minor: number): string {
  const whole = Math.floor(Math.abs(minor) / 100);
  return `${whole},${String(Math.abs(minor) % 100).padStart(2, '0')}`;
}

/** 2026-11-28 as 261128. */
function shortDay(day: string): string {
  return day.slice(2).replaceAll('-', '');
}

function pieces(text: string, most: number): string[] {
  return Array.from({ length: most }, (_, place) => text.slice(place * pieceLength, (place + 1) * pieceLength)).filter(Boolean);
}

/** Field 86: a code and sub-fields; the title in ~20 to ~25, the other's account in ~30, ~31 and ~38, the name in ~32 and ~33. */
function description({ transfer, isCredit, otherName, otherAccount }: Entry, mark: Mark): string[] {
  // What does not fit into the pieces of its own is left out, and the sign of the sub-fields is no text.
  const plain = (text: string): string => text.replaceAll(mark, ' ');
  const nrb = otherAccount.slice(2);
  const [name, more] = pieces(plain(otherName), 2);
  const parts = [
    ...pieces(plain(transfer.title), titlePieces).map((piece, place) => `${20 + place}${piece}`),
    `30${nrb.slice(2, 10)}`,
    `31${nrb.slice(10)}`,
    ...(name ? [`32${name}`] : []),
    ...(more ? [`33${more}`] : []),
    `38${otherAccount}`,
  ];
  const code = isCredit ? `150${mark}00B150PRZELEW ZEWNĘTRZNY PRZYCH` : `020${mark}00B020PRZELEW ZEWNĘTRZNY WYCH`;
  return [`:86:${code}`, ...parts.map((part) => `${mark}${part}`)];
}

function booking(entry: Entry, mark: Mark): string[] {
  const { id, bookedOn, amountMinor } = entry.transfer;
  const day = shortDay(bookedOn);
  const sign = entry.isCredit ? 'C' : 'D';
  return [`:61:${day}${day.slice(2)}${sign}${amountOf(amountMinor)}S150NONREF//${bankReference(id)}`, ...description(entry, mark)];
}

function balanceOf(minor: number, day: string, currency: string): string {
  return `${minor < 0 ? 'D' : 'C'}${shortDay(day)}${currency}${amountOf(minor)}`;
}

/** The statement in the form of SWIFT MT940, as Polish banks export it. */
export function mt940(statement: Statement, mark: Mark): string {
  const { account, currency, from, to, opening, closing, entries } = statement;
  return [
    `:20:ST${shortDay(to)}`,
    `:25:/${account}`,
    ':28C:00001',
    `:60F:${balanceOf(opening, from, currency)}`,
    ...entries.flatMap((entry) => booking(entry, mark)),
    `:62F:${balanceOf(closing, to, currency)}`,
    `:64:${balanceOf(closing, to, currency)}`,
    '-',
    '',
  ].join('\r\n');
}
