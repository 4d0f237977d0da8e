import type { FastifyInstance } from 'fastify';
import * as deskPromises from '#contract/operations/tasks.ts';
import * as promises from '#contract/operations/operators.ts';
import type { Deps } from '#server/deps.ts';
import { listTasks } from '#server/platform/tasks/service.ts';
import { serve } from '#server/platform/http/serve.ts';
import * as acts from './acts.ts';
import { decideTask } from './decisions.ts';
import * as jobs from './jobs.ts';
import * as search from './search.ts';
import { standingOf } from './status.ts';
import { addTransfers } from './transfer-routes.ts';

export async function addOperators(app: FastifyInstance, deps: Deps): Promise<void> {
  await addTransfers(app, deps);
  serve(app, deps, promises.searchAll, (_, { query }) => search.searchEverything(deps, query.q));
  serve(app, deps, promises.readOrganization, (_, { params }) => search.organizationDetails(deps, params.id));
  serve(app, deps, deskPromises.listTasks, (_, { query }) => listTasks(deps.db, query.after));
  serve(app, deps, deskPromises.decideTask, (caller, { params, body }) => decideTask(deps, caller, params.id, body));
  serve(app, deps, promises.revokeAsOperator, (caller, { params, body }) => acts.revoke(deps, caller, { ...params, ...body }));
  serve(app, deps, promises.reissue, (caller, { params, body }) => acts.reissue(deps, caller, { ...params, ...body }));
  serve(app, deps, promises.refundAsOperator, (caller, { params, body }) => acts.refund(deps, caller, { ...params, ...body }));
  serve(app, deps, promises.extendAccess, (caller, { params, body }) => acts.extend(deps, caller, { organizationId: params.id, ...body }));
  serve(app, deps, promises.endSessions, (caller, { params, body }) =>
    acts.endSessions(deps, caller, { organizationId: params.id, ...body }),
  );
  serve(app, deps, promises.setConsultant, (caller, { params, body }) =>
    acts.setConsultant(deps, caller, { organizationId: params.id, ...body }),
  );
  serve(app, deps, promises.readStanding, () => standingOf(deps));
  serve(app, deps, promises.listJobs, (caller) => jobs.readJobs(deps, caller));
  serve(app, deps, promises.repeatJob, (caller, { params, body }) => jobs.repeatJob(deps, caller, params.id, body.note));
  serve(app, deps, promises.listLog, (_, { query }) => jobs.readLog(deps, query));
}
