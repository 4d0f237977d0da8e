import { obstaclesBeside } from '#core/assessment/scope/questions/obstacles.ts';
import { implementingReading, withReading } from '#core/assessment/scope/questions/benchmark.ts';
import { earnsCertificate } from './earning.ts';
import type { Localized } from '#core/platform/languages.ts';
import { answeredQuestions, type Obstacle } from '#core/assessment/questionnaire/obstacles.ts';
import { largestFirst, pathTo, type Path } from './path.ts';
import type {
  Answer,
  AnswerValue,
  Applicability,
  Catalogue,
  Effort,
  LegalReference,
  Question,
  Reading,
} from '#core/assessment/questionnaire/questionnaire.ts';
import { questionsOf, shownReferences } from '#core/assessment/questionnaire/questionnaire.ts';
import { regimeRules, type Regime } from '#core/platform/regimes.ts';
import type { DeclaredScope } from '#core/assessment/scope/declared.ts';
import { pointsFor, score, type Score } from '#core/assessment/questionnaire/scoring.ts';

/** How many questions got each answer. */
export type Distribution = Readonly<Record<AnswerValue, number>>;

export type ReportSection = Readonly<{ number: number; title: Localized; score: Score; distribution: Distribution }>;

/** One question with its answer, as frozen at completion. */
export type ReportItem = Readonly<{
  questionId: string;
  section: number;
  number: number;
  text: Localized;
  answer: AnswerValue;
  comment: string;
  references: readonly LegalReference[];
  evidence: Localized;
  remediation: Localized;
  effort: Effort;
  weightHundredths: number;
  appliesFrom: readonly Applicability[];
  /** What answering yes would add to the score: a fraction of the same maximum. Zero points when nothing is left to gain. */
  gain: Score;
}>;

/** Everything a report states, in all languages, frozen when the assessment is completed. */
export type ReportModel = Readonly<{
  regime: Regime;
  catalogueVersion: string;
  asOf: string;
  thresholdPercent: number;
  score: Score;
  /** What prevents a certificate for it whatever its score is. */
  obstacles: readonly Obstacle[];
  earnsCertificate: boolean;
  distribution: Distribution;
  /** Questions left out as not applicable without a comment that states why. */
  withoutReason: number;
  sections: readonly ReportSection[];
  items: readonly ReportItem[];
  /** Question ids with something to gain, the largest gain first. */
  gaps: readonly string[];
  path: Path;
  /** The scope check attached at completion; absent when there was none. */
  scope?: DeclaredScope;
}>;

function distributionOf(answers: readonly AnswerValue[]): Distribution {
  const counts = { yes: 0, partial: 0, no: 0, not_applicable: 0 };
  for (const answer of answers) counts[answer] += 1;
  return counts;
}

function itemOf(question: Question, given: Answer, maximum: number, reading: Reading): ReportItem {
  const earned = pointsFor(question, given.answer);
  return {
    questionId: question.id,
    section: question.section,
    number: question.number,
    text: question.text,
    answer: given.answer,
    comment: given.comment,
    references: withReading(shownReferences(question), reading),
    evidence: question.evidence,
    remediation: question.remediation,
    effort: question.effort,
    weightHundredths: question.weightHundredths,
    appliesFrom: question.appliesFrom ?? [],
    gain: { points: earned.maximum - earned.points, maximum },
  };
}

/**
 * The report of a completely answered questionnaire.
 * Throws when a question has no answer: completeness is checked before.
 */
export function reportModel(catalogue: Catalogue, answers: readonly Answer[], scope: DeclaredScope | null = null): ReportModel {
  const byQuestion = new Map(answers.map((answer) => [answer.questionId, answer]));
  const questions = questionsOf(catalogue);
  const total = score(questions, answers);
  const reading = implementingReading(scope);
  const items = questions.map((question) => {
    const answer = byQuestion.get(question.id);
    if (!answer) throw new Error(`question ${question.id} has no answer`);
    return itemOf(question, answer, total.maximum, reading);
  });
  const gaps = largestFirst(items.filter((item) => item.gain.points > 0));
  const { thresholdPercent } = regimeRules[catalogue.regime];
  const obstacles = obstaclesBeside([scope], answeredQuestions(catalogue, byQuestion));
  return {
    regime: catalogue.regime,
    catalogueVersion: catalogue.version,
    asOf: catalogue.asOf,
    thresholdPercent,
    score: total,
    obstacles,
    earnsCertificate: earnsCertificate(catalogue.regime, total, obstacles),
    distribution: distributionOf(items.map((item) => item.answer)),
    withoutReason: items.filter((item) => item.answer === 'not_applicable' && item.comment.trim() === '').length,
    sections: catalogue.sections.map((section) => {
      const own = items.filter((item) => item.section === section.number);
      return {
        number: section.number,
        title: section.title,
        score: score(section.questions, answers),
        distribution: distributionOf(own.map((item) => item.answer)),
      };
    }),
    items,
    gaps: gaps.map((gap) => gap.questionId),
    path: pathTo(thresholdPercent, total, gaps, obstacles),
    ...(scope ? { scope } : {}),
  };
}
