import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayIssueAt, outageAt, submitBy, type Outage } from './modes.ts';
import { ksefNumberProblem, withKsefChecksum } from './number.ts';

const seller = { sellerNip: '5265877635', today: '2026-11-25' };

describe('a number of KSeF', () => {
  // Examples of the ministry's documentation.
  it.each(['5265877635-20250826-0100001AF629-AF', '5265877635-20250626-010080DD2B5E-26'])('is %s', (number) => {
    expect(ksefNumberProblem(number, seller)).toBeNull();
  });

  it.each([
    ['1111111111-20991399-ABCDEF-ABCDEF-FF', 'form'],
    ['5265877635-20250826-0100001af629-af', 'form'],
    ['5265877635-20250826-0100001AF629-AF ', 'form'],
    ['5265877635-20250826-0100001AF629-AE', 'checksum'],
    ['5265877635-20250827-0100001AF629-AF', 'checksum'],
    [withKsefChecksum('5265877635-20250230-0100001AF629'), 'day'],
    [withKsefChecksum('5265877635-20251399-0100001AF629'), 'day'],
    [withKsefChecksum('5265877635-20261126-0100001AF629'), 'day'],
    [withKsefChecksum('5265877635-20211231-0100001AF629'), 'day'],
    [withKsefChecksum('9999999999-20250826-0100001AF629'), 'seller'],
  ])('is not %s: %s', (number, problem) => {
    expect(ksefNumberProblem(number, seller)).toBe(problem);
  });

  it('is found out when any one character of it is another', () => {
    const good = '5265877635-20250826-0100001AF629-AF';
    fc.assert(
      fc.property(fc.nat(good.length - 1), fc.constantFrom(...Array.from('0123456789ABCDEF-')), (place, character) => {
        const other = good.slice(0, place) + character + good.slice(place + 1);
        expect(ksefNumberProblem(other, seller) === null).toBe(other === good);
      }),
    );
  });
});

const at = (iso: string): Date => new Date(iso);
const outage = (kind: Outage['kind'], startsAt: string, endsAt: string | null): Outage => ({
  kind,
  startsAt: at(startsAt),
  endsAt: endsAt === null ? null : at(endsAt),
});
const late = at('2027-12-31T12:00:00Z');
/** The last second of a day in Warsaw, in winter time or summer time. */
const endOf = (day: string, offset = '+01:00'): string => new Date(`${day}T23:59:59.999${offset}`).toISOString();

describe('until when a document has to be in KSeF', () => {
  it.each([
    ['online', '2026-11-25T12:00:00Z', [], endOf('2026-11-25')],
    // Just before midnight in Warsaw, which is another day in London.
    ['online', '2026-11-25T22:59:00Z', [], endOf('2026-11-25')],
    ['offline24', '2026-11-25T12:00:00Z', [], endOf('2026-11-26')],
    // The Friday before Easter, in summer time: Monday is a holiday.
    ['offline24', '2026-04-03T10:00:00Z', [], endOf('2026-04-07', '+02:00')],
    // Christmas Eve is free of work.
    ['offline24', '2026-12-23T10:00:00Z', [], endOf('2026-12-28')],
    ['offline24', '2026-12-31T22:30:00Z', [], endOf('2027-01-04')],
    // The night in which the clock goes back.
    ['offline24', '2026-10-24T20:00:00Z', [], endOf('2026-10-26')],
    [
      'unavailability',
      '2026-11-25T12:00:00Z',
      [outage('unavailability', '2026-11-25T08:00:00Z', '2026-11-27T16:00:00Z')],
      endOf('2026-11-30'),
    ],
    ['emergency', '2026-11-25T12:00:00Z', [outage('emergency', '2026-11-25T08:00:00Z', '2026-11-25T16:00:00Z')], endOf('2026-12-04')],
    // The example of the ministry's documentation: the term of offline24 runs when an emergency is announced, which ends on Saturday the 12th.
    [
      'offline24',
      '2025-07-11T10:00:00Z',
      [outage('emergency', '2025-07-12T06:00:00Z', '2025-07-12T18:00:00Z')],
      endOf('2025-07-22', '+02:00'),
    ],
    // A second emergency within the term counts anew.
    [
      'emergency',
      '2026-11-02T12:00:00Z',
      [
        outage('emergency', '2026-11-02T08:00:00Z', '2026-11-03T16:00:00Z'),
        outage('emergency', '2026-11-10T08:00:00Z', '2026-11-12T16:00:00Z'),
      ],
      endOf('2026-11-23'),
    ],
    // One that begins after the term had ended changes nothing.
    ['offline24', '2026-11-02T12:00:00Z', [outage('emergency', '2026-11-10T08:00:00Z', '2026-11-12T16:00:00Z')], endOf('2026-11-03')],
  ] as const)('%s of %s', (mode, issuedAt, outages, expected) => {
    expect(submitBy({ mode, issuedAt: at(issuedAt) }, outages, late)?.toISOString()).toBe(expected);
  });

  it('is not known while the outage lasts, and never after a total failure', () => {
    const lasting = outage('emergency', '2026-11-25T08:00:00Z', null);
    const issuedAt = at('2026-11-25T12:00:00Z');
    expect(submitBy({ mode: 'emergency', issuedAt }, [lasting], at('2026-11-26T08:00:00Z'))).toBeNull();
    expect(submitBy({ mode: 'offline24', issuedAt }, [lasting], at('2026-11-26T08:00:00Z'))).toBeNull();
    expect(submitBy({ mode: 'total_failure', issuedAt }, [], late)).toBeNull();
  });

  it('knows the gravest outage that lasts', () => {
    const outages = [
      outage('unavailability', '2026-11-25T08:00:00Z', null),
      outage('emergency', '2026-11-25T10:00:00Z', '2026-11-25T11:00:00Z'),
    ];
    expect([7, 9, 10, 12].map((hour) => outageAt(outages, at(`2026-11-25T${String(hour).padStart(2, '0')}:30:00Z`)))).toEqual([
      null,
      'unavailability',
      'emergency',
      'unavailability',
    ]);
  });
});

it.each([
  ['2026-11-25T22:44:59Z', true],
  ['2026-11-25T22:45:00Z', false],
  ['2026-11-25T22:59:59Z', false],
  ['2026-11-25T23:00:00Z', false],
  ['2026-11-25T23:04:59Z', false],
  ['2026-11-25T23:05:00Z', true],
  // Days of 25 and of 23 hours.
  ['2026-10-25T22:44:59Z', true],
  ['2026-10-25T22:45:00Z', false],
  ['2026-03-29T21:44:59Z', true],
  ['2026-03-29T21:45:00Z', false],
  ['2026-03-28T23:04:00Z', false],
  ['2026-12-31T22:50:00Z', false],
])('at %s issuing is open: %s', (now, open) => {
  expect(mayIssueAt(at(now))).toBe(open);
});
