import type { FastifyInstance } from 'fastify';
import { changeItems, readItemHistory, readPlan } from '#contract/action-items.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/http/serve.ts';
import * as plan from './service.ts';

export function addActionPlan(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, readPlan, ({ account, language }, { query }) => plan.readPlan(deps, account, query.lang ?? language));
  serve(app, deps, changeItems, (caller, { body, query }) => plan.changePlan(deps, caller, body, query.lang ?? caller.language));
  serve(app, deps, readItemHistory, ({ account }, { params }) => plan.readItemHistory(deps, account, params.questionId));
}
