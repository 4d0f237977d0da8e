import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { Router } from 'wouter';
import type { DocumentModel, Drawer } from '#contract/platform/server-rendered-payload.ts';
import { hasFact, pageAt, pages, type Path, type PathWith } from '#contract/platform/pages.ts';
import type { Language } from '#core/platform/languages.ts';
import de from '#content/interface/de.json';
import en from '#content/interface/en.json';
import fr from '#content/interface/fr.json';
import pl from '#content/interface/pl.json';
import { addAnswers, answersIn, createQueryClient } from './platform/api/query-client.ts';
import { typesQuery } from './account/accounts/registration/offers.tsx';
import { meKey, siteQuery } from './account/accounts/queries.ts';
import { transport } from './platform/api/api.ts';
import { App } from './app.tsx';
import { plansQuery } from './account/accounts/plan-queries.ts';
import { Document } from './document.tsx';
import { speak } from './platform/words/i18n.ts';
import { legalQuery } from './communication/legal/queries.ts';
import { logQuery } from './certificate/log/queries.ts';
import { referenceQuery } from './operations/reference/queries.ts';
import { numberIn, recordQuery } from './certificate/registry/check/record.ts';
import { lawChangesQuery } from './assessment/law/queries.ts';
import { registryQuery } from './certificate/registry/queries.ts';
import { askedScopeSearch } from './account/saved-scope/scope-address.ts';
import { fetchScreen } from './screens.tsx';
import { wordsOf, type Words } from './platform/words/words.ts';

type Read = (queries: QueryClient, language: Language, path: string) => Promise<unknown>;

const nothing: Read = async () => {};

/** What each page drawn on the server asks for beside the site's own data, by the queries of its screen. */
const reads: Readonly<Record<Exclude<PathWith<'drawn'>, PathWith<'legal'>>, Read>> = {
  '/': nothing,
  '/czy-podlegam': nothing,
  '/embed/czy-podlegam': nothing,
  '/dostawcy': nothing,
  '/sprawdz': nothing,
  '/c/:number': (queries, _, path) => queries.query(recordQuery(numberIn(path))),
  '/api': (queries) => queries.query(referenceQuery),
  '/login': nothing,
  '/forgot-password': nothing,
  '/resend-verification': nothing,
  '/odstapienie': nothing,
  '/reklamacja': nothing,
  '/register': (queries) => Promise.all([queries.query(plansQuery), queries.query(typesQuery)]),
  '/zmiany-prawa': (queries, language) => queries.query(lawChangesQuery(language)),
  '/dziennik': (queries) => queries.query(logQuery),
  '/pricing': (queries) => queries.query(plansQuery),
  '/rejestr': (queries) => queries.infiniteQuery(registryQuery('')),
};

function readOf(path: Path): Read | null {
  if (!hasFact(path, 'drawn')) return null;
  if (!hasFact(path, 'legal')) return reads[path];
  return (queries, language) => queries.query(legalQuery(pages[path].legal, language));
}

export const connect: Drawer['connect'] = (ask) => {
  transport.fetch = ask;
};

export const read: Drawer['read'] = async (path, language) => {
  const page = pageAt(path);
  const readPage = page && readOf(page);
  if (!readPage) return null;
  const queries = createQueryClient();
  await Promise.all([queries.query(siteQuery), readPage(queries, language, path)]);
  return answersIn(queries);
};

async function textOf(stream: NodeJS.ReadableStream): Promise<string> {
  let text = '';
  for await (const chunk of stream) text += String(chunk);
  return text;
}

/** The language is one for the whole module. */
const words: Readonly<Record<Language, Words>> = { pl: wordsOf(pl), en: wordsOf(en), de: wordsOf(de), fr: wordsOf(fr) };

export const askedOf: Drawer['askedOf'] = (path, search) => {
  const given = new URLSearchParams(search);
  if (path === '/czy-podlegam') return askedScopeSearch(given);
  const names = path === '/login' ? ['next'] : path === '/register' ? ['plan', 'type', 'nip'] : [];
  return new URLSearchParams([...given].filter(([name]) => names.includes(name))).toString();
};

export const draw: Drawer['draw'] = async ({ path, search, language, data }) => {
  speak(language, words[language]);
  const queries = createQueryClient();
  queries.setQueryData(meKey, null);
  addAnswers(queries, data);
  await fetchScreen(path);
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <Router ssrPath={path} ssrSearch={search}>
          <App />
        </Router>
      </QueryClientProvider>
    </StrictMode>,
    // Nothing is set aside for scripts to put in place: the page is complete without them.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  return textOf(prelude);
};

export const documentOf: Drawer['documentOf'] = (page: DocumentModel) => `<!doctype html>${renderToStaticMarkup(<Document {...page} />)}`;
