import { createHmac, timingSafeEqual } from 'node:crypto';
import type { BounceConfig } from '#server/platform/config/mail-settings.ts';
import { addressHashBytes, hashOfAddress } from '#server/adapters/mail/refused-addresses.ts';

const dayMillis = 86_400_000;
const [dayBytes, macBytes] = [2, 8];
const tokenBytes = addressHashBytes + dayBytes + macBytes;
/** A mail server gives up after about five days (RFC 5321, 4.5.4.1); later notices are not about a mail of ours. */
const oldestDays = 14;

function macOf({ token }: BounceConfig, body: Buffer): Buffer {
  return createHmac('sha256', token).update('return-path').update(body).digest().subarray(0, macBytes);
}

/**
 * Where a notice about a mail goes, known from all others by the part after the plus (VERP): whose mail it was, as a hash, when it was
 * sent, and a code that nobody else can make. In hexadecimal digits, because servers on the way may change the case.
 */
export function returnPath(bounces: BounceConfig, address: string, now: Date): string {
  const day = Buffer.alloc(dayBytes);
  day.writeUInt16BE(Math.floor(now.getTime() / dayMillis));
  const body = Buffer.concat([hashOfAddress(address), day]);
  return `${bounces.local}+${Buffer.concat([body, macOf(bounces, body)]).toString('hex')}@${bounces.domain}`;
}

/** The hash of the address that a mail went to, where one of our return paths stands in a text and is not too old; null where none does. */
export function hashInReturnPath(bounces: BounceConfig, text: string, now: Date): Buffer | null {
  const { local, domain } = bounces;
  const places = new RegExp(String.raw`\b${local}\+([0-9a-f]{${tokenBytes * 2}})@${domain.replaceAll('.', String.raw`\.`)}\b`, 'gi');
  for (const [, token = ''] of text.matchAll(places)) {
    const bytes = Buffer.from(token, 'hex');
    const body = bytes.subarray(0, -macBytes);
    if (!timingSafeEqual(bytes.subarray(-macBytes), macOf(bounces, body))) continue;
    const age = Math.floor(now.getTime() / dayMillis) - body.readUInt16BE(addressHashBytes);
    // A day in the future is that of another process whose clock is ahead, or ahead of midnight.
    if (age >= -1 && age <= oldestDays) return Buffer.from(body.subarray(0, addressHashBytes));
  }
  return null;
}
