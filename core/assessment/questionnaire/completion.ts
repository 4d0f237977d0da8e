import type { Section } from './questionnaire.ts';

/** Share of answered questions. */
export type Completion = Readonly<{ answered: number; total: number }>;

/**
 * Percent with two decimals, rounded down so that only a complete questionnaire shows 100 (48 of 49 is 97.95).
 */
export function completionPercent({ answered, total }: Completion): number {
  return total === 0 ? 0 : Math.floor((answered * 10_000) / total) / 100;
}

export function isComplete({ answered, total }: Completion): boolean {
  return total > 0 && answered >= total;
}

/** Ids of the questions without an answer, in the order of the questionnaire. */
export function missingQuestions(sections: readonly Section[], answered: ReadonlySet<string>): string[] {
  return sections.flatMap((section) => section.questions.map((q) => q.id)).filter((id) => !answered.has(id));
}
