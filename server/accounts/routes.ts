import type { FastifyInstance } from 'fastify';
import { forgotPassword, login, logout, me, register, resendVerification, resetPassword, verifyEmail } from '#contract/accounts.ts';
import * as promises from '#contract/settings.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/http/serve.ts';
import * as registration from './registration.ts';
import * as accounts from './service.ts';
import * as settings from './settings.ts';

export function addAccounts(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, me, async ({ account }) => accounts.currentUser(account));
  serve(app, deps, login, (caller, { body }) => accounts.login(deps, caller, body));
  serve(app, deps, logout, (caller) => accounts.logout(deps, caller));
  serve(app, deps, register, (caller, { body }) => registration.register(deps, caller, body));
  serve(app, deps, verifyEmail, (caller, { body }) => registration.verifyEmail(deps, caller, body.token));
  serve(app, deps, resendVerification, (caller, { body }) => registration.resendVerification(deps, caller, body.email));
  serve(app, deps, forgotPassword, (caller, { body }) => registration.forgotPassword(deps, caller, body.email));
  serve(app, deps, resetPassword, (caller, { body }) => registration.resetPassword(deps, caller, body));
  serve(app, deps, promises.readSettings, (caller) => settings.readSettings(deps, caller));
  serve(app, deps, promises.changeName, (caller, { body }) => settings.changeName(deps, caller, body));
  serve(app, deps, promises.changePassword, (caller, { body }) => settings.changePassword(deps, caller, body));
  serve(app, deps, promises.changeConsent, (caller, { body }) => settings.changeConsent(deps, caller, body.consent));
  serve(app, deps, promises.endSession, (caller, { params }) => settings.endOwnSession(deps, caller, params.id));
  serve(app, deps, promises.listSecurityLog, (caller) => settings.listSecurityLog(deps, caller));
  app.get('/api/login', { schema: { hide: true } }, async (_, reply) => reply.redirect('/login', 302));
}
