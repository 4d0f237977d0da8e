import type { FastifyInstance } from 'fastify';
import * as endpoints from '#contract/operations/complaints.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/serve.ts';
import { makeComplaint, recordComplaint } from './service.ts';

export function addComplaints(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, endpoints.makeComplaint, (caller, { body }) => makeComplaint(deps, caller, body));
  serve(app, deps, endpoints.recordComplaint, (caller, { body }) => recordComplaint(deps, caller, body));
}
