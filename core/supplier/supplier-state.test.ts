import { expect, it } from 'vitest';
import type { RegistryStatus } from '#core/certificate/certification.ts';
import { supplierState } from './supplier-state.ts';

const made = (issued: string, status: RegistryStatus) => ({ issuedAt: new Date(issued), status });
const [inForce, over, takenBack] = [made('2026-01-01', 'active'), made('2025-06-01', 'expired'), made('2026-02-01', 'revoked')];

it('one certificate in force is enough, whatever became of the others', () => {
  expect(supplierState([over, takenBack, inForce])).toBe('valid');
});

it('without one in force the newest states how it ended', () => {
  expect(supplierState([over, takenBack])).toBe('revoked');
  expect(supplierState([takenBack, made('2025-11-20', 'expired')])).toBe('revoked');
  expect(supplierState([over])).toBe('expired');
});

it('what could not be verified is not in force', () => {
  expect(supplierState([made('2026-03-01', 'unverified'), over])).toBe('unverified');
  expect(supplierState([made('2026-03-01', 'unverified'), inForce])).toBe('valid');
});

it('without any certificate nothing is said', () => {
  expect(supplierState([])).toBe('none');
});
