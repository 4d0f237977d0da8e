import { planTexts } from '#content/plans.ts';
import { publicPages, type PublicPage } from '#content/pages.ts';
import { defaultLanguage, languages, type Language } from '#core/languages.ts';
import { netPrices, planIds } from '#core/plans.ts';
import type { Drawn } from './rendering.ts';

type Page = Readonly<{ path: string; language: Language; publicUrl: string; drawn: Drawn | null; listed: boolean; assets: Assets }>;

/** Hashed addresses of files that the head names. */
export type Assets = Readonly<{ words: Readonly<Record<Language, string>>; fonts: readonly string[]; start: readonly string[] }>;

/** Pages without anything to type into: the application waits until somebody touches them. */
const stillPages = new Set(['/', '/privacy-policy', '/cookie-policy', '/terms-of-sale', '/terms-of-certification', '/dostepnosc']);

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** JSON that cannot end the script element it stands in. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function isPublicPage(path: string): path is PublicPage {
  return Object.hasOwn(publicPages, path);
}

/** The address of a page in a language; Polish is the one without a parameter. */
export function addressIn(publicUrl: string, path: string, language: Language): string {
  return `${publicUrl}${path === '/' ? '/' : path}${language === defaultLanguage ? '' : `?lang=${language}`}`;
}

const locales: Readonly<Record<Language, string>> = { pl: 'pl_PL', en: 'en_GB', de: 'de_DE', fr: 'fr_FR' };

function structuredData({ path, language, publicUrl }: Page): object | null {
  if (path === '/') {
    return { '@context': 'https://schema.org', '@type': 'WebSite', name: 'Atesto', url: `${publicUrl}/`, inLanguage: [...languages] };
  }
  if (path !== '/pricing') return null;
  return {
    '@context': 'https://schema.org',
    '@graph': planIds.map((plan) => ({
      '@type': 'Product',
      name: `Atesto ${planTexts[plan].name}`,
      description: planTexts[plan].description[language],
      image: `${publicUrl}/og-${language}.png`,
      brand: { '@type': 'Brand', name: 'Atesto' },
      offers: (
        [
          ['PLN', netPrices[plan].netGrosz],
          ['EUR', netPrices[plan].netCents],
        ] as const
      ).map(([priceCurrency, minor]) => ({
        '@type': 'Offer',
        price: minor / 100,
        priceCurrency,
        url: `${publicUrl}/pricing`,
        availability: 'https://schema.org/InStock',
        priceSpecification: { '@type': 'UnitPriceSpecification', price: minor / 100, priceCurrency, valueAddedTaxIncluded: false },
      })),
    })),
  };
}

function listing(page: Page): string[] {
  const { path, language, publicUrl, listed } = page;
  if (!listed || !isPublicPage(path)) return ['<meta name="robots" content="noindex" />'];
  const { title, description } = publicPages[path];
  const address = addressIn(publicUrl, path, language);
  const data = structuredData(page);
  return [
    `<meta name="description" content="${escaped(description[language])}" />`,
    `<link rel="canonical" href="${address}" />`,
    ...languages.map((one) => `<link rel="alternate" hreflang="${one}" href="${addressIn(publicUrl, path, one)}" />`),
    `<link rel="alternate" hreflang="x-default" href="${addressIn(publicUrl, path, defaultLanguage)}" />`,
    `<meta property="og:type" content="website" />`,
    `<meta property="og:site_name" content="Atesto" />`,
    `<meta property="og:title" content="${escaped(title[language])}" />`,
    `<meta property="og:description" content="${escaped(description[language])}" />`,
    `<meta property="og:url" content="${address}" />`,
    `<meta property="og:locale" content="${locales[language]}" />`,
    `<meta property="og:image" content="${publicUrl}/og-${language}.png" />`,
    `<meta property="og:image:width" content="1200" />`,
    `<meta property="og:image:height" content="630" />`,
    `<meta name="twitter:card" content="summary_large_image" />`,
    ...(data ? [`<script type="application/ld+json">${scriptJson(data)}</script>`] : []),
  ];
}

function titleOf({ path, language }: Page): string {
  if (!isPublicPage(path)) return 'Atesto';
  const title = publicPages[path].title[language];
  return path === '/' ? title : `${title} · Atesto`;
}

function preloads({ path, language, drawn, assets }: Page): string[] {
  const fonts = assets.fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin />`);
  if (drawn && stillPages.has(path)) return fonts;
  return [
    ...fonts,
    `<link rel="preload" href="${assets.words[language]}" as="fetch" crossorigin />`,
    ...assets.start.map((chunk) => `<link rel="modulepreload" href="${chunk}" />`),
  ];
}

/** The whole page: the built one with its language, head and, where the server has drawn it, its content. */
export function documentOf(shell: string, page: Page): string {
  const { path, language, drawn } = page;
  const marks = drawn ? ` data-rendered="${language}" data-hydrate="${stillPages.has(path) ? 'wanted' : 'now'}"` : '';
  const head = [...preloads(page), ...listing(page)].join('\n    ');
  const content = drawn
    ? `<div id="root">${drawn.html}</div><script type="application/json" id="state">${scriptJson(drawn.data)}</script>`
    : '<div id="root"></div>';
  return shell
    .replace('<html lang="pl">', () => `<html lang="${language}"${marks}>`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(titleOf(page))}</title>\n    ${head}`)
    .replace('<div id="root"></div>', () => content);
}
