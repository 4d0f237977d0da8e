import { planTexts } from '#content/plans.ts';
import { publicPages, type PublicPage } from '#content/pages.ts';
import { defaultLanguage, languages, type Language } from '#core/languages.ts';
import { netPrices, planIds } from '#core/plans.ts';
import { escaped } from '#server/markup.ts';
import type { Drawn } from './rendering.ts';

type Page = Readonly<{
  path: string;
  language: Language;
  asked: boolean;
  publicUrl: string;
  drawn: Drawn | null;
  listed: boolean;
  assets: Assets;
}>;

/** What the head names or holds: hashed addresses, and the styles and the first script, which save two journeys inline. */
export type Assets = Readonly<{
  words: Readonly<Record<Language, string>>;
  fonts: readonly string[];
  start: readonly string[];
  styles: string;
  firstScript: string;
}>;

/** Pages without anything to type into: the application waits until somebody touches them. */
const stillPages = new Set(['/', '/privacy-policy', '/cookie-policy', '/terms-of-sale', '/terms-of-certification', '/dostepnosc']);

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
  const { path, language, publicUrl, listed, asked } = page;
  if (!listed || !isPublicPage(path)) return ['<meta name="robots" content="noindex" />'];
  const { title, description } = publicPages[path];
  // Without a language in its address a page is the same page in whatever language it comes.
  const address = addressIn(publicUrl, path, asked ? language : defaultLanguage);
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

function preloads({ language, drawn, assets }: Page): string[] {
  const fonts = assets.fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin />`);
  if (drawn) return fonts;
  return [
    ...fonts,
    `<link rel="preload" href="${assets.words[language]}" as="fetch" crossorigin />`,
    ...assets.start.map((chunk) => `<link rel="modulepreload" href="${chunk}" />`),
  ];
}

/** A delivered page holds its styles and first script, so that it shows without asking for anything else. */
function inlined(shell: string, { styles, firstScript }: Assets): string {
  return shell
    .replace(/<script src="\/theme\.js"><\/script>/, () => `<script>${firstScript}</script>`)
    .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${styles}</style>`);
}

/** The whole page: the built one with its language, head and, where the server has drawn it, its content. */
export function documentOf(shell: string, page: Page): string {
  const { path, language, drawn } = page;
  const marks = drawn ? ` data-rendered="${language}" data-hydrate="${stillPages.has(path) ? 'wanted' : 'idle'}"` : '';
  const head = [...preloads(page), ...listing(page)].join('\n    ');
  const content = drawn
    ? `<div id="root">${drawn.html}</div><script type="application/json" id="state">${scriptJson(drawn.data)}</script>`
    : '<div id="root"></div>';
  const whole = drawn ? inlined(shell, page.assets) : shell;
  return whole
    .replace('<html lang="pl">', () => `<html lang="${language}"${marks}>`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(titleOf(page))}</title>\n    ${head}`)
    .replace('<div id="root"></div>', () => content);
}
