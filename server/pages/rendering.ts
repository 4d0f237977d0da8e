import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Language } from '#core/languages.ts';
import type { Deps } from '#server/deps.ts';

type Need = Readonly<{ address: string; key: readonly unknown[]; shape?: (body: unknown, next: string | null) => unknown }>;
type Datum = Readonly<{ key: readonly unknown[]; data: unknown }>;

/** What the built module of the browser application offers (client/server-entry.tsx). */
type Drawer = Readonly<{
  needsOf: (path: string, language: Language) => Need[] | null;
  render: (page: { path: string; language: Language; data: readonly Datum[] }) => Promise<string>;
}>;

export type Drawn = Readonly<{ html: string; data: readonly Datum[] }>;

/** Draws public pages as finished HTML; null for pages that only the browser draws. */
export type Rendering = (path: string, language: Language) => Promise<Drawn | null>;

async function loadDrawer(clientDir: string): Promise<Drawer | null> {
  const path = join(clientDir, '..', 'server', 'server-entry.js');
  return existsSync(path) ? ((await import(pathToFileURL(path).href)) as Drawer) : null;
}

async function answerOf(app: FastifyInstance, need: Need): Promise<Datum> {
  const answer = await app.inject({ method: 'GET', url: need.address });
  if (answer.statusCode !== 200) throw new Error(`${need.address} answered ${answer.statusCode}`);
  const next = /<([^>]+)>;\s*rel="next"/.exec(String(answer.headers.link ?? ''))?.[1] ?? null;
  const body: unknown = answer.json();
  return { key: need.key, data: need.shape ? need.shape(body, next) : body };
}

/**
 * Opens the drawing of public pages. The data is asked for every time, so that a page never shows what is no longer
 * true; the same data is drawn once. Pages are drawn one after another, because a language is one for the whole module.
 */
export async function openRendering(app: FastifyInstance, deps: Deps): Promise<Rendering> {
  const drawer = await loadDrawer(deps.config.clientDir);
  const kept = new Map<string, { state: string; html: Promise<string> }>();
  let last: Promise<unknown> = Promise.resolve();

  function draw(page: Parameters<Drawer['render']>[0]): Promise<string> {
    const name = `${page.language} ${page.path}`;
    const state = JSON.stringify(page.data);
    const earlier = kept.get(name);
    if (earlier?.state === state) return earlier.html;
    const html = last.then(() => drawer!.render(page));
    last = html.catch(() => kept.delete(name));
    kept.set(name, { state, html });
    return html;
  }

  return async (path, language) => {
    const needs = drawer?.needsOf(path, language) ?? null;
    if (!needs) return null;
    const data = await Promise.all(needs.map((need) => answerOf(app, need)));
    return { html: await draw({ path, language, data }), data };
  };
}
