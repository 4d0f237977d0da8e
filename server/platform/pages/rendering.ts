import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Datum, Drawer, Drawing } from '#contract/platform/server-rendered-payload.ts';
import { isPath } from '#contract/platform/pages.ts';
import type { Language } from '#core/platform/languages.ts';

export type Drawn = Drawing & Readonly<{ data: readonly Datum[] }>;

/** What is requested from a page: where, in which language, with which query (`a=b`), and what it has to say beside its own data. */
export type PageAddress = Readonly<{ path: string; language: Language; search?: string; formReply?: readonly Datum[] }>;

/** Draws public pages as finished HTML; null for pages that only the browser draws. */
export type Rendering = (asked: PageAddress) => Promise<Drawn | null>;

/** Loads the module that draws pages, built beside the browser application; its calls are answered by `app` itself. */
export async function loadDrawer(app: FastifyInstance, clientDir: string): Promise<Drawer> {
  const path = join(clientDir, '..', 'server', 'server-entry.js');
  const drawer = (await import(pathToFileURL(path).href)) as Drawer;
  drawer.connect(async (url) => {
    const { body, statusCode, headers } = await app.inject({ method: 'GET', url });
    return new Response(body, { status: statusCode, headers: headers.link ? { link: String(headers.link) } : {} });
  });
  return drawer;
}

/**
 * Opens the drawing of public pages. The data is requested every time, so that a page never shows what is no longer
 * true; the same data is drawn once, unless the address requests something of its own or names one of many. Pages are drawn one after another, because a language is one for the whole module.
 */
export function openRendering(drawer: Drawer): Rendering {
  const cache = new Map<string, { state: string; drawing: Promise<Drawing> }>();
  let last: Promise<unknown> = Promise.resolve();

  function draw(page: Parameters<Drawer['draw']>[0], isCommon: boolean): Promise<Drawing> {
    const name = `${page.language} ${page.path}`;
    const state = JSON.stringify(page.reading.data);
    const earlier = isCommon ? cache.get(name) : undefined;
    if (earlier?.state === state) return earlier.drawing;
    const drawing = last.then(() => drawer.draw(page));
    last = drawing.catch(() => cache.delete(name));
    if (isCommon) cache.set(name, { state, drawing });
    return drawing;
  }

  return async ({ path, language, search = '', formReply = [] }) => {
    const read = await drawer.read(path, language);
    if (!read) return null;
    const reading = { ...read, data: [...read.data, ...formReply] };
    const asked = drawer.searchUsed(path, search);
    const isCommon = isPath(path) && asked === '' && formReply.length === 0;
    return { ...(await draw({ path, search: asked, language, reading }, isCommon)), data: reading.data };
  };
}
