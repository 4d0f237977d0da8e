import { describe, expect, it } from 'vitest';
import { accessRequestExpiry, accessRequestLimits, countedSince, declinedUntil, isBelowLimits, resendFrom } from './access-requests.ts';

const at = (text: string): Date => new Date(text);
const first = at('2026-11-01T10:00:00.000Z');

describe('a request for access', () => {
  it('waits 30 days', () => {
    expect(accessRequestExpiry(first)).toEqual(at('2026-12-01T10:00:00.000Z'));
  });

  it('is mailed once more after a day, and no third time', () => {
    const expiresAt = accessRequestExpiry(first);
    expect(resendFrom({ sentAt: [first], expiresAt })).toEqual(at('2026-11-02T10:00:00.000Z'));
    expect(resendFrom({ sentAt: [first, at('2026-11-05T10:00:00.000Z')], expiresAt })).toBeNull();
    expect(resendFrom({ sentAt: [], expiresAt })).toBeNull();
  });

  it('is not mailed again when it would be over by then', () => {
    expect(resendFrom({ sentAt: [first], expiresAt: at('2026-11-02T10:00:00.000Z') })).toBeNull();
  });

  it('is below the limits below every limit, and not at one of them', () => {
    const none = { byRequester: 0, toAddress: 0, toAddressInMonth: 0 };
    const { perDay, addressPerDay, addressPerMonth } = accessRequestLimits;
    expect(isBelowLimits(none)).toBe(true);
    expect(isBelowLimits({ byRequester: perDay - 1, toAddress: addressPerDay - 1, toAddressInMonth: addressPerMonth - 1 })).toBe(true);
    expect(isBelowLimits({ ...none, byRequester: perDay })).toBe(false);
    expect(isBelowLimits({ ...none, toAddress: addressPerDay })).toBe(false);
    expect(isBelowLimits({ ...none, toAddressInMonth: addressPerMonth })).toBe(false);
  });

  it('counts mails of a day and of 30 days, and a refusal for 30', () => {
    expect(countedSince(first)).toEqual({ day: at('2026-10-31T10:00:00.000Z'), month: at('2026-10-02T10:00:00.000Z') });
    expect(declinedUntil(first)).toEqual(at('2026-12-01T10:00:00.000Z'));
  });
});
