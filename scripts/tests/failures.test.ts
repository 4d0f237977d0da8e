import { describe, expect, it } from 'vitest';
import { failedTests, journeysThat, shakyTests } from './failures.ts';

describe('the names at the end of a run', () => {
  it('report each failed test with its file and the first line of its reason', () => {
    const report = {
      testResults: [
        {
          name: '/house/core/score.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [
            { status: 'passed', fullName: 'a score adds up', failureMessages: [] },
            { status: 'failed', fullName: 'a score is exact', failureMessages: ['AssertionError: expected 1 to be 2\n    at core'] },
          ],
        },
      ],
    };
    expect(failedTests(report, '/house')).toEqual(['core/score.test.ts › a score is exact: AssertionError: expected 1 to be 2']);
  });

  it('report a test that passed at its second try with what was wrong at the first', () => {
    const tests = [
      { status: 'passed', fullName: 'a mail arrives', failureMessages: ['Error: none came'] },
      { status: 'passed', fullName: 'a mail is read', failureMessages: [] },
    ];
    const report = { testResults: [{ name: '/house/a.test.ts', status: 'passed', message: '', assertionResults: tests }] };
    expect(shakyTests(report, '/house')).toEqual(['a.test.ts › a mail arrives: Error: none came']);
    expect(failedTests(report, '/house')).toEqual([]);
  });

  it('report a file that did not even load', () => {
    const report = {
      testResults: [{ name: '/house/a.test.ts', status: 'failed', message: 'no such module\nstack', assertionResults: [] }],
    };
    expect(failedTests(report, '/house')).toEqual(['a.test.ts › could not be run: no such module']);
  });

  it('distinguish journeys that failed and that needed a second try, however deep they stand', () => {
    const of = (title: string, status: string) => ({ title, file: 'plan.spec.ts', tests: [{ status }] });
    const report = { suites: [{ specs: [of('one', 'flaky')], suites: [{ specs: [of('two', 'unexpected'), of('three', 'expected')] }] }] };
    expect(journeysThat('flaky', report)).toEqual(['e2e/plan.spec.ts › one']);
    expect(journeysThat('unexpected', report)).toEqual(['e2e/plan.spec.ts › two']);
  });
});
