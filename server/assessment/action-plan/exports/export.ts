import { actionStateLabels, planWords, type PlanWords } from '#content/documents/report/action-plan.ts';
import { effortLabels, regimeNames } from '#content/documents/labels.ts';
import { projection } from '#core/assessment/report/action-plan.ts';
import { dayText, scoreText, wholePercent } from '#core/platform/text/formats.ts';
import type { Language } from '#core/platform/languages.ts';
import { filled } from '#core/platform/text/placeholders.ts';
import type { Regime } from '#core/platform/regimes.ts';
import { scorePercent } from '#core/assessment/questionnaire/scoring.ts';
import { basisText } from '#server/adapters/documents/report/references.ts';
import type { OwnActionRow } from '#server/assessment/action-plan/own/rows.ts';
import type { Plan, PlanItem } from '#server/assessment/action-plan/plan.ts';

/** One item as people read it in a file. */
export type ExportRow = Readonly<{
  ref: string;
  task: string;
  basis: string;
  question: string;
  evidence: string;
  /** Percentage points; null for an action that no question requests. */
  gain: number | null;
  effort: string;
  owner: string;
  /** Calendar day, ISO. */
  dueOn: string | null;
  state: string;
  reason: string;
  notes: string;
}>;

/** The items of a regime, or the actions that people wrote themselves. */
export type ExportRegime = Readonly<{ name: string; lines: readonly string[]; rows: readonly ExportRow[] }>;

/** The whole plan in one language, for every kind of file. */
export type ExportedPlan = Readonly<{
  language: Language;
  words: PlanWords;
  title: string;
  organization: string;
  asOf: string;
  regimes: readonly ExportRegime[];
}>;

function rowOf({ gap, values }: PlanItem, language: Language): ExportRow {
  return {
    ref: `${gap.section}.${gap.number}`,
    task: gap.remediation[language],
    basis: basisText(gap.references, language),
    question: gap.text[language],
    evidence: gap.evidence[language],
    gain: scorePercent(gap.gain) ?? 0,
    effort: effortLabels[gap.effort][language],
    owner: values.ownerName ?? '',
    dueOn: values.dueOn,
    state: actionStateLabels[values.state][language],
    reason: values.reason ?? '',
    notes: values.notes,
  };
}

function ownRow({ text, ownerName, dueOn, state }: OwnActionRow, language: Language): ExportRow {
  const [ref, basis, question, evidence, effort, reason, notes] = ['', '', '', '', '', '', ''];
  const owner = ownerName ?? '';
  return {
    ref,
    task: text,
    basis,
    question,
    evidence,
    gain: null,
    effort,
    owner,
    dueOn,
    state: actionStateLabels[state][language],
    reason,
    notes,
  };
}

function ownPart({ own }: Plan, language: Language): ExportRegime[] {
  if (own.length === 0) return [];
  return [{ name: planWords[language].own, lines: [planWords[language].ownLead], rows: own.map((action) => ownRow(action, language)) }];
}

function linesOf(plan: Plan, regime: Regime, language: Language): string[] {
  const words = planWords[language];
  const of = plan.regimes.find((one) => one.regime === regime);
  if (!of) return [];
  const gaps = plan.items.filter((item) => item.regime === regime).map(({ gap, values }) => ({ ...gap, state: values.state }));
  const { score } = projection(of.score, of.thresholdPercent, gaps);
  const threshold = words.toThreshold.replace('{{threshold}}', wholePercent(of.thresholdPercent, language));
  const projected = `${words.projected} (${words.projectedWhen.replace('{{answer}}', words.yes)})`;
  return [
    `${words.score}: ${scoreText(scorePercent(of.score), language)} (${dayText(of.completedAt, language)}; ${threshold})`,
    ...(gaps.some(({ state }) => state === 'done') ? [`${projected}: ${scoreText(scorePercent(score), language)}`] : []),
  ];
}

export function exportedPlan(plan: Plan, about: { organization: string; language: Language; at: Date }): ExportedPlan {
  const { organization, language, at } = about;
  const words = planWords[language];
  return {
    language,
    words,
    title: words.title,
    organization,
    asOf: filled(words.asOf, { date: dayText(at, language) }),
    regimes: [
      ...plan.regimes.map(({ regime }) => ({
        name: regimeNames[regime].short[language],
        lines: linesOf(plan, regime, language),
        rows: plan.items.filter((item) => item.regime === regime).map((item) => rowOf(item, language)),
      })),
      ...ownPart(plan, language),
    ],
  };
}
