import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths, businessDay } from '#core/platform/calendar/calendar.ts';
import { certificateNumber, certificateNumberPattern, expiryOf, statusAt, typedNumber, validForMonths } from './certification.ts';

describe('the validity of a certificate', () => {
  it.each([
    ['2026-11-21T09:00:00.000Z', '2027-11-21T09:00:00.000Z'],
    // 29 February is clamped to 28 February.
    ['2028-02-29T11:30:00.000Z', '2029-02-28T11:30:00.000Z'],
    // 00:30 in Warsaw is still the day before in UTC; the Warsaw day counts.
    ['2027-06-30T22:30:00.000Z', '2028-06-30T22:30:00.000Z'],
    // Issued in summer time by the clock change of one year, ending in winter time of another: the wall clock stays.
    ['2026-10-25T00:30:00.000Z', '2027-10-25T00:30:00.000Z'],
    ['2026-10-26T10:00:00.000Z', '2027-10-26T09:00:00.000Z'],
  ])('from %s ends at %s', (issued, expires) => {
    expect(expiryOf(new Date(issued)).toISOString()).toBe(expires);
  });

  it('is 12 calendar months: the same day, or the last of February', () => {
    expect(validForMonths).toBe(12);
    const instants = fc.date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(instants, (issued) => {
        const from = businessDay(issued);
        const to = businessDay(expiryOf(issued));
        expect(to.year).toBe(from.year + 1);
        expect(to.month).toBe(from.month);
        expect(to.day).toBe(from.month === 2 && from.day === 29 ? 28 : from.day);
      }),
    );
  });

  it('clamps to the end of a shorter month', () => {
    expect(addMonths(new Date('2026-01-31T12:00:00Z'), 1).toISOString()).toBe('2026-02-28T12:00:00.000Z');
    expect(addMonths(new Date('2026-03-31T12:00:00Z'), -1).toISOString()).toBe('2026-02-28T13:00:00.000Z');
  });
});

describe('the status of a certificate', () => {
  const expiresAt = new Date('2027-01-01T00:00:00Z');

  it('is active until the last millisecond and expired from then on', () => {
    expect(statusAt({ expiresAt, revokedAt: null }, new Date(expiresAt.getTime() - 1))).toBe('active');
    expect(statusAt({ expiresAt, revokedAt: null }, expiresAt)).toBe('expired');
  });

  it('is revoked whatever the date', () => {
    expect(statusAt({ expiresAt, revokedAt: new Date('2026-05-01') }, new Date('2026-06-01'))).toBe('revoked');
    expect(statusAt({ expiresAt, revokedAt: new Date('2026-05-01') }, new Date('2029-06-01'))).toBe('revoked');
  });
});

describe('a certificate number', () => {
  it('names product, regime and year', () => {
    expect(certificateNumber('nis2', 2026, [9, 30, 14, 20, 15, 11])).toMatch(/^ATESTO-NIS2-2026-/);
    expect(certificateNumber('ai_act', 2026, [0, 0, 0, 0, 0, 0])).toBe('ATESTO-AIACT-2026-AAAAAA');
  });

  it('always has the form that the registry recognises', () => {
    const drawn = fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(drawn, (letters) => {
        expect(certificateNumber('nis2', 2026, letters)).toMatch(certificateNumberPattern);
      }),
    );
  });
});

describe('a certificate number that somebody types', () => {
  const number = 'ATESTO-NIS2-2026-K7QXRM';

  it.each([
    number,
    'atesto-nis2-2026-k7qxrm',
    'NIS2-2026-K7QXRM',
    ' ATESTO – NIS2 – 2026 – K7QXRM. ',
    'nis2 2026 k7q xrm',
    'ＡＴＥＳＴＯ-NIS2-2026-K7QXRM',
  ])('is understood as %s', (text) => expect(typedNumber(text)).toBe(number));

  it.each([
    '',
    'K7QXRM',
    'ATESTO-NIS2-2026-K7QXR',
    'ATESTO-NIS2-2026-K7QXRMM',
    'ATESTO-NIS2-2026-K7QXR0',
    'NIS3-2026-K7QXRM',
    '5261040828',
    'https://atesto.example/c/ATESTO-NIS2-2026-K7QXRM',
  ])('is not made up from %j', (text) => expect(typedNumber(text)).toBeNull());

  it('is read back whatever was drawn, with any dashes and spaces', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 29 }), { minLength: 6, maxLength: 6 }),
        fc.constantFrom('-', ' ', '–', ''),
        (drawn, dash) => {
          const made = certificateNumber('ai_act', 2031, drawn);
          expect(typedNumber(made.replaceAll('-', dash).toLowerCase())).toBe(made);
        },
      ),
    );
  });
});
