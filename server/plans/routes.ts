import type { FastifyInstance } from 'fastify';
import { listComplianceTypes, listPlans } from '#contract/plans.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/http/serve.ts';
import { activeComplianceTypes, activePlans } from './repository.ts';

export function addPlans(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, listPlans, () => activePlans(deps.db));
  serve(app, deps, listComplianceTypes, () => activeComplianceTypes(deps.db));
}
