import type { FastifyInstance } from 'fastify';
import * as endpoints from '#contract/assessment/duties/lessons.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/serve.ts';
import { addLesson, listLessons, planLesson } from './service.ts';

export function addLessons(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, endpoints.listLessons, (caller, { params }) => listLessons(deps, caller, params.id));
  serve(app, deps, endpoints.addLesson, (caller, { params, body }) => addLesson(deps, caller, params.id, body.text));
  serve(app, deps, endpoints.planLesson, (caller, { params, body }) => planLesson(deps, caller, params, body));
}
