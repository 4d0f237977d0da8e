import type { Cockpit } from '#contract/cockpit.ts';
import type { Language } from '#core/languages.ts';
import { regimes, type Regime } from '#core/regimes.ts';
import { shownUnits } from '#core/citation.ts';
import type { DeclaredScope } from '#core/scope-declared.ts';
import { scopeDuties } from '#core/scope-duties.ts';
import { referenceView } from '#server/documents/references.ts';

export type Scopes = ReadonlyMap<Regime, DeclaredScope>;

/** Days that follow from the organisation's own scope checks by the rules of today, the earliest first. */
export function deadlinesOf(scopes: Scopes, language: Language): Cockpit['deadlines'] {
  return [...scopes.values()]
    .flatMap(({ regime, answers }) => scopeDuties(regime, answers).map((duty) => ({ regime, ...duty })))
    .flatMap(({ regime, code, from, references }) =>
      from ? [{ regime, code, from, references: shownUnits(references).map((one) => referenceView(one, language)) }] : [],
    )
    .toSorted((a, b) => a.from.localeCompare(b.from));
}

export function unscoped(scopes: Scopes): Regime[] {
  return regimes.filter((regime) => !scopes.has(regime));
}
