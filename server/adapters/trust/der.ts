import { concat, utf8, type Bytes } from '#proof/bytes.ts';

/** Writes a value in DER (ITU-T X.690); `proof/der.ts` reads it. */
export function der(tag: number, ...parts: readonly Uint8Array[]): Bytes {
  const inside = concat(...parts);
  const bytes: number[] = [];
  for (let rest = inside.length; rest > 0; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256);
  const length = inside.length < 0x80 ? [inside.length] : [0x80 + bytes.length, ...bytes];
  return concat(Uint8Array.of(tag, ...length), inside);
}

export function sequence(...parts: readonly Uint8Array[]): Bytes {
  return der(0x30, ...parts);
}

/** A set in the order that DER asks for. */
export function set(...parts: readonly Uint8Array[]): Bytes {
  return der(0x31, ...parts.toSorted((a, b) => Buffer.compare(a, b)));
}

export function octets(bytes: Uint8Array): Bytes {
  return der(4, bytes);
}

/** Bits in whole bytes. */
export function bitString(bytes: Uint8Array): Bytes {
  return der(3, Uint8Array.of(0), bytes);
}

/** A number that is not negative, from its bytes. */
export function integer(...bytes: readonly number[]): Bytes {
  return der(2, Uint8Array.from((bytes[0] ?? 0) < 0x80 ? bytes : [0, ...bytes]));
}

export function text(value: string): Bytes {
  return der(0x0c, utf8(value));
}

export const nothing: Bytes = der(5);
export const yes: Bytes = der(1, Uint8Array.of(0xff));

/** UTCTime to the second, as certificates say times before 2050 (RFC 5280 §4.1.2.5). */
export function time(at: Date): Bytes {
  return der(0x17, utf8(`${at.toISOString().slice(2, 19).replaceAll(/[-T:]/g, '')}Z`));
}

/** An object identifier from its dotted form. */
export function oid(dotted: string): Bytes {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  const bytes = [first * 40 + second];
  for (const number of rest) {
    const group = [number % 128];
    for (let left = Math.floor(number / 128); left > 0; left = Math.floor(left / 128)) group.unshift(0x80 + (left % 128));
    bytes.push(...group);
  }
  return der(6, Uint8Array.from(bytes));
}
