import { isOpen, type ActionState } from './action-plan.ts';
import { addDays, dayFromIso, daysBetween, isoOf, type CalendarDay } from '#core/platform/calendar/calendar.ts';
import type { Effort } from '#core/assessment/questionnaire/questionnaire.ts';
import type { ReportItem, ReportModel } from './report.ts';
import { scorePercent } from '#core/assessment/questionnaire/scoring.ts';

/** What somebody planned about a gap; `dueOn` is a calendar day (ISO). */
export type PlannedItem = Readonly<{ state: ActionState; owner: string | null; dueOn: string | null }>;

/** One step of the plan; a day that nobody set is a proposal: the last one of its window. */
export type BoardStep = Readonly<{ questionId: string; owner: string | null; dueOn: string; isProposed: boolean }>;

/** Days after the assessment in which the steps of a window are due. */
export const boardWindows = [30, 60, 90] as const;
export type BoardWindow = Readonly<{ days: (typeof boardWindows)[number]; steps: readonly BoardStep[] }>;

/** What a board reads on one page (docs/product.md, “Assessments”): questions by their ids. */
export type Board = Readonly<{
  strengths: readonly string[];
  weaknesses: readonly string[];
  plan: readonly BoardWindow[];
  /** Open gaps that fit into no window, or that are due after the last. */
  later: number;
}>;

const shownOfEach = 3;
const stepsInWindow = 3;
/** The first window in which work of that size can be done: days, weeks, months. */
const windowOf: Readonly<Record<Effort, number>> = { S: 0, M: 1, L: 2 };

/** The first ones, of as many sections as possible: one of each, then a second of each. */
function spread(items: readonly ReportItem[]): string[] {
  const seen = new Map<number, number>();
  const ranked = items.map((item) => {
    const round = seen.get(item.section) ?? 0;
    seen.set(item.section, round + 1);
    return { item, round };
  });
  return ranked
    .toSorted((a, b) => a.round - b.round)
    .slice(0, shownOfEach)
    .map(({ item }) => item.questionId);
}

/** What is fully met and counts most, in the areas with the highest scores first. */
function strengthsOf({ items, sections }: ReportModel): string[] {
  const scoreOf = new Map(sections.map(({ number, score }) => [number, scorePercent(score) ?? 0]));
  const met = items.filter(({ answer }) => answer === 'yes');
  return spread(
    met.toSorted(
      (a, b) =>
        (scoreOf.get(b.section) ?? 0) - (scoreOf.get(a.section) ?? 0) || a.section - b.section || b.weightHundredths - a.weightHundredths,
    ),
  );
}

function windowIn(days: number): number {
  const found = boardWindows.findIndex((most) => days <= most);
  return found === -1 ? boardWindows.length : found;
}

type Candidate = BoardStep & Readonly<{ window: number }>;

function candidateOf(item: ReportItem, planned: PlannedItem | undefined, today: CalendarDay): Candidate {
  const day = dayFromIso(planned?.dueOn ?? null);
  const window = day ? windowIn(daysBetween(today, day)) : windowOf[item.effort];
  const dueOn = isoOf(day ?? addDays(today, boardWindows[window] ?? 0));
  return { questionId: item.questionId, owner: planned?.owner ?? null, dueOn, isProposed: !day, window };
}

/** Fills the windows: what people dated stays where its day is, a proposal that does not fit moves to the next window. */
function planOf(candidates: readonly Candidate[], today: CalendarDay): BoardWindow[] {
  const windows: BoardStep[][] = boardWindows.map(() => []);
  const dated = candidates.filter(({ isProposed }) => !isProposed).toSorted((a, b) => a.dueOn.localeCompare(b.dueOn));
  for (const { window, ...step } of [...dated, ...candidates.filter(({ isProposed }) => isProposed)]) {
    const free = windows.findIndex(
      (steps, index) => (step.isProposed ? index >= window : index === window) && steps.length < stepsInWindow,
    );
    const day = isoOf(addDays(today, boardWindows[free] ?? 0));
    windows[free]?.push(step.isProposed ? { ...step, dueOn: day } : step);
  }
  return boardWindows.map((days, index) => ({ days, steps: windows[index] ?? [] }));
}

/** What a board should know first, from a report and what was planned; `today` is the day of the assessment. */
export function boardOf(model: ReportModel, planned: Readonly<Record<string, PlannedItem>>, today: CalendarDay): Board {
  const items = new Map(model.items.map((item) => [item.questionId, item]));
  const gaps = model.gaps.flatMap((id) => items.get(id) ?? []);
  const open = gaps.filter(({ questionId }) => isOpen(planned[questionId]?.state ?? 'open'));
  const path = new Set(model.path.questionIds);
  const first = [...open.filter(({ questionId }) => path.has(questionId)), ...open.filter(({ questionId }) => !path.has(questionId))];
  const plan = planOf(
    first.map((item) => candidateOf(item, planned[item.questionId], today)),
    today,
  );
  const shown = plan.reduce((sum, { steps }) => sum + steps.length, 0);
  return { strengths: strengthsOf(model), weaknesses: spread(gaps), plan, later: open.length - shown };
}
