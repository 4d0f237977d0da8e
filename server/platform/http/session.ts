import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Account, Visit } from '#server/platform/security/principal.ts';
import type { Deps } from '#server/deps.ts';

/** Sessions and their cookies last 14 days after the last visit (docs/product.md, “Accounts”). */
export const sessionMillis = 14 * 86_400_000;

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

function guestCookieName(deps: Deps): string {
  return deps.config.local ? 'atesto_guest' : '__Host-atesto_guest';
}

/** The session of somebody without an account, in a cookie of its own. */
export function guestSession(deps: Deps, request: FastifyRequest, reply: FastifyReply): Visit['guest'] {
  const name = guestCookieName(deps);
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure: !deps.config.local } as const;
  return {
    token: request.cookies[name],
    start: (token, seconds) => void reply.setCookie(name, token, { ...cookie, maxAge: seconds }),
    end: () => void reply.clearCookie(name, cookie),
  };
}
