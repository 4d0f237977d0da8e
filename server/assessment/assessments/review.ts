import { catalogues } from '#content/questions/catalogue.ts';
import type { ReviewPlace, ReviewView } from '#contract/assessment/answering/review.ts';
import type { Language } from '#core/platform/languages.ts';
import { questionsOf, type Question } from '#core/assessment/questionnaire/questionnaire.ts';
import { contradictedAnswers } from '#core/assessment/questionnaire/recorded.ts';
import { reviewOf } from '#core/assessment/report/review.ts';
import { scorePercent } from '#core/assessment/questionnaire/scoring.ts';
import { type Account, organizationOf } from '#server/platform/security/principal.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { recordedQuestions } from '#server/assessment/contradictions/service.ts';
import { existing } from '#server/assessment/results/find.ts';
import { answersOf } from './answers/answer-repository.ts';
import { assessmentView } from './view.ts';

function placeOf({ id, section, number, text }: Question, language: Language): ReviewPlace {
  return { questionId: id, section, number, questionText: text[language] };
}

/** An open assessment as it is saved now, reviewed before it is locked; a locked one is refused with 409. */
export async function readReview(deps: Deps, account: Account, id: string, language: Language): Promise<ReviewView> {
  const organizationId = organizationOf(account);
  const assessment = await existing(deps.db, organizationId, id);
  if (assessment.completedAt) throw new AppError(409, 'assessment_locked');
  const { regime, scope, newestScope } = assessment;
  const answers = await answersOf(deps.db, organizationId, id);
  const review = reviewOf(catalogues[regime], answers, [scope, newestScope]);
  const contradicted = new Set(contradictedAnswers(await recordedQuestions(deps, organizationId), answers));
  return {
    assessment: assessmentView(assessment),
    unanswered: review.unanswered.map((question) => placeOf(question, language)),
    notApplicable: review.notApplicable,
    withoutReason: review.withoutReason.map((question) => placeOf(question, language)),
    costly: review.costly.map(({ question, gain }) => ({ ...placeOf(question, language), gain: scorePercent(gain) ?? 0 })),
    refused: review.refused,
    lowest: scorePercent(review.lowest),
    highest: scorePercent(review.highest),
    reachesThreshold: review.reaches,
    path: { questionIds: [...review.path.questionIds], score: scorePercent(review.path.score), reached: review.path.reached },
    obstacles: review.obstacles,
    contradicting: review.contradicting.map((question) => placeOf(question, language)),
    recorded: questionsOf(catalogues[regime])
      .filter((question) => contradicted.has(question.id))
      .map((question) => placeOf(question, language)),
  };
}
