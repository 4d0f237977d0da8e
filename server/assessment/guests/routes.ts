import type { FastifyInstance } from 'fastify';
import * as endpoints from '#contract/assessment/answering/guests.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/serve.ts';
import { finishAsGuest, readGuestQuestions, saveGuestAnswer } from './answering.ts';
import { enterAsGuest, leaveAsGuest, openGuestLink, sendGuestCode } from './entering.ts';
import * as guests from './service.ts';

export function addGuests(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, endpoints.listGuests, ({ account }) => guests.listGuests(deps, account));
  serve(app, deps, endpoints.inviteGuest, (caller, { body }) => guests.inviteGuest(deps, caller, body));
  serve(app, deps, endpoints.resendGuest, (caller, { params }) => guests.resendGuest(deps, caller, params.id));
  serve(app, deps, endpoints.revokeGuest, (caller, { params }) => guests.revokeGuest(deps, caller, params.id));
  serve(app, deps, endpoints.openGuestLink, (visit, { body, query }) =>
    openGuestLink(deps, visit, body.token, query.lang ?? visit.language),
  );
  serve(app, deps, endpoints.sendGuestCode, (visit, { body }) => sendGuestCode(deps, visit, body.token));
  serve(app, deps, endpoints.enterAsGuest, (visit, { body }) => enterAsGuest(deps, visit, body));
  serve(app, deps, endpoints.readGuestQuestions, (visit, { body, query }) =>
    readGuestQuestions(deps, visit, body.invitation, query.lang ?? visit.language),
  );
  serve(app, deps, endpoints.saveGuestAnswer, (visit, { body }) => saveGuestAnswer(deps, visit, body));
  serve(app, deps, endpoints.finishAsGuest, (visit, { body }) => finishAsGuest(deps, visit, body.invitation));
  serve(app, deps, endpoints.leaveAsGuest, (visit) => leaveAsGuest(deps, visit));
}
