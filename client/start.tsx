import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Datum } from '#contract/platform/server-rendered-payload.ts';
import { addAnswers, createQueryClient } from './platform/api/query-client.ts';
import { meKey } from './account/accounts/queries.ts';
import { App } from './app.tsx';
import { showLanguage, shownLanguage, startLanguages, storedLanguage } from './platform/words/i18n.ts';
import { fetchScreen } from './screens.tsx';

/** What the server put into the page beside its HTML. */
function deliveredData(queries: QueryClient): void {
  const state = document.getElementById('state')?.textContent;
  if (!state) return;
  // Pages are drawn for visitors only; signing in in another tab is noticed by the first call.
  queries.setQueryData(meKey, null);
  addAnswers(queries, JSON.parse(state) as Datum[]);
}

/** Starts the application in the page, taking over what the server has drawn, and what was shown since with the data it was drawn from. */
export async function startApplication(shown: readonly Datum[] = []): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
  const queries = createQueryClient();
  deliveredData(queries);
  addAnswers(queries, shown);
  await startLanguages();
  const application = (
    <StrictMode>
      <QueryClientProvider client={queries}>
        <App />
      </QueryClientProvider>
    </StrictMode>
  );
  if (!document.documentElement.dataset.rendered) {
    createRoot(root).render(application);
    return;
  }
  await fetchScreen(location.pathname);
  // In slices between which the browser may answer whoever is already typing.
  startTransition(() => {
    hydrateRoot(root, application);
  });
  const stored = storedLanguage();
  const isLanguageRequested = new URLSearchParams(location.search).has('lang');
  // Not before React has hydrated what was rendered: it would find other words there than it draws.
  if (stored && !isLanguageRequested && stored !== shownLanguage())
    addEventListener('atesto:ready', () => void showLanguage(stored), { once: true });
}
