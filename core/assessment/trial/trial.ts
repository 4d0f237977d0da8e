import type { AnswerValue, Effort } from '#core/assessment/questionnaire/questionnaire.ts';
import { pointsFor, score, scorePercent, type Score } from '#core/assessment/questionnaire/scoring.ts';
import { largestFirst } from '#core/assessment/report/path.ts';

/** The section of each questionnaire that can be answered without a plan, to see what a report states. */
export const trialSection = 1;

/** Answers on trial stay in the browser that gave them for so many days. */
export const trialDays = 30;

/** A question as far as a preview needs it; `weight` is in whole units with two decimals. */
export type TrialQuestion = Readonly<{ id: string; weight: number; effort: Effort }>;
export type TrialAnswers = Readonly<Record<string, AnswerValue>>;

/** A gap of the section, with what “yes” would add to the score of the section in percent. */
export type TrialGap = Readonly<{ questionId: string; effort: Effort; gain: Score }>;

export type TrialResult = Readonly<{ answered: number; percent: number | null; gaps: readonly TrialGap[] }>;

/** What the answers to one section come to, by the rules of the report: a result of this section alone, never of an assessment. */
export function trialResult(questions: readonly TrialQuestion[], answers: TrialAnswers): TrialResult {
  const answered = questions.flatMap(({ id, weight, effort }) => {
    const answer = answers[id];
    return answer ? [{ questionId: id, answer, comment: '', id, effort, weightHundredths: Math.round(weight * 100) }] : [];
  });
  const total = score(answered, answered);
  const gaps = answered.map((one) => {
    const earned = pointsFor(one, one.answer);
    return { questionId: one.id, effort: one.effort, gain: { points: earned.maximum - earned.points, maximum: total.maximum } };
  });
  return { answered: answered.length, percent: scorePercent(total), gaps: largestFirst(gaps.filter(({ gain }) => gain.points > 0)) };
}
