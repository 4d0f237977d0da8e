import type { FastifyInstance } from 'fastify';
import * as promises from '#contract/branding.ts';
import { maxLogoBytes } from '#core/branding.ts';
import { proPeriod } from '#server/entitlements/service.ts';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/refusal.ts';
import { originOf, serve, signedIn } from '#server/http/serve.ts';
import * as branding from './service.ts';

export async function addBranding(app: FastifyInstance, deps: Deps): Promise<void> {
  serve(app, deps, promises.readBranding, ({ account }) => branding.readBranding(deps, account));
  serve(app, deps, promises.changeAccent, (caller, { body }) => branding.changeAccent(deps, caller, body.accent));
  serve(app, deps, promises.removeLogo, (caller) => branding.removeLogo(deps, caller));
  await addUpload(app, deps);
  addLogo(app, deps);
}

/** The file itself is the body, whatever type it claims; who may not send one is refused before it is read. */
async function addUpload(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    raw.route({
      method: 'PUT',
      url: '/api/account/branding/logo',
      bodyLimit: maxLogoBytes,
      schema: { summary: 'Store the logo: the bytes of a PNG or JPEG up to 2 MB', tags: ['account'] },
      onRequest: async (request) => void proPeriod(signedIn(request)),
      handler: async (request) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        return branding.storeLogo(deps, { account: signedIn(request), origin: originOf(request) }, body);
      },
    });
  });
}

function addLogo(app: FastifyInstance, deps: Deps): void {
  app.get('/api/account/branding/logo', {
    schema: { summary: 'The stored logo as PNG', tags: ['account'] },
    preValidation: async (request) => void signedIn(request),
    handler: async (request, reply) => {
      const logo = await branding.readLogo(deps, signedIn(request));
      if (!logo) throw notFound();
      return reply.header('content-type', 'image/png').header('content-security-policy', "default-src 'none'; sandbox").send(logo);
    },
  });
}
