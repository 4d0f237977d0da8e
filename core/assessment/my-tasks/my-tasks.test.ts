import { describe, expect, it } from 'vitest';
import { byGroup, groupOfDay, type TaskKind } from './my-tasks.ts';

const today = '2026-11-28';

describe('the tasks of a person', () => {
  it.each([
    ['2026-11-27', 'overdue'],
    ['2026-11-28', 'soon'],
    ['2026-12-05', 'soon'],
    ['2026-12-06', 'later'],
    [null, 'undated'],
  ] as const)('due on %s are %s', (day, group) => {
    expect(groupOfDay(day, today)).toBe(group);
  });

  it('begin with what is late, then what is due, what has no day, and what has time', () => {
    const of = (kind: TaskKind, day: string | null) => ({ kind, day });
    const given = [
      of('own_action', '2027-01-10'),
      of('document', null),
      of('action', '2026-12-01'),
      of('questions', null),
      of('duty', '2026-11-02'),
      of('action', '2026-11-01'),
      of('duty', '2026-12-01'),
    ];
    expect(given.toSorted(byGroup(today))).toEqual([
      of('action', '2026-11-01'),
      of('duty', '2026-11-02'),
      of('duty', '2026-12-01'),
      of('action', '2026-12-01'),
      of('questions', null),
      of('document', null),
      of('own_action', '2027-01-10'),
    ]);
  });
});
