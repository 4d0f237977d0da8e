import { expect, it } from 'vitest';
import { supplierState } from './supplier-status.ts';

const now = new Date('2026-11-21T09:00:00Z');
const made = (issued: string, expires: string, revoked: string | null = null) => ({
  issuedAt: new Date(issued),
  expiresAt: new Date(expires),
  revokedAt: revoked === null ? null : new Date(revoked),
});
const [inForce, over, takenBack] = [
  made('2026-01-01', '2027-01-01'),
  made('2025-06-01', '2026-06-01'),
  made('2026-02-01', '2027-02-01', '2026-03-01'),
];

it('one certificate in force is enough, whatever became of the others', () => {
  expect(supplierState([over, takenBack, inForce], now)).toBe('valid');
});

it('without one in force the newest says how it ended', () => {
  expect(supplierState([over, takenBack], now)).toBe('revoked');
  expect(supplierState([takenBack, made('2025-11-20', '2026-11-21T09:00:00Z')], now)).toBe('revoked');
  expect(supplierState([over], now)).toBe('expired');
});

it('without any certificate nothing is said', () => {
  expect(supplierState([], now)).toBe('none');
});
