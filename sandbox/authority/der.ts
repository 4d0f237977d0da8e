// What certificates and signatures are written in (ITU-T X.690), as far as the sandbox needs it.

function lengthOf(size: number): Buffer {
  if (size < 0x80) return Buffer.from([size]);
  const bytes = Buffer.from(size.toString(16).padStart(size > 0xff ? (size > 0xff_ff ? 6 : 4) : 2, '0'), 'hex');
  return Buffer.concat([Buffer.from([0x80 + bytes.length]), bytes]);
}

export function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag]), lengthOf(content.length), content]);
}

export const sequence = (...parts: readonly Buffer[]): Buffer => der(0x30, ...parts);
export const setOf = (...parts: readonly Buffer[]): Buffer => der(0x31, ...parts);
export const octets = (bytes: Buffer): Buffer => der(0x04, bytes);
export const utf8 = (text: string): Buffer => der(0x0c, Buffer.from(text));
export const bitString = (bytes: Buffer): Buffer => der(0x03, Buffer.from([0]), bytes);
/** Context-specific and constructed. */
export const tagged = (number: number, ...parts: readonly Buffer[]): Buffer => der(0xa0 + number, ...parts);
export const nothing = der(0x05);
export const yes = der(0x01, Buffer.from([0xff]));

export function integer(value: number | Buffer): Buffer {
  const bytes = typeof value === 'number' ? Buffer.from([value]) : value;
  return der(0x02, (bytes[0] ?? 0) >= 0x80 ? Buffer.concat([Buffer.from([0]), bytes]) : bytes);
}

export function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  const groups = [first * 40 + second, ...rest].map((part) => {
    const digits: number[] = [];
    for (let left = part; digits.length === 0 || left > 0; left = Math.floor(left / 128)) digits.unshift(left % 128);
    return digits.map((digit, place) => (place < digits.length - 1 ? digit + 0x80 : digit));
  });
  return der(0x06, Buffer.from(groups.flat()));
}

/** A moment with all four digits of its year. */
export function fullTime(at: Date): Buffer {
  return der(0x18, Buffer.from(`${at.toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z`));
}

/** Until 2049 times are written with two digits of the year (RFC 5280, 4.1.2.5). */
export function time(at: Date): Buffer {
  const digits = at.toISOString().replace(/[-:T]/g, '').slice(0, 14);
  return at.getUTCFullYear() < 2050 ? der(0x17, Buffer.from(`${digits.slice(2)}Z`)) : der(0x18, Buffer.from(`${digits}Z`));
}
