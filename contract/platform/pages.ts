/** Who gets the screen of a page; everybody else is asked to sign in, or shown that there is none. */
export type Audience = 'everybody' | 'visitors' | 'members' | 'operators' | 'accountants';

/** When the application starts in a page that the server has drawn. */
export type Start = 'still' | 'lively' | 'prompt';

/** What is true of a page. Its words are in `content/pages.ts`, its screen in `client/screens.tsx`, or in `client/member-screens.tsx` where a session is needed. */
type Facts = Readonly<{
  for: Audience;
  /** Offered to search engines; every other page asks not to be listed. */
  listed?: true;
  /**
   * Drawn on the server for visitors. On a still page there is nothing to type into, so the application waits until
   * somebody touches it; on a lively one it starts by itself too, seconds later, on a prompt one at once.
   */
  drawn?: Start;
  /** Whether it may ask for the camera. */
  camera?: true;
  /** Shown inside pages of other sites: bare, and without asking who looks. */
  embedded?: true;
  /** Its address is a secret, or holds one that was mailed: no other site learns of it, and nobody caches the page. */
  secret?: true;
  /** The legal document that the page shows. */
  legal?: string;
  /** Whether the visitor's header leads there. */
  header?: true;
  /** Under which heading the footer leads there. */
  footer?: 'product' | 'documents';
}>;

/** Every page of the browser application; any other path is shown as not found, with status 404. Menus keep this order. */
export const pages = {
  '/': { for: 'everybody', listed: true, drawn: 'still' },
  '/rejestr': { for: 'everybody', listed: true, drawn: 'lively', header: true, footer: 'product' },
  '/sprawdz': { for: 'everybody', listed: true, drawn: 'lively', camera: true, header: true, footer: 'product' },
  '/c/:number': { for: 'everybody', drawn: 'prompt' },
  '/embed/c/:number': { for: 'everybody', embedded: true },
  '/embed/czy-podlegam': { for: 'everybody', drawn: 'lively', embedded: true },
  '/u/:token': { for: 'everybody', secret: true },
  '/dziennik': { for: 'everybody', listed: true, drawn: 'lively', footer: 'product' },
  '/pricing': { for: 'everybody', listed: true, drawn: 'lively', header: true, footer: 'product' },
  '/czy-podlegam': { for: 'everybody', listed: true, drawn: 'lively', header: true, footer: 'product' },
  '/dostawcy': { for: 'everybody', listed: true, drawn: 'lively', footer: 'product' },
  '/zmiany-prawa': { for: 'everybody', listed: true, drawn: 'still', footer: 'product' },
  '/api': { for: 'everybody', listed: true, drawn: 'still', footer: 'product' },
  '/login': { for: 'everybody', listed: true, drawn: 'lively', footer: 'product' },
  '/register': { for: 'visitors', listed: true, drawn: 'lively' },
  '/forgot-password': { for: 'visitors', drawn: 'lively' },
  '/reset-password': { for: 'everybody', secret: true },
  '/verify-email': { for: 'everybody', secret: true },
  '/resend-verification': { for: 'visitors', drawn: 'lively' },
  '/unsubscribe': { for: 'everybody', secret: true },
  '/to-nie-my': { for: 'everybody', secret: true },
  '/koniec-zapytan': { for: 'everybody', secret: true },
  '/zaproszenie': { for: 'everybody', secret: true },
  '/gosc': { for: 'everybody', secret: true },
  '/przeczytaj': { for: 'everybody', secret: true },
  '/dostep': { for: 'everybody', secret: true },
  '/privacy-policy': { for: 'everybody', listed: true, drawn: 'still', legal: 'privacy-policy', footer: 'documents' },
  '/cookie-policy': { for: 'everybody', listed: true, drawn: 'still', legal: 'cookie-policy', footer: 'documents' },
  '/terms-of-sale': { for: 'everybody', listed: true, drawn: 'still', legal: 'terms-of-sale', footer: 'documents' },
  '/terms-of-certification': { for: 'everybody', listed: true, drawn: 'still', legal: 'terms-of-certification', footer: 'documents' },
  '/odstapienie': { for: 'everybody', drawn: 'lively', footer: 'documents' },
  '/reklamacja': { for: 'everybody', drawn: 'lively', footer: 'documents' },
  '/zmiana-dostawcy': { for: 'everybody', listed: true, drawn: 'still', legal: 'switching', footer: 'documents' },
  '/dostepnosc': { for: 'everybody', listed: true, drawn: 'still', legal: 'accessibility', footer: 'documents' },
  '/payment/success': { for: 'everybody' },
  '/payment/cancel': { for: 'everybody' },
  '/nis2': { for: 'members' },
  '/ai-act': { for: 'members' },
  '/arkusz': { for: 'members' },
  '/udostepnianie': { for: 'members' },
  '/obowiazki': { for: 'members' },
  '/obowiazki/audyt': { for: 'members' },
  '/obowiazki/wykaz': { for: 'members' },
  '/obowiazki/zarzad': { for: 'members' },
  '/plan-dzialan': { for: 'members' },
  '/systemy-ai': { for: 'members' },
  '/systemy-ai/kompetencje': { for: 'members' },
  '/systemy-ai/:id': { for: 'members' },
  '/systemy-ai/:id/fria': { for: 'members' },
  '/systemy-ai/:id/rejestracja': { for: 'members' },
  '/systemy-ai/:id/art-26': { for: 'members' },
  '/wzory': { for: 'members' },
  '/wzory/:id': { for: 'members' },
  '/dowody': { for: 'members' },
  '/domeny': { for: 'members' },
  '/moje-zadania': { for: 'members' },
  '/powiadomienia': { for: 'members' },
  '/fakty': { for: 'members' },
  '/kontrola': { for: 'members' },
  '/goscie': { for: 'members' },
  '/ankiety': { for: 'members' },
  '/ankiety/:id': { for: 'members' },
  '/incydenty': { for: 'members' },
  '/incydenty/:id': { for: 'members' },
  '/certyfikaty': { for: 'members' },
  '/historia': { for: 'members' },
  '/porownanie': { for: 'members' },
  '/abonament': { for: 'members' },
  '/potwierdzenie-firmy': { for: 'members' },
  '/ustawienia': { for: 'members' },
  '/ustawienia/konto': { for: 'members' },
  '/ustawienia/wiadomosci': { for: 'members' },
  '/ustawienia/organizacja': { for: 'members' },
  '/ustawienia/raporty': { for: 'members' },
  '/ustawienia/bezpieczenstwo': { for: 'members', secret: true },
  '/ustawienia/klucze': { for: 'members' },
  '/ustawienia/dane': { for: 'members' },
  '/ustawienia/zakonczenie': { for: 'members' },
  '/zespol': { for: 'members' },
  '/klienci': { for: 'members' },
  '/operator': { for: 'operators' },
  '/ksiegowosc': { for: 'accountants' },
} as const satisfies Readonly<Record<`/${string}`, Facts>>;

