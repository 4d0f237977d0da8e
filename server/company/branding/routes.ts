import type { FastifyInstance } from 'fastify';
import * as endpoints from '#contract/company/branding.ts';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { serve, serveFile, serveUpload } from '#server/platform/http/serve.ts';
import { chooseConsultantBranding, readConsultantLook } from './consultant-look.ts';
import * as branding from './service.ts';
import { requirePeriod } from '#server/account/public.ts';

export async function addBranding(app: FastifyInstance, deps: Deps): Promise<void> {
  serve(app, deps, endpoints.readBranding, ({ account }) => branding.readBranding(deps, account));
  serve(app, deps, endpoints.changeAccent, (caller, { body }) => branding.changeAccent(deps, caller, body.accent));
  serve(app, deps, endpoints.removeLogo, (caller) => branding.removeLogo(deps, caller));
  serve(app, deps, endpoints.readConsultantBranding, ({ account }) => readConsultantLook(deps, account));
  serve(app, deps, endpoints.chooseConsultantBranding, (caller, { body }) => chooseConsultantBranding(deps, caller, body.organizationId));
  await serveUpload(
    app,
    deps,
    endpoints.storeLogo,
    ({ account }) => void requirePeriod(account, 'branding'),
    (caller, bytes) => branding.storeLogo(deps, caller, bytes),
  );
  serveFile(app, deps, endpoints.downloadLogo, async ({ account }) => {
    const logo = await branding.readLogo(deps, account);
    if (!logo) throw notFound();
    return { bytes: logo };
  });
}
