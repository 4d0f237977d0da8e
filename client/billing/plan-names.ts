import type { PlanId } from '#core/plans.ts';

/** What the plans are called, alike in every language (specification section 1). */
export const planNames: Readonly<Record<PlanId, string>> = { basic: 'Basic', pro: 'Pro' };
