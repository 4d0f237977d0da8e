import { shownUnits } from './citation.ts';
import type { LegalReference } from './questionnaire.ts';
import type { Regime } from './regimes.ts';
import { countedAnswers, scopeOutcome, scopeRules, type ScopeStatus } from './scope.ts';
import { scopeDuties } from './scope-duties.ts';
import type { ScopeAnswers } from './scope-outcome.ts';

/** A check as an organisation declared it: what an assessment keeps and its report names. */
export type DeclaredScope = Readonly<{
  regime: Regime;
  /** Calendar day of the check, ISO. */
  checkedOn: string;
  /** Version of the rules that worked it out. */
  rules: string;
  answers: ScopeAnswers;
  status: ScopeStatus;
  atLeast: ScopeStatus;
  references: readonly LegalReference[];
  /** Codes of what follows; not kept before the rules of December 2026. */
  duties?: readonly string[];
}>;

/** A complete check as it is kept; null while a step is open. */
export function declareScope(regime: Regime, answers: ScopeAnswers, checkedOn: string): DeclaredScope | null {
  const outcome = scopeOutcome(regime, answers);
  if (!outcome) return null;
  const { status, atLeast, references } = outcome;
  return {
    regime,
    checkedOn,
    rules: scopeRules.version,
    answers: countedAnswers(regime, answers),
    status,
    atLeast,
    references: shownUnits(references),
    duties: scopeDuties(regime, answers).map(({ code }) => code),
  };
}
