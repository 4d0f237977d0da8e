import { pages, pathsWith, type PathWith } from '#contract/platform/pages.ts';

const headerKeys = {
  '/rejestr': 'nav.registry',
  '/sprawdz': 'nav.check',
  '/pricing': 'nav.pricing',
  '/czy-podlegam': 'nav.scope',
} as const satisfies Readonly<Record<PathWith<'header'>, string>>;

const footerKeys = {
  '/rejestr': 'footer.registry',
  '/sprawdz': 'landing.check',
  '/dziennik': 'publicLog.title',
  '/pricing': 'nav.pricing',
  '/czy-podlegam': 'nav.scope',
  '/dostawcy': 'nav.suppliers',
  '/zmiany-prawa': 'lawChanges.title',
  '/api': 'apiPage.title',
  '/login': 'nav.login',
  '/privacy-policy': 'footer.privacy',
  '/cookie-policy': 'footer.cookies',
  '/terms-of-sale': 'footer.sale',
  '/terms-of-certification': 'footer.certification',
  '/odstapienie': 'footer.withdrawal',
  '/reklamacja': 'footer.complaint',
  '/zmiana-dostawcy': 'footer.switching',
  '/dostepnosc': 'footer.accessibility',
} as const satisfies Readonly<Record<PathWith<'footer'>, string>>;

/** Where the header leads a visitor. */
export const headerPlaces = pathsWith('header').map((path) => ({ path, key: headerKeys[path] }));

/** Where the footer leads, under one of its headings. */
export function footerPlaces(heading: 'product' | 'documents') {
  const places = pathsWith('footer').filter((path) => pages[path].footer === heading);
  return places.map((path) => ({ path, key: footerKeys[path] }));
}
