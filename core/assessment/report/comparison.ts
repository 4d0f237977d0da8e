import type { Localized } from '#core/platform/languages.ts';
import type { AnswerValue } from '#core/assessment/questionnaire/questionnaire.ts';
import type { Regime } from '#core/platform/regimes.ts';
import type { ReportItem, ReportModel } from './report.ts';
import { scoreHundredths, type Score } from '#core/assessment/questionnaire/scoring.ts';

/** What became of one answer in a span of time: the value before it and the last one in it. */
export type NetChange = Readonly<{ questionId: string; from: AnswerValue | null; to: AnswerValue; at: Date }>;

/**
 * What became of an answer: it earns more, earns less or stays; `applicability` when the question came to apply or no longer
 * does; `new` and `dropped` when only one of the two catalogue versions asks it.
 */
export const movements = ['better', 'worse', 'applicability', 'new', 'dropped', 'same'] as const;
export type Movement = (typeof movements)[number];

/** Two scores in hundredths of a percent, as shown, and their difference; null where there is none. */
export type ScoreChange = Readonly<{ from: number | null; to: number | null; change: number | null }>;

export type ComparedSection = Readonly<{ number: number; title: Localized }> & ScoreChange;

/** A question with its answers; null on the side that does not ask it. */
export type ComparedItem = Readonly<{
  questionId: string;
  section: number;
  number: number;
  text: Localized;
  from: AnswerValue | null;
  to: AnswerValue | null;
  movement: Movement;
  fromComment: string;
  toComment: string;
}>;

export type Comparison = Readonly<{
  regime: Regime;
  thresholdPercent: number;
  score: ScoreChange;
  sections: readonly ComparedSection[];
  items: readonly ComparedItem[];
  counts: Readonly<Record<Movement, number>>;
}>;

const rank: Readonly<Record<Exclude<AnswerValue, 'not_applicable'>, number>> = { yes: 2, partial: 1, no: 0 };

/** The difference is that of the numbers shown, so that a reader who subtracts them gets the same. */
export function scoreChange(from: Score | undefined, to: Score | undefined): ScoreChange {
  const before = from ? scoreHundredths(from) : null;
  const after = to ? scoreHundredths(to) : null;
  return { from: before, to: after, change: before === null || after === null ? null : after - before };
}

export function movementOf(from: AnswerValue | null, to: AnswerValue | null): Movement {
  if (from === to) return 'same';
  if (from === null) return 'new';
  if (to === null) return 'dropped';
  if (from === 'not_applicable' || to === 'not_applicable') return 'applicability';
  return rank[to] > rank[from] ? 'better' : 'worse';
}

/** `shown` is the newer of the two. */
function comparedItem(shown: ReportItem, from: ReportItem | undefined, to: ReportItem | undefined): ComparedItem {
  const { questionId, section, number, text } = shown;
  const [before, after] = [from?.answer ?? null, to?.answer ?? null];
  return {
    questionId,
    section,
    number,
    text,
    from: before,
    to: after,
    movement: movementOf(before, after),
    fromComment: from?.comment ?? '',
    toComment: to?.comment ?? '',
  };
}

function comparedSections(from: ReportModel, to: ReportModel): ComparedSection[] {
  const before = new Map(from.sections.map((section) => [section.number, section]));
  const after = new Map(to.sections.map((section) => [section.number, section]));
  return [...new Map([...before, ...after]).values()]
    .toSorted((a, b) => a.number - b.number)
    .map(({ number, title }) => ({ number, title, ...scoreChange(before.get(number)?.score, after.get(number)?.score) }));
}

/** Compares two finished assessments of one regime; throws when the regimes differ. Questions are matched by their id. */
export function compare(from: ReportModel, to: ReportModel): Comparison {
  if (from.regime !== to.regime) throw new RangeError('only assessments of one regime compare');
  const before = new Map(from.items.map((item) => [item.questionId, item]));
  const after = new Map(to.items.map((item) => [item.questionId, item]));
  const items = [...to.items, ...from.items.filter(({ questionId }) => !after.has(questionId))]
    .map((shown) => comparedItem(shown, before.get(shown.questionId), after.get(shown.questionId)))
    .toSorted((a, b) => a.section - b.section || a.number - b.number);
  const counts = { better: 0, worse: 0, applicability: 0, new: 0, dropped: 0, same: 0 };
  for (const item of items) counts[item.movement] += 1;
  return {
    regime: to.regime,
    thresholdPercent: to.thresholdPercent,
    score: scoreChange(from.score, to.score),
    sections: comparedSections(from, to),
    items,
    counts,
  };
}
