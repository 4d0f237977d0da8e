import type { FastifyInstance } from 'fastify';
import * as endpoints from '#contract/account/second-factor.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/serve.ts';
import * as enrolment from './enrolment.ts';
import * as own from './service.ts';
import * as proof from './proof.ts';
import * as signIn from './sign-in.ts';

export function addSecondFactor(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, endpoints.requestPasskey, async (caller) => ({ ...(await signIn.requestPasskeyOfSignIn(deps, caller)) }));
  serve(app, deps, endpoints.passSecondFactor, (caller, { body }) => signIn.passSecondStep(deps, caller, body));
  serve(app, deps, endpoints.readSecondFactors, (caller) => own.readSecondFactors(deps, caller));
  serve(app, deps, endpoints.sendEnrolmentLink, (caller) => enrolment.sendEnrolmentLink(deps, caller));
  serve(app, deps, endpoints.openEnrolment, (caller, { body }) => enrolment.openEnrolment(deps, caller, body.token));
  serve(app, deps, endpoints.offerTotp, (caller, { body }) => own.offerTotp(deps, caller, body.password));
  serve(app, deps, endpoints.confirmTotp, (caller, { body }) => own.confirmTotp(deps, caller, body.code));
  serve(app, deps, endpoints.removeTotp, (caller, { body }) => own.removeTotp(deps, caller, body.password));
  serve(app, deps, endpoints.offerPasskey, async (caller, { body }) => ({ ...(await own.offerPasskey(deps, caller, body.password)) }));
  serve(app, deps, endpoints.addPasskey, (caller, { body }) => own.addPasskey(deps, caller, body));
  serve(app, deps, endpoints.renamePasskey, (caller, { params, body }) => own.renamePasskey(deps, caller, params.id, body.name));
  serve(app, deps, endpoints.removePasskey, (caller, { params, body }) => own.removePasskey(deps, caller, params.id, body.password));
  serve(app, deps, endpoints.renewRecoveryCodes, (caller, { body }) => own.renewRecoveryCodes(deps, caller, body.password));
  serve(app, deps, endpoints.readProofWays, (caller) => proof.readProofWays(deps, caller));
  serve(app, deps, endpoints.requestPasskeyAgain, async (caller) => ({ ...(await proof.requestPasskeyAgain(deps, caller)) }));
  serve(app, deps, endpoints.proveAgain, (caller, { body }) => proof.proveAgain(deps, caller, body));
}
