import { describe, expect, it } from 'vitest';
import { phaseOf, phaseOfDay, phaseOfStart } from './deadline.ts';

describe('a deadline', () => {
  it.each([
    ['2026-12-01', 'coming'],
    ['2026-12-02', 'today'],
    ['2026-12-03', 'passed'],
  ])('of 2 December 2026 is on %s %s', (today, phase) => expect(phaseOfDay('2026-12-02', today)).toBe(phase));

  it.each([
    // The last moment of 7 December in Warsaw.
    ['2026-12-06T22:59:59.999Z', 'coming'],
    ['2026-12-06T23:00:00.000Z', 'today'],
    ['2026-12-07T22:59:59.999Z', 'today'],
    ['2026-12-07T23:00:00.000Z', 'passed'],
  ])('at the end of a day in Warsaw is at %s %s', (now, phase) =>
    expect(phaseOf(new Date('2026-12-07T22:59:59.999Z'), new Date(now))).toBe(phase),
  );

  it('is over on its day when its moment has passed', () =>
    expect(phaseOf(new Date('2026-12-07T12:00:00Z'), new Date('2026-12-07T12:00:00.001Z'))).toBe('passed'));

  it.each([
    ['2027-04-02', 'coming'],
    ['2027-04-03', 'passed'],
  ])('from which something applies is on %s %s', (today, phase) => expect(phaseOfStart('2027-04-03', today)).toBe(phase));
});
