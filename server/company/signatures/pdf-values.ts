/** What is written in a PDF, as far as signatures need it (ISO 32000-2, 7.3). `text` is how it is compared. */
export type Value = Readonly<{ text: string; entries: ReadonlyMap<string, Value> | null; items: readonly Value[] | null }>;

/** An object with where it begins and ends in the file; `isStream` when data follows its dictionary. */
export type PdfObject = Readonly<{ value: Value; from: number; to: number; isStream: boolean }>;

/** Something that is not understood: then nothing is believed. */
export class Unreadable extends Error {}

const blanks = /[\0\t\n\f\r ]*/y;
const reference = /(\d{1,10})[\0\t\n\f\r ]+(\d{1,5})[\0\t\n\f\r ]+R(?![A-Za-z0-9])/y;
const plain = /\/?[^\0\t\n\f\r ()<>[\]{}/%]+/y;
const hexString = /<[0-9A-Fa-f\0\t\n\f\r ]*>/y;
const deepest = 30;

function atom(text: string): Value {
  return { text, entries: null, items: null };
}

/** Reads values one after another; comments and everything unusual are refused. */
export class Reader {
  readonly #text: string;
  at: number;

  constructor(text: string, at: number) {
    this.#text = text;
    this.at = at;
  }

  /** What the pattern finds here, which is read; null where it finds nothing. */
  consume(pattern: RegExp): string | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.#text)?.[0] ?? null;
    if (found !== null) this.at += found.length;
    return found;
  }

  blank(): void {
    this.consume(blanks);
  }

  #literal(): string {
    const from = this.at;
    for (let depth = 0; this.at < this.#text.length; this.at += 1) {
      const character = this.#text[this.at];
      if (character === '\\') this.at += 1;
      else if (character === '(') depth += 1;
      else if (character === ')' && (depth -= 1) === 0) return this.#text.slice(from, (this.at += 1));
    }
    throw new Unreadable('string');
  }

  #dictionary(depth: number): Value {
    const entries = new Map<string, Value>();
    for (this.blank(); !this.consume(/>>/y); this.blank()) {
      const name = this.consume(plain);
      // A name that is written in another way, or twice, could be read in two ways.
      if (!name?.startsWith('/') || name.includes('#') || entries.has(name)) throw new Unreadable('dictionary');
      entries.set(name, this.value(depth + 1));
    }
    const sorted = [...entries].toSorted(([one], [other]) => (one < other ? -1 : 1));
    return { text: `<<${sorted.map(([name, { text }]) => `${name} ${text}`).join(' ')}>>`, entries, items: null };
  }

  #array(depth: number): Value {
    const items: Value[] = [];
    for (this.blank(); !this.consume(/\]/y); this.blank()) items.push(this.value(depth + 1));
    return { text: `[${items.map(({ text }) => text).join(' ')}]`, entries: null, items };
  }

  value(depth = 0): Value {
    if (depth > deepest) throw new Unreadable('depth');
    this.blank();
    if (this.consume(/<</y)) return this.#dictionary(depth);
    if (this.consume(/\[/y)) return this.#array(depth);
    const referred = this.consume(reference);
    if (referred) return atom(referred.replace(/[\0\t\n\f\r ]+/g, ' '));
    if (this.#text[this.at] === '(') return atom(this.#literal());
    const read = this.consume(hexString) ?? this.consume(plain);
    if (read === null) throw new Unreadable('value');
    return atom(read);
  }
}

/** The object that begins at a place of a file. */
export function objectAt(text: string, from: number, number: number): PdfObject {
  const reader = new Reader(text, from);
  const head = reader.consume(/(\d{1,10})[\0\t\n\f\r ]+0[\0\t\n\f\r ]+obj(?![A-Za-z0-9])/y);
  if (head === null || Number.parseInt(head, 10) !== number) throw new Unreadable('object');
  const value = reader.value();
  reader.blank();
  if (reader.consume(/stream\r?\n/y)) return { value, from, to: reader.at, isStream: true };
  if (!reader.consume(/endobj/y)) throw new Unreadable('object');
  return { value, from, to: reader.at, isStream: false };
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

function bytesOf(text: string): Buffer {
  if (text.startsWith('<')) return Buffer.from(text.slice(1, -1).replace(/[\0\t\n\f\r ]/g, ''), 'hex');
  const plainText = text
    .slice(1, -1)
    .replace(/\\(?:([0-7]{1,3})|(\r\n|[^]))/g, (_, octal: string | undefined, one = '') =>
      octal === undefined ? (/^[\r\n]/.test(one) ? '' : (escapes[one] ?? one)) : String.fromCharCode(Number.parseInt(octal, 8) & 0xff),
    );
  return Buffer.from(plainText, 'latin1');
}

/** What a string states (ISO 32000-2, 7.9.2.2): UTF-16BE or UTF-8 with their marks, else Latin; null for what is no string. */
export function textOf(value: Value | undefined): string | null {
  if (!value || !/^[(<]/.test(value.text) || value.entries) return null;
  const bytes = bytesOf(value.text);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes.subarray(2));
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return bytes.subarray(3).toString('utf8');
  return bytes.toString('latin1');
}
