import { describe, expect, it } from 'vitest';
import { isReportStatement, readReportStatement, writeReportStatement } from './report.ts';

const statement = {
  assessment: 'a-1',
  organization: { name: 'Młyn', nip: '5261040828' },
  regime: 'nis2',
  score: '84.50',
  completedAt: '2026-11-21T09:00:00.000Z',
} as const;

describe('what a report says about itself', () => {
  it('is read as it was written', () => {
    const numbered = { ...statement, number: 'ATESTO-R-2026-K7QXRMAB' };
    for (const one of [statement, { ...statement, score: null }, { ...statement, score: '100.00' }, numbered]) {
      expect(isReportStatement(writeReportStatement(one))).toBe(true);
      expect(readReportStatement(writeReportStatement(one))).toEqual(one);
    }
  });

  it.each([
    ['another beginning', '{"type":"x"}'],
    ['no end', writeReportStatement(statement).slice(0, -1)],
    ['no name', writeReportStatement({ ...statement, organization: { nip: '5261040828' } as never })],
    ['a wrong NIP', writeReportStatement({ ...statement, organization: { name: 'x', nip: '123' } })],
    ['an unknown regime', writeReportStatement({ ...statement, regime: 'dora' as never })],
    ['a score that is none', writeReportStatement({ ...statement, score: '<b>' })],
    ['a number that is none', writeReportStatement({ ...statement, number: 'ATESTO-NIS2-2026-K7QXRM' })],
    ['no day', writeReportStatement({ ...statement, completedAt: 'soon' })],
    ['no assessment', writeReportStatement({ ...statement, assessment: undefined as never })],
  ])('is not taken with %s', (_, text) => {
    expect(() => readReportStatement(text)).toThrow('bad_report');
  });
});
