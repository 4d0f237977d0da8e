import { expect, it } from 'vitest';
import { byConcern, contradictedCount, endingDays, soonestEnd, supplierStatusOf, supplierStatuses } from './supplier-status.ts';

const now = new Date('2026-11-21T09:00:00.000Z');
const issued = (status: string, expiresAt: string, confirmation: unknown = { level: 1 }, contradicted = 0) => ({
  status,
  expiresAt,
  confirmation,
  contradicted,
});
const inDays = (days: number, more = 0): string => new Date(now.getTime() + days * 86_400_000 + more).toISOString();

it('states how the certificate ended, or that there is none', () => {
  for (const state of ['revoked', 'expired', 'unverified', 'none'] as const) {
    expect(supplierStatusOf({ state, certificates: [] }, now)).toBe(state);
  }
});

it('a certificate in force of a company that nobody confirmed is not as good as one of a confirmed company', () => {
  expect(supplierStatusOf({ state: 'valid', certificates: [issued('active', inDays(300), null)] }, now)).toBe('unconfirmed');
  const both = [issued('active', inDays(300), null), issued('active', inDays(200))];
  expect(supplierStatusOf({ state: 'valid', certificates: both }, now)).toBe('valid');
  // What has ended confirms nothing.
  expect(
    supplierStatusOf({ state: 'valid', certificates: [issued('active', inDays(300), null), issued('expired', inDays(-3))] }, now),
  ).toBe('unconfirmed');
});

it('is no longer good while something contradicts answers of a certificate in force, of whichever regime; of what has ended nothing counts', () => {
  const at = (...certificates: ReturnType<typeof issued>[]) => supplierStatusOf({ state: 'valid', certificates }, now);
  const sound = issued('active', inDays(300));
  expect(at(sound, issued('active', inDays(300), null, 2))).toBe('contradicted');
  expect(at(issued('active', inDays(3), null, 1))).toBe('contradicted');
  expect(at(sound, issued('expired', inDays(-3), null, 2))).toBe('valid');
  expect(
    contradictedCount({ certificates: [issued('active', '', null, 2), issued('active', '', null, 1), issued('revoked', '', null, 5)] }),
  ).toBe(3);
});

it('counts as ending from thirty days before the end that comes first', () => {
  const at = (...ends: string[]) => supplierStatusOf({ state: 'valid', certificates: ends.map((end) => issued('active', end)) }, now);
  expect([at(inDays(endingDays)), at(inDays(endingDays, 1))]).toEqual(['ending', 'valid']);
  expect(at(inDays(300), inDays(7))).toBe('ending');
  expect(soonestEnd({ certificates: [issued('expired', inDays(-9)), issued('active', inDays(9)), issued('active', inDays(4))] })).toBe(
    inDays(4),
  );
});

it('puts problems first, and what ends sooner before what ends later', () => {
  const order = ['revoked', 'expired', 'unverified', 'contradicted', 'unconfirmed', 'none', 'ending', 'valid'] as const;
  expect(supplierStatuses).toEqual(order);
  const mixed = [...order].toReversed().map((status) => ({ status, end: '' }));
  expect(mixed.toSorted(byConcern).map(({ status }) => status)).toEqual(order);
  const ending = [inDays(20), inDays(5)].map((end) => ({ status: 'ending' as const, end }));
  expect(ending.toSorted(byConcern).map(({ end }) => end)).toEqual([inDays(5), inDays(20)]);
  expect(byConcern({ status: 'none', end: '' }, { status: 'none', end: '' })).toBe(0);
});
