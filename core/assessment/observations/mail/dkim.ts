import type { Finding, ObservationReason } from '#core/assessment/observations/checks.ts';
import { finding, recordsOf, txtLines } from '#core/assessment/observations/findings.ts';
import type { DnsAnswer, Network } from '#core/assessment/observations/network.ts';
import { readBase64, rsaBits } from './rsa.ts';
import { readTags } from './tags.ts';

/** Names under which common mail services and servers publish their keys. There is no list of a domain's selectors: others stay unseen. */
export const knownSelectors: readonly string[] = [
  'default',
  'dkim',
  'dkim1',
  'mail',
  'smtp',
  'google',
  'selector1',
  'selector2',
  's1',
  's2',
  'k1',
  'k2',
  'k3',
  'zoho',
  'mandrill',
  'mailjet',
  'protonmail',
  'fm1',
  'sig1',
  'pm',
];

/** Nobody's selector: what is answered to it is answered to every name. */
const nobody = 'atesto-none';

/** `weak` below 1024 bits, which no receiver accepts; `short` below 2048 (RFC 8301, section 3.2). */
type Key = Readonly<{ strength: 'revoked' | 'weak' | 'short' | 'strong'; isTesting: boolean }>;

function strengthOf(kind: string, published: string): Key['strength'] | null {
  if (published === '') return 'revoked';
  const bytes = readBase64(published);
  // The bare key (RFC 8463, section 4.2).
  if (kind === 'ed25519') return bytes?.length === 32 ? 'strong' : null;
  const bits = kind === 'rsa' && bytes ? rsaBits(bytes) : null;
  if (bits === null) return null;
  if (bits < 1024) return 'weak';
  return bits < 2048 ? 'short' : 'strong';
}

function listed(value: string | undefined, otherwise: string): string[] {
  return (value ?? otherwise).split(':').map((one) => one.trim().toLowerCase());
}

/** A key for mail (RFC 6376, section 3.6.1); null for what a receiver would pass over. */
function readKey(text: string): Key | null {
  const { tags, isClean } = readTags(text);
  const published = tags.get('p');
  const version = tags.get('v');
  const isOurs = version === undefined || (version === 'DKIM1' && /^\s*v/i.test(text));
  const isForMail = listed(tags.get('s'), '*').some((service) => service === '*' || service === 'email');
  if (!isClean || published === undefined || !isOurs || !isForMail) return null;
  const strength = strengthOf((tags.get('k') ?? 'rsa').toLowerCase(), published.replaceAll(/\s/g, ''));
  return strength && { strength, isTesting: listed(tags.get('t'), '').includes('y') };
}

function reasonOf(found: readonly Key[]): ObservationReason {
  const keys = found.filter(({ strength }) => strength !== 'revoked');
  if (keys.length === 0) return found.length > 0 ? 'dkim_revoked' : 'dkim_unfound';
  if (keys.some(({ strength }) => strength === 'weak')) return 'dkim_weak';
  if (keys.some(({ strength }) => strength === 'short')) return 'dkim_short';
  return keys.some(({ isTesting }) => isTesting) ? 'dkim_testing' : 'dkim_strong';
}

type KeyLookup = Readonly<{ name: string; answer: DnsAnswer<string> }>;

/** DKIM (RFC 6376): the weakest of the keys that are found counts. That none is found says nothing. */
export async function observeDkim(
  domain: string,
  network: Pick<Network, 'txt'>,
  selectors: readonly string[] = knownSelectors,
): Promise<Finding> {
  const query = async (selector: string): Promise<KeyLookup> => {
    const name = `${selector}._domainkey.${domain}`;
    return { name, answer: await network.txt(name) };
  };
  const [wild, ...asked] = await Promise.all([nobody, ...selectors].map(query));
  const everywhere = new Set(wild ? recordsOf(wild.answer) : []);
  const own = asked.filter(({ answer }) => recordsOf(answer).some((text) => !everywhere.has(text)));
  const lines = [...own, ...(own.length > 0 ? [] : asked)].flatMap(({ name, answer }) => txtLines(name, answer));
  const raw = wild ? [...lines, ...txtLines(wild.name, wild.answer)] : lines;
  const keys = own
    .flatMap(({ answer }) => recordsOf(answer))
    .filter((text) => !everywhere.has(text))
    .flatMap((text) => readKey(text) ?? []);
  // Without that answer, a key of every name would be taken for one of the organisation's own.
  const isUnread = wild?.answer.status === 'failed' || asked.every(({ answer }) => answer.status === 'failed');
  return finding(isUnread ? 'unreadable' : reasonOf(keys), raw);
}
