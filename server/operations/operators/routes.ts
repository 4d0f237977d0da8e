import type { FastifyInstance } from 'fastify';
import * as taskEndpoints from '#contract/operations/tasks.ts';
import * as endpoints from '#contract/operations/operators.ts';
import * as service from '#contract/operations/service.ts';
import * as todayEndpoints from '#contract/operations/today.ts';
import type { Deps } from '#server/deps.ts';
import { listTasks } from '#server/platform/tasks/service.ts';
import { serve } from '#server/platform/http/serve.ts';
import * as acts from './acts.ts';
import { decideTask } from './decisions.ts';
import * as jobs from './jobs.ts';
import * as search from './search.ts';
import { trustOf } from './trust.ts';
import { readToday } from './today/service.ts';
import { addTransfers } from './transfer-routes.ts';

export async function addOperators(app: FastifyInstance, deps: Deps): Promise<void> {
  await addTransfers(app, deps);
  serve(app, deps, todayEndpoints.readToday, () => readToday(deps));
  serve(app, deps, endpoints.searchAll, (_, { query }) => search.searchEverything(deps, query.q));
  serve(app, deps, endpoints.readOrganization, (_, { params }) => search.organizationDetails(deps, params.id));
  serve(app, deps, taskEndpoints.listTasks, (_, { query }) => listTasks(deps.db, query.after));
  serve(app, deps, taskEndpoints.decideTask, (caller, { params, body }) => decideTask(deps, caller, params.id, body));
  serve(app, deps, endpoints.revokeAsOperator, (caller, { params, body }) => acts.revoke(deps, caller, { ...params, ...body }));
  serve(app, deps, endpoints.reissue, (caller, { params, body }) => acts.reissue(deps, caller, { ...params, ...body }));
  serve(app, deps, endpoints.refundAsOperator, (caller, { params, body }) => acts.refund(deps, caller, { ...params, ...body }));
  serve(app, deps, endpoints.extendAccess, (caller, { params, body }) => acts.extend(deps, caller, { organizationId: params.id, ...body }));
  serve(app, deps, endpoints.endSessions, (caller, { params, body }) =>
    acts.endSessions(deps, caller, { organizationId: params.id, ...body }),
  );
  serve(app, deps, endpoints.setConsultant, (caller, { params, body }) =>
    acts.setConsultant(deps, caller, { organizationId: params.id, ...body }),
  );
  serve(app, deps, service.readTrust, () => trustOf(deps));
  serve(app, deps, service.listJobs, (caller) => jobs.readJobs(deps, caller));
  serve(app, deps, service.repeatJob, (caller, { params, body }) => jobs.repeatJob(deps, caller, params.id, body.note));
  serve(app, deps, service.listLog, ({ language }, { query }) => jobs.readLog(deps, query, language));
}
