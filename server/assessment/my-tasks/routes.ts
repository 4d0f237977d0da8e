import type { FastifyInstance } from 'fastify';
import * as endpoints from '#contract/assessment/answering/my-tasks.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/serve.ts';
import { readMyTasks } from './service.ts';

export function addMyTasks(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, endpoints.readMyTasks, ({ account, language }, { query }) => readMyTasks(deps, account, query.lang ?? language));
}
