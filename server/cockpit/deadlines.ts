import type { Cockpit } from '#contract/cockpit.ts';
import { businessDay, daysBetween } from '#core/calendar.ts';
import type { Language } from '#core/languages.ts';
import { regimes, type Regime } from '#core/regimes.ts';
import { shownUnits } from '#core/citation.ts';
import { changedScope, changeOf } from '#core/scope-declared.ts';
import { scopeDuties } from '#core/scope-duties.ts';
import { givenAnswers } from '#core/scope-outcome.ts';
import type { newestScopes } from '#server/scope/checks.ts';
import { referenceView } from '#server/documents/references.ts';

type Scopes = Awaited<ReturnType<typeof newestScopes>>;

/** How long the dashboard goes on telling after the mail. */
const toldForDays = 90;

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

/** Checks that come to something else by the rules of today. */
export function scopeNewsOf(scopes: Scopes, now: Date): Cockpit['scopeNews'] {
  return [...scopes.values()].flatMap((before) => {
    const { regime, checkedOn, status, answers, toldAt } = before;
    const changed = changedScope(before);
    if (!changed || (toldAt && daysBetween(businessDay(toldAt), businessDay(now)) >= toldForDays)) return [];
    return [
      {
        regime,
        checkedOn,
        before: status,
        now: changed.status,
        rules: changed.rules,
        change: changeOf(before),
        answers: givenAnswers(answers),
      },
    ];
  });
}
