import type { FastifyInstance } from 'fastify';
import { readReference } from '#contract/reference.ts';
import { keysAtMost } from '#core/api-keys.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/http/serve.ts';
import { openApiPath } from '#server/http/openapi.ts';
import { newestListed } from '#server/registry/service.ts';
import { documentedCalls, type OpenApi } from './reference.ts';

/** What examples name where the registry is empty: of this form, and of nothing. */
const nothingIssued = { certificateNumber: 'ATESTO-NIS2-2026-EXAMPL', list: '2027', hash: '0'.repeat(64) };

export function addReference(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, readReference, async () => ({
    origin: deps.config.publicUrl,
    document: `${deps.config.publicUrl}${openApiPath}`,
    callsPerMinute: keysAtMost.callsPerMinute,
    calls: documentedCalls(app.swagger() as OpenApi, (await newestListed(deps)) ?? nothingIssued),
  }));
}
