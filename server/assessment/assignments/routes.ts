import type { FastifyInstance } from 'fastify';
import * as promises from '#contract/assessment/assignments.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/serve.ts';
import * as assignments from './service.ts';

export function addAssignments(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, promises.listAssignments, ({ account }) => assignments.listAssignments(deps, account));
  serve(app, deps, promises.assignQuestions, (caller, { body }) => assignments.assignQuestions(deps, caller, body));
}
