import type { FastifyInstance } from 'fastify';
import { login, logout, me } from '#contract/accounts.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/http/serve.ts';
import * as accounts from './service.ts';

export function addAccounts(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, me, async ({ account }) => accounts.currentUser(account));
  serve(app, deps, login, (caller, { body }) => accounts.login(deps, caller, body));
  serve(app, deps, logout, (caller) => accounts.logout(deps, caller));
  app.get('/api/login', { schema: { hide: true } }, async (_, reply) => reply.redirect('/login', 302));
}
