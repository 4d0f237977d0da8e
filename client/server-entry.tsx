import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { initReactI18next } from 'react-i18next';
import { Router } from 'wouter';
import type { Language } from '#core/languages.ts';
import de from '#content/interface/de.json';
import en from '#content/interface/en.json';
import fr from '#content/interface/fr.json';
import pl from '#content/interface/pl.json';
import { addressOf } from './api.ts';
import { App } from './app.tsx';
import { languageOptions } from './i18n.ts';
import { queryOptions } from './query-options.ts';

/** Data that a page shows: which call answers it, and under which key the application looks for it. */
type Need = Readonly<{ address: string; key: readonly unknown[]; shape?: (body: unknown, next: string | null) => unknown }>;

const site: Need = { address: addressOf('GET /api/config/site'), key: ['site'] };

function legal(page: string): (language: Language) => Need[] {
  return (language) => [
    { address: addressOf('GET /api/legal/:page', { params: { page }, query: { lang: language } }), key: ['legal', page, language, ''] },
  ];
}

/** The pages drawn on the server, and what each of them needs beside the site's own data. */
const pages: Readonly<Record<string, (language: Language) => Need[]>> = {
  '/': () => [],
  '/pricing': () => [{ address: addressOf('GET /api/config/subscription-plans'), key: ['plans'] }],
  '/rejestr': () => [
    {
      address: addressOf('GET /api/registry'),
      key: ['registry', ''],
      shape: (page, next) => ({ pages: [{ page, next }], pageParams: [addressOf('GET /api/registry')] }),
    },
  ],
  '/privacy-policy': legal('privacy-policy'),
  '/cookie-policy': legal('cookie-policy'),
  '/terms-of-sale': legal('terms-of-sale'),
  '/terms-of-certification': legal('terms-of-certification'),
  '/dostepnosc': legal('accessibility'),
};

/** The calls whose answers a page is drawn from; null for pages that are not drawn here. */
export function needsOf(path: string, language: Language): Need[] | null {
  const needs = pages[path];
  return needs ? [site, ...needs(language)] : null;
}

async function textOf(stream: NodeJS.ReadableStream): Promise<string> {
  let text = '';
  for await (const chunk of stream) text += String(chunk);
  return text;
}

/** Draws a page for a visitor. The language is one for the whole module, so pages are drawn one after another. */
export async function render(page: {
  path: string;
  language: Language;
  data: readonly { key: readonly unknown[]; data: unknown }[];
}): Promise<string> {
  if (!i18next.isInitialized) {
    const resources = { pl: { translation: pl }, en: { translation: en }, de: { translation: de }, fr: { translation: fr } };
    await i18next.use(initReactI18next).init({ ...languageOptions, lng: page.language, resources });
  }
  await i18next.changeLanguage(page.language);
  const queries = new QueryClient({ defaultOptions: queryOptions });
  queries.setQueryData(['me'], null);
  for (const { key, data } of page.data) queries.setQueryData(key, data);
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <Router ssrPath={page.path}>
          <App />
        </Router>
      </QueryClientProvider>
    </StrictMode>,
    // Nothing is set aside for scripts to put in place: the page is complete without them.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  return textOf(prelude);
}
