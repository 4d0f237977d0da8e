import type { DownloadKey, RouteKey } from '#contract/routes.ts';

/**
 * Lets pages of certificates open without a network, so that the statement in a scanned code can be read and checked
 * (docs/product.md, “Proof”). It caches the page, what it is made of, and the issuer's keys of the last visit. What the registry,
 * the log and the lists of revocations state is never cached: it is true now or not known.
 */

type Waiting = Readonly<{ waitUntil(done: Promise<unknown>): void }>;
type FetchEvent = Waiting & Readonly<{ request: Request; respondWith(answer: Promise<Response>): void }>;
type PageMessage = Waiting & Readonly<{ data: unknown }>;
type Scope = Readonly<{
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  location: Location;
  addEventListener(kind: 'install' | 'activate', listener: (event: Waiting) => void): void;
  addEventListener(kind: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(kind: 'message', listener: (event: PageMessage) => void): void;
}>;

/** What a page requests to be cached: its path, and the built files it was made of. */
export type OfflinePage = Readonly<{ page: string; files: readonly string[] }>;

const worker = globalThis as unknown as Scope;
const cacheName = 'atesto-check';
/** One page stands for that of every number: the number in the address is read by the page itself. */
const anyPage = '/c/';
/** Whom the checks believe; asked anew whenever there is a network. */
const trustCalls: readonly (RouteKey | DownloadKey)[] = ['GET /api/config/site', 'GET /.well-known/atesto-keys'];
const trust = trustCalls.map((key) => key.slice('GET '.length));
const deadlineKind = 4_000;

async function store(key: string, answer: Response): Promise<Response> {
  if (answer.ok) await (await caches.open(cacheName)).put(key, answer.clone());
  return answer;
}

async function known(key: string): Promise<Response | undefined> {
  return (await caches.open(cacheName)).match(key);
}

/** The network's answer, cached under that name where one is given; without an answer in time, what was cached under the other. */
async function networkFirst(request: Request, key: string, under: string | null = key): Promise<Response> {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(deadlineKind) });
    return under === null ? answer : await store(under, answer);
  } catch (error) {
    const earlier = await known(key);
    if (earlier) return earlier;
    throw error;
  }
}

/** Built files never change under their names. */
async function cacheFirst(request: Request, key: string): Promise<Response> {
  return (await known(key)) ?? store(key, await fetch(request));
}

/** The page before anything is known of a number, and the built files that it names. */
async function barePage(page: string): Promise<Readonly<{ answer: Response; files: readonly string[] }>> {
  const answer = await fetch(`${page}?bare`);
  const named = (await answer.clone().text()).matchAll(/"(\/assets\/[^"]+)"/g);
  return { answer, files: [...named].flatMap(([, file = '']) => file) };
}

/** Keeps what a page was made of, and drops what earlier builds were made of. */
async function savePage(page: string, files: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  const bare = await barePage(page);
  const wanted = [...new Set([...files, ...bare.files])];
  const have = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await Promise.all(wanted.filter((file) => !have.has(file)).map((file) => cache.add(file)));
  await Promise.all(trust.map((file) => cache.add(file)));
  await store(anyPage, bare.answer);
  for (const path of have) if (path.startsWith('/assets/') && !wanted.includes(path)) await cache.delete(path);
}

function isMessage(data: unknown): data is OfflinePage {
  const { page, files } = (data ?? {}) as { page?: unknown; files?: unknown };
  return typeof page === 'string' && page.startsWith(anyPage) && Array.isArray(files);
}

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('message', (event) => {
  if (isMessage(event.data)) event.waitUntil(savePage(event.data.page, event.data.files));
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (request.mode === 'navigate') {
    // It may be drawn for its number: only the bare page, which stands for every number, is cached.
    if (pathname.startsWith(anyPage)) event.respondWith(networkFirst(request, anyPage, null));
  } else if (pathname.startsWith('/assets/')) event.respondWith(cacheFirst(request, pathname));
  else if (pathname === '/theme.js' || pathname === '/favicon.svg' || trust.includes(pathname)) {
    event.respondWith(networkFirst(request, pathname));
  }
});
