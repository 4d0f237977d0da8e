import { shownUnits } from '#core/assessment/questionnaire/citation.ts';
import type { LegalReference } from '#core/assessment/questionnaire/questionnaire.ts';
import type { Regime } from '#core/platform/regimes.ts';
import { countedAnswers, scopeOutcome, scopeRules, type ScopeStatus } from './scope.ts';
import { transparencyCases } from './ai-act/answers.ts';
import { wholeSectors1, wholeSectors2 } from './nis2/answers.ts';
import { scopeDuties } from './duties.ts';
import type { ScopeAnswers } from './outcome.ts';

/** A check as an organisation declared it: what an assessment stores and its report names. */
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
  /** Codes of what follows; not stored before the rules of December 2026. */
  duties?: readonly string[] | undefined;
}>;

/** A complete check as it is stored; null while a step is open. */
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

/** Shown beside what was shown already: they add no duty. */
const notes = new Set(['check_basis', 'fines_head', 'fines_head_public', 'fines_daily']);

function differs(before: DeclaredScope, now: DeclaredScope): boolean {
  const [were, are] = [before.duties, now.duties ?? []].map((duties) => duties?.filter((code) => !notes.has(code)));
  const otherDuties = were !== undefined && (were.length !== are?.length || are.some((code) => !were.includes(code)));
  return before.status !== now.status || before.atLeast !== now.atLeast || otherDuties;
}

/** The same answers by the rules of today; null where those rules are the ones that were stored, or come to the same. */
export function changedScope(before: DeclaredScope): DeclaredScope | null {
  if (before.rules === scopeRules.version) return null;
  const now = declareScope(before.regime, before.answers, before.checkedOn);
  return now && differs(before, now) ? now : null;
}

/** Why the rules come to something else than before; `other` where none of the known changes is about these answers. */
export const scopeChanges = ['dora', 'trust', 'kinds', 'ai_cases', 'transparency', 'sections', 'other'] as const;
export type ScopeChange = (typeof scopeChanges)[number];

function includesAny(given: ScopeAnswers[string], ...codes: readonly string[]): boolean {
  return [given ?? []].flat().some((code) => codes.includes(code));
}

/** Whole sectors, and roles that did not ask for whom: what the kinds of the statute replaced. */
const beforeKinds = [...wholeSectors1, ...wholeSectors2, 'dns', 'domain_registration'];

/** What of the rules since November 2026 is about the answers of an earlier check. */
export function changeOf({ regime, answers }: DeclaredScope): ScopeChange {
  const { sectors, roles, aiRoles, product, transparency } = answers;
  if (regime === 'nis2') {
    if (includesAny(sectors, ...beforeKinds) || includesAny(roles, ...beforeKinds)) return 'kinds';
    if (includesAny(sectors, 'banking', 'market_infrastructure')) return 'dora';
    return includesAny(roles, 'trust_unqualified') ? 'trust' : 'other';
  }
  if (includesAny(transparency, 'emotion_recognition') || includesAny(aiRoles, 'manufacturer')) return 'ai_cases';
  if (product === 'yes') return 'sections';
  return includesAny(transparency, ...transparencyCases) ? 'transparency' : 'other';
}
