import type { PlanId } from '#core/account/entitlements/plans.ts';

/** What the plans are called, alike in every language (docs/product.md, “Plans”). */
export const planNames: Readonly<Record<PlanId, string>> = { basic: 'Basic', pro: 'Pro' };
