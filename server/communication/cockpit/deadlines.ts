import type { Cockpit } from '#contract/communication/cockpit.ts';
import { businessDay, daysBetween } from '#core/platform/calendar/calendar.ts';
import type { Language } from '#core/platform/languages.ts';
import { regimes, type Regime } from '#core/platform/regimes.ts';
import { shownUnits } from '#core/assessment/questionnaire/citation.ts';
import { changedScope, changeOf } from '#core/assessment/scope/declared.ts';
import type { CheckedScope } from '#core/assessment/scope/questions/contradictions.ts';
import { dutyKey, type Duty } from '#core/assessment/duties/duties.ts';
import { questionDuties } from '#core/assessment/scope/questions/question-duties.ts';
import type { ScopeDutyCode } from '#core/assessment/scope/duty.ts';
import { scopeDuties } from '#core/assessment/scope/duties.ts';
import { withoutUnanswered } from '#core/assessment/scope/outcome.ts';
import { referenceView } from '#server/adapters/documents/report/references.ts';
import type { RegimePlan, newestScopes } from '#server/assessment/public.ts';

type Scopes = Awaited<ReturnType<typeof newestScopes>>;

/** How long the dashboard goes on showing it after the mail. */
const notifiedForDays = 90;

/** Duties without a day that wait for nothing; the other ones without a day are notes. */
const atOnce: ReadonlySet<ScopeDutyCode> = new Set([
  'clarify',
  'clarify_ai',
  'section_depends',
  'register_ex_officio',
  'domain_data',
  'audit_former',
]);

/** Whether every question about a duty is answered “yes” in the newest result. */
function isMet(results: readonly RegimePlan[], { regime, answers }: CheckedScope, code: ScopeDutyCode): boolean {
  const met = results.find((one) => one.regime === regime)?.met;
  const matching = questionDuties(regime, answers).filter(({ duty }) => duty === code);
  return met !== undefined && matching.length > 0 && matching.every(({ questionId }) => met.has(questionId));
}

/**
 * What follows from the organisation's own scope checks by the rules of today: first what is to be done at once and is not said to
 * be done, then by its day. What a proof shows to be met is left out until it is to be met again.
 */
export function deadlinesOf(
  { scopes, duties, results }: Readonly<{ scopes: Scopes; duties: readonly Duty[]; results: readonly RegimePlan[] }>,
  language: Language,
): Cockpit['deadlines'] {
  const byKey = new Map(duties.map((duty) => [duty.key, duty]));
  return [...scopes.values()]
    .flatMap((scope) =>
      scopeDuties(scope.regime, scope.answers).map((duty) => ({ scope, duty, listed: byKey.get(dutyKey(scope.regime, duty.code)) })),
    )
    .flatMap(({ scope, duty: { code, from, references }, listed }) => {
      const isOverdue = listed?.state === 'overdue';
      const isShown = listed?.state !== 'done' && (isOverdue || from !== null || (atOnce.has(code) && !isMet(results, scope, code)));
      if (!isShown) return [];
      const shown = { regime: scope.regime, code, from: listed?.day ?? from, overdue: isOverdue };
      return [{ ...shown, references: shownUnits(references).map((one) => referenceView(one, language)) }];
    })
    .toSorted((a, b) => Number(b.overdue) - Number(a.overdue) || (a.from ?? '').localeCompare(b.from ?? ''));
}

export function unscoped(scopes: Scopes): Regime[] {
  return regimes.filter((regime) => !scopes.has(regime));
}

/** Checks that come to something else by the rules of today. */
export function scopeNewsOf(scopes: Scopes, now: Date): Cockpit['scopeNews'] {
  return [...scopes.values()].flatMap((before) => {
    const { regime, checkedOn, status, answers, toldAt } = before;
    const changed = changedScope(before);
    if (!changed || (toldAt && daysBetween(businessDay(toldAt), businessDay(now)) >= notifiedForDays)) return [];
    return [
      {
        regime,
        checkedOn,
        before: status,
        now: changed.status,
        rules: changed.rules,
        change: changeOf(before),
        answers: withoutUnanswered(answers),
      },
    ];
  });
}
