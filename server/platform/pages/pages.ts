import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { applicationMissing, noScript } from '#content/pages.ts';
import type { Assets, Datum, Drawer } from '#contract/platform/server-rendered-payload.ts';
import { certificatePath, factsOf, hasFact, pageAt, type Path } from '#contract/platform/pages.ts';
import { defaultLanguage, isLanguage, negotiateLanguage, type Language } from '#core/platform/languages.ts';
import type { Deps } from '#server/deps.ts';
import { closedFeatures } from '#server/platform/http/responses/security-headers.ts';
import { answerNotFound } from '#server/platform/http/errors.ts';
import { sessionToken } from '#server/platform/http/session.ts';
import { readAssets, readWorker } from './assets.ts';
import { addForms } from './forms.ts';
import { headOf } from './head.ts';
import { addAssets, saveAssets } from './retained-assets.ts';
import { loadDrawer, openRendering, type Rendering } from './rendering.ts';
import { addForRobots } from './robots.ts';

function pathOf(request: FastifyRequest): string {
  const path = request.url.split('?', 1)[0] ?? '/';
  return path.length > 1 ? path.replace(/\/+$/, '') : path;
}

/** Below `/api` stand calls; the address itself is a page for browsers, and nothing for programs. */
function isForPeople(request: FastifyRequest): boolean {
  return pathOf(request) !== '/api' || (request.headers.accept ?? '').includes('text/html');
}

/** Whether somebody who requests an unknown address there expects a page. */
function belongsToPages(path: string): boolean {
  return !['/api/', '/.well-known/', '/assets/'].some((start) => path.startsWith(start));
}

/** `?lang=`, else the language chosen earlier, else what the browser requests, else Polish. */
function languageOf(request: FastifyRequest): Language {
  const { lang } = request.query as { lang?: unknown };
  if (isLanguage(lang)) return lang;
  const chosen = request.cookies.language;
  return isLanguage(chosen) ? chosen : (negotiateLanguage(request.headers['accept-language']) ?? defaultLanguage);
}

/** Whether a secret opens a shared result now. */
type HasShare = (token: string) => Promise<boolean>;
type Delivery = Readonly<{ deps: Deps; assets: Assets; drawer: Drawer; rendering: Rendering; hasShare: HasShare }>;

/** Where certificates were checked before each had a page of its own: printed addresses lead there for ever. */
function movedTo(path: string, { cert, lang }: Record<string, unknown>): string | null {
  if (path !== '/rejestr' || typeof cert !== 'string' || cert.trim() === '') return null;
  return `${certificatePath(cert.trim().toUpperCase())}${isLanguage(lang) ? `?lang=${lang}` : ''}`;
}

/** One page may stand inside pages of other sites, one may use the camera, and of one no other site learns; the rest is closed everywhere. */
function openFor(page: Path, reply: FastifyReply): void {
  if (hasFact(page, 'embedded')) {
    const policy = String(reply.getHeader('content-security-policy')).replace("frame-ancestors 'none'", 'frame-ancestors *');
    reply.header('content-security-policy', policy).removeHeader('x-frame-options');
  }
  if (hasFact(page, 'secret')) reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex, nofollow');
  if (hasFact(page, 'camera')) reply.header('permissions-policy', closedFeatures.replace('camera=()', 'camera=(self)'));
}

/** Styles that the page itself holds or its own scripts make are known by a number drawn for this one answer (CSP Level 3). */
function withNonce(reply: FastifyReply): string {
  const nonce = randomBytes(16).toString('base64');
  const policy = String(reply.getHeader('content-security-policy')).replace("style-src 'self'", `style-src 'self' 'nonce-${nonce}'`);
  reply.header('content-security-policy', policy);
  return nonce;
}

/** A page again, because of a form that was sent from it. */
type Again = Readonly<{ status: number; formReply: readonly Datum[] }>;

