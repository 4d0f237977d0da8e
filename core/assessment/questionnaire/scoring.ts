import type { Answer, AnswerValue } from './questionnaire.ts';

/** Points of an answer in percent; `not_applicable` leaves numerator and denominator (docs/product.md, “Scores”). */
const pointsOf: Readonly<Record<Exclude<AnswerValue, 'not_applicable'>, number>> = { yes: 100, partial: 50, no: 0 };

/** What scoring needs to know of a question. */
export type Weighted = Readonly<{ id: string; weightHundredths: number }>;

/**
 * An exact score as a fraction of integers: `points` out of `maximum`, both in hundredths of weight times percent.
 * `maximum` 0 means that no question was applicable: there is no score.
 */
export type Score = Readonly<{ points: number; maximum: number }>;

export const noScore: Score = { points: 0, maximum: 0 };

/** Points earned and attainable for one answered question. */
export function pointsFor(question: Weighted, answer: AnswerValue): Score {
  if (answer === 'not_applicable') return noScore;
  return { points: question.weightHundredths * pointsOf[answer], maximum: question.weightHundredths * 100 };
}

/** The exact score of the given answers; unanswered questions do not count, answers to unknown questions are ignored. */
export function score(questions: readonly Weighted[], answers: readonly Answer[]): Score {
  const byQuestion = new Map(answers.map((answer) => [answer.questionId, answer.answer]));
  let points = 0;
  let maximum = 0;
  for (const question of questions) {
    const answer = byQuestion.get(question.id);
    if (answer === undefined) continue;
    const earned = pointsFor(question, answer);
    points += earned.points;
    maximum += earned.maximum;
  }
  return { points, maximum };
}

/**
 * Hundredths of a percent, rounded half up once (84.506 % gives 8451), or null without an applicable question.
 * Exact: only integers below 2^53 take part.
 */
export function scoreHundredths({ points, maximum }: Score): number | null {
  if (maximum === 0) return null;
  return Math.floor((points * 20_000 + maximum) / (2 * maximum));
}

/** Percent with two decimals, as stored and sent: 84.51; null without an applicable question. */
export function scorePercent(value: Score): number | null {
  const hundredths = scoreHundredths(value);
  return hundredths === null ? null : hundredths / 100;
}

/** Compares the exact score, never the rounded one: 74.996 % does not reach 75 % (docs/product.md, “Scores”). */
export function reaches({ points, maximum }: Score, thresholdPercent: number): boolean {
  return maximum > 0 && points * 100 >= thresholdPercent * maximum;
}
