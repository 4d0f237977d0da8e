import type { FastifyInstance } from 'fastify';
import * as promises from '#contract/account/second-factor.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/serve.ts';
import * as enrolment from './enrolment.ts';
import * as own from './service.ts';
import * as proof from './proof.ts';
import * as signIn from './sign-in.ts';

export function addSecondFactor(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, promises.askPasskey, async (caller) => ({ ...(await signIn.askForPasskey(deps, caller)) }));
  serve(app, deps, promises.passSecondFactor, (caller, { body }) => signIn.passSecondStep(deps, caller, body));
  serve(app, deps, promises.readSecondFactors, (caller) => own.readSecondFactors(deps, caller));
  serve(app, deps, promises.sendEnrolmentLink, (caller) => enrolment.sendEnrolmentLink(deps, caller));
  serve(app, deps, promises.openEnrolment, (caller, { body }) => enrolment.openEnrolment(deps, caller, body.token));
  serve(app, deps, promises.offerTotp, (caller, { body }) => own.offerTotp(deps, caller, body.password));
  serve(app, deps, promises.confirmTotp, (caller, { body }) => own.confirmTotp(deps, caller, body.code));
  serve(app, deps, promises.removeTotp, (caller, { body }) => own.removeTotp(deps, caller, body.password));
  serve(app, deps, promises.offerPasskey, async (caller, { body }) => ({ ...(await own.offerPasskey(deps, caller, body.password)) }));
  serve(app, deps, promises.addPasskey, (caller, { body }) => own.addPasskey(deps, caller, body));
  serve(app, deps, promises.renamePasskey, (caller, { params, body }) => own.renamePasskey(deps, caller, params.id, body.name));
  serve(app, deps, promises.removePasskey, (caller, { params, body }) => own.removePasskey(deps, caller, params.id, body.password));
  serve(app, deps, promises.renewRecoveryCodes, (caller, { body }) => own.renewRecoveryCodes(deps, caller, body.password));
  serve(app, deps, promises.readProofWays, (caller) => proof.readProofWays(deps, caller));
  serve(app, deps, promises.askPasskeyAgain, async (caller) => ({ ...(await proof.askPasskeyAgain(deps, caller)) }));
  serve(app, deps, promises.proveAgain, (caller, { body }) => proof.proveAgain(deps, caller, body));
}
