import { certificatePath } from '#contract/pages.ts';
import { certificateNumberPattern } from '#core/certification.ts';

/** What a scanned code says: where it leads here, that it leads elsewhere, or nothing of ours. */
export type Scanned =
  | Readonly<{ kind: 'certificate'; path: string }>
  | Readonly<{ kind: 'foreign'; host: string }>
  | Readonly<{ kind: 'other' }>;

function numberIn(text: string): string | null {
  const number = text.trim().toUpperCase();
  return certificateNumberPattern.test(number) ? number : null;
}

/**
 * Reads a scanned code. Only numbers, and addresses of certificates on our own hosts, lead anywhere; what stands behind
 * the `#` of such an address is kept, since it is for the page and not for the server.
 */
export function readScanned(text: string, hosts: readonly string[]): Scanned {
  const number = numberIn(text);
  if (number) return { kind: 'certificate', path: certificatePath(number) };
  if (!URL.canParse(text)) return { kind: 'other' };
  const { protocol, host, pathname, searchParams, hash } = new URL(text);
  if (protocol !== 'https:' && protocol !== 'http:') return { kind: 'other' };
  if (!hosts.includes(host)) return { kind: 'foreign', host };
  const named = numberIn(/^\/c\/([^/]+)$/.exec(pathname)?.[1] ?? '') ?? numberIn(searchParams.get('cert') ?? '');
  return named ? { kind: 'certificate', path: `${certificatePath(named)}${hash}` } : { kind: 'other' };
}
