import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayFromIso } from '#core/platform/calendar/calendar.ts';
import { endOn, exitDates, exitPhase, latestEnd, retrievalDays, transitionEnd } from './exit.ts';

const moments = fc.date({ min: new Date('2026-01-01T00:00:00Z'), max: new Date('2040-01-01T00:00:00Z'), noInvalidDate: true });
const dayMillis = 86_400_000;

describe('the dates of an exit', () => {
  it('leave at least thirty whole days to fetch the data, whenever the contract ends', () => {
    fc.assert(
      fc.property(moments, (endsAt) => {
        const { eraseAt } = exitDates(endsAt);
        // A day in Warsaw may have 23 hours.
        expect(eraseAt.getTime() - endsAt.getTime()).toBeGreaterThanOrEqual(retrievalDays * dayMillis - 3_600_001);
        expect(eraseAt.getTime() - endsAt.getTime()).toBeLessThan((retrievalDays + 10) * dayMillis);
      }),
    );
  });

  it('let the transition end with the thirtieth day in Warsaw', () => {
    expect(transitionEnd(new Date('2026-11-24T10:00:00Z')).toISOString()).toBe('2026-12-24T22:59:59.999Z');
    expect(latestEnd(new Date('2026-11-24T10:00:00Z')).toISOString()).toBe('2027-06-24T21:59:59.999Z');
  });

  it('end the contract at once on the day itself, otherwise with the day', () => {
    const now = new Date('2026-11-24T10:00:00Z');
    expect(endOn(dayFromIso('2026-11-24')!, now)).toEqual(now);
    expect(endOn(dayFromIso('2026-12-01')!, now).toISOString()).toBe('2026-12-01T22:59:59.999Z');
  });

  it('are a transition, then a retrieval whose last moment counts, then over', () => {
    const dates = exitDates(new Date('2026-12-24T22:59:59.999Z'));
    expect(dates.eraseAt.toISOString()).toBe('2027-01-25T22:59:59.999Z');
    const phaseAt = (now: string) => exitPhase(dates, new Date(now));
    expect([phaseAt('2026-12-24T22:59:59.998Z'), phaseAt('2026-12-24T22:59:59.999Z')]).toEqual(['transition', 'retrieval']);
    expect([phaseAt('2027-01-25T22:59:59.999Z'), phaseAt('2027-01-25T23:00:00.000Z')]).toEqual(['retrieval', 'over']);
  });
});
