import type { FastifyInstance } from 'fastify';
import { listComplianceTypes, listPlans } from '#contract/billing/plans.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/serve.ts';
import { addMonths } from '#core/platform/calendar/calendar.ts';
import { mostChosen, popularity } from '#core/account/entitlements/plans.ts';
import { soldSince } from '#server/billing/billing/sold.ts';
import { activeComplianceTypes, activePlans } from './repository.ts';

export function addPlans(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, listPlans, async () => {
    const chosen = mostChosen(await soldSince(deps.db, addMonths(deps.now(), -popularity.months)));
    return (await activePlans(deps.db)).map((plan) => ({ ...plan, popular: plan.id === chosen }));
  });
  serve(app, deps, listComplianceTypes, () => activeComplianceTypes(deps.db));
}
