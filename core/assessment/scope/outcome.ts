import type { LegalReference } from '#core/assessment/questionnaire/questionnaire.ts';
import type { Regime } from '#core/platform/regimes.ts';

/** Given answers by the name of their field: one code, or several. A field left out has not been answered. */
export type ScopeAnswers = Readonly<Record<string, string | readonly string[] | undefined>>;

/** One thing a step asks: one of the options, or any number of them; an empty list states "none of these". */
export type ScopeField = Readonly<{
  name: string;
  many: boolean;
  options: readonly string[];
  /** Codes of earlier rules: read from addresses and from what was stored, and offered to nobody else. */
  former?: readonly string[];
  /** A calendar day (ISO) between these instead of an option. */
  days?: Readonly<{ from: string; to: string }>;
  /** May stay open; the rules then take what they say. */
  optional?: boolean;
}>;

export type ScopeStep = Readonly<{ id: string; fields: readonly ScopeField[]; references: readonly LegalReference[] }>;

/** An answer that decides the outcome, or leaves it open. */
export type ScopeReason = Readonly<{ field: string; code: string }>;

export type ScopeOutcome<Status extends string = string> = Readonly<{
  regime: Regime;
  status: Status | 'unclear';
  /** What holds in any case: the status itself, and less while it is unclear. */
  atLeast: Status;
  reasons: readonly ScopeReason[];
  references: readonly LegalReference[];
}>;

/** What is known of something ordered while answers are open: the least and the most it can be. */
export type Span = Readonly<{ floor: number; ceiling: number }>;

export function exactly(rank: number): Span {
  return { floor: rank, ceiling: rank };
}

/** The strongest of several spans counts; none at all is the lowest. */
export function strongest(spans: readonly Span[]): Span {
  return {
    floor: Math.max(0, ...spans.map((span) => span.floor)),
    ceiling: Math.max(0, ...spans.map((span) => span.ceiling)),
  };
}

export function isSettled(span: Span): boolean {
  return span.floor === span.ceiling;
}

/** Everything that may be an answer, offered or not. */
export function codesOf({ options, former = [] }: ScopeField): readonly string[] {
  return [...options, ...former];
}

function isDay(value: string): boolean {
  const instant = Date.parse(`${value}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(value);
}

/** Whether something is an answer to a field that takes one. */
export function isAnswerTo(field: ScopeField, value: unknown): value is string {
  if (typeof value !== 'string') return false;
  const { days } = field;
  return days ? value.length === 10 && isDay(value) && days.from <= value && value <= days.to : codesOf(field).includes(value);
}

/** A field that may be answered with several options is answered by any list, also by an empty one. */
export function isAnswered(step: ScopeStep, answers: ScopeAnswers): boolean {
  return step.fields.every(({ name, optional }) => optional || answers[name] !== undefined);
}

/** The same unit of law once. */
export function withoutRepeats(references: readonly LegalReference[]): LegalReference[] {
  const seen = new Map(references.map((reference) => [`${reference.act} ${reference.cite}`, reference]));
  return [...seen.values()];
}

/** Answers without the fields that were left open, as they are sent. */
export function withoutUnanswered(answers: ScopeAnswers): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(answers).flatMap(([name, value]): [string, string | string[]][] =>
      value === undefined ? [] : [[name, typeof value === 'string' ? value : [...value]]],
    ),
  );
}
