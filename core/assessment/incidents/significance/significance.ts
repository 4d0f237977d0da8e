import { commonCriteria, generalCriteria, typeCriteria } from './criteria.ts';
import type { Criterion, CriterionId, Judged, SignificanceAnswers, SignificanceType } from './answers.ts';

/** Criteria that are judged of figures alone; all others ask for a yes or no (some for figures too). */
const ofFigures: ReadonlySet<CriterionId> = new Set(['loss', 'recurring', 'down', 'down_any', 'down_trust', 'limited_any', 'limited_wide']);

/** What is asked for a type, in the order of the law. */
export function criteriaOf(type: SignificanceType): readonly Criterion[] {
  return type === 'general' ? generalCriteria : [...commonCriteria, ...typeCriteria[type]];
}

export function needsFlag({ id }: Criterion): boolean {
  return !ofFigures.has(id);
}

export type SignificanceReason = Readonly<{ id: CriterionId; act: '2024/2690' | 'NIS2'; cite: string; judged: Judged }>;
export type SignificanceResult = Readonly<{
  outcome: 'significant' | 'not_significant' | 'unclear';
  reasons: readonly SignificanceReason[];
}>;

/** One criterion that is met makes an incident significant; one that is open leaves it unclear. Always with what it rests on. */
export function significanceOf(answers: SignificanceAnswers): SignificanceResult {
  const act = answers.type === 'general' ? 'NIS2' : '2024/2690';
  const reasons = criteriaOf(answers.type).map(({ id, cite, judge }) => ({ id, act, cite, judged: judge(answers) }) as const);
  const met = reasons.filter(({ judged }) => judged === 'yes');
  if (answers.plannedMaintenance && answers.type !== 'general') return { outcome: 'not_significant', reasons: [] };
  if (met.length > 0) return { outcome: 'significant', reasons: met };
  const open = reasons.filter(({ judged }) => judged === 'unknown');
  return open.length > 0 ? { outcome: 'unclear', reasons: open } : { outcome: 'not_significant', reasons };
}
