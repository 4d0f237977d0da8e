import type { FastifyInstance } from 'fastify';
import * as endpoints from '#contract/assessment/answering/quality.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/serve.ts';
import { readQuality } from './service.ts';

export function addQuality(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, endpoints.readQuality, ({ account, language }, { query }) => readQuality(deps, account, query.lang ?? language));
}
