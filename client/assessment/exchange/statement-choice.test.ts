import { describe, expect, it } from 'vitest';
import type { ImportRow } from '#contract/assessment/answering/exchange/imports.ts';
import { isTicked, proposalGroups, withTicks } from './statement-choice.ts';

function row(questionId: string, answer: 'yes' | 'partial' | 'no', seen: string | null = null): ImportRow {
  return {
    questionId,
    section: 3,
    number: 2,
    questionText: questionId,
    cell: '',
    kind: seen ? 'conflict' : 'change',
    filled: { answer, comment: '' },
    now: seen ? { answer: 'no', comment: '' } : null,
    seen,
    changedBy: null,
    controls: [],
  };
}

describe('proposals', () => {
  it('stand by their kind, those over an answer that was given first', () => {
    const groups = proposalGroups([row('a', 'partial'), row('b', 'yes'), row('c', 'yes', '2026-11-21T09:00:00.000Z'), row('d', 'partial')]);
    expect(groups.map(({ kind, rows }) => [kind, ...rows.map(({ questionId }) => questionId)])).toEqual([
      ['conflict', 'c'],
      ['yes', 'b'],
      ['partial', 'a', 'd'],
    ]);
    expect(proposalGroups([])).toEqual([]);
  });

  it('are ticked and unticked one by one or together', () => {
    const [one, other] = [row('a', 'partial'), row('b', 'partial')];
    const both = withTicks(new Set(), [one, other], true);
    expect([one, other].map((each) => isTicked(both, each))).toEqual([true, true]);
    const left = withTicks(both, [one], false);
    expect([one, other].map((each) => isTicked(left, each))).toEqual([false, true]);
  });

  it('lose their tick when somebody answers meanwhile', () => {
    const ticked = withTicks(new Set(), [row('a', 'yes')], true);
    expect(isTicked(ticked, row('a', 'yes', '2026-11-21T09:00:00.000Z'))).toBe(false);
  });
});
