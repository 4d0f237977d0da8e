export type Bytes = Uint8Array<ArrayBuffer>;

/** Something that was handed in is not what it states it is; `code` names what is wrong. */
export class NotProven extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.name = 'NotProven';
    this.code = code;
  }
}

export function demand(claim: unknown, code: string): asserts claim {
  if (!claim) throw new NotProven(code);
}

const encoder = new TextEncoder();

export function utf8(text: string): Bytes {
  return encoder.encode(text);
}

/** Text of bytes that must be UTF-8; a byte-order mark stays, since what was signed includes it. */
export function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new NotProven('not_utf8');
  }
}

export function concat(...parts: readonly Uint8Array[]): Bytes {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

export function equal(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index]);
}

/** Browsers give cryptography to secure pages only. */
export function hasCryptography(): boolean {
  return typeof crypto === 'object' && typeof crypto.subtle === 'object';
}

export async function sha256(bytes: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}

export function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function fromHex(text: string): Bytes {
  demand(/^(?:[0-9a-f]{2})*$/.test(text), 'not_hex');
  return Uint8Array.from({ length: text.length / 2 }, (_, index) => Number.parseInt(text.slice(index * 2, index * 2 + 2), 16));
}

export function base64(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

/** Standard base64 in its one canonical form (RFC 4648 §4): padded, no spaces, no loose bits. */
export function fromBase64(text: string): Bytes {
  try {
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    if (base64(bytes) === text) return bytes;
  } catch {
    // Told below.
  }
  throw new NotProven('not_base64');
}

export function base64url(bytes: Uint8Array): string {
  return base64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Base64url without padding in its one canonical form (RFC 4648 §5, RFC 7515 §2). */
export function fromBase64url(text: string): Bytes {
  demand(/^[A-Za-z0-9_-]*$/.test(text), 'not_base64');
  const padding = '='.repeat((4 - (text.length % 4)) % 4);
  return fromBase64(text.replaceAll('-', '+').replaceAll('_', '/') + padding);
}
