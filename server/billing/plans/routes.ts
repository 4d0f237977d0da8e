import type { FastifyInstance } from 'fastify';
import { listComplianceTypes, listPlans } from '#contract/billing/plans.ts';
import { bareTextFields, textFields } from '#contract/platform/text-fields.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/serve.ts';
import { addMonths } from '#core/platform/calendar/calendar.ts';
import { mostChosen, popularity } from '#core/account/entitlements/plans.ts';
import { soldSince } from '#server/billing/billing/checkout/sold.ts';
import { activeComplianceTypes, activePlans } from './repository.ts';

export function addPlans(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, listPlans, async () => {
    const chosen = mostChosen(await soldSince(deps.db, addMonths(deps.now(), -popularity.months)));
    const plans = await activePlans(deps.db);
    return plans.map(({ descriptions, ...plan }) => ({ ...plan, ...textFields('description', descriptions), popular: plan.id === chosen }));
  });
  serve(app, deps, listComplianceTypes, async () => {
    const types = await activeComplianceTypes(deps.db);
    return types.map(({ descriptions, ...type }) => ({ ...type, ...bareTextFields('description', descriptions) }));
  });
}
