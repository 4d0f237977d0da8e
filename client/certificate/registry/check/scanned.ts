import { certificatePath } from '#contract/platform/pages.ts';
import { typedNumber } from '#core/certificate/certification.ts';

/** What a scanned code states: where it leads here, that it leads elsewhere, or nothing of ours. */
export type Scanned =
  | Readonly<{ kind: 'certificate' | 'report'; path: string }>
  | Readonly<{ kind: 'foreign'; host: string }>
  | Readonly<{ kind: 'other' }>;

/** An address as people type it, with a host and a path but without the scheme. */
const bareAddress = /^[^\s/?#@]+\.[^\s/?#@]+\//;

/** Reads what was typed or pasted: a number in any spelling, or an address with or without its scheme. */
export function readTyped(text: string, hosts: readonly string[]): Scanned {
  const plain = text.trim();
  return readScanned(bareAddress.test(plain) ? `https://${plain}` : plain, hosts);
}

/**
 * Reads a scanned code. Only numbers, and addresses of certificates on our own hosts, lead anywhere; what stands behind
 * the `#` of such an address is preserved, since it is for the page and not for the server.
 */
export function readScanned(text: string, hosts: readonly string[]): Scanned {
  const number = typedNumber(text);
  if (number) return { kind: 'certificate', path: certificatePath(number) };
  if (!URL.canParse(text)) return { kind: 'other' };
  const { protocol, host, pathname, searchParams, hash } = new URL(text);
  if (protocol !== 'https:' && protocol !== 'http:') return { kind: 'other' };
  if (!hosts.includes(host)) return { kind: 'foreign', host };
  // What stands in the code of a report is for the page of checks.
  if (pathname === '/sprawdz' && hash.startsWith('#r1.')) return { kind: 'report', path: `${pathname}${hash}` };
  const named = typedNumber(/^\/c\/([^/]+)$/.exec(pathname)?.[1] ?? '') ?? typedNumber(searchParams.get('cert') ?? '');
  return named ? { kind: 'certificate', path: `${certificatePath(named)}${hash}` } : { kind: 'other' };
}
