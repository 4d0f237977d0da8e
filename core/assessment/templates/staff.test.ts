import { expect, it } from 'vitest';
import { isOfDomains, staffLinkExpiry, staffLinkState } from './staff.ts';

it.each([
  ['anna@firma.pl', [], true],
  ['anna@firma.pl', ['inna.pl', 'firma.pl'], true],
  ['anna@biuro.firma.pl', ['firma.pl'], false],
  ['anna@zlafirma.pl', ['firma.pl'], false],
  ['firma.pl@inna.pl', ['firma.pl'], false],
])('takes %s of %j: %s', (email, domains, isTaken) => {
  expect(isOfDomains(email, domains)).toBe(isTaken);
});

it('is open until its end while its document is in force and nobody revoked it', () => {
  const madeAt = new Date('2026-11-27T09:00:00.000Z');
  const link = { expiresAt: staffLinkExpiry(madeAt, 30), revokedAt: null };
  const last = new Date('2026-12-27T08:59:59.999Z');
  expect(staffLinkState(link, { isInForce: true, now: last })).toBe('open');
  expect(staffLinkState(link, { isInForce: false, now: last })).toBe('replaced');
  expect(staffLinkState(link, { isInForce: true, now: link.expiresAt })).toBe('expired');
  expect(staffLinkState({ ...link, revokedAt: madeAt }, { isInForce: false, now: last })).toBe('revoked');
});
