import type { FastifyInstance } from 'fastify';
import { keyIn, keysAtMost } from '#core/account/members/api-keys.ts';
import { limitByAddress } from '#server/account/people/limits.ts';
import type { ApiKey } from '#server/platform/security/principal.ts';
import type { Deps } from '#server/deps.ts';
import { countOrRefuse } from '#server/platform/http/limits/rate-limits.ts';
import { keyPrincipal } from './service.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The key that a call of another program came with; null without one that works. */
    apiKey: ApiKey | null;
  }
}

/** Gives calls of other programs the key they come with, and counts them by it; those without one are counted by their address. */
export function addKeyPrincipals(app: FastifyInstance, deps: Deps): void {
  const ofKey = { name: 'key', points: keysAtMost.callsPerMinute, seconds: 60 };
  app.decorateRequest('apiKey', null);
  app.addHook('onRequest', async (request) => {
    if (!request.url.startsWith('/api/v1/')) return;
    const secret = keyIn(request.headers.authorization);
    request.apiKey = secret === null ? null : await keyPrincipal(deps, secret);
    await (request.apiKey ? countOrRefuse(deps, ofKey, request.apiKey.id) : limitByAddress(deps, 'token', request.ip));
  });
}
