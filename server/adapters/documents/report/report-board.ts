import { actionOf, subjectOf } from '#content/questions/catalogue.ts';
import { answerLabels } from '#content/documents/labels.ts';
import { boardWords, type BoardWords } from '#content/documents/report/report-board.ts';
import { reportWords } from '#content/documents/report/report.ts';
import { interfaceWords } from '#content/localized.ts';
import { boardOf, type BoardStep } from '#core/assessment/report/board.ts';
import { businessDay, isoDay } from '#core/platform/calendar/calendar.ts';
import { phaseOfStart } from '#core/platform/calendar/deadline.ts';
import type { Movement, ScoreChange } from '#core/assessment/report/comparison.ts';
import { changeText, dayText, numberText, percentText, scoreText, shortDayText, wholePercent } from '#core/platform/text/formats.ts';
import type { Language } from '#core/platform/languages.ts';
import { filled } from '#core/platform/text/placeholders.ts';
import type { ReportItem, ReportModel } from '#core/assessment/report/report.ts';
import { missedDay } from '#core/assessment/duties/duties.ts';
import { reaches, scorePercent } from '#core/assessment/questionnaire/scoring.ts';
import { obstacleReasons } from './obstacles.ts';
import type { PlannedByQuestion } from './planned.ts';
import { unmetData } from './unmet-duties.ts';
import { bind, oneLine } from '#server/adapters/documents/drawing/typography.ts';

/** A duty by its code, as the scope check reported when the report was made; `from` is a calendar day (ISO). */
export type ExposedTo = Readonly<{
  code: string;
  from: string | null;
  /** The day (ISO) of the proof that showed it to be met; absent in reports from before proofs were stored. */
  doneOn?: string | null;
}>;

/** What the report before this one came to. */
export type PreviousResult = Readonly<{
  /** ISO 8601. */
  completedAt: string;
  score: ScoreChange;
  counts: Readonly<Record<Movement, number>>;
  isOtherCatalogue: boolean;
}>;

export type BoardFacts = Readonly<{
  model: ReportModel;
  /** ISO 8601. */
  completedAt: string;
  planned: PlannedByQuestion;
  /** Null where no scope check is attached; absent in reports from before duties were stored. */
  exposure?: readonly ExposedTo[] | null | undefined;
  /** Null for the first result of a regime; absent in reports from before it was stored. */
  previous?: PreviousResult | null | undefined;
  language: Language;
}>;

type DutyWords = Readonly<{ title: string; text: string; when?: string }>;

const dayOf = (iso: string): Date => new Date(`${iso}T12:00:00Z`);

function verdictText({ model, language }: BoardFacts, words: BoardWords): string {
  const score = scorePercent(model.score);
  if (score === null) return reportWords[language].summaryNothing;
  const points = reportWords[language].points;
  const missing = `${numberText(Math.max(0, model.thresholdPercent - score), language)} ${points}`.replaceAll(' ', '\u00a0');
  const weakest = model.sections
    .filter(({ score: of }) => scorePercent(of) !== null)
    .toSorted((a, b) => (scorePercent(a.score) ?? 0) - (scorePercent(b.score) ?? 0))[0];
  const met = model.gaps.length > 0 ? words.verdictReached : words.verdictComplete;
  const barred = reaches(model.score, model.thresholdPercent) ? words.verdictBarred : `${words.verdictBelow} {obstacles}`;
  const text = filled(model.earnsCertificate ? met : barred, {
    obstacles: obstacleReasons(model.obstacles, language),
    score: percentText(score, language),
    threshold: wholePercent(model.thresholdPercent, language),
    missing,
    weakest: weakest?.title[language] ?? '',
  });
  return text.trim();
}

function namedData(ids: readonly string[], { model, language }: BoardFacts) {
  const items = new Map(model.items.map((item) => [item.questionId, item]));
  return ids
    .flatMap((id) => items.get(id) ?? [])
    .map((item) => ({
      ref: `${item.section}.${item.number}`,
      text: bind(subjectOf(item)[language], language),
      answer: bind(answerLabels[item.answer][language], language),
    }));
}

