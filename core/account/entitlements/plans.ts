export const planIds = ['basic', 'pro'] as const;
export type PlanId = (typeof planIds)[number];

/** Net price of 12 months in minor units (docs/product.md, “Plans”). */
export const netPrices: Readonly<Record<PlanId, Readonly<{ netGrosz: number; netCents: number }>>> = {
  basic: { netGrosz: 150_000, netCents: 34_900 },
  pro: { netGrosz: 200_000, netCents: 46_500 },
};

/** Two price lists, not a conversion (docs/product.md, “Plans”). */
export const currencies = ['PLN', 'EUR'] as const;
export type Currency = (typeof currencies)[number];

/** Net price of 12 months in minor units of a currency. */
export function netPrice(plan: PlanId, currency: Currency): number {
  return currency === 'PLN' ? netPrices[plan].netGrosz : netPrices[plan].netCents;
}

export const vatPercent = 23;

/** Gross amount in minor units, rounded half up. */
export function gross(net: number): number {
  return Math.floor((net * (100 + vatPercent) + 50) / 100);
}

/** Months whose sales say which plan is chosen most often, and the fewest sales that say anything. */
export const popularity = { months: 12, leastSales: 30 } as const;

/** The plan that was chosen most often; null while too few were sold to say so, and where none is ahead. */
export function mostChosen(sold: Readonly<Partial<Record<PlanId, number>>>): PlanId | null {
  const counts = planIds.map((plan) => ({ plan, count: sold[plan] ?? 0 })).toSorted((a, b) => b.count - a.count);
  const [first, second] = counts;
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  return first && all >= popularity.leastSales && first.count > (second?.count ?? 0) ? first.plan : null;
}

/** Place of a plan among the plans: a greater one goes before a lesser one. */
export function planRank(plan: PlanId): number {
  return planIds.indexOf(plan);
}

/** Months that one payment buys. */
export const paidMonths = 12;
