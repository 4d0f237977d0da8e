import { describe, expect, it } from 'vitest';
import { countLevels, questionFindings, type AnsweredQuestion } from './quality.ts';

const [today, soon] = ['2026-11-28', '2026-12-28'];
const answered: AnsweredQuestion = { questionId: 'nis2-1-1', answer: 'yes', recorded: [], isAgainstScope: false, evidence: [] };
const found = (change: Partial<AnsweredQuestion>) =>
  questionFindings([{ ...answered, ...change }], today, soon).map(({ kind, by, evidence }) => [kind, by, evidence?.name ?? null]);
const until = (name: string, validUntil: string | null) => ({ name, validUntil });

describe('a “yes”', () => {
  it.each([
    ['without evidence is unproved', [], [['unproved', null, null]]],
    ['with evidence that does not end is proved', [until('a', null)], []],
    ['with evidence beyond the next days is proved', [until('a', '2026-12-29')], []],
    ['with evidence that ends within them is told of', [until('a', '2026-12-28')], [['proof_ending', null, 'a']]],
    ['counts the last day of its evidence', [until('a', today)], [['proof_ending', null, 'a']]],
    ['with evidence that ended is not proved any more', [until('a', '2026-11-27')], [['proof_expired', null, 'a']]],
    ['goes by the evidence that ends last', [until('a', '2026-01-01'), until('b', '2026-12-01')], [['proof_ending', null, 'b']]],
    ['needs one piece that holds', [until('a', '2026-01-01'), until('b', null)], []],
  ] as const)('%s', (_, evidence, expected) => {
    expect(found({ evidence })).toEqual(expected);
  });
});

describe('any other answer', () => {
  it.each(['partial', 'no', 'not_applicable'] as const)('“%s” asks for no evidence', (answer) => {
    expect(found({ answer })).toEqual([]);
  });
});

describe('a contradiction', () => {
  it('is reported once for each that contradicts, and in the place of a missing proof', () => {
    expect(found({ recorded: ['incident', 'ai_system', 'observation'], isAgainstScope: true })).toEqual([
      ['contradicted', 'incident', null],
      ['contradicted', 'observation', null],
      ['contradicted', 'scope', null],
    ]);
    expect(found({ answer: 'no', recorded: ['ai_system'] })).toEqual([['contradicted', 'ai_system', null]]);
  });
});

it('counts what it found by how much it matters', () => {
  expect(countLevels([])).toEqual({ error: 0, warning: 0, hint: 0 });
  expect(countLevels(['contradicted', 'duty_overdue', 'unproved', 'owner_gone', 'unscoped'])).toEqual({ error: 2, warning: 2, hint: 1 });
});
