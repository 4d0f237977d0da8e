import type { FastifyInstance } from 'fastify';
import * as asked from '#contract/account/invitations.ts';
import * as endpoints from '#contract/account/members.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/serve.ts';
import { demandSecondFactor, readDemand } from '#server/account/second-factor/second-factor-demand.ts';
import { allowNaming, requestNaming } from './advisers.ts';
import { acceptInvitation, registerInvited } from './invitations/acceptance.ts';
import * as invitations from './invitations/invitations.ts';
import { listMembers } from '#server/account/membership/service.ts';
import { switchOrganization } from './switching.ts';
import * as team from './team.ts';

export function addMembers(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, endpoints.listMembers, ({ account }) => listMembers(deps.db, account.organization.id));
  serve(app, deps, endpoints.switchOrganization, (caller, { body }) => switchOrganization(deps, caller, body.organizationId));
  serve(app, deps, endpoints.changeMember, (caller, { params, body }) => team.changeRole(deps, caller, params.personId, body.role));
  serve(app, deps, endpoints.handOver, (caller, { params }) => team.handOver(deps, caller, params.personId));
  serve(app, deps, endpoints.removeMember, (caller, { params }) => team.removeMember(deps, caller, params.personId));
  serve(app, deps, endpoints.requestNaming, (caller, { body }) => requestNaming(deps, caller, body.contact));
  serve(app, deps, endpoints.allowNaming, (caller, { params, body }) => allowNaming(deps, caller, params.personId, body));
  serve(app, deps, endpoints.readDemand, async (caller) => readDemand(caller));
  serve(app, deps, endpoints.demandSecondFactor, (caller, { body }) => demandSecondFactor(deps, caller, body));
  serve(app, deps, endpoints.leave, (caller) => team.leaveOrganization(deps, caller));
  serve(app, deps, asked.listInvitations, (caller) => invitations.listInvitations(deps, caller));
  serve(app, deps, asked.invite, (caller, { body }) => invitations.invite(deps, caller, body));
  serve(app, deps, asked.resendInvitation, (caller, { params }) => invitations.resend(deps, caller, params.id));
  serve(app, deps, asked.withdrawInvitation, (caller, { params }) => invitations.withdrawInvitation(deps, caller, params.id));
  serve(app, deps, asked.readInvitation, (caller, { body }) => invitations.readInvitation(deps, caller, body.token));
  serve(app, deps, asked.acceptInvitation, (caller, { body }) => acceptInvitation(deps, caller, body.token));
  serve(app, deps, asked.registerInvited, (caller, { body }) => registerInvited(deps, caller, body));
}
