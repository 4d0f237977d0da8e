import { expect, it } from 'vitest';
import { scopeDuties } from '#core/assessment/scope/duties.ts';
import { dutiesOf, missedDay } from './duties.ts';

const answers = {
  seat: 'poland',
  roles: [],
  sectors: ['in_energy'],
  kinds: ['electricity_supply'],
  headcount: 'from_250',
  turnover: 'over_50',
  balance: 'over_43',
  group: 'alone',
};

it('states about each duty of a scope check what the list of duties without proofs says', () => {
  for (const today of ['2026-04-03', '2026-10-03', '2026-10-04', '2027-04-03', '2028-04-04']) {
    const listed = new Map(dutiesOf([{ regime: 'nis2', answers }], [], today).map((duty) => [duty.code, duty]));
    for (const duty of scopeDuties('nis2', answers)) {
      const { state, day } = listed.get(duty.code) ?? { state: null, day: null };
      expect([duty.code, missedDay(duty, today)]).toEqual([duty.code, state === 'overdue' ? day : null]);
    }
  }
});

it('has no missed day for a code of other rules', () => {
  expect(missedDay({ code: 'toString', from: '2020-01-01' }, '2026-11-26')).toBeNull();
});
