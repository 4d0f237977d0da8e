import type { Regime } from '#core/platform/regimes.ts';
import { nis2Statuses } from './kinds/kind-rules.ts';
import { aiOutcome, aiPath, aiTiers } from './ai-act/ai-act.ts';
import { aiSteps } from './ai-act/answers.ts';
import { narrowedStep, nis2Outcome, nis2Path } from './nis2/nis2.ts';
import { nis2Steps } from './nis2/answers.ts';
import { codesOf, isAnswered, isAnswerTo, type ScopeAnswers, type ScopeOutcome, type ScopeStep } from './outcome.ts';

/** The rules by the state of law they follow. */
export const scopeRules = { version: '2026.13', asOf: '2026-11-23' } as const;

/** Every outcome a scope check can have. */
export const scopeStatuses = [...nis2Statuses, ...aiTiers, 'unclear'] as const;
export type ScopeStatus = (typeof scopeStatuses)[number];

export const scopeSteps: Readonly<Record<Regime, readonly ScopeStep[]>> = { nis2: nis2Steps, ai_act: aiSteps };

/** What of something read from outside is an answer of the regime; everything else is dropped. */
export function readAnswers(regime: Regime, given: unknown): ScopeAnswers {
  const found = (given ?? {}) as Record<string, unknown>;
  const fields = scopeSteps[regime].flatMap((step) => step.fields);
  const entries = fields.flatMap((field): [string, string | string[]][] => {
    const { name, many } = field;
    const value = found[name];
    if (many) return Array.isArray(value) ? [[name, codesOf(field).filter((code) => value.includes(code))]] : [];
    return isAnswerTo(field, value) ? [[name, value]] : [];
  });
  return Object.fromEntries(entries);
}

/** The steps these answers lead through, in order, up to the first one that is open or to the outcome; each with what it offers then. */
export function scopePath(regime: Regime, answers: ScopeAnswers): readonly ScopeStep[] {
  const known = readAnswers(regime, answers);
  const ids = regime === 'nis2' ? nis2Path(known) : aiPath(known);
  const requested = scopeSteps[regime].filter((step) => ids.includes(step.id));
  const steps = regime === 'nis2' ? requested.map((step) => narrowedStep(step, known)) : requested;
  const open = steps.findIndex((step) => !isAnswered(step, known));
  return open === -1 ? steps : steps.slice(0, open + 1);
}

/** The first step without an answer; null when the outcome is known. */
export function openScopeStep(regime: Regime, answers: ScopeAnswers): ScopeStep | null {
  const known = readAnswers(regime, answers);
  return scopePath(regime, known).find((step) => !isAnswered(step, known)) ?? null;
}

/** The answers of the path alone: earlier ones that no longer count are left behind. */
export function countedAnswers(regime: Regime, answers: ScopeAnswers): ScopeAnswers {
  const fields = new Map(scopePath(regime, answers).flatMap((step) => step.fields.map((field) => [field.name, field] as const)));
  const entries = Object.entries(readAnswers(regime, answers)).flatMap(([name, value]): [string, string | readonly string[]][] => {
    const field = fields.get(name);
    if (!field || value === undefined) return [];
    return [[name, typeof value === 'string' ? value : value.filter((code) => codesOf(field).includes(code))]];
  });
  return Object.fromEntries(entries);
}

/** What the answers mean; null while a step is open. */
export function scopeOutcome(regime: Regime, answers: ScopeAnswers): ScopeOutcome<ScopeStatus> | null {
  if (openScopeStep(regime, answers)) return null;
  const counted = countedAnswers(regime, answers);
  return regime === 'nis2' ? nis2Outcome(counted) : aiOutcome(counted);
}
