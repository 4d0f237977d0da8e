import { describe, expect, it } from 'vitest';
import { daysToRemindOf, dueReminder, reminderDays } from './reminders.ts';

const end = new Date('2027-03-31T08:00:00Z');
const on = (day: string) => dueReminder(end, new Date(`${day}T05:00:00Z`));

describe('reminders', () => {
  it.each([
    ['2027-02-28', null],
    ['2027-03-01', 30],
    ['2027-03-10', 30],
    ['2027-03-23', 30],
    ['2027-03-24', 7],
    ['2027-03-31', 7],
    ['2027-04-01', null],
    ['2027-04-06', null],
    ['2027-04-07', -7],
    ['2027-04-30', -7],
    ['2027-05-01', null],
  ] as const)('on %s: %s', (day, due) => {
    expect(on(day)).toBe(due);
  });

  it('is looked for on every day on which it is due', () => {
    for (let day = -40; day <= 40; day += 1) {
      for (const hour of [0, 5, 22, 23.5]) {
        const now = new Date(Date.parse('2027-03-31T00:00:00Z') + (day * 24 + hour) * 3_600_000);
        const due = dueReminder(end, now);
        const spans = due === null ? [] : daysToRemindOf(due, now);
        expect(spans.filter(({ from, to }) => from <= end && end < to)).toHaveLength(due === null ? 0 : 1);
      }
    }
  });

  it('is looked for a few days at a time, without a gap, also where clocks change', () => {
    for (const now of ['2026-11-21T09:00:00Z', '2027-03-28T00:30:00Z', '2026-10-25T23:30:00Z']) {
      for (const day of reminderDays) {
        const spans = daysToRemindOf(day, new Date(now));
        for (const [place, { from }] of spans.entries()) if (place > 0) expect(from).toEqual(spans[place - 1]?.to);
        for (const { from, to } of spans) expect((to.getTime() - from.getTime()) / 3_600_000).toBeGreaterThanOrEqual(23);
      }
    }
  });

  it('is not due any more in the hours after the end', () => {
    expect(dueReminder(end, new Date('2027-03-31T07:59:59.999Z'))).toBe(7);
    for (const at of [end, new Date('2027-03-31T09:00:00Z')]) expect(dueReminder(end, at)).toBeNull();
  });
});
