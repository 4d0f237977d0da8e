import { parse } from 'tldts';

/**
 * Public suffixes of others than a registry under which Polish companies hold names of their own all the same: cities and
 * trades, sold like any other domain.
 */
const soldAsDomains: ReadonlySet<string> = new Set([
  'art.pl',
  'gda.pl',
  'gdansk.pl',
  'gdynia.pl',
  'gliwice.pl',
  'krakow.pl',
  'med.pl',
  'poznan.pl',
  'sopot.pl',
  'wroc.pl',
  'zakopane.pl',
]);

/** Sites that many use, by registrable domain: having a page or a name there says nothing of the domain. */
const shared: ReadonlySet<string> = new Set(
  `
    facebook.com fb.com fb.me instagram.com linkedin.com lnkd.in x.com twitter.com tiktok.com youtube.com youtu.be pinterest.com
    vimeo.com threads.net messenger.com wa.me whatsapp.com t.me google.com google.pl goo.gl g.page business.site gmail.com
    outlook.com live.com office.com allegro.pl allegrolokalnie.pl olx.pl otomoto.pl otodom.pl gratka.pl sprzedajemy.pl
    amazon.com amazon.pl ebay.com ebay.pl etsy.com booking.com airbnb.com tripadvisor.com booksy.com znanylekarz.pl fixly.pl
    oferteo.pl panoramafirm.pl pkt.pl aleo.com gowork.pl biznesfinder.pl firmy.net useme.com oferia.pl wordpress.com
    wordpress.org wix.com weebly.com webnode.com webnode.pl webnode.page strikingly.com squarespace.com godaddysites.com
    jimdo.com jimdosite.com jimdofree.com site123.me tilda.ws ucraft.com webwave.dev linktr.ee carrd.co about.me notion.so
    notion.site canva.site medium.com substack.com tumblr.com livejournal.com github.com gitlab.com bitbucket.org behance.net
    dribbble.com flickr.com wp.pl onet.pl interia.pl o2.pl gazeta.pl op.pl poczta.pl home.pl nazwa.pl lh.pl az.pl ovh.pl cba.pl
    prv.pl za.pl c0.pl republika.pl friko.pl strefa.pl manifo.com cafe24.com webd.pl hekko24.pl shoper.pl shoparena.pl sklep.pl
    sky-shop.pl shopify.com bip.gov.pl bip.pl www.gov.pl biznes.gov.pl edupage.org biuletyn.net bit.ly tinyurl.com cutt.ly
  `
    .trim()
    .split(/\s+/),
);

/** The language or name of a start page; a longer path is a page on somebody's site. */
const startPage = /^\/(?:(?:pl|en|de|fr|index|home)(?:\.[a-z]{2,5})?\/?)?$/i;

/** A host without `www.`: both are one site. */
export function bareHost(host: string): string {
  return host.replace(/^www\./, '');
}

/** The host of a website as a register holds it, or why it proves nothing. */
export type WebsiteHost = Readonly<{ host: string }> | Readonly<{ problem: 'malformed' | 'shared' }>;

function addressOf(written: string): URL | null {
  const text = written.trim();
  if (text === '' || text.length > 300 || /[\s@\\]/.test(text)) return null;
  try {
    return new URL(/^[a-z]+:\/\//i.test(text) ? text : `https://${text}`);
  } catch {
    return null;
  }
}

function isShared(host: string, path: string): boolean {
  const { domain, publicSuffix, isPrivate } = parse(host, { allowPrivateDomains: true });
  if (!domain || domain === publicSuffix || shared.has(host) || shared.has(domain)) return true;
  if (isPrivate && !soldAsDomains.has(publicSuffix ?? '')) return true;
  // Without www a name must still be somebody's, not a suffix.
  const bare = parse(bareHost(host), { allowPrivateDomains: true });
  return bare.domain === null || shared.has(bare.domain) || !startPage.test(path);
}

/**
 * Reads the website that a register holds, however it is written there. A host that many share, a page on somebody's site,
 * an address of numbers, another port and a name with a secret prove nothing.
 */
export function websiteHost(written: string): WebsiteHost {
  const url = addressOf(written);
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password || url.port) return { problem: 'malformed' };
  const host = url.hostname.toLowerCase().replace(/\.$/, '');
  const { isIp, domain } = parse(host, { allowPrivateDomains: true });
  if (isIp || !host.includes('.') || !/^[a-z0-9.-]+$/.test(host) || host.length > 200) return { problem: 'malformed' };
  if (domain === null && host.split('.').length < 2) return { problem: 'malformed' };
  return isShared(host, url.pathname) || url.search || url.hash ? { problem: 'shared' } : { host };
}
