import type { Language } from '#core/platform/languages.ts';
import type { ScopeAnswers } from '#core/assessment/scope/outcome.ts';

/** Sizes of a company, in people, for which first steps are written. */
export const guidedSizes = [20, 100, 500] as const;
export type GuidedSize = (typeof guidedSizes)[number];

/** What somebody who meets a question for the first time is shown. A first step begins; it never meets the requirement by itself. */
type GuidanceTexts = Readonly<{
  /** Why it matters, in one sentence. */
  why: string;
  /** What “in full” and “in part” look like. */
  inFull: string;
  inPart: string;
  /** The smallest honest first step for that many people. */
  people20: string;
  people100: string;
  people500: string;
}>;
export type QuestionGuidance = Readonly<Record<Language, GuidanceTexts>>;

/** The guidance of one section, by question. */
export type SectionGuidance = Readonly<Record<string, QuestionGuidance>>;

/** The longest a text may be, in characters. */
export const guidanceLengths = { why: 200, other: 260 } as const;

const sizes: Readonly<Record<string, GuidedSize>> = { under_10: 20, under_50: 20, under_250: 100, from_250: 500 };

/** For which of the sizes a scope check with those answers speaks; null where it does not ask for people. */
export function guidedSize({ headcount }: ScopeAnswers): GuidedSize | null {
  return sizes[String(headcount)] ?? null;
}
