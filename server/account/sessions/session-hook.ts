import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { sessionToken, setSessionCookie } from '#server/platform/http/session.ts';
import { accountsOfSessions } from './sessions.ts';

/** Gives every API request its account, and prolongs a session in use. */
export async function addSessions(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(cookie);
  app.decorateRequest('account', null);
  const accountOfSession = accountsOfSessions(deps);
  app.addHook('onRequest', async (request, reply) => {
    const token = request.url.startsWith('/api/') ? sessionToken(deps, request) : undefined;
    if (!token) return;
    const found = await accountOfSession(token);
    request.account = found?.account ?? null;
    if (found?.prolonged) setSessionCookie(deps, reply, token);
  });
}
