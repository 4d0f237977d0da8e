import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { base64url, fromHex, hex } from '#proof/bytes.ts';
import type { Jws } from './jws.ts';
import { isTakenBack, placesOf, readStatusList, statusBits, statusListClaims, statusListSize, statusListType } from './status-list.ts';

const at = new Date('2026-11-21T10:00:00Z');

function jwsOf(payload: Readonly<Record<string, unknown>>, typ = statusListType): Jws {
  return { kid: 'k', typ, payload, signature: new Uint8Array(), signingInput: new Uint8Array() };
}

const listOf = (bits: Uint8Array) =>
  statusListClaims({
    uri: 'https://a.example/status/2027',
    at,
    hours: 24,
    compressed: new Uint8Array(deflateSync(bits, { level: 9 })),
    log: { size: 5, root: new Uint8Array(32) },
  });

describe('a list of revoked certificates', () => {
  it('reads the published example: b9a3 is 1,0,0,1,1,1,0,1, 1,1,0,0,0,1,0,1', async () => {
    expect(hex(new Uint8Array(deflateSync(fromHex('b9a3'), { level: 9 })))).toBe('78dadbb918000217015d');
    const payload = { sub: 'u', iat: 1, status_list: { bits: 1, lst: base64url(fromHex('78dadbb918000217015d')) } };
    const list = await readStatusList(jwsOf(payload));
    const read = Array.from({ length: 16 }, (_, index) => Number(isTakenBack(list, index)));
    expect(read).toEqual([1, 0, 0, 1, 1, 1, 0, 1, 1, 1, 0, 0, 0, 1, 0, 1]);
    expect(() => isTakenBack(list, 16)).toThrow('bad_status_reference');
    expect(() => isTakenBack(list, -1)).toThrow('bad_status_reference');
    expect(() => isTakenBack(list, 0.5)).toThrow('bad_status_reference');
  });

  it('lists exactly those that were revoked', async () => {
    const place = fc.integer({ min: 0, max: statusListSize - 1 });
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(place, { maxLength: 40 }), fc.array(place, { maxLength: 40 }), async (taken, asked) => {
        const list = await readStatusList(jwsOf(listOf(statusBits(taken))));
        expect([...taken, ...asked].map((index) => isTakenBack(list, index))).toEqual(
          [...taken, ...asked].map((index) => taken.includes(index)),
        );
      }),
      { numRuns: 20 },
    );
  });

  it('returns the places it was made of, and adds to earlier ones', () => {
    const place = fc.integer({ min: 0, max: statusListSize - 1 });
    fc.assert(
      fc.property(fc.uniqueArray(place, { maxLength: 20 }), fc.uniqueArray(place, { maxLength: 20 }), (first, more) => {
        const all = [...new Set([...first, ...more])].toSorted((a, b) => a - b);
        expect(placesOf(statusBits(more, statusBits(first)))).toEqual(all);
      }),
      { numRuns: 10 },
    );
    expect(() => statusBits([statusListSize])).toThrow('bad_status_reference');
  });

  it('names the state of the log it was computed from; an earlier one names none', async () => {
    const claims = listOf(statusBits([]));
    expect((await readStatusList(jwsOf(claims))).log).toEqual({ size: 5, root: new Uint8Array(32) });
    expect((await readStatusList(jwsOf({ ...claims, log: undefined }))).log).toBeNull();
    await expect(readStatusList(jwsOf({ ...claims, log: { size: -1, root: '' } }))).rejects.toThrow('bad_status_list');
  });

  it('states when it was signed and how long it may be believed', async () => {
    const list = await readStatusList(jwsOf(listOf(statusBits([]))));
    expect([list.issuedAt, list.expiresAt]).toEqual([at, new Date('2026-11-22T10:00:00Z')]);
  });

  it.each([
    ['of another type', jwsOf(listOf(statusBits([])), 'JWT')],
    ['with two bits each', jwsOf({ ...listOf(statusBits([])), status_list: { bits: 2, lst: 'eNoDAAAAAAE' } })],
    ['without a time', jwsOf({ ...listOf(statusBits([])), iat: 'now' })],
    ['that is not compressed', jwsOf({ ...listOf(statusBits([])), status_list: { bits: 1, lst: 'AAAA' } })],
    ['that grows beyond its size', jwsOf(listOf(new Uint8Array(statusListSize)))],
  ])('%s is refused', async (_, jws) => {
    await expect(readStatusList(jws)).rejects.toThrow('bad_status_list');
  });
});
