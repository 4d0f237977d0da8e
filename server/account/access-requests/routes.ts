import type { FastifyInstance } from 'fastify';
import * as endpoints from '#contract/account/access-requests.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/serve.ts';
import * as asking from './asking.ts';
import * as deciding from './decisions.ts';

export function addAccessRequests(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, endpoints.listAccessRequests, (caller) => asking.listAccessRequests(deps, caller));
  serve(app, deps, endpoints.requestAccess, (caller, { body }) => asking.requestAccess(deps, caller, body));
  serve(app, deps, endpoints.resendAccessRequest, (caller, { params }) => asking.resendAccessRequest(deps, caller, params.id));
  serve(app, deps, endpoints.withdrawAccessRequest, (caller, { params }) => asking.withdrawAccessRequest(deps, caller, params.id));
  serve(app, deps, endpoints.readAccessRequest, (visit, { body }) => deciding.readAccessRequest(deps, visit, body.token));
  serve(app, deps, endpoints.listReceivedRequests, (caller) => deciding.listReceivedRequests(deps, caller));
  serve(app, deps, endpoints.grantAccess, (caller, { params, body }) => deciding.grantAccess(deps, caller, { ...params, ...body }));
  serve(app, deps, endpoints.declineAccess, (caller, { params, body }) => deciding.declineAccess(deps, caller, { ...params, ...body }));
}
