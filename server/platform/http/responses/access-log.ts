import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** What a caller may name a call: nothing that breaks a line or hides in it. */
const named = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/;
const quiet = new Set(['/healthz', '/readyz']);

/** The id of a call: the one in `X-Request-Id` when it is of 8 to 64 letters, digits, dots, dashes and underscores; else a new one. */
export function requestId(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && named.test(given) ? given : randomUUID();
}

/**
 * Returns the id of every call and writes a line about it: its route, never its address, which may hold secrets and names; and neither
 * who called nor from where. Probes are left out.
 */
export function addAccessLog(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { url: route = 'unknown' } = request.routeOptions;
    if (quiet.has(route)) return;
    const { method } = request;
    request.log.info({ method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'call');
  });
}
