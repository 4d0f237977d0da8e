import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { transportSecurity } from '#server/platform/http/limits/unreadable.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

/** True when the browser states that another site made the request (Fetch Metadata, RFC 6454 origin). */
function comesFromAnotherSite(request: FastifyRequest, publicHost: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  const { origin } = request.headers;
  if (origin === undefined) return false;
  const host = hostOf(origin);
  return host === null || (host !== request.host && host !== publicHost);
}

/** Delivered pages hold their first script; the policy names it by its hash (CSP Level 3). */
async function firstScriptHash(clientDir: string): Promise<string[]> {
  const script = await readFile(join(clientDir, 'theme.js')).catch(() => null);
  return script ? [`'sha256-${createHash('sha256').update(script).digest('base64')}'`] : [];
}

/** What no page needs (Permissions Policy, W3C); a page that does opens its own. */
export const closedFeatures = 'camera=(), microphone=(), geolocation=(), payment=(), usb=()';

export async function addSecurity(app: FastifyInstance, deps: Deps): Promise<void> {
  const publicHost = new URL(deps.config.publicUrl).host;
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...(await firstScriptHash(deps.config.clientDir))],
        imgSrc: ["'self'", 'data:'],
        // Pages add the nonce of theirs.
        styleSrc: ["'self'"],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['atesto'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(deps.config.local ? {} : { upgradeInsecureRequests: [] }),
      },
    },
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: deps.config.local ? false : transportSecurity,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', closedFeatures);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    if (safeMethods.has(request.method) || request.url.startsWith('/api/webhooks/')) return;
    if (comesFromAnotherSite(request, publicHost)) throw new AppError(403, 'cross_site');
  });
}
