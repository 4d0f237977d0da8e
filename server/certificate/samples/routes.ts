import type { FastifyInstance } from 'fastify';
import { readSample } from '#contract/certificate/samples.ts';
import type { Deps } from '#server/deps.ts';
import { serveFile } from '#server/platform/http/serve.ts';
import { sampleDocument } from './documents.ts';

export function addSamples(app: FastifyInstance, deps: Deps): void {
  serveFile(app, deps, readSample, async ({ language, header }, { params, query }) => {
    header('cache-control', 'public, max-age=86400');
    header('x-robots-tag', 'noindex');
    return { bytes: await sampleDocument(deps, params.kind, query.lang ?? language) };
  });
}