/** Duties that apply, the overdue first, with when, and fines with how much; codes of other rules than today's are left out. */
function exposureData({ exposure, completedAt, language }: BoardFacts) {
  const { duties: words, when } = interfaceWords[language].scope;
  const known: Readonly<Record<string, DutyWords | undefined>> = words;
  const today = isoDay(new Date(completedAt));
  const entries = (exposure ?? []).flatMap(({ code, from, doneOn = null }) => {
    const named = known[code];
    if (!named) return [];
    if (doneOn !== null) {
      const date = dayText(dayOf(doneOn), language);
      return [{ code, title: named.title, text: named.text, when: filled(boardWords[language].dutyMet, { date }), isOverdue: false }];
    }
    const missed = missedDay({ code, from }, today);
    const applies = from !== null && phaseOfStart(from, today) === 'passed';
    const usual = missed !== null ? when.missed : from === null ? '' : applies ? when.already : when.from;
    // What a duty states of its own day is about one to come, except for fines, which are possible after it for ever.
    const isUsual = missed !== null || (applies && !code.startsWith('fines'));
    const sentence = isUsual ? usual : (named.when ?? usual);
    const day = missed ?? from;
    const date = day === null ? '' : dayText(dayOf(day), language);
    return [{ code, title: named.title, text: named.text, when: sentence.replaceAll('{{date}}', date), isOverdue: missed !== null }];
  });
  const isFine = ({ code }: { code: string }): boolean => code.startsWith('fines');
  const duties = entries.filter((one) => !isFine(one)).toSorted((a, b) => Number(b.isOverdue) - Number(a.isOverdue));
  return { duties, fines: entries.filter(isFine) };
}

function stepData(step: BoardStep, item: ReportItem | undefined, words: BoardWords, language: Language) {
  const date = shortDayText(dayOf(step.dueOn), language);
  return {
    ref: item ? `${item.section}.${item.number}` : '',
    text: bind(item ? actionOf(item)[language] : '', language),
    owner: oneLine(step.owner ?? '') || words.nobody,
    due: step.isProposed ? `${date}*` : date,
  };
}

function changesText({ previous, language }: BoardFacts, words: BoardWords): string {
  if (previous === undefined) return '';
  if (previous === null) return words.changesFirst;
  const { score, counts, completedAt, isOtherCatalogue } = previous;
  const percent = (hundredths: number | null): number | null => (hundredths === null ? null : hundredths / 100);
  const text = filled(words.changesSince, {
    date: dayText(new Date(completedAt), language),
    from: scoreText(percent(score.from), language),
    to: scoreText(percent(score.to), language),
    change: changeText(percent(score.change), reportWords[language].points, language),
    better: counts.better,
    worse: counts.worse,
    same: counts.same,
  });
  return isOtherCatalogue ? `${text} ${words.otherCatalogue}` : text;
}

function planNote(facts: BoardFacts, steps: readonly BoardStep[], later: number, words: BoardWords): string {
  if (facts.model.gaps.length === 0) return words.planNone;
  const more = later > 0 ? filled(words.later, { count: later, chapter: reportWords[facts.language].plan }) : '';
  const none = steps.length === 0 && later === 0 ? words.planNothingOpen : '';
  return [steps.some(({ isProposed }) => isProposed) ? words.proposed : '', more, none].filter(Boolean).join(' ');
}

/** What a board reads, in one language. */
export function boardData(facts: BoardFacts) {
  const { model, planned, completedAt, language, exposure } = facts;
  const words = boardWords[language];
  const board = boardOf(model, planned, businessDay(new Date(completedAt)));
  const items = new Map(model.items.map((item) => [item.questionId, item]));
  const plan = board.plan.map(({ days, steps }) => ({
    label: filled(words.window, { days }),
    steps: steps.map((step) => stepData(step, items.get(step.questionId), words, language)),
  }));
  return {
    words,
    unmet: unmetData(model, completedAt, language),
    verdict: bind(verdictText(facts, words), language),
    strengths: namedData(board.strengths, facts),
    weaknesses: namedData(board.weaknesses, facts),
    exposure: {
      ...exposureData(facts),
      unknown: exposure === null || (exposure === undefined && !model.scope) ? words.exposureUnknown : '',
    },
    plan: plan.filter(({ steps }) => steps.length > 0),
    planNote: planNote(
      facts,
      board.plan.flatMap(({ steps }) => steps),
      board.later,
      words,
    ),
    changes: changesText(facts, words),
    approval: words.approvalText[model.regime],
  };
}
