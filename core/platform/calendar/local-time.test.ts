import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localTime, readLocalTime } from './local-time.ts';

function instant(text: string, zone?: 'CEST' | 'CET'): string {
  const read = readLocalTime(text, zone);
  return 'at' in read ? read.at.toISOString() : read.problem;
}

describe('a time of Warsaw clocks', () => {
  it.each([
    ['2026-11-27T16:40', '2026-11-27T15:40:00.000Z'],
    ['2027-06-10T08:00', '2027-06-10T06:00:00.000Z'],
    ['2027-03-28T01:59', '2027-03-28T00:59:00.000Z'],
    ['2027-03-28T03:00', '2027-03-28T01:00:00.000Z'],
    ['2027-03-28T02:30', 'skipped'],
    ['2026-10-25T02:30', 'twice'],
    ['2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
    ['2026-02-30T10:00', 'invalid'],
    ['2026-11-27T24:00', 'invalid'],
    ['2026-11-27 16:40', 'invalid'],
    ['0000-01-01T10:00', 'invalid'],
    ['', 'invalid'],
  ])('%s is %s', (text, expected) => {
    expect(instant(text)).toBe(expected);
  });

  it('takes the choice between summer and winter time where there are two', () => {
    expect(instant('2026-10-25T02:30', 'CEST')).toBe('2026-10-25T00:30:00.000Z');
    expect(instant('2026-10-25T02:30', 'CET')).toBe('2026-10-25T01:30:00.000Z');
    // In summer there is nothing to choose.
    expect(instant('2027-06-10T08:00', 'CET')).toBe('2027-06-10T06:00:00.000Z');
  });

  it('reads back every minute that clocks show', () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(2026, 0) / 60_000, max: Date.UTC(2031, 0) / 60_000 }), (minute) => {
        const at = new Date(minute * 60_000);
        const both = (['CEST', 'CET'] as const).map((zone) => instant(localTime(at), zone));
        expect(both).toContain(at.toISOString());
      }),
    );
  });
});
