import type { FastifyInstance } from 'fastify';
import * as endpoints from '#contract/assessment/evidence/contradictions.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/serve.ts';
import { listContradictions } from './service.ts';

export function addContradictions(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, endpoints.listContradictions, ({ account, language }, { query }) =>
    listContradictions(deps, account, query.lang ?? language),
  );
}
