import { objectAt, Reader, Unreadable, type PdfObject, type Value } from './pdf-values.ts';

/** One part of a file as its table of objects states: what it defines, and its trailer. */
export type Section = Readonly<{ objects: ReadonlyMap<number, PdfObject>; trailer: ReadonlyMap<string, Value>; tableAt: number }>;

const mostObjects = 20_000;
const entryLine = /(\d{10}) (\d{5}) ([nf])[ \r][\r\n]/y;

function places(reader: Reader): Map<number, number> {
  const found = new Map<number, number>();
  for (reader.blank(); !reader.consume(/trailer/y); reader.blank()) {
    const first = Number(reader.consume(/\d{1,10}/y) ?? Number.NaN);
    reader.consume(/ /y);
    const count = Number(reader.consume(/\d{1,6}/y) ?? Number.NaN);
    if (!Number.isInteger(first + count) || count > mostObjects) throw new Unreadable('table');
    reader.consume(/ ?\r?\n/y);
    for (let place = first; place < first + count; place += 1) {
      const line = reader.consume(entryLine);
      if (line === null) throw new Unreadable('table');
      // Only the head of the list of free objects is free: nothing may be taken away.
      if (line[17] === 'f' ? place !== 0 : found.has(place) || place === 0 || !line.startsWith('00000', 11)) throw new Unreadable('table');
      if (line[17] === 'n') found.set(place, Number(line.slice(0, 10)));
    }
  }
  return found;
}

/**
 * Reads a part of a file that ends at `end`, with the objects that its own table names; each has to lie within the part. Tables
 * in streams, several tables and comments are refused.
 */
export function sectionOf(text: string, from: number, end: number): Section {
  const part = text.slice(from, end);
  const [ending, stated] = /startxref[\r\n]+(\d{1,10})[\r\n]+%%EOF[\r\n]*$/.exec(part) ?? [];
  if (!ending || part.split('startxref').length !== 2) throw new Unreadable('end');
  const tableAt = Number(stated);
  const reader = new Reader(text.slice(0, end), tableAt);
  if (tableAt < from || !reader.consume(/xref\s/y)) throw new Unreadable('table');
  const at = places(reader);
  const trailer = reader.value().entries;
  reader.blank();
  if (!trailer || reader.at !== end - ending.length) throw new Unreadable('trailer');
  if (trailer.has('/Encrypt') || trailer.has('/XRefStm')) throw new Unreadable('trailer');
  const objects = new Map<number, PdfObject>();
  // Objects that lie in one another could be read over and over.
  let left = tableAt - from;
  for (const [number, place] of at) {
    if (place < from || place >= tableAt) throw new Unreadable('place');
    const object = objectAt(text, place, number);
    left -= object.to - object.from;
    if (left < 0) throw new Unreadable('overlap');
    objects.set(number, object);
  }
  return { objects, trailer, tableAt };
}

/** The number of the object that a reference names; null for anything else. */
export function numberOf(value: Value | undefined): number | null {
  const [, number] = /^(\d+) 0 R$/.exec(value?.text ?? '') ?? [];
  return number === undefined ? null : Number(number);
}
