import type { Finding, ObservationReason } from './checks.ts';
import { finding, pageLines } from './findings.ts';
import { plainName } from './names.ts';
import type { Failed, Network, Page, TlsReading } from './network.ts';
import { observeSecurityTxt } from './security-txt.ts';

type WebCheck = 'tls' | 'certificate' | 'hsts' | 'https_redirect' | 'security_txt';
type WebNetwork = Pick<Network, 'hasAddress' | 'tls' | 'https' | 'http'>;

/** A share of the certificate's life and no number of days: some live for six days. */
const lastShare = 0.2;
const yearSeconds = 31_536_000;

/** RFC 8996 forbids TLS 1.0 and 1.1. */
function reasonOfVersions({ accepted }: TlsReading): ObservationReason {
  if (accepted.includes('TLSv1') || accepted.includes('TLSv1.1')) return 'tls_old';
  if (accepted.includes('TLSv1.3')) return 'tls_13';
  return accepted.includes('TLSv1.2') ? 'tls_12' : 'unreadable';
}

const reasonOfProblem = { name: 'certificate_name', expired: 'certificate_expired', untrusted: 'certificate_untrusted' } as const;

function reasonOfCertificate({ from, until, problem }: TlsReading['certificate'], now: Date): ObservationReason {
  if (problem) return reasonOfProblem[problem];
  const life = until.getTime() - from.getTime();
  const left = until.getTime() - now.getTime();
  if (Number.isNaN(life)) return 'unreadable';
  if (left <= 0 || left > life) return 'certificate_expired';
  return left < life * lastShare ? 'certificate_ending' : 'certificate_valid';
}

function instantText(instant: Date): string {
  return Number.isNaN(instant.getTime()) ? '?' : instant.toISOString();
}

/** Both findings that one series of handshakes gives. */
async function observeTls(host: string, network: WebNetwork, now: Date): Promise<Record<'tls' | 'certificate', Finding>> {
  const reading = await network.tls(host);
  if ('failure' in reading) {
    const unread = finding('unreadable', [`${host}:443 ${reading.failure}`]);
    return { tls: unread, certificate: unread };
  }
  const { accepted, certificate } = reading;
  const { from, until, problem } = certificate;
  return {
    tls: finding(reasonOfVersions(reading), [`${host}:443 ${accepted.join(' ') || 'no handshake'}`]),
    certificate: finding(reasonOfCertificate(certificate, now), [
      `${host}:443 certificate ${instantText(from)} – ${instantText(until)}, ${problem ?? 'no problem'}`,
    ]),
  };
}

/** Seconds; null for a header that a browser would not heed (RFC 6797, section 6.1). Of two headers the first counts. */
function maxAgeOf(header: string): number | null {
  const [first = ''] = header.split(',', 1);
  const parts = first.split(';').map((part) => part.trim().toLowerCase());
  const ages = parts.filter((part) => /^max-age\s*=/.test(part));
  const digits = /^max-age\s*=\s*("?)(\d+)\1$/.exec(ages[0] ?? '')?.[2];
  return ages.length === 1 && digits !== undefined ? Number(digits) : null;
}

/** HSTS, at the first answer over https: a redirection carries it too. */
async function observeHsts(host: string, network: WebNetwork): Promise<Finding> {
  const header = 'strict-transport-security';
  const page = await network.https(host, '/', 0);
  const lines = pageLines(`https://${host}/`, page, [header]);
  if ('failure' in page) return finding('unreadable', lines);
  const maxAge = maxAgeOf(page.headers[header] ?? '');
  if (maxAge === null) return finding('hsts_none', lines);
  return finding(maxAge >= yearSeconds ? 'hsts_year' : 'hsts_short', lines);
}

/** Where a `Location` leads from plain http; without a scheme it stays there, and without a host at its own. Browsers read `\` as `/`. */
function reasonOfLocation(location: string, host: string): ObservationReason {
  const match = /^(?:(https?):)?[/\\]{2}([^/\\?#]*)/i.exec(location);
  if (!match) return 'redirect_elsewhere';
  const isHttps = match[1]?.toLowerCase() === 'https';
  const authority = match[2] ?? '';
  const [name = '', port, more] = authority.slice(authority.lastIndexOf('@') + 1).split(':', 3);
  const isUsual = more === undefined && (port === undefined || port === '' || port === '443');
  return isHttps && isUsual && plainName(name) === host ? 'redirect_same' : 'redirect_elsewhere';
}

const redirections: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

function reasonOfHttp(page: Page | Failed, host: string): ObservationReason {
  if ('failure' in page) return page.failure === 'closed' ? 'http_closed' : 'unreadable';
  const location = page.headers.location?.trim() ?? '';
  if (page.status >= 200 && page.status < 300) return 'http_content';
  return redirections.has(page.status) && location !== '' ? reasonOfLocation(location, host) : 'redirect_refused';
}

/** Whoever comes by plain http is sent to https at once, or finds nothing there. */
async function observeRedirect(host: string, network: WebNetwork): Promise<Finding> {
  const page = await network.http(host);
  return finding(reasonOfHttp(page, host), pageLines(`http://${host}/`, page, ['location']));
}

async function hostOf(domain: string, network: WebNetwork): Promise<string | null> {
  for (const host of [domain, `www.${domain}`]) if (await network.hasAddress(host)) return host;
  return null;
}

/** What concerns the website of a domain, at its own name or, where that has no address, at `www.`. */
export async function observeWeb(domain: string, network: WebNetwork, now: Date): Promise<Record<WebCheck, Finding>> {
  const host = await hostOf(domain, network);
  if (host === null) {
    const none = finding('no_website', [`${domain} no address`, `www.${domain} no address`]);
    return { tls: none, certificate: none, hsts: none, https_redirect: none, security_txt: none };
  }
  const [handshakes, hsts, redirect, securityTxt] = await Promise.all([
    observeTls(host, network, now),
    observeHsts(host, network),
    observeRedirect(host, network),
    observeSecurityTxt(host, network, now),
  ]);
  return { ...handshakes, hsts, https_redirect: redirect, security_txt: securityTxt };
}
