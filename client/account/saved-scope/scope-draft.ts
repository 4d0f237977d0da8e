import { isoDay } from '#core/platform/calendar/calendar.ts';
import type { ScopeCheck } from '#contract/platform/scope-check.ts';
import { regimes, type Regime } from '#core/platform/regimes.ts';
import { countedAnswers, readAnswers, scopeOutcome, type ScopeStatus } from '#core/assessment/scope/scope.ts';
import type { ScopeAnswers, ScopeOutcome } from '#core/assessment/scope/outcome.ts';
import { readDraft, useFormDraft } from '#client/platform/ui/forms/form-draft.ts';
import type { RequestedScope } from './scope-address.ts';
import { scopeDraftKey } from './scope-places.ts';

/** Codes only, no words: the answers by regime, and the day each check was finished. */
type Draft = Readonly<Record<Regime, ScopeAnswers> & { checkedOn: Partial<Record<Regime, string>> }>;

const empty: Draft = { nis2: {}, ai_act: {}, checkedOn: {} };
const nothingSecret: readonly (keyof Draft)[] = [];

/** The day a check was finished; what is stored may have been edited by hand. */
function finishedOn(draft: Draft, regime: Regime): string | null {
  const saved: unknown = draft.checkedOn?.[regime];
  return typeof saved === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(saved) && !Number.isNaN(Date.parse(saved)) ? saved : null;
}

/** The checks of this browser, stored for 30 days. */
export function useScopeDraft(requested: RequestedScope) {
  const { regime: askedRegime, answers: askedAnswers } = requested;
  const withRequested = (values: Draft): Draft =>
    askedRegime && Object.keys(askedAnswers).length > 0
      ? {
          ...values,
          [askedRegime]: { ...values[askedRegime], ...askedAnswers },
          checkedOn: { ...values.checkedOn, [askedRegime]: undefined },
        }
      : values;
  const { values, change, isRead } = useFormDraft<Draft>(scopeDraftKey, empty, nothingSecret, withRequested);
  return {
    /** Answers that have to go on in addresses, because nothing in this browser stores them. */
    carried: isRead ? {} : askedAnswers,
    isRead,
    answers: (regime: Regime): ScopeAnswers => readAnswers(regime, values[regime]),
    checkedOn: (regime: Regime): string => finishedOn(values, regime) ?? isoDay(new Date()),
    answer: (regime: Regime, name: string, value: string | readonly string[] | undefined): void => {
      change((before) => {
        const answers = { ...before[regime], [name]: value };
        const finished = scopeOutcome(regime, answers) ? isoDay(new Date()) : undefined;
        return { [regime]: answers, checkedOn: { ...before.checkedOn, [regime]: finished } };
      });
    },
    /** Begins a check anew with these answers. */
    begin: (regime: Regime, answers: ScopeAnswers): void => {
      const finished = scopeOutcome(regime, answers) ? isoDay(new Date()) : undefined;
      change((before) => ({ [regime]: answers, checkedOn: { ...before.checkedOn, [regime]: finished } }));
    },
    forget: (regime: Regime): void => change({ [regime]: {}, checkedOn: { ...values.checkedOn, [regime]: undefined } }),
  };
}
export type ScopeDraftAccess = ReturnType<typeof useScopeDraft>;

/** A finished check that this browser holds. */
export type SavedScope = Readonly<{ checkedOn: string; answers: ScopeAnswers; outcome: ScopeOutcome<ScopeStatus> }>;

export function savedScope(regime: Regime): SavedScope | null {
  const draft = readDraft<Draft>(scopeDraftKey, empty);
  const answers = readAnswers(regime, draft[regime]);
  const outcome = scopeOutcome(regime, answers);
  const checkedOn = finishedOn(draft, regime);
  if (!outcome || !checkedOn) return null;
  return { checkedOn, answers: countedAnswers(regime, answers), outcome };
}

/** The finished checks of this browser, as they are sent. */
export function savedChecks(): ScopeCheck[] {
  return regimes.flatMap((regime) => {
    const saved = savedScope(regime);
    return saved ? [{ regime, checkedOn: saved.checkedOn, answers: saved.answers }] : [];
  });
}
