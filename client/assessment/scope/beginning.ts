import type { ScopeAnswers } from '#core/assessment/scope/outcome.ts';

export type BeginningProps = {
  /** What this browser holds of an earlier check. */
  known: ScopeAnswers;
  /** Begins the check with these answers, at that step. */
  begin: (answers: ScopeAnswers, step: string) => void;
};
