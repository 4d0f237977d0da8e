import type { FastifyInstance } from 'fastify';
import {
  correctPending,
  forgotPassword,
  login,
  logout,
  me,
  readPending,
  register,
  resendPending,
  resendVerification,
  resetPassword,
  verifyEmail,
} from '#contract/account/accounts.ts';
import * as accountantEndpoints from '#contract/account/accountants.ts';
import * as endpoints from '#contract/account/settings.ts';
import type { Deps } from '#server/deps.ts';
import { serve, serveFile } from '#server/platform/http/serve.ts';
import { changeOrganization } from '#server/account/companies/organization.ts';
import * as accountants from './accountants.ts';
import { chooseMail } from './settings/mail-choice.ts';
import { ownData } from './settings/own-data.ts';
import * as pending from './registration/pending.ts';
import * as registration from './registration/registration.ts';
import * as accounts from './service.ts';
import * as settings from './settings/settings.ts';

export function addAccounts(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, me, ({ account }) => accounts.currentUser(deps, account));
  serve(app, deps, login, (caller, { body }) => accounts.login(deps, caller, body));
  serve(app, deps, logout, (caller) => accounts.logout(deps, caller));
  serve(app, deps, register, (caller, { body }) => registration.register(deps, caller, body));
  serve(app, deps, verifyEmail, (caller, { body }) => registration.verifyEmail(deps, caller, body));
  serve(app, deps, resendVerification, (caller, { body }) => registration.resendVerification(deps, caller, body.email));
  serve(app, deps, readPending, (caller) => pending.readPending(deps, caller));
  serve(app, deps, resendPending, (caller) => pending.resendPending(deps, caller));
  serve(app, deps, correctPending, (caller, { body }) => pending.correctPending(deps, caller, body.email));
  serve(app, deps, forgotPassword, (caller, { body }) => registration.forgotPassword(deps, caller, body.email));
  serve(app, deps, resetPassword, (caller, { body }) => registration.resetPassword(deps, caller, body));
  serve(app, deps, endpoints.readSettings, (caller) => settings.readSettings(deps, caller));
  serve(app, deps, endpoints.changeName, (caller, { body }) => settings.changeName(deps, caller, body));
  serve(app, deps, endpoints.changeLanguage, (caller, { body }) => settings.changeLanguage(deps, caller, body.language));
  serve(app, deps, endpoints.chooseMail, (caller, { body }) => chooseMail(deps, caller, body));
  serve(app, deps, endpoints.changeOrganization, (caller, { body }) => changeOrganization(deps, caller, body));
  serve(app, deps, endpoints.changePassword, (caller, { body }) => settings.changePassword(deps, caller, body));
  serve(app, deps, endpoints.changeConsent, (caller, { body }) => settings.changeConsent(deps, caller, body.consent));
  serve(app, deps, endpoints.endSession, (caller, { params }) => settings.endOwnSession(deps, caller, params.id));
  serve(app, deps, endpoints.endOtherSessions, (caller) => settings.endOtherOwnSessions(deps, caller));
  serve(app, deps, endpoints.listSecurityLog, (caller) => settings.listSecurityLog(deps, caller));
  serve(app, deps, accountantEndpoints.listAccountants, () => accountants.listAccountants(deps));
  serve(app, deps, accountantEndpoints.inviteAccountant, (caller, { body }) => accountants.inviteAccountant(deps, caller, body));
  serve(app, deps, accountantEndpoints.removeAccountant, (caller, { params, body }) =>
    accountants.removeAccountant(deps, caller, params.id, body.note),
  );
  serveFile(app, deps, endpoints.downloadOwnData, async (caller) => ({ bytes: await ownData(deps, caller), name: 'atesto-dane.zip' }));
  app.get('/api/login', { schema: { hide: true } }, async (_, reply) => reply.redirect('/login', 302));
}
