import { mayStore } from '#client/platform/browser/consent.ts';
import { ownScript } from '#client/platform/browser/trusted.ts';
import type { OfflinePage } from './worker.ts';

const script = '/c/worker.js';
const beside = ['/theme.js', '/favicon.svg'];

/** What this page was made of: built files of our own. */
function filesOfPage(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return [
    ...loaded.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/')).map((url) => url.pathname),
    ...beside,
  ];
}

/**
 * Keeps the page of a certificate in this browser, so that a code can be checked without a network later; nothing happens
 * without a yes to the banner, inside somebody else's page, or where the browser cannot.
 */
export async function saveForOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || !mayStore() || window.parent !== window) return;
  if (!location.pathname.startsWith('/c/')) return;
  await navigator.serviceWorker.register(ownScript(script), { scope: '/c/' });
  const { active } = await navigator.serviceWorker.ready;
  const offlinePage: OfflinePage = { page: location.pathname, files: filesOfPage() };
  active?.postMessage(offlinePage);
}
