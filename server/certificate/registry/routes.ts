import type { FastifyInstance } from 'fastify';
import { readRegistryEntry, readReportRecord, searchRegistry } from '#contract/certificate/registry.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/serve.ts';
import { storedReport } from '#server/adapters/document-archive/service.ts';
import * as registry from './service.ts';

export function addRegistry(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, searchRegistry, async ({ header }, { query: { type: regime, ...query } }) => {
    const { page, next } = await registry.searchRegistry(deps, { ...query, regime });
    if (next) header('link', next);
    return page;
  });
  serve(app, deps, readRegistryEntry, (_, { params }) => registry.readEntry(deps, params.certificateNumber));
  serve(app, deps, readReportRecord, async (_, { params }) => {
    const madeAt = await storedReport(deps.db, params.hash);
    return { madeAt: madeAt?.toISOString() ?? null };
  });
}
