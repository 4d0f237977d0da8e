import { describe, expect, it } from 'vitest';
import { endOfWorkingDays } from '#core/platform/calendar/deadlines.ts';
import { localTime, readLocalTime } from '#core/platform/calendar/local-time.ts';
import { lossLimit } from './criteria.ts';
import { needsFlag, criteriaOf, significanceOf } from './significance.ts';
import { significanceTypes, type SignificanceAnswers, type SignificanceType } from './answers.ts';

function answersOf(type: SignificanceType, more: Partial<SignificanceAnswers> = {}): SignificanceAnswers {
  const noFlags = Object.fromEntries(
    criteriaOf(type)
      .filter(needsFlag)
      .map(({ id }) => [id, 'no'] as const),
  );
  return {
    type,
    plannedMaintenance: false,
    lossEur: 0,
    turnoverEur: 20_000_000,
    earlierLossEur: 0,
    usersHit: 0,
    usersAll: 1000,
    downMinutes: 0,
    downMinutesInWeek: 0,
    limitedMinutes: 0,
    ...more,
    flags: { ...noFlags, ...more.flags },
  };
}

function judged(type: SignificanceType, more?: Partial<SignificanceAnswers>): string {
  const { outcome, reasons } = significanceOf(answersOf(type, more));
  return outcome === 'significant' ? reasons.map(({ id }) => id).join(' ') : outcome;
}

describe('significance', () => {
  it.each(significanceTypes)('%s: nothing that is met is not significant', (type) => {
    expect(judged(type)).toBe('not_significant');
  });

  it('T25 two losses of one cause: significant at the second, and the limit of a smaller firm is lower', () => {
    expect(judged('cloud', { lossEur: 180_000 })).toBe('not_significant');
    expect(judged('cloud', { lossEur: 340_000, earlierLossEur: 180_000 })).toBe('recurring');
    expect(lossLimit(20_000_000)).toBe(500_000);
    expect(lossLimit(6_000_000)).toBe(300_000);
    expect(judged('cloud', { lossEur: 300_001, turnoverEur: 6_000_000 })).toBe('loss');
    expect(judged('cloud', { lossEur: 300_000, turnoverEur: 6_000_000 })).toBe('not_significant');
  });

  it.each<[SignificanceType, Partial<SignificanceAnswers>, string]>([
    ['dns', { downMinutes: 30 }, 'not_significant'],
    ['dns', { downMinutes: 31 }, 'down'],
    ['tld', { downMinutes: 1 }, 'down_any'],
    ['cloud', { limitedMinutes: 61, usersHit: 50 }, 'not_significant'],
    ['cloud', { limitedMinutes: 61, usersHit: 51 }, 'limited_wide'],
    ['cloud', { limitedMinutes: 60, usersHit: 51 }, 'not_significant'],
    // The number of users that nobody knows is the greatest that it can be.
    ['cloud', { limitedMinutes: 61, usersHit: null }, 'limited_wide'],
    ['content_delivery', { usersHit: 1_000_001, usersAll: null, flags: { data_wide: 'yes' } }, 'data_wide'],
    ['managed_services', { flags: { malicious_compromise: 'yes' } }, 'malicious_compromise'],
    ['data_centre', { limitedMinutes: 61 }, 'limited_any'],
    ['data_centre', { flags: { physical_access: 'yes' } }, 'physical_access'],
    ['marketplace', { usersHit: 51, flags: { down_wide: 'yes' } }, 'down_wide'],
    ['trust', { downMinutes: 20 }, 'not_significant'],
    ['trust', { downMinutes: 21 }, 'down_trust'],
    ['trust', { downMinutes: 10, downMinutesInWeek: 61 }, 'down_trust'],
    ['trust', { usersHit: 2, flags: { data_trust: 'yes' } }, 'data_trust'],
    ['general', { flags: { damage_to_others: 'yes' } }, 'damage_to_others'],
    ['general', { flags: { severe_disruption: 'unknown' } }, 'unclear'],
    ['cloud', { flags: { death: 'yes' } }, 'death'],
    ['cloud', { downMinutes: 600, plannedMaintenance: true }, 'not_significant'],
  ])('%s %j is %s', (type, more, expected) => {
    expect(judged(type, more)).toBe(expected);
  });

  it('always states what it rests on', () => {
    expect(significanceOf(answersOf('cloud', { downMinutes: 31 })).reasons).toEqual([
      { id: 'down', act: '2024/2690', cite: 'art. 7', judged: 'yes' },
    ]);
  });
});

it('T24 a copy of the audit report within three working days over Christmas', () => {
  const handed = readLocalTime('2026-12-23T12:00');
  expect('at' in handed && localTime(endOfWorkingDays(handed.at, 3)).slice(0, 10)).toBe('2026-12-30');
});
