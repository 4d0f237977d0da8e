import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pages } from '#contract/pages.ts';
import type { Deps } from '#server/deps.ts';
import { answerNotFound } from './errors.ts';

const known = new Set<string>(pages);

function pathOf(request: FastifyRequest): string {
  const path = request.url.split('?', 1)[0] ?? '/';
  return path.length > 1 ? path.replace(/\/+$/, '') : path;
}

function wantsPage(request: FastifyRequest): boolean {
  const path = pathOf(request);
  return request.method === 'GET' && path !== '/api' && !['/api/', '/.well-known/', '/assets/'].some((start) => path.startsWith(start));
}

/**
 * Serves the built browser application: hashed files for a year, its page for every address, with status 404 where
 * the address is unknown. Without a build (hot reload serves it elsewhere) only the API answers.
 */
export async function addPages(app: FastifyInstance, deps: Deps): Promise<void> {
  const page = await readFile(join(deps.config.clientDir, 'index.html'), 'utf8').catch(() => null);
  if (page === null) {
    app.setNotFoundHandler((request, reply) => answerNotFound(request, reply));
    return;
  }
  await app.register(fastifyStatic, {
    root: deps.config.clientDir,
    index: false,
    preCompressed: true,
    wildcard: false,
    setHeaders: (response, path) => {
      const hashed = path.includes('/assets/');
      response.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });
  const sendPage = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    reply
      .code(known.has(pathOf(request)) ? 200 : 404)
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(page);
  app.get('/', { schema: { hide: true } }, async (request, reply) => sendPage(request, reply));
  app.setNotFoundHandler((request, reply) => (wantsPage(request) ? sendPage(request, reply) : answerNotFound(request, reply)));
}
