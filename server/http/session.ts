import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accountOfSession, sessionMillis, type Account } from '#server/accounts/sessions.ts';
import type { Deps } from '#server/deps.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in account; null for a visitor. Read once per API request. */
    account: Account | null;
  }
}

/** Host-only and Secure by name where the service runs on HTTPS. */
export function sessionCookieName(deps: Deps): string {
  return deps.config.local ? 'atesto_session' : '__Host-atesto_session';
}

export function setSessionCookie(deps: Deps, reply: FastifyReply, token: string): void {
  reply.setCookie(sessionCookieName(deps), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: !deps.config.local,
    maxAge: sessionMillis / 1000,
  });
}

export function clearSessionCookie(deps: Deps, reply: FastifyReply): void {
  reply.clearCookie(sessionCookieName(deps), { path: '/', httpOnly: true, sameSite: 'lax', secure: !deps.config.local });
}

export function sessionToken(deps: Deps, request: FastifyRequest): string | undefined {
  return request.cookies[sessionCookieName(deps)];
}

/** Gives every API request its account, and prolongs a session in use. */
export async function addSessions(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(cookie);
  app.decorateRequest('account', null);
  app.addHook('onRequest', async (request, reply) => {
    const token = request.url.startsWith('/api/') ? sessionToken(deps, request) : undefined;
    if (!token) return;
    const found = await accountOfSession(deps, token);
    request.account = found?.account ?? null;
    if (found?.prolonged) setSessionCookie(deps, reply, token);
  });
}
