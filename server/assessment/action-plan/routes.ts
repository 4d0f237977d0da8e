import type { FastifyInstance } from 'fastify';
import * as endpoints from '#contract/assessment/plan/action-items.ts';
import * as ownEndpoints from '#contract/assessment/plan/own-actions.ts';
import * as v1 from '#contract/assessment/plan/v1-action-items.ts';
import type { Deps } from '#server/deps.ts';
import { serve, serveFile } from '#server/platform/http/serve.ts';
import { changeItemByKey, readPlanByKey } from './by-key.ts';
import { exportedFile } from './exports/files.ts';
import * as own from './own/service.ts';
import * as plan from './service.ts';

export function addActionPlan(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, endpoints.readPlan, ({ account, language }, { query }) => plan.readPlan(deps, account, query.lang ?? language));
  serve(app, deps, endpoints.changeItems, (caller, { body, query }) => plan.changePlan(deps, caller, body, query.lang ?? caller.language));
  serve(app, deps, endpoints.readItemHistory, ({ account }, { params }) => plan.readItemHistory(deps, account, params.questionId));
  serve(app, deps, v1.v1ReadPlan, (caller, { query }) => readPlanByKey(deps, caller, query.lang ?? caller.language));
  serve(app, deps, v1.v1ChangeItem, (caller, { params, query, body }) =>
    changeItemByKey(deps, caller, { ...params, ...body, language: query.lang ?? caller.language }),
  );
  serve(app, deps, ownEndpoints.addOwnAction, (caller, { body }) => own.addOwnAction(deps, caller, body));
  serve(app, deps, ownEndpoints.changeOwnAction, (caller, { params, body }) => own.changeOwnAction(deps, caller, params.id, body));
  serve(app, deps, ownEndpoints.deleteOwnAction, (caller, { params }) => own.deleteOwnAction(deps, caller, params.id));
  serveFile(app, deps, endpoints.downloadWorkbook, ({ account, language }, { query }) =>
    exportedFile(deps, account, { kind: 'xlsx', language: query.lang ?? language }),
  );
  serveFile(app, deps, endpoints.downloadDocument, ({ account, language }, { query }) =>
    exportedFile(deps, account, { kind: 'docx', language: query.lang ?? language }),
  );
}
