import { certificatePage, publicPages, type PageText } from '#content/pages.ts';
import { planTexts } from '#content/plans.ts';
import type { Head } from '#contract/platform/server-rendered-payload.ts';
import { hasFact, isPath, type PathWith } from '#contract/platform/pages.ts';
import { certificateNumberPattern } from '#core/certificate/certification.ts';
import { defaultLanguage, languages, type Language } from '#core/platform/languages.ts';
import { netPrices, planIds } from '#core/account/entitlements/plans.ts';

/** A listed page without words does not compile. */
const words: Readonly<Record<PathWith<'listed'>, PageText>> = publicPages;
const locales: Readonly<Record<Language, string>> = { pl: 'pl_PL', en: 'en_GB', de: 'de_DE', fr: 'fr_FR' };

type PageRequest = Readonly<{
  path: string;
  language: Language;
  /** Whether the address names the language. */
  named: boolean;
  publicUrl: string;
  /** Whether what is requested within the page may be listed. */
  listed: boolean;
}>;

/** The address of a page in a language; Polish is the one without a parameter. */
export function addressIn(publicUrl: string, path: string, language: Language): string {
  return `${publicUrl}${path}${language === defaultLanguage ? '' : `?lang=${language}`}`;
}

function offers(plan: (typeof planIds)[number], publicUrl: string): object[] {
  const prices = [
    ['PLN', netPrices[plan].netGrosz],
    ['EUR', netPrices[plan].netCents],
  ] as const;
  return prices.map(([priceCurrency, minor]) => ({
    '@type': 'Offer',
    price: minor / 100,
    priceCurrency,
    url: `${publicUrl}/pricing`,
    availability: 'https://schema.org/InStock',
    priceSpecification: { '@type': 'UnitPriceSpecification', price: minor / 100, priceCurrency, valueAddedTaxIncluded: false },
  }));
}

function structuredData({ path, language, publicUrl }: PageRequest): object | null {
  if (path === '/') {
    return { '@context': 'https://schema.org', '@type': 'WebSite', name: 'Atesto', url: `${publicUrl}/`, inLanguage: [...languages] };
  }
  if (path !== '/pricing') return null;
  const products = planIds.map((plan) => ({
    '@type': 'Product',
    name: `Atesto ${planTexts[plan].name}`,
    description: planTexts[plan].description[language],
    image: `${publicUrl}/og-${language}.png`,
    brand: { '@type': 'Brand', name: 'Atesto' },
    offers: offers(plan, publicUrl),
  }));
  return { '@context': 'https://schema.org', '@graph': products };
}

function sharing({ language, publicUrl }: PageRequest, page: { title: string; description: string; address: string }): Head['properties'] {
  return {
    'og:type': 'website',
    'og:site_name': 'Atesto',
    'og:title': page.title,
    'og:description': page.description,
    'og:url': page.address,
    'og:locale': locales[language],
    'og:image': `${publicUrl}/og-${language}.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
  };
}

/** The number in the address of a certificate's page; null where there is none. */
function numberIn(path: string): string | null {
  const number = /^\/c\/([\w-]+)$/.exec(path)?.[1]?.toUpperCase() ?? '';
  return certificateNumberPattern.test(number) ? number : null;
}

/** Of a certificate only the number is shown: whether it is genuine is for the browser to find out. */
function headOfCertificate(request: PageRequest, number: string): Head {
  const { path, language, publicUrl } = request;
  const title = certificatePage.title[language].replace('{{number}}', number);
  const address = addressIn(publicUrl, path, language);
  return {
    title: `${title} · Atesto`,
    properties: sharing(request, { title, description: certificatePage.description[language], address }),
    listing: null,
  };
}

export function headOf(request: PageRequest): Head {
  const { path, language, named, publicUrl } = request;
  const number = numberIn(path);
  if (number) return headOfCertificate(request, number);
  if (!isPath(path) || !hasFact(path, 'listed')) return { title: 'Atesto', properties: {}, listing: null };
  const own = words[path].title[language];
  const title = path === '/' ? own : `${own} · Atesto`;
  if (!request.listed) return { title, properties: {}, listing: null };
  // Without a language in its address a page is the same page in whatever language it comes.
  const canonical = addressIn(publicUrl, path, named ? language : defaultLanguage);
  const description = words[path].description[language];
  return {
    title,
    properties: sharing(request, { title: own, description, address: canonical }),
    listing: {
      description,
      canonical,
      alternates: [
        ...languages.map((one) => ({ language: one, address: addressIn(publicUrl, path, one) })),
        { language: 'x-default', address: addressIn(publicUrl, path, defaultLanguage) },
      ],
      structured: structuredData(request),
    },
  };
}
