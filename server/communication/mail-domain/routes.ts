import type { FastifyInstance } from 'fastify';
import * as endpoints from '#contract/communication/mail-domain.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/serve.ts';
import * as mailDomain from './service.ts';

export function addMailDomain(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, endpoints.readMailDomain, ({ account }) => mailDomain.readMailDomain(deps, account.organization.id));
  serve(app, deps, endpoints.chooseMailDomain, (caller, { body }) => mailDomain.chooseMailDomain(deps, caller, body.name));
  serve(app, deps, endpoints.checkMailDomain, (caller) => mailDomain.checkMailDomain(deps, caller));
  serve(app, deps, endpoints.removeMailDomain, (caller) => mailDomain.removeMailDomain(deps, caller));
}
