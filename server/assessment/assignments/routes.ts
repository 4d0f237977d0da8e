import type { FastifyInstance } from 'fastify';
import * as endpoints from '#contract/assessment/answering/assignments.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/serve.ts';
import * as assignments from './service.ts';

export function addAssignments(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, endpoints.listAssignments, ({ account }) => assignments.listAssignments(deps, account));
  serve(app, deps, endpoints.assignQuestions, (caller, { body }) => assignments.assignQuestions(deps, caller, body));
}
