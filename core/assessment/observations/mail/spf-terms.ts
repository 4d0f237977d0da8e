import { isDomainName } from '#core/assessment/observations/names.ts';

export type Qualifier = '+' | '-' | '~' | '?';

export type Directive = Readonly<{
  qualifier: Qualifier;
  mechanism: string;
  /** The name it is about; empty for the domain itself. */
  target: string;
  /** The target is made from the mail that is judged (RFC 7208, section 7), so nobody knows it beforehand. */
  hasMacros: boolean;
  /** It is a network that every address of its kind is in. */
  isEverywhere: boolean;
}>;

export type SpfRecord = Readonly<{
  /** In their order, up to `all`: what stands behind it is never evaluated (section 5.1). */
  directives: readonly Directive[];
  redirect: Readonly<{ target: string; hasMacros: boolean }> | null;
}>;

/** `v=spf1`, alone or before a space (section 4.5). */
export function isSpf(text: string): boolean {
  return /^v=spf1(?: |$)/i.test(text);
}

const macros = /%(?:[%_-]|\{[slodiphcrtv]\d*r?[-.+,/_=]*\})/gi;

/** A domain-spec; null for one that cannot be read. */
function readTarget(text: string): SpfRecord['redirect'] {
  if (!text.includes('%')) return isDomainName(text) ? { target: text, hasMacros: false } : null;
  return text.replaceAll(macros, '').includes('%') ? null : { target: text, hasMacros: true };
}

function isPrefix(digits: string | undefined, most: number): boolean {
  return digits === undefined || (Number(digits) <= most && (digits === '0' || !digits.startsWith('0')));
}

function isIp4(text: string): boolean {
  const parts = text.split('.', 5);
  return parts.length === 4 && parts.every((part) => /^\d{1,3}$/.test(part) && isPrefix(part, 255));
}

function isIp6(text: string): boolean {
  if (text.length > 45) return false;
  const halves = text.split('::');
  const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':')));
  const last = groups.at(-1) ?? '';
  const isMixed = last.includes('.');
  const count = groups.length + (isMixed ? 1 : 0);
  const areGroups = groups.slice(0, isMixed ? -1 : undefined).every((group) => /^[0-9a-f]{1,4}$/i.test(group));
  return areGroups && (!isMixed || isIp4(last)) && (halves.length === 2 ? count <= 7 : halves.length === 1 && count === 8);
}

type Place = Pick<Directive, 'target' | 'hasMacros' | 'isEverywhere'>;

const here: Place = { target: '', hasMacros: false, isEverywhere: false };

function named(text: string): Place | null {
  const target = readTarget(text);
  return target && { ...target, isEverywhere: false };
}

/** `ip4:` and `ip6:`. */
function readNetwork(rest: string, isAddress: (text: string) => boolean, most: number): Place | null {
  const [address = '', prefix, more] = rest.slice(1).split('/', 3);
  const isNumber = prefix === undefined || /^\d{1,3}$/.test(prefix);
  if (!rest.startsWith(':') || more !== undefined || !isNumber || !isPrefix(prefix, most) || !isAddress(address)) return null;
  return { target: address, hasMacros: false, isEverywhere: prefix === '0' };
}

/** `a` and `mx`: a name or none, then the lengths of two prefixes or none. */
function readHosts(rest: string): Place | null {
  const match = /^(.*?)(?:\/(\d{1,2}))?(?:\/\/(\d{1,3}))?$/s.exec(rest);
  if (!match || !isPrefix(match[2], 32) || !isPrefix(match[3], 128)) return null;
  const [, name = ''] = match;
  if (name === '') return here;
  return name.startsWith(':') ? named(name.slice(1)) : null;
}

const places: Readonly<Record<string, (rest: string) => Place | null>> = {
  all: (rest) => (rest === '' ? here : null),
  include: (rest) => (rest.startsWith(':') ? named(rest.slice(1)) : null),
  exists: (rest) => (rest.startsWith(':') ? named(rest.slice(1)) : null),
  a: readHosts,
  mx: readHosts,
  ptr: (rest) => (rest === '' ? here : rest.startsWith(':') ? named(rest.slice(1)) : null),
  ip4: (rest) => readNetwork(rest, isIp4, 32),
  ip6: (rest) => readNetwork(rest, isIp6, 128),
};

const qualifiers: Readonly<Record<string, Qualifier>> = { '': '+', '+': '+', '-': '-', '~': '~', '?': '?' };

function readDirective(term: string): Directive | null {
  const match = /^([-+~?]?)(all|include|a|mx|ptr|ip4|ip6|exists)(?=[:/]|$)/i.exec(term);
  if (!match) return null;
  const [head, sign = '', name = ''] = match;
  const mechanism = name.toLowerCase();
  const place = places[mechanism]?.(term.slice(head.length));
  const qualifier = qualifiers[sign];
  return place && qualifier ? { qualifier, mechanism, ...place } : null;
}

const modifier = /^([a-z][a-z0-9_.-]*)=/i;

/** `redirect` and `exp` stand there once at most (section 6); a modifier that nobody knows is passed over. */
function readModifiers(terms: readonly string[]): Pick<SpfRecord, 'redirect'> | null {
  const byName = Map.groupBy(terms, (term) => modifier.exec(term)?.[1]?.toLowerCase() ?? '');
  const redirects = byName.get('redirect') ?? [];
  const explanations = byName.get('exp') ?? [];
  if (redirects.length > 1 || explanations.length > 1) return null;
  if (explanations.some((term) => readTarget(term.slice('exp='.length)) === null)) return null;
  const [redirect] = redirects;
  if (redirect === undefined) return { redirect: null };
  const target = readTarget(redirect.slice('redirect='.length));
  return target && { redirect: target };
}

/** Reads a record by the grammar of RFC 7208, section 12; null for one with an error anywhere in it. */
export function readSpf(text: string): SpfRecord | null {
  const terms = text.split(' ').slice(1).filter(Boolean);
  const modifiers = readModifiers(terms.filter((term) => modifier.test(term)));
  const directives = terms.filter((term) => !modifier.test(term)).map(readDirective);
  const read = directives.filter((directive) => directive !== null);
  if (!modifiers || read.length < directives.length) return null;
  const all = read.findIndex(({ mechanism }) => mechanism === 'all');
  return all < 0 ? { directives: read, ...modifiers } : { directives: read.slice(0, all + 1), redirect: null };
}