type Pages = typeof pages;
export type Path = keyof Pages;
export type PathWith<F extends keyof Facts> = { [P in Path]: F extends keyof Pages[P] ? P : never }[Path];
/** A page for those alone who are signed in. */
export type MemberPath = { [P in Path]: Pages[P]['for'] extends 'everybody' | 'visitors' ? never : P }[Path];

export const paths = Object.keys(pages) as Path[];

export function isPath(path: string): path is Path {
  return Object.hasOwn(pages, path);
}

/** The page at an address, where a part of its path may be anything. */
export function pageAt(path: string): Path | null {
  if (isPath(path)) return path;
  const parts = path.split('/');
  const fits = (page: string): boolean => {
    const wanted = page.split('/');
    return (
      wanted.length === parts.length && wanted.every((part, index) => (part.startsWith(':') ? parts[index] !== '' : part === parts[index]))
    );
  };
  return paths.find(fits) ?? null;
}

/**
 * Where to go after signing in: only a path of this site may be asked for; without one it is the own start page. Browsers drop tabs and line
 * breaks out of addresses (URL Standard).
 */
export function placeAfterSignIn(next: string | null, start: Path = '/'): string {
  return next && /^\/(?![/\\])\P{Cc}*$/u.test(next) ? next : start;
}

/** The page of a certificate, as links, printed addresses and QR codes name it. */
export function certificatePath(number: string): string {
  return `/c/${encodeURIComponent(number)}`;
}

/** The check of a certificate for other people's pages. */
export function embeddedPath(number: string): string {
  return `/embed${certificatePath(number)}`;
}

export function factsOf(path: Path): Facts {
  return pages[path];
}

export function hasFact<F extends keyof Facts>(path: Path, fact: F): path is PathWith<F> {
  return fact in pages[path];
}

export function needsSession(path: Path): path is MemberPath {
  const { for: audience } = factsOf(path);
  return audience !== 'everybody' && audience !== 'visitors';
}

/** The pages of which a fact is reported, in their order. */
export function pathsWith<F extends keyof Facts>(fact: F): PathWith<F>[] {
  return paths.filter((path) => hasFact(path, fact));
}
