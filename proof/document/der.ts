import { demand, type Bytes } from '#proof/bytes.ts';

/** A value in DER (ITU-T X.690): its tag, what is inside, and all of it with tag and length. */
export type Der = Readonly<{ tag: number; inside: Bytes; whole: Bytes }>;

export const tags = { integer: 2, bitString: 3, octets: 4, oid: 6, sequence: 0x30, set: 0x31 } as const;
/** Four bytes of length are more than any document that is inspected. */
const mostLengthBytes = 4;

/** Reads the value at a place; rejects what is cut off or in a form that DER does not have. */
function valueAt(bytes: Bytes, at: number): Der {
  const tag = bytes[at];
  const first = bytes[at + 1];
  demand(tag !== undefined && first !== undefined && (tag & 0x1f) !== 0x1f, 'bad_der');
  const count = first < 0x80 ? 0 : first & 0x7f;
  demand(first !== 0x80 && count <= mostLengthBytes, 'bad_der');
  let length = count === 0 ? first : 0;
  for (let index = 0; index < count; index += 1) length = length * 256 + (bytes[at + 2 + index] ?? 0);
  const from = at + 2 + count;
  demand(from + length <= bytes.length, 'bad_der');
  return { tag, inside: bytes.slice(from, from + length), whole: bytes.slice(at, from + length) };
}

/** The values that stand one after another in bytes. */
export function readAll(bytes: Bytes): Der[] {
  const found: Der[] = [];
  for (let at = 0; at < bytes.length;) {
    const value = valueAt(bytes, at);
    found.push(value);
    at += value.whole.length;
  }
  return found;
}

/** The first value in bytes; what follows it, such as the padding of a signature's place, is left. */
export function readFirst(bytes: Bytes, tag: number): Der {
  const value = valueAt(bytes, 0);
  demand(value.tag === tag, 'bad_der');
  return value;
}

/** What is inside a value that must be there with that tag. */
export function insideOf(value: Der | undefined, tag: number): Bytes {
  demand(value?.tag === tag, 'bad_der');
  return value.inside;
}

/** The values inside one that must be there with that tag. */
export function partsOf(value: Der | undefined, tag: number = tags.sequence): Der[] {
  return readAll(insideOf(value, tag));
}

/** An object identifier in its dotted form. */
export function oidText(value: Der | undefined): string {
  const [first = 0, ...rest] = insideOf(value, tags.oid);
  const numbers = [Math.floor(first / 40), first % 40];
  let current = 0;
  for (const byte of rest) {
    current = current * 128 + (byte & 0x7f);
    if (byte < 0x80) {
      numbers.push(current);
      current = 0;
    }
  }
  return numbers.join('.');
}
