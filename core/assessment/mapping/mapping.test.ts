import { describe, expect, it } from 'vitest';
import type { AnswerValue } from '#core/assessment/questionnaire/questionnaire.ts';
import { idsOf } from '#core/assessment/questionnaire/question-ids.ts';
import { regimeRules } from '#core/platform/regimes.ts';
import { questionsNamed } from './named-controls.ts';
import { frameworks, questionsFor, targetsOf } from './mapping.ts';
import { nis2Mapping } from './nis2.ts';
import { annexAControls, statementRows } from './statement.ts';

const sections = regimeRules.nis2.sectionSizes.map((size, index) => [index + 1, Array.from({ length: size }, (_, at) => at + 1)]);
const everyQuestion = idsOf('nis2', Object.fromEntries(sections));
const shapes = {
  iso27001: /^(A\.[5-8]\.\d{1,2}|\d{1,2}\.\d(\.\d)?)$/,
  csf: /^(GV|ID|PR|DE|RS|RC)\.[A-Z]{2}-\d{2}$/,
  cis: /^\d{1,2}\.\d{1,2}$/,
  cyfun: /^(GV|ID|PR|DE|RS|RC)\.[A-Z]{2}-\d{2}\.\d{1,2}$/,
} as const;

describe('the mapping of questions to other frameworks', () => {
  it('has every question of NIS2 and nothing else', () => {
    expect(Object.keys(nis2Mapping).toSorted()).toEqual([...everyQuestion].toSorted());
  });

  it.each(frameworks)('names controls of %s by identifiers of its form, none twice at a question', (framework) => {
    for (const [question, mapping] of Object.entries(nis2Mapping)) {
      const ids = targetsOf(mapping, framework).map(({ id }) => id);
      expect([question, ids.filter((id) => !shapes[framework].test(id))]).toEqual([question, []]);
      expect([question, new Set(ids).size]).toEqual([question, ids.length]);
    }
  });

  it('states about a pair whether the question is a part of the control or shares something with it', () => {
    const of = (question: string) => targetsOf(nis2Mapping[question]!, 'iso27001');
    expect(of('nis2-3-2')).toEqual([{ id: 'A.8.13', relation: 'subset' }]);
    expect(of('nis2-2-5')).toEqual([{ id: 'A.8.24', relation: 'intersect' }]);
    expect(questionsFor(nis2Mapping, 'iso27001', 'A.8.5')).toEqual(['nis2-7-5']);
    expect(questionsFor(nis2Mapping, 'csf', 'PR.AA-03')).toEqual(['nis2-7-5']);
    expect(questionsFor(nis2Mapping, 'csf', 'PR.AA-0')).toEqual([]);
  });
});

describe('the statement of applicability', () => {
  const all = (answer: AnswerValue | null) => everyQuestion.map((id) => ({ id, answer }));
  const states = (answer: AnswerValue | null): Record<string, number> =>
    Object.fromEntries([...Map.groupBy(statementRows(all(answer)), ({ state }) => state)].map(([state, rows]) => [state, rows.length]));

  it('has a row for each of the 93 controls, of which questions reach 70', () => {
    expect(annexAControls).toHaveLength(93);
    const reached = statementRows(all('yes')).filter(({ questions }) => questions.length > 0);
    expect(reached).toHaveLength(70);
    const mapped = Object.values(nis2Mapping).flatMap((mapping) => targetsOf(mapping, 'iso27001').map(({ id }) => id));
    expect(mapped.filter((id) => id.startsWith('A.') && !annexAControls.includes(id))).toEqual([]);
  });

  it('states about no control that it is implemented, whatever was answered', () => {
    expect(states('yes')).toEqual({ partial: 70, not_assessed: 23 });
    expect(states('partial')).toEqual({ partial: 70, not_assessed: 23 });
    expect(states('no')).toEqual({ not_implemented: 70, not_assessed: 23 });
    expect(states('not_applicable')).toEqual({ not_assessed: 93 });
    expect(states(null)).toEqual({ not_assessed: 93 });
  });
});

describe('controls that a text names', () => {
  it.each([
    ['A.8.5 Secure authentication', ['nis2-7-5']],
    ['(A. 8.5)', ['nis2-7-5']],
    ['PR.AA-03: users are authenticated', ['nis2-7-5']],
    ['PR.AA-03.2', ['nis2-7-5']],
    ['PR.AA-03.1', []],
    ['A.5.32 and DA.8.5', []],
    ['A.8.5.1', []],
    ['8.5', []],
    ['A.18.5', []],
  ])('%s', (text, questions) => expect(questionsNamed(text)).toEqual(questions));
});
