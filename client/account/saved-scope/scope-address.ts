import { regimes, type Regime } from '#core/platform/regimes.ts';
import { readAnswers, scopePath, scopeSteps } from '#core/assessment/scope/scope.ts';
import type { ScopeAnswers } from '#core/assessment/scope/outcome.ts';
import { noneOption, outcomeStep } from './scope-places.ts';

/** What an address asks of a check. Answers stand in it only where the form was sent without scripts. */
export type RequestedScope = Readonly<{
  regime: Regime | null;
  step: string | null;
  answers: ScopeAnswers;
  /** Whether the step is shown again because it was sent without an answer. */
  tried: boolean;
}>;

function answersIn(regime: Regime, search: URLSearchParams): ScopeAnswers {
  const fields = scopeSteps[regime].flatMap((step) => step.fields);
  const pairs = fields.flatMap(({ name, many }): [string, string | string[]][] => {
    const values = search.getAll(name);
    if (values.length === 0) return [];
    return [[name, many ? values.filter((value) => value !== noneOption) : (values[0] ?? '')]];
  });
  return readAnswers(regime, Object.fromEntries(pairs));
}

/** Reads the address: `type`, `step`, and from a form that was sent the step it was (`from`) and the answers. */
export function requestedScope(search: URLSearchParams): RequestedScope {
  const regime = regimes.find((one) => one === search.get('type')) ?? null;
  if (!regime) return { regime, step: null, answers: {}, tried: false };
  const answers = answersIn(regime, search);
  const path = scopePath(regime, answers);
  const sent = path.findIndex((step) => step.id === search.get('from'));
  const from = path[sent];
  if (search.has('step') || !from) return { regime, step: search.get('step'), answers, tried: false };
  const tried = from.fields.some(({ name, optional }) => !optional && answers[name] === undefined);
  return { regime, step: tried ? from.id : (path[sent + 1]?.id ?? outcomeStep), answers, tried };
}

/** The part of an address that says something to the check, in one order. */
export function requestedScopeSearch(search: URLSearchParams): string {
  const names = new Set([
    'type',
    'step',
    'from',
    ...regimes.flatMap((regime) => scopeSteps[regime].flatMap((step) => step.fields.map(({ name }) => name))),
  ]);
  return new URLSearchParams([...search].filter(([name, value]) => names.has(name) && /^[\w-]{1,40}$/.test(value))).toString();
}
