import { describe, expect, it } from 'vitest';
import { dueReminder } from './reminders.ts';

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

  it('is not due any more in the hours after the end', () => {
    expect(dueReminder(end, new Date('2027-03-31T07:59:59.999Z'))).toBe(7);
    for (const at of [end, new Date('2027-03-31T09:00:00Z')]) expect(dueReminder(end, at)).toBeNull();
  });
});
