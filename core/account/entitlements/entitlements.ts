import type { PlanId } from './plans.ts';
import type { Regime } from '#core/platform/regimes.ts';

/** What a plan may include beside the regimes it covers. */
export const features = [
  'answer_history',
  'branding',
  'comparison',
  'consultant',
  'monthly_report',
  'registry_priority',
  'several_assessments',
] as const;
export type Feature = (typeof features)[number];

/** Something that a plan allows or does not: assessing oneself against a regime, or a feature. */
export type Entitlement = Regime | Feature;

/** What each plan allows (docs/product.md, “Plans”). Nothing else decides by the name of a plan. */
const table: Readonly<Record<PlanId, readonly Entitlement[]>> = {
  basic: ['nis2'],
  pro: ['nis2', 'ai_act', ...features],
};

type Paid = Readonly<{ plan: PlanId }>;

/** Whether a paid period allows something; no period allows nothing. */
export function allows(period: Paid | null | undefined, wanted: Entitlement): boolean {
  return period ? table[period.plan].includes(wanted) : false;
}

/** Assessments that one paid period allows. */
export function assessmentLimit(period: Paid): number {
  return allows(period, 'several_assessments') ? Number.POSITIVE_INFINITY : 1;
}

/** The plans that allow something, for statements that look for their periods. */
export function plansAllowing(wanted: Entitlement): PlanId[] {
  return (Object.keys(table) as PlanId[]).filter((plan) => table[plan].includes(wanted));
}
