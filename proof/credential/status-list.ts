import { base64, base64url, demand, fromBase64, fromBase64url, type Bytes } from '#proof/bytes.ts';
import { inflated } from '#proof/inflate.ts';
import type { Jws } from './jws.ts';

/** The media type of a Token Status List in JWT form (draft-ietf-oauth-status-list). */
export const statusListType = 'statuslist+jwt';

/** How much of the log a list was computed from: the number of entries and their root. */
export type LogState = Readonly<{ size: number; root: Bytes }>;
/** A list of one bit per certificate: 0 in force, 1 revoked. `log` is null on lists from before they named it. */
export type StatusList = Readonly<{ uri: string; issuedAt: Date; expiresAt: Date | null; bits: Bytes; log: LogState | null }>;
/** Where a credential's status stands. */
export type StatusReference = Readonly<{ uri: string; index: number }>;

/** The size of every list: enough for a year, the same for all, and full of unused places that hide how many there are. */
export const statusListSize = 2 ** 20;
const statusListBytes = statusListSize / 8;

function secondsOf(value: unknown): Date | null {
  return Number.isSafeInteger(value) ? new Date((value as number) * 1000) : null;
}

function logOf(value: unknown): LogState | null {
  if (value === undefined) return null;
  const { size, root } = value as { size?: unknown; root?: unknown };
  demand(Number.isSafeInteger(size) && (size as number) >= 0 && typeof root === 'string', 'bad_status_list');
  return { size: size as number, root: fromBase64(root) };
}

/** Reads a list out of its JWS; the signature is the caller's to check. Only one bit per status is understood. */
export async function readStatusList({ typ, payload }: Jws): Promise<StatusList> {
  const list = payload.status_list as { bits?: unknown; lst?: unknown } | undefined;
  const issuedAt = secondsOf(payload.iat);
  demand(typ === statusListType && typeof payload.sub === 'string' && issuedAt, 'bad_status_list');
  demand(typeof list === 'object' && list !== null && list.bits === 1 && typeof list.lst === 'string', 'bad_status_list');
  const bits = await inflated(fromBase64url(list.lst), statusListBytes, 'bad_status_list');
  return { uri: payload.sub, issuedAt, expiresAt: secondsOf(payload.exp), bits, log: logOf(payload.log) };
}

/** Whether the certificate at a place was revoked; rejects a place outside the list. The first is the lowest bit. */
export function isTakenBack({ bits }: StatusList, index: number): boolean {
  const byte = Number.isSafeInteger(index) && index >= 0 ? bits[Math.floor(index / 8)] : undefined;
  demand(byte !== undefined, 'bad_status_reference');
  return ((byte >> (index % 8)) & 1) === 1;
}

/** The bits of a list on which the given places are revoked, beside those of an earlier one. */
export function statusBits(takenBack: Iterable<number>, earlier?: Bytes): Bytes {
  const bits = earlier ? earlier.slice() : new Uint8Array(statusListBytes);
  for (const index of takenBack) {
    demand(index < statusListSize, 'bad_status_reference');
    bits[Math.floor(index / 8)]! |= 1 << (index % 8);
  }
  return bits;
}

/** The places that are revoked on a list, in their order. */
export function placesOf(bits: Bytes): number[] {
  const places: number[] = [];
  for (const [at, byte] of bits.entries()) {
    for (let bit = 0; byte >> bit > 0; bit += 1) if (((byte >> bit) & 1) === 1) places.push(at * 8 + bit);
  }
  return places;
}

type ListFacts = Readonly<{ uri: string; at: Date; hours: number; compressed: Bytes; log: LogState }>;

/** What is signed as a list; `compressed` are its bits by zlib, `hours` how long it may be believed. */
export function statusListClaims({ uri, at, hours, compressed, log }: ListFacts): Readonly<Record<string, unknown>> {
  const iat = Math.floor(at.getTime() / 1000);
  const lst = base64url(compressed);
  const computedFrom = { size: log.size, root: base64(log.root) };
  return { sub: uri, iat, exp: iat + hours * 3600, ttl: 3600, status_list: { bits: 1, lst }, log: computedFrom };
}
