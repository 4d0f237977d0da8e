import { base64url, demand, fromBase64url, type Bytes } from './bytes.ts';
import { inflated } from './inflate.ts';
import type { Jws } from './jws.ts';

/** The media type of a Token Status List in JWT form (draft-ietf-oauth-status-list). */
export const statusListType = 'statuslist+jwt';

/** A list of one bit per certificate: 0 in force, 1 taken back. */
export type StatusList = Readonly<{ uri: string; issuedAt: Date; expiresAt: Date | null; bits: Bytes }>;
/** Where a credential's status stands. */
export type StatusReference = Readonly<{ uri: string; index: number }>;

/** The size of every list: enough for a year, the same for all, and full of unused places that hide how many there are. */
export const statusListSize = 2 ** 20;
const statusListBytes = statusListSize / 8;

function secondsOf(value: unknown): Date | null {
  return Number.isSafeInteger(value) ? new Date((value as number) * 1000) : null;
}

/** Reads a list out of its JWS; the signature is the caller's to check. Only one bit per status is understood. */
export async function readStatusList({ typ, payload }: Jws): Promise<StatusList> {
  const list = payload.status_list as { bits?: unknown; lst?: unknown } | undefined;
  const issuedAt = secondsOf(payload.iat);
  demand(typ === statusListType && typeof payload.sub === 'string' && issuedAt, 'bad_status_list');
  demand(typeof list === 'object' && list !== null && list.bits === 1 && typeof list.lst === 'string', 'bad_status_list');
  const bits = await inflated(fromBase64url(list.lst), statusListBytes, 'bad_status_list');
  return { uri: payload.sub, issuedAt, expiresAt: secondsOf(payload.exp), bits };
}

/** Whether the certificate at a place was taken back; rejects a place outside the list. The first is the lowest bit. */
export function isTakenBack({ bits }: StatusList, index: number): boolean {
  const byte = Number.isSafeInteger(index) && index >= 0 ? bits[Math.floor(index / 8)] : undefined;
  demand(byte !== undefined, 'bad_status_reference');
  return ((byte >> (index % 8)) & 1) === 1;
}

/** The bits of a list on which the given places are taken back. */
export function statusBits(takenBack: Iterable<number>): Bytes {
  const bits = new Uint8Array(statusListBytes);
  for (const index of takenBack) bits[Math.floor(index / 8)]! |= 1 << (index % 8);
  return bits;
}

/** What is signed as a list; `compressed` are its bits by zlib, `hours` how long it may be believed. */
export function statusListClaims(list: { uri: string; at: Date; hours: number; compressed: Bytes }): Readonly<Record<string, unknown>> {
  const iat = Math.floor(list.at.getTime() / 1000);
  const lst = base64url(list.compressed);
  return { sub: list.uri, iat, exp: iat + list.hours * 3600, ttl: 3600, status_list: { bits: 1, lst } };
}
