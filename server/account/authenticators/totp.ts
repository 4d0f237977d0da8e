import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const stepMillis = 30_000;
const digits = 6;
const secretBytes = 20;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Base32 without padding (RFC 4648 §6), as applications take a secret. */
export function base32(bytes: Uint8Array): string {
  let text = '';
  let [value, bits] = [0, 0];
  for (const byte of bytes) {
    value = (value << 8) | byte;
    for (bits += 8; bits >= 5; bits -= 5) text += alphabet[(value >>> (bits - 5)) & 31];
    value &= 255;
  }
  return bits > 0 ? text + alphabet[(value << (5 - bits)) & 31] : text;
}

function fromBase32(text: string): Buffer {
  const bytes: number[] = [];
  let [value, bits] = [0, 0];
  for (const letter of text) {
    value = ((value << 5) | alphabet.indexOf(letter)) & 0xfff;
    bits += 5;
    if (bits >= 8) bytes.push((value >>> (bits -= 8)) & 255);
  }
  return Buffer.from(bytes);
}

export function newTotpSecret(): string {
  return base32(randomBytes(secretBytes));
}

/** The step of time that an instant lies in (RFC 6238 §4). */
export function stepAt(at: Date): number {
  return Math.floor(at.getTime() / stepMillis);
}

/** The code of a secret for a step (RFC 6238 with SHA-1 and six digits, which every application knows). */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = mac[mac.length - 1]! & 15;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits).padStart(digits, '0');
}

/** The step whose code that is, now or one step beside it, as clocks differ; null for none. */
export function stepOf(secret: string, code: string, at: Date): number | null {
  const typed = Buffer.from(code);
  let found: number | null = null;
  for (const step of [stepAt(at) - 1, stepAt(at), stepAt(at) + 1]) {
    const right = Buffer.from(codeAt(secret, step));
    if (typed.length === right.length && timingSafeEqual(typed, right)) found = step;
  }
  return found;
}

/** What an application reads from the picture (the key URI format). */
export function totpAddress(secret: string, email: string): string {
  const issuer = 'Atesto';
  return `otpauth://totp/${issuer}:${encodeURIComponent(email)}?secret=${secret}&issuer=${issuer}&algorithm=SHA1&digits=${digits}&period=${stepMillis / 1000}`;
}
