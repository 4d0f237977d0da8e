import { describe, expect, it } from 'vitest';
import { auditorChecks, auditorKinds, auditorVerdict, auditPlan, checksOf, copyDueOn } from './audit.ts';

describe('the plan of an audit', () => {
  it('counts back from its last day', () => {
    expect(auditPlan('2028-04-03', '2027-05-01')).toEqual([
      { step: 'choose', day: '2027-04-03', isPast: true },
      { step: 'contract', day: '2027-10-03', isPast: false },
      { step: 'evidence', day: '2028-01-03', isPast: false },
      { step: 'report', day: '2028-03-03', isPast: false },
    ]);
    expect(auditPlan('2028-05-31', '2027-05-01').map(({ day }) => day)).toEqual(['2027-05-31', '2027-11-30', '2028-02-29', '2028-04-30']);
  });

  it.each([
    ['2026-12-23', '2026-12-30'],
    ['2027-03-25', '2027-03-31'],
    ['2027-06-08', '2027-06-11'],
  ])('hands a copy of a report of %s over until %s', (reportOn, last) => {
    expect(copyDueOn(reportOn)).toBe(last);
  });
});

describe('an auditor', () => {
  it('meets what is asked only when everything is answered with yes', () => {
    for (const kind of auditorKinds) {
      const all = Object.fromEntries(checksOf(kind).map((check) => [check, 'yes' as const]));
      expect(auditorVerdict(kind, all)).toBe('meets');
      for (const check of checksOf(kind)) {
        expect(auditorVerdict(kind, { ...all, [check]: 'unknown' })).toBe('open');
        expect(auditorVerdict(kind, { ...all, [check]: 'no' })).toBe('fails');
      }
    }
    expect(auditorVerdict(null, Object.fromEntries(auditorChecks.map((check) => [check, 'yes' as const])))).toBe('open');
  });
});
