import type { Regime } from './regimes.ts';

export const planIds = ['basic', 'pro'] as const;
export type PlanId = (typeof planIds)[number];

/** Net price of 12 months in minor units (specification section 9). */
export const netPrices: Readonly<Record<PlanId, Readonly<{ netGrosz: number; netCents: number }>>> = {
  basic: { netGrosz: 150_000, netCents: 34_900 },
  pro: { netGrosz: 200_000, netCents: 46_500 },
};

/** Two price lists, not a conversion (decisions, "Payments"). */
export const currencies = ['PLN', 'EUR'] as const;
export type Currency = (typeof currencies)[number];

/** Net price of 12 months in minor units of a currency. */
export function netPrice(plan: PlanId, currency: Currency): number {
  return currency === 'PLN' ? netPrices[plan].netGrosz : netPrices[plan].netCents;
}

export const vatPercent = 23;

/** Gross amount in minor units, rounded half up. */
export function gross(net: number): number {
  return Math.floor((net * (100 + vatPercent) * 2 + 100) / 200);
}

/** Basic covers NIS2 only, Pro both regimes (specification section 6). */
export function planCovers(plan: PlanId, regime: Regime): boolean {
  return plan === 'pro' || regime === 'nis2';
}

/** Assessments that one paid period allows: Basic one, Pro any number. */
export function assessmentsPerPeriod(plan: PlanId): number {
  return plan === 'pro' ? Number.POSITIVE_INFINITY : 1;
}

type BoughtPeriod = Readonly<{ plan: PlanId; endsAt: Date }>;

/**
 * When a newly paid period starts (decisions, "Subscription and entitlements"): the same plan extends from its current
 * end, Pro over Basic starts at once, Basic over Pro when Pro ends.
 */
export function periodStart(plan: PlanId, now: Date, periods: readonly BoughtPeriod[]): Date {
  const before = periods.filter((period) => period.plan === plan || plan === 'basic').map((period) => period.endsAt.getTime());
  return new Date(Math.max(now.getTime(), ...before));
}

export const paidMonths = 12;
/** Days in which a contract may be left without a reason (specification section 6). */
export const withdrawalDays = 14;
