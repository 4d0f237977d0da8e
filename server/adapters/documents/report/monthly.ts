import { findQuestion } from '#content/questions/catalogue.ts';
import { answerLabels, regimeNames } from '#content/documents/labels.ts';
import { certificateStates, monthlyWords, type MonthlyWords } from '#content/documents/report/monthly.ts';
import { reportWords } from '#content/documents/report/report.ts';
import {
  changeText,
  colon,
  dayText,
  monthText,
  percentText,
  scoreText,
  semicolon,
  shortDayText,
  wholePercent,
} from '#core/platform/text/formats.ts';
import type { NetChange } from '#core/assessment/report/comparison.ts';
import { scoreChange } from '#core/assessment/report/comparison.ts';
import type { Language } from '#core/platform/languages.ts';
import { monthKey, type Month } from '#core/platform/calendar/monthly.ts';
import { filled } from '#core/platform/text/placeholders.ts';
import type { Regime } from '#core/platform/regimes.ts';
import type { ReportModel } from '#core/assessment/report/report.ts';
import { reaches, scorePercent } from '#core/assessment/questionnaire/scoring.ts';
import type { Deps } from '#server/deps.ts';
import { brandingFiles, type Branding } from '#server/adapters/documents/branding.ts';
import { headData } from './head.ts';
import type { RenderJob } from '#server/adapters/documents/rendering/render-job.ts';
import type { PlannedByQuestion } from './planned.ts';
import { itemData } from './report.ts';
import { bind } from '#server/adapters/documents/drawing/typography.ts';

/** A finished assessment. */
export type Finished = Readonly<{ model: ReportModel; completedAt: Date }>;

/** What a monthly report shows; the state is that of `madeAt`, the changes are those of the month. */
export type MonthlyFacts = Readonly<{
  month: Month;
  madeAt: Date;
  language: Language;
  branding: Branding | null;
  organization: Readonly<{ name: string; nip: string }>;
  finished: readonly Readonly<{ regime: Regime; latest: Finished; previous: Finished | null }>[];
  open: readonly Readonly<{ regime: Regime; answered: number; total: number }>[];
  /** The action plan as it is now. */
  planned: PlannedByQuestion;
  changes: readonly NetChange[];
  certificates: readonly Readonly<{ number: string; regime: Regime; status: keyof typeof certificateStates; expiresAt: Date }>[];
  /** First moment without access; null when it has ended. */
  accessEndsAt: Date | null;
}>;

const shownGaps = 5;
const shownChanges = 30;

/** The last day of something that ends at an instant. */
function lastDay(endsAt: Date, language: Language): string {
  return dayText(new Date(endsAt.getTime() - 1), language);
}

function statusOf({ score, thresholdPercent, earnsCertificate }: Finished['model'], words: MonthlyWords): string {
  if (scorePercent(score) === null) return words.noScore;
  if (earnsCertificate) return words.reached;
  return reaches(score, thresholdPercent) ? words.barred : words.below;
}

function scoreData({ regime, latest, previous }: MonthlyFacts['finished'][number], words: MonthlyWords, language: Language) {
  const { model, completedAt } = latest;
  const percent = scorePercent(model.score);
  const change = previous ? scoreChange(previous.model.score, model.score).change : null;
  return {
    name: regimeNames[regime].short[language],
    score: scoreText(percent, language),
    status: statusOf(model, words),
    reached: model.earnsCertificate,
    threshold: `${words.threshold}${colon(language)} ${wholePercent(model.thresholdPercent, language)}`,
    completed: `${words.completedOn} ${dayText(completedAt, language)}`,
    change: change === null ? '' : changeText(change / 100, words.points, language),
    direction: Math.sign(change ?? 0),
    since: previous ? filled(words.sinceBefore, { date: dayText(previous.completedAt, language) }) : words.firstResult,
  };
}

function gapsData({ regime, latest }: MonthlyFacts['finished'][number], planned: PlannedByQuestion, language: Language) {
  const items = new Map(latest.model.items.map((item) => [item.questionId, item]));
  const gaps = latest.model.gaps.slice(0, shownGaps).flatMap((id) => items.get(id) ?? []);
  return {
    name: regimeNames[regime].short[language],
    items: gaps.map((item) => itemData(item, language, reportWords[language], { planned })),
  };
}

function changesData({ changes, month, language }: MonthlyFacts, words: MonthlyWords) {
  const changed = changes
    .filter((change) => change.from !== null)
    .sort((a, b) => b.at.getTime() - a.at.getTime() || a.questionId.localeCompare(b.questionId));
  const rows = changed.slice(0, shownChanges).flatMap(({ questionId, from, to, at }) => {
    const found = findQuestion(questionId);
    if (!found || !from) return [];
    const { question, regime } = found;
    return [
      {
        ref: `${regimeNames[regime].short[language]} ${question.section}.${question.number}`.replaceAll(' ', '\u00a0'),
        text: bind(question.text[language], language),
        from: { key: from, label: answerLabels[from][language] },
        to: { key: to, label: answerLabels[to][language] },
        on: shortDayText(at, language),
      },
    ];
  });
  const counts = { first: changes.length - changed.length, changed: changed.length, shown: rows.length };
  return {
    title: filled(words.changes, { month: monthText(month, language) }),
    intro: changes.length === 0 ? words.changesNone : filled(words.changesIntro, counts),
    more: rows.length < changed.length ? filled(words.changesMore, counts) : '',
    rows,
  };
}

function openData({ open, language }: MonthlyFacts, words: MonthlyWords) {
  return open.map(({ regime, answered, total }) => {
    const percent = total === 0 ? 0 : Math.floor((answered * 100) / total);
    const text = percentText(percent, language, 0);
    return {
      name: regimeNames[regime].short[language],
      percent,
      text,
      state: filled(words.openState, { answered, total }),
      alt: filled(words.openAlt, { percent: text }),
    };
  });
}

/** Everything the template prints, in one language. */
export function monthlyData(facts: MonthlyFacts): unknown {
  const { month, madeAt, language, branding, organization, finished, certificates, accessEndsAt } = facts;
  const words = monthlyWords[language];
  const title = `${words.title}${colon(language)} ${monthText(month, language)}`;
  return {
    ...headData({ title, organization, words, branding, madeAt, language }),
    semicolon: semicolon(language),
    scores: finished.map((one) => scoreData(one, words, language)),
    open: openData(facts, words),
    gaps: finished.map((one) => gapsData(one, facts.planned, language)),
    changes: changesData(facts, words),
    certificates: certificates.map((one) => ({
      number: one.number,
      name: regimeNames[one.regime].short[language],
      state: certificateStates[one.status][language],
      active: one.status === 'active',
      until: lastDay(one.expiresAt, language),
    })),
    access: accessEndsAt ? filled(words.accessUntil, { date: lastDay(accessEndsAt, language) }) : words.accessNone,
  };
}

export function monthlyJob(facts: MonthlyFacts, standard: RenderJob['standard'] = 'a-2a'): RenderJob {
  return { template: 'monthly', data: monthlyData(facts), files: brandingFiles(facts.branding), standard };
}

/** The monthly report as PDF/A-2a with the name of its file. */
export async function monthlyPdf(deps: Pick<Deps, 'renderer'>, facts: MonthlyFacts): Promise<{ fileName: string; bytes: Buffer }> {
  const fileName = filled(monthlyWords[facts.language].fileName, { month: monthKey(facts.month) });
  return { fileName, bytes: await deps.renderer.render(monthlyJob(facts)) };
}