/** A visitor gets public pages as finished HTML; whoever is signed in, and every other page, the application itself. */
async function deliver(
  { deps, assets, drawer, rendering, hasShare }: Delivery,
  request: FastifyRequest,
  reply: FastifyReply,
  again: Again | null = null,
): Promise<FastifyReply> {
  const path = pathOf(request);
  const language = languageOf(request);
  const query = request.query as Record<string, unknown>;
  const moved = movedTo(path, query);
  if (moved) return reply.redirect(moved, 301);
  const visitor = again !== null || sessionToken(deps, request) === undefined;
  // What is stored for times without a network stands for every certificate.
  const drawable = visitor && !request.isOverLimit && query.version === undefined && query.bare === undefined;
  const renderedPage = { path, language, search: request.url.split('?')[1] ?? '', formReply: again?.formReply ?? [] };
  const drawn = drawable ? await rendering(renderedPage).catch((error: Error) => logged(deps, error)) : null;
  const listed = query.version === undefined;
  const head = headOf({ path, language, named: isLanguage(query.lang), publicUrl: deps.config.publicUrl, listed });
  const page = pageAt(path);
  const isThere = page !== null && (page !== '/u/:token' || (await hasShare(path.slice('/u/'.length))));
  const start = (page && factsOf(page).drawn) ?? 'lively';
  if (page) openFor(page, reply);
  // A window that no other site may hold has to begin in a process of its own, which costs the first paint. Nobody is
  // signed in here; once somebody is, a window that another site holds is loaded anew (client/app.tsx).
  if (drawn) reply.removeHeader('cross-origin-opener-policy');
  return reply
    .code(again?.status ?? (isThere ? 200 : 404))
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-language', language)
    .header('vary', page === '/api' ? 'Accept, Accept-Language, Cookie, Accept-Encoding' : 'Accept-Language, Cookie, Accept-Encoding')
    .header('cache-control', again || (page && hasFact(page, 'secret')) ? 'no-store' : 'no-cache')
    .send(
      drawer.documentOf({
        language,
        head,
        assets,
        nonce: withNonce(reply),
        noScript: noScript[language],
        missing: applicationMissing[language],
        drawn: drawn && { ...drawn, start },
      }),
    );
}

/** Without a drawing the browser draws the page itself: slower, never broken. */
function logged(deps: Deps, error: Error): null {
  deps.log.error({ err: error }, 'page not drawn');
  return null;
}

/**
 * Serves the built browser application: hashed files for a year, its page for every address, with status 404 where
 * the address is unknown, or the secret of a shared result opens nothing. Without a build (hot reload serves it elsewhere) only the API answers.
 */
export async function addPages(app: FastifyInstance, deps: Deps, hasShare: HasShare): Promise<void> {
  const { clientDir } = deps.config;
  addForRobots(app, deps);
  app.setNotFoundHandler((request, reply) => answerNotFound(request, reply));
  const assets = await readAssets(clientDir);
  if (!assets) return;
  const assetsFolder = join(deps.config.dataDir, 'assets');
  saveAssets(join(clientDir, 'assets'), assetsFolder, deps.now());
  await addAssets(app, clientDir, assetsFolder);
  // Beside the pages of certificates, because a worker governs only what lies beside and below it.
  const worker = await readWorker(clientDir);
  app.get('/c/worker.js', { schema: { hide: true } }, (_, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(worker),
  );
  const drawer = await loadDrawer(app, clientDir);
  const delivery = { deps, assets, drawer, rendering: openRendering(drawer), hasShare };
  await addForms(app, languageOf, {
    show: (request, reply) => deliver(delivery, request, reply),
    showAgain: (request, reply, status, datum) => deliver(delivery, request, reply, { status, formReply: [datum] }),
  });
  app.get('/*', { schema: { hide: true } }, async (request, reply) =>
    belongsToPages(pathOf(request)) && isForPeople(request) ? deliver(delivery, request, reply) : answerNotFound(request, reply),
  );
}
