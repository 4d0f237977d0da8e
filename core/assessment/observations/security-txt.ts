import { readInstant } from '#core/platform/calendar/instant.ts';
import type { Finding, ObservationReason } from './checks.ts';
import { finding, pageLines } from './findings.ts';
import type { Network, Page } from './network.ts';

const path = '/.well-known/security.txt';
const redirectsAtMost = 5;

/** An address that states how it is used; one of the web is encrypted (RFC 9116, section 2.5.3). */
function isContact(value: string): boolean {
  return /^[a-z][a-z0-9+.-]*:\S+$/i.test(value) && !/^http:/i.test(value);
}

const dateTime = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})$/;

/** An instant after RFC 3339; null for what is none. */
function readDateTime(text: string): Date | null {
  const upper = text.toUpperCase();
  const day = dateTime.exec(upper)?.[1];
  if (day === undefined || !readInstant(`${day}T00:00Z`)) return null;
  const at = new Date(upper);
  return Number.isNaN(at.getTime()) ? null : at;
}

/** The values of a field, of a file that may be signed (RFC 9580, section 7): a line of that text may begin with `- `. */
function valuesOf(body: string, field: string): string[] {
  const [text = ''] = body.split('-----BEGIN PGP SIGNATURE-----', 1);
  return text.split('\n').flatMap((line) => {
    const plain = line.startsWith('- ') ? line.slice(2) : line;
    const colon = plain.indexOf(':');
    return colon > 0 && plain.slice(0, colon).trim().toLowerCase() === field ? [plain.slice(colon + 1).trim()] : [];
  });
}

function reasonOfFile(body: string, now: Date): ObservationReason {
  const contacts = valuesOf(body, 'contact');
  const [expires = '', ...more] = valuesOf(body, 'expires');
  const until = readDateTime(expires);
  if (!until || more.length > 0 || contacts.length === 0 || !contacts.every(isContact)) return 'security_txt_invalid';
  return until > now ? 'security_txt_valid' : 'security_txt_expired';
}

/** Many servers answer 200 with a page that says there is nothing. */
function isText({ headers, body }: Page): boolean {
  return /^\s*text\/plain\s*(?:;|$)/i.test(headers['content-type'] ?? '') && !body.trimStart().startsWith('<');
}

function reasonOfPage(page: Page, now: Date): ObservationReason {
  if (page.status === 404 || page.status === 410) return 'security_txt_none';
  if (page.status !== 200) return 'unreadable';
  return isText(page) ? reasonOfFile(page.body, now) : 'security_txt_none';
}

/** security.txt (RFC 9116): whoever finds a weakness can read whom to notify. */
export async function observeSecurityTxt(host: string, network: Pick<Network, 'https'>, now: Date): Promise<Finding> {
  const page = await network.https(host, path, redirectsAtMost);
  const lines = pageLines(`https://${host}${path}`, page, ['content-type']);
  if ('failure' in page) return finding('unreadable', lines);
  return finding(reasonOfPage(page, now), [
    ...lines,
    ...page.body
      .slice(0, 4000)
      .split('\n')
      .map((line) => line.trimEnd()),
  ]);
}
