import type { CheckedScope } from '#core/assessment/scope/questions/contradictions.ts';
import { obstaclesBeside } from '#core/assessment/scope/questions/obstacles.ts';
import { answeredQuestions, type Obstacle } from '#core/assessment/questionnaire/obstacles.ts';
import type { Answer, Catalogue, Question } from '#core/assessment/questionnaire/questionnaire.ts';
import { questionsOf } from '#core/assessment/questionnaire/questionnaire.ts';
import { regimeRules } from '#core/platform/regimes.ts';
import { pointsFor, reaches, type Score } from '#core/assessment/questionnaire/scoring.ts';
import { largestFirst, pathTo, type Path } from './path.ts';

/** Answers “no” that are shown before the lock: those that cost most. */
export const costlyShown = 5;

/** What somebody should see before an assessment is locked (docs/product.md, “The finish”). */
export type Review = Readonly<{
  /** In the order of the questionnaire. */
  unanswered: readonly Question[];
  notApplicable: number;
  /** Left out without a comment that states why. */
  withoutReason: readonly Question[];
  /** Answered “no”, what counts most first, with what answering “yes” would add; at most `costlyShown`. */
  costly: readonly Readonly<{ question: Question; gain: Score }>[];
  /** Answered “no” in all. */
  refused: number;
  /** The exact score if every open question is answered “no”, and if “yes”; the same once none is open. */
  lowest: Score;
  highest: Score;
  /** Whether the threshold is reached whatever the open answers are; null while they decide. */
  reaches: boolean | null;
  /** From the lowest score to the threshold: the fewest open or not fully met questions that would have to be answered “yes”. */
  path: Path;
  /** What prevents a certificate for it whatever the open answers are. */
  obstacles: readonly Obstacle[];
  /** Answers that contradict a scope check, in the order of the questionnaire. */
  contradicting: readonly Question[];
}>;

type Bounds = Pick<Review, 'lowest' | 'highest'>;

function boundsOf(questions: readonly Question[], given: ReadonlyMap<string, Answer>): Bounds {
  let [points, most, maximum] = [0, 0, 0];
  for (const question of questions) {
    const answer = given.get(question.id)?.answer;
    const earned = pointsFor(question, answer ?? 'no');
    points += earned.points;
    maximum += earned.maximum;
    most += answer ? earned.points : earned.maximum;
  }
  return { lowest: { points, maximum }, highest: { points: most, maximum } };
}

/** What a yes to each question would add, whether it was answered less or not at all. */
function gapsOf(questions: readonly Question[], given: ReadonlyMap<string, Answer>, maximum: number) {
  return questions.flatMap((question) => {
    const earned = pointsFor(question, given.get(question.id)?.answer ?? 'no');
    const points = earned.maximum - earned.points;
    return points > 0 ? [{ questionId: question.id, effort: question.effort, gain: { points, maximum } }] : [];
  });
}

/** Looks an assessment through as it stands, complete or not, beside the scope checks that count. */
export function reviewOf(catalogue: Catalogue, answers: readonly Answer[], scopes: readonly (CheckedScope | null)[] = []): Review {
  const byQuestion = new Map(answers.map((answer) => [answer.questionId, answer]));
  const questions = questionsOf(catalogue);
  const answered = (value: Answer['answer']): Question[] => questions.filter(({ id }) => byQuestion.get(id)?.answer === value);
  const { lowest, highest } = boundsOf(questions, byQuestion);
  const { thresholdPercent } = regimeRules[catalogue.regime];
  const leftOut = answered('not_applicable');
  const refused = answered('no');
  const costly = [...refused].sort((a, b) => b.weightHundredths - a.weightHundredths).slice(0, costlyShown);
  const [atLeast, atMost] = [reaches(lowest, thresholdPercent), reaches(highest, thresholdPercent)];
  const obstacles = obstaclesBeside(scopes, answeredQuestions(catalogue, byQuestion));
  const contradicting = new Set(obstacles.flatMap(({ code, questionIds }) => (code.startsWith('scope_') ? questionIds : [])));
  return {
    unanswered: questions.filter(({ id }) => !byQuestion.has(id)),
    notApplicable: leftOut.length,
    withoutReason: leftOut.filter(({ id }) => byQuestion.get(id)?.comment.trim() === ''),
    costly: costly.map((question) => ({ question, gain: { points: pointsFor(question, 'yes').points, maximum: lowest.maximum } })),
    refused: refused.length,
    lowest,
    highest,
    path: pathTo(thresholdPercent, lowest, largestFirst(gapsOf(questions, byQuestion, lowest.maximum)), obstacles),
    reaches: atLeast === atMost ? atLeast : null,
    obstacles,
    contradicting: questions.filter(({ id }) => contradicting.has(id)),
  };
}
