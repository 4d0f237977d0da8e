import type { FastifyInstance } from 'fastify';
import * as endpoints from '#contract/company/confirmation.ts';
import type { CompanyConfirmation } from '#contract/company/confirmation.ts';
import { organizationOf, type Principal } from '#server/platform/security/principal.ts';
import { issueWaiting, waitingCount } from './issue/waiting.ts';
import type { Deps } from '#server/deps.ts';
import { serve, serveFile, serveUpload } from '#server/platform/http/serve.ts';
import {
  proposeConfirmation,
  object,
  declarationFile,
  receiveSigned,
  startDispute,
  withdrawDispute,
  printLetter,
  confirmation,
  checkWebsite,
} from '#server/company/public.ts';

async function view(deps: Deps, caller: Principal<'signed-in'>): Promise<CompanyConfirmation> {
  const own = await confirmation.readConfirmation(deps, caller);
  return { ...own, waiting: await waitingCount(deps.db, organizationOf(caller.account)) };
}

/** Calls about the confirmation of a company, with what follows from one: certificates that waited for it are issued. */
export async function addConfirmation(app: FastifyInstance, deps: Deps): Promise<void> {
  serve(app, deps, endpoints.readConfirmation, (caller) => view(deps, caller));
  serve(app, deps, endpoints.startConfirmation, async (caller, { body }) => {
    await confirmation.startConfirmation(deps, caller, body.method);
    return view(deps, caller);
  });
  serve(app, deps, endpoints.redeemCode, async (caller, { body }) => {
    await confirmation.redeemCode(deps, caller, body.code);
    const issued = await issueWaiting(deps, organizationOf(caller.account));
    return { ...(await view(deps, caller)), issued };
  });
  serve(app, deps, endpoints.checkWebsite, async (caller) => {
    await checkWebsite(deps, caller);
    const issued = await issueWaiting(deps, organizationOf(caller.account));
    return { ...(await view(deps, caller)), issued };
  });
  serveFile(app, deps, endpoints.readDeclaration, async (caller) => ({
    bytes: await declarationFile(deps, caller),
    name: 'oswiadczenie-atesto.pdf',
  }));
  await serveUpload(
    app,
    deps,
    endpoints.sendDeclaration,
    ({ account }) => void organizationOf(account),
    async (caller, file) => {
      await receiveSigned(deps, caller, file);
      const issued = await issueWaiting(deps, organizationOf(caller.account));
      return { ...(await view(deps, caller)), issued };
    },
  );
  serve(app, deps, endpoints.startDispute, async (caller) => {
    await startDispute(deps, caller);
    return view(deps, caller);
  });
  serve(app, deps, endpoints.withdrawDispute, async (caller) => {
    await withdrawDispute(deps, caller);
    return view(deps, caller);
  });
  serveFile(app, deps, endpoints.printLetter, async (caller, { params, body }) => ({
    bytes: await printLetter(deps, caller, { ...params, ...body }),
    name: `list-${params.id}.pdf`,
  }));
  serve(app, deps, endpoints.proposeConfirmation, (caller, { params, body }) => proposeConfirmation(deps, caller, { ...params, ...body }));
  serve(app, deps, endpoints.objectToClaim, (caller, { body }) => object(deps, caller, body.token));
}
