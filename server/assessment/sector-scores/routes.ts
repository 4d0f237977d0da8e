import type { FastifyInstance } from 'fastify';
import * as endpoints from '#contract/assessment/answering/sector-scores.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/serve.ts';
import { readSectorScores } from './service.ts';

export function addSectorScores(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, endpoints.readSectorScores, ({ account }) => readSectorScores(deps, account));
}
