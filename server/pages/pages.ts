import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pages } from '#contract/pages.ts';
import { defaultLanguage, isLanguage, languages, negotiateLanguage, type Language } from '#core/languages.ts';
import { publicPages } from '#content/pages.ts';
import type { Deps } from '#server/deps.ts';
import { addressIn, documentOf, type Assets } from './document.ts';
import { answerNotFound } from '#server/http/errors.ts';
import { openRendering, type Rendering } from './rendering.ts';
import { sessionToken } from '#server/http/session.ts';

const known = new Set<string>(pages);
const yearSeconds = 31_536_000;

type Chunk = { file: string; name?: string; src?: string; imports?: string[]; css?: string[] };

function pathOf(request: FastifyRequest): string {
  const path = request.url.split('?', 1)[0] ?? '/';
  return path.length > 1 ? path.replace(/\/+$/, '') : path;
}

function wantsPage(request: FastifyRequest): boolean {
  const path = pathOf(request);
  return request.method === 'GET' && path !== '/api' && !['/api/', '/.well-known/', '/assets/'].some((start) => path.startsWith(start));
}

/** `?lang=`, else the language chosen earlier, else what the browser asks for, else Polish. */
function languageOf(request: FastifyRequest): Language {
  const { lang } = request.query as { lang?: unknown };
  if (isLanguage(lang)) return lang;
  const chosen = request.cookies.language;
  return isLanguage(chosen) ? chosen : (negotiateLanguage(request.headers['accept-language']) ?? defaultLanguage);
}

/** Addresses by which the head of a page asks early for what comes anyway. */
async function readAssets(clientDir: string): Promise<Assets> {
  const manifest = JSON.parse(await readFile(join(clientDir, '.vite', 'manifest.json'), 'utf8')) as Record<string, Chunk>;
  const files = Object.values(manifest);
  const named = (end: string): string => `/${files.find((chunk) => chunk.src?.endsWith(end))?.file ?? ''}`;
  const start = files.find((chunk) => chunk.src === 'start.tsx');
  const imported = (start?.imports ?? []).map((key) => `/${manifest[key]?.file}`);
  const styles = files.flatMap((chunk) => chunk.css ?? [])[0];
  return {
    styles: styles ? await readFile(join(clientDir, styles), 'utf8') : '',
    firstScript: await readFile(join(clientDir, 'theme.js'), 'utf8'),
    words: Object.fromEntries(languages.map((language) => [language, named(`interface/${language}.json`)])) as Assets['words'],
    fonts: ['fonts/inter-400.woff2', 'fonts/source-serif-4-600.woff2'].map(named),
    start: start ? [`/${start.file}`, ...imported] : [],
  };
}

/** Compressed as the browser likes it best; a page is small, so the quickest settings do. */
async function compressed(request: FastifyRequest, reply: FastifyReply, text: string): Promise<FastifyReply> {
  const accepted = request.headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted)) {
    const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
    return reply.header('content-encoding', 'br').send(await promisify(brotliCompress)(text, options));
  }
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(await promisify(gzip)(text));
  return reply.send(text);
}

function addForRobots(app: FastifyInstance, publicUrl: string): void {
  app.get('/robots.txt', { schema: { hide: true } }, async (_, reply) =>
    reply.type('text/plain; charset=utf-8').send(`User-agent: *\nDisallow: /api/\nAllow: /\n\nSitemap: ${publicUrl}/sitemap.xml\n`),
  );
  app.get('/sitemap.xml', { schema: { hide: true } }, async (_, reply) => {
    const alternates = (path: string): string =>
      languages.map((one) => `<xhtml:link rel="alternate" hreflang="${one}" href="${addressIn(publicUrl, path, one)}"/>`).join('');
    const entries = Object.keys(publicPages).flatMap((path) =>
      languages.map((one) => `<url><loc>${addressIn(publicUrl, path, one)}</loc>${alternates(path)}</url>`),
    );
    return reply
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>\n`,
      );
  });
}

type Delivery = Readonly<{ deps: Deps; shell: string; assets: Assets; rendering: Rendering }>;

/** A visitor gets public pages as finished HTML; whoever is signed in, and every other page, the application itself. */
async function deliver({ deps, shell, assets, rendering }: Delivery, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const path = pathOf(request);
  const language = languageOf(request);
  const query = request.query as Record<string, unknown>;
  const visitor = sessionToken(deps, request) === undefined;
  // A certificate's entry names an organisation; search engines are asked to leave it alone.
  const listed = known.has(path) && query.cert === undefined && query.version === undefined;
  const drawable = visitor && query.version === undefined;
  const drawn = drawable ? await rendering(path, language).catch((error: Error) => logged(deps, error)) : null;
  const html = documentOf(shell, {
    path,
    language,
    asked: isLanguage(query.lang),
    publicUrl: deps.config.publicUrl,
    drawn,
    listed,
    assets,
  });
  reply
    .code(known.has(path) ? 200 : 404)
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-language', language)
    .header('vary', 'Accept-Language, Cookie, Accept-Encoding')
    .header('cache-control', 'no-cache');
  return compressed(request, reply, html);
}

/** Without a drawing the browser draws the page itself: slower, never broken. */
function logged(deps: Deps, error: Error): null {
  deps.log.error({ err: error }, 'page not drawn');
  return null;
}

/**
 * Serves the built browser application: hashed files for a year, its page for every address, with status 404 where
 * the address is unknown. Without a build (hot reload serves it elsewhere) only the API answers.
 */
export async function addPages(app: FastifyInstance, deps: Deps): Promise<void> {
  addForRobots(app, deps.config.publicUrl);
  const shell = await readFile(join(deps.config.clientDir, 'index.html'), 'utf8').catch(() => null);
  if (shell === null) {
    app.setNotFoundHandler((request, reply) => answerNotFound(request, reply));
    return;
  }
  await app.register(fastifyStatic, {
    root: deps.config.clientDir,
    index: false,
    preCompressed: true,
    wildcard: false,
    setHeaders: (response, path) => {
      const hashed = path.includes('/assets/');
      response.header('cache-control', hashed ? `public, max-age=${yearSeconds}, immutable` : 'public, max-age=3600');
    },
  });
  const delivery = { deps, shell, assets: await readAssets(deps.config.clientDir), rendering: await openRendering(app, deps) };
  app.get('/', { schema: { hide: true } }, async (request, reply) => deliver(delivery, request, reply));
  app.setNotFoundHandler(async (request, reply) =>
    wantsPage(request) ? deliver(delivery, request, reply) : answerNotFound(request, reply),
  );
}
