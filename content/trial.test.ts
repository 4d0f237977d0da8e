import { expect, it } from 'vitest';
import { score, scorePercent } from '#core/assessment/questionnaire/scoring.ts';
import { trialResult, trialSection } from '#core/assessment/trial/trial.ts';
import { regimes } from '#core/platform/regimes.ts';
import { catalogues } from './questions/catalogue.ts';

it.each(regimes)('the section of %s that is answered on trial is scored exactly as the report does', (regime) => {
  const section = catalogues[regime].sections.find(({ number }) => number === trialSection)?.questions ?? [];
  expect(section.length).toBeGreaterThan(0);
  const values = ['yes', 'partial', 'no', 'not_applicable'] as const;
  const answers = section.map(({ id }, index) => ({ questionId: id, answer: values[index % 4] ?? 'no', comment: '' }));
  const shown = section.map(({ id, weightHundredths, effort }) => ({ id, effort, weight: weightHundredths / 100 }));
  const result = trialResult(shown, Object.fromEntries(answers.map(({ questionId, answer }) => [questionId, answer])));
  expect(result.percent).toBe(scorePercent(score(section, answers)));
});
