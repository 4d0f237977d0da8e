import fc from 'fast-check';
import { expect, it } from 'vitest';
import { businessDay, daysBetween } from '#core/platform/calendar/calendar.ts';
import { bindingFrom, isAhead, objectionUntil } from './terms-notice.ts';

const published = { year: 2026, month: 12, day: 23 };

it('binds nobody within 30 days after they were notified, and nobody before the day that was published', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('2026-11-22'), max: new Date('2028-01-01'), noInvalidDate: true }), (notifiedAt) => {
      const day = bindingFrom(notifiedAt, published);
      expect(daysBetween(businessDay(notifiedAt), day)).toBeGreaterThanOrEqual(31);
      expect(daysBetween(published, day)).toBeGreaterThanOrEqual(0);
      expect(isAhead(day, objectionUntil(notifiedAt))).toBe(true);
    }),
  );
});

it('is objected to until the end of the fourteenth day in Warsaw, which is a working day', () => {
  expect(objectionUntil(new Date('2026-11-22T10:00:00Z')).toISOString()).toBe('2026-12-07T22:59:59.999Z');
  expect(bindingFrom(new Date('2026-11-22T10:00:00Z'), published)).toEqual(published);
  expect(bindingFrom(new Date('2026-12-01T10:00:00Z'), published)).toEqual({ year: 2027, month: 1, day: 1 });
});
