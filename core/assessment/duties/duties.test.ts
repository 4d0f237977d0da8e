import { describe, expect, it } from 'vitest';
import { dutiesOf, metUntil, type Duty } from './duties.ts';
import { dutyRules } from './duty-rules.ts';

/** An energy supplier of 260 people: a key entity. */
const nis2 = {
  regime: 'nis2',
  answers: {
    seat: 'poland',
    roles: [],
    sectors: ['in_energy'],
    kinds: ['electricity_supply'],
    headcount: 'from_250',
    turnover: 'over_50',
    balance: 'over_43',
    group: 'alone',
  },
} as const;
const ai = {
  regime: 'ai_act',
  answers: { aiRoles: ['deployer'], practices: [], product: 'no', areas: ['employment'], transparency: ['deep_fake'] },
} as const;

const on = (today: string, ...proofs: [string, string][]): Record<string, string> => {
  const duties = dutiesOf(
    [nis2],
    proofs.map(([duty, doneOn]) => ({ duty: `nis2:${duty}`, doneOn })),
    today,
  );
  return Object.fromEntries(duties.map(({ code, state, day }) => [code, [state, day].filter(Boolean).join(' ')]));
};

describe('duties that follow from a scope check', () => {
  it('stand by their day while nothing proves them', () => {
    expect(on('2026-11-26')).toEqual({
      // Its last day was in October, for whoever was covered when the act came into force.
      register: 'overdue 2026-10-03',
      measures: 'coming 2027-04-03',
      incidents: 'coming 2027-04-03',
      head: 'coming 2027-04-03',
      audit: 'coming 2028-04-03',
      register_changes: 'on_event',
    });
    // The day from which measures bind is one on which they bind; the last day of the audit is still in time.
    expect(on('2027-04-03')).toMatchObject({ measures: 'binding 2027-04-03', incidents: 'on_event', head: 'binding 2027-04-03' });
    expect(on('2028-04-03').audit).toBe('coming 2028-04-03');
    expect(on('2028-04-04').audit).toBe('overdue 2028-04-03');
  });

  it('are met by a proof, and again when the act states so', () => {
    expect(on('2027-05-01', ['register', '2026-11-30'], ['measures', '2027-03-01'])).toMatchObject({ register: 'done', measures: 'done' });
    const trained: [string, string] = ['head', '2027-05-04'];
    expect(on('2027-12-31', trained).head).toBe('done 2028-12-31');
    expect(on('2028-01-01', trained).head).toBe('coming 2028-12-31');
    expect(on('2029-01-01', trained).head).toBe('overdue 2028-12-31');
    expect(on('2029-01-01', trained, ['head', '2028-12-31']).head).toBe('coming 2029-12-31');
    expect(on('2028-05-01', ['audit', '2028-04-01']).audit).toBe('done 2031-04-01');
    expect(on('2031-04-02', ['audit', '2028-04-01']).audit).toBe('overdue 2031-04-01');
  });

  it('are not met by what is to happen, by another regime or by what cannot be proved', () => {
    expect(on('2026-11-26', ['register', '2026-11-27']).register).toBe('overdue 2026-10-03');
    expect(dutiesOf([nis2], [{ duty: 'ai_act:register', doneOn: '2026-11-01' }], '2026-11-26')[0]).toMatchObject({
      code: 'register',
      state: 'overdue',
    });
    expect(on('2026-11-26', ['register_changes', '2026-11-01']).register_changes).toBe('on_event');
  });

  it('come with the most urgent first, whatever regime they are of, and with their articles', () => {
    const duties = dutiesOf([nis2, ai], [{ duty: 'nis2:register', doneOn: '2026-10-01' }], '2028-04-04');
    expect(duties.map(({ state }) => state)).toEqual(duties.map(({ state }) => state).toSorted((a, b) => rank(a) - rank(b)));
    expect(duties[0]).toMatchObject({ key: 'nis2:audit', state: 'overdue', references: [{ act: 'UKSC', cite: 'art. 15' }, {}] });
    expect(duties.filter(({ references }) => references.length === 0)).toEqual([]);
    expect(duties.some(({ key }) => key === 'ai_act:annex_3_deployer')).toBe(true);
    expect(duties.some(({ code }) => code.startsWith('fines'))).toBe(false);
  });

  it('are none while the check has an open step', () => {
    expect(dutiesOf([{ regime: 'nis2', answers: { seat: 'poland' } }], [], '2026-11-26')).toEqual([]);
  });
});

const rank = (state: Duty['state']): number => ['overdue', 'binding', 'coming', 'on_event', 'done'].indexOf(state);

it('a term that ends on a free day ends on the next working day', () => {
  // 3 May 2031 is a holiday and a Saturday.
  expect(metUntil({ met: 'by_proof', again: { months: 36 } }, '2028-05-03')).toBe('2031-05-05');
  expect(Object.values(dutyRules).some((rule) => rule?.met === 'by_proof' && rule.again === 'calendar_year')).toBe(true);
});
