import type { Assessment } from '#contract/assessment/answering/assessments.ts';
import type { AnswerValue } from '#core/assessment/questionnaire/questionnaire.ts';

/** Which rule of the scope check an answer contradicts: that the question binds, or that it is not about the organisation; null for none. */
export function contradictedRule(
  { binds, denies }: Assessment['scopeRules'],
  questionId: string,
  answer: AnswerValue | null,
): 'binds' | 'denies' | null {
  if (answer === 'not_applicable' && binds.includes(questionId)) return 'binds';
  return (answer === 'yes' || answer === 'partial') && denies.includes(questionId) ? 'denies' : null;
}
