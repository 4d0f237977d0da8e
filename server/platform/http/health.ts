import type { FastifyInstance } from 'fastify';
import { mayChangeTables } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { jobsState } from '#server/platform/process/heartbeat.ts';
import { readVersion } from '#server/platform/process/version.ts';
import type { Ending } from './ending.ts';

type HealthOptions = Readonly<{
  ending?: Ending;
  /** False in a process that only answers: it is ready while nobody does the jobs, or a worker that is replaced would take all of them away. */
  works?: boolean;
}>;

/** `/healthz` states that the process lives, `/readyz` that its database answers, by one role or two, and that somebody does the jobs, `/version` what runs. */
export function addHealth(app: FastifyInstance, deps: Deps, { ending = { begun: false }, works = true }: HealthOptions = {}): void {
  const version = readVersion();
  app.get('/version', { schema: { hide: true } }, async (_, reply) => reply.header('cache-control', 'no-store').send(version));
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async (_, reply) => {
    if (ending.begun) return reply.code(503).send({ status: 'ending' });
    const known = await Promise.all([jobsState(deps.db), mayChangeTables(deps.db)]).then(
      ([jobs, mayChange]) => ({ database: 'ok', jobs, roles: mayChange ? 'one' : 'two' }),
      (error: unknown) => {
        deps.log.warn({ err: error }, 'not ready');
        return { database: 'unreachable', jobs: 'unknown', roles: 'unknown' };
      },
    );
    if (known.jobs === 'ok' || (!works && known.database === 'ok')) return { status: 'ok', ...known };
    return reply
      .code(503)
      .header('retry-after', '2')
      .send({ status: 'unavailable', ...known });
  });
}
