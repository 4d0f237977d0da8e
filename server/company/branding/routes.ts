import type { FastifyInstance } from 'fastify';
import * as promises from '#contract/company/branding.ts';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { serve, serveFile, serveUpload } from '#server/platform/http/serve.ts';
import * as branding from './service.ts';
import { requirePeriod } from '#server/account/public.ts';

export async function addBranding(app: FastifyInstance, deps: Deps): Promise<void> {
  serve(app, deps, promises.readBranding, ({ account }) => branding.readBranding(deps, account));
  serve(app, deps, promises.changeAccent, (caller, { body }) => branding.changeAccent(deps, caller, body.accent));
  serve(app, deps, promises.removeLogo, (caller) => branding.removeLogo(deps, caller));
  await serveUpload(
    app,
    deps,
    promises.storeLogo,
    ({ account }) => void requirePeriod(account, 'branding'),
    (caller, bytes) => branding.storeLogo(deps, caller, bytes),
  );
  serveFile(app, deps, promises.downloadLogo, async ({ account }) => {
    const logo = await branding.readLogo(deps, account);
    if (!logo) throw notFound();
    return { bytes: logo };
  });
}
