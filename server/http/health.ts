import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import type { Deps } from '#server/deps.ts';
import { readVersion } from '#server/version.ts';
import type { Ending } from './ending.ts';

/** `/healthz` says that the process lives, `/readyz` that its database answers, `/version` what runs. */
export function addHealth(app: FastifyInstance, deps: Deps, ending: Ending = { begun: false }): void {
  const version = readVersion();
  app.get('/version', { schema: { hide: true } }, async (_, reply) => reply.header('cache-control', 'no-store').send(version));
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async (_, reply) => {
    if (ending.begun) return reply.code(503).send({ status: 'ending' });
    try {
      await deps.db.rows(sql`select 1`);
      return { status: 'ok', database: 'ok' };
    } catch (error) {
      deps.log.warn({ err: error }, 'not ready');
      return reply.code(503).header('retry-after', '2').send({ status: 'unavailable', database: 'unreachable' });
    }
  });
}
