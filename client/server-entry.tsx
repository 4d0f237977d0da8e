import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { StrictMode, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { Router } from 'wouter';
import type { Datum, DocumentModel, DrawnAnswer, Drawer } from '#contract/platform/server-rendered-payload.ts';
import { hasFact, pageAt, pages, type Path, type PathWith } from '#contract/platform/pages.ts';
import type { Language } from '#core/platform/languages.ts';
import de from '#content/interface/de.json';
import en from '#content/interface/en.json';
import fr from '#content/interface/fr.json';
import pl from '#content/interface/pl.json';
import { addAnswers, answersIn, createQueryClient } from './platform/api/query-client.ts';
import { typesQuery } from './account/accounts/registration/offers.tsx';
import { meKey, siteQuery } from './account/accounts/queries.ts';
import { transport } from './platform/api/address.ts';
import { App } from './app.tsx';
import { plansQuery } from './account/accounts/plan-queries.ts';
import { Document } from './document.tsx';
import { speak } from './platform/words/i18n.ts';
import { legalQuery } from './communication/legal/queries.ts';
import { logQuery } from './certificate/log/queries.ts';
import { referenceQuery } from './operations/reference/queries.ts';
import { Answer } from './certificate/registry/answer.tsx';
import { findAnswer, fingerprintOf, type Found } from './certificate/registry/check/found.ts';
import { numberIn, recordOf, recordQuery } from './certificate/registry/check/record.ts';
import { lawChangesQuery } from './assessment/law/queries.ts';
import { registryQuery } from './certificate/registry/queries.ts';
import { requestedScopeSearch } from './account/saved-scope/scope-address.ts';
import { fetchScreen } from './screens.tsx';
import { wordsOf, type Words } from './platform/words/words.ts';

type Read = (queries: QueryClient, language: Language, path: string) => Promise<unknown>;

/** What a browser will find of a certificate, if nothing changes and nobody stands between; null where the registry has none. */
async function findCertificate(queries: QueryClient, number: string): Promise<Found | null> {
  const found = await findAnswer(number, '').catch(() => null);
  if (found) queries.setQueryData(recordQuery(number).queryKey, recordOf(found.entry));
  else await queries.query(recordQuery(number));
  return found;
}

const nothing: Read = async () => {};

/** What each page drawn on the server asks for beside the site's own data, by the queries of its screen. */
const reads: Readonly<Record<Exclude<PathWith<'drawn'>, PathWith<'legal'>>, Read>> = {
  '/': nothing,
  '/czy-podlegam': nothing,
  '/embed/czy-podlegam': nothing,
  '/dostawcy': nothing,
  '/sprawdz': nothing,
  '/c/:number': (queries, _, path) => findCertificate(queries, numberIn(path)),
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

export const connect: Drawer['connect'] = (request) => {
  transport.fetch = request;
};

export const read: Drawer['read'] = async (path, language) => {
  const page = pageAt(path);
  const readPage = page && readOf(page);
  if (!readPage) return null;
  const queries = createQueryClient();
  const [found] = await Promise.all([readPage(queries, language, path), queries.query(siteQuery)]);
  return { data: answersIn(queries), found: page === '/c/:number' ? found : null };
};

async function textOf(stream: NodeJS.ReadableStream): Promise<string> {
  let text = '';
  for await (const chunk of stream) text += String(chunk);
  return text;
}

/** The language is one for the whole module. */
const words: Readonly<Record<Language, Words>> = { pl: wordsOf(pl), en: wordsOf(en), de: wordsOf(de), fr: wordsOf(fr) };

export const searchUsed: Drawer['searchUsed'] = (path, search) => {
  const params = new URLSearchParams(search);
  if (path === '/czy-podlegam') return requestedScopeSearch(params);
  const names = path === '/login' ? ['next'] : path === '/register' ? ['plan', 'type', 'nip'] : [];
  return new URLSearchParams([...params].filter(([name]) => names.includes(name))).toString();
};

type Place = Readonly<{ path: string; search: string; data: readonly Datum[] }>;

async function htmlOf(shown: ReactNode, { path, search, data }: Place): Promise<string> {
  const queries = createQueryClient();
  queries.setQueryData(meKey, null);
  addAnswers(queries, data);
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <Router ssrPath={path} ssrSearch={search}>
          {shown}
        </Router>
      </QueryClientProvider>
    </StrictMode>,
    // Nothing is set aside for scripts to put in place: the page is complete without them.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  return textOf(prelude);
}

const unused = (): void => undefined;

/** The answer for whoever typed or followed the address, and for whoever scanned the code that was printed for this certificate. */
async function answersFor(found: Found, place: Place): Promise<DrawnAnswer[]> {
  const { entry, checks } = found;
  const { claims } = checks;
  const scanned = claims && {
    ...found,
    code: { outcome: 'genuine' as const, code: { nip: claims.organization.nip, expiresAt: claims.expiresAt } },
  };
  const drawn: DrawnAnswer[] = [];
  for (const one of scanned ? [found, scanned] : [found]) {
    const checked = { entry, found: checks, hash: entry.verificationHash, file: null, code: one.code };
    const html = await htmlOf(<Answer checked={checked} again={unused} />, place);
    drawn.push({ number: entry.certificateNumber, found: await fingerprintOf(one), html });
  }
  return drawn;
}

export const draw: Drawer['draw'] = async ({ path, search, language, reading: { data, found } }) => {
  speak(language, words[language]);
  await fetchScreen(path);
  const place = { path, search, data };
  const html = await htmlOf(<App />, place);
  return { html, answers: found ? await answersFor(found as Found, place) : [] };
};

export const documentOf: Drawer['documentOf'] = (page: DocumentModel) => `<!doctype html>${renderToStaticMarkup(<Document {...page} />)}`;
