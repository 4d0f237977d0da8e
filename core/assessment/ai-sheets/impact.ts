import { classOf, pointsOf } from '#core/assessment/ai-systems/class.ts';
import { dutiesOf, effectiveRoles } from '#core/assessment/ai-systems/duties.ts';
import type { SystemFacts } from '#core/assessment/ai-systems/system.ts';

/** What a fundamental rights impact assessment holds, in the order of art. 27 ust. 1 lit. a–f; `dpia` is the reference of art. 27 ust. 4. */
export const impactFields = [
  'processes',
  'period',
  'frequency',
  'persons',
  'risks',
  'oversight',
  'measures',
  'governance',
  'complaints',
  'dpia',
] as const;
export type ImpactField = (typeof impactFields)[number];

/** The letter of art. 27 ust. 1 that asks for a field; null for what may be left out. */
export const impactLetters: Readonly<Record<ImpactField, 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | null>> = {
  processes: 'a',
  period: 'b',
  frequency: 'b',
  persons: 'c',
  risks: 'd',
  oversight: 'e',
  measures: 'f',
  governance: 'f',
  complaints: 'f',
  dpia: null,
};

export type ImpactContent = Partial<Readonly<Record<ImpactField, string>>>;

/** Fields without which an assessment is not finished. */
export function missingOf(content: ImpactContent): ImpactField[] {
  return impactFields.filter((field) => impactLetters[field] !== null && !content[field]?.trim());
}

/** What an assessment rests on: when one of these changes, it is to be brought up to date (art. 27 ust. 2). */
export const impactBases = ['purpose', 'persons', 'roles', 'user', 'points'] as const;
export type ImpactBasis = Readonly<Record<(typeof impactBases)[number], string>>;

type Described = Readonly<{ purpose: string; persons: string; facts: SystemFacts }>;

export function basisOf({ purpose, persons, facts }: Described): ImpactBasis {
  const roles = [...effectiveRoles(facts, classOf(facts)), ...facts.changes];
  return {
    purpose: purpose.trim(),
    persons: persons.trim(),
    roles: roles.toSorted().join(' '),
    user: facts.user,
    points: pointsOf(facts).join(' '),
  };
}

/** What has changed since an assessment was finished. */
export function changedBases(before: ImpactBasis, now: ImpactBasis): (typeof impactBases)[number][] {
  return impactBases.filter((one) => before[one] !== now[one]);
}

/** What an assessment begins with: what the inventory states. */
export function startOfImpact({ purpose, persons }: Described): ImpactContent {
  return { ...(purpose.trim() ? { processes: purpose } : {}), ...(persons.trim() ? { persons } : {}) };
}

/**
 * Whether the organisation is obliged: by an area that art. 27 names for everybody, as a public body or one that provides public services, not
 * at all, or not known while the class is open.
 */
export const impactObligations = ['area', 'public', 'none', 'open'] as const;
export type ImpactObligation = (typeof impactObligations)[number];

export function obligationOf(facts: SystemFacts, today: string): ImpactObligation {
  const isObliged = dutiesOf(facts, today).some(({ code }) => code === 'impact');
  if (!isObliged) return classOf(facts).class === 'unclear' ? 'open' : 'none';
  return pointsOf(facts).some((point) => point === '5b' || point === '5c') ? 'area' : 'public';
}
