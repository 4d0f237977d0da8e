import type { Resolver } from 'node:dns/promises';
import type { CaaRecord, TlsaRecord } from 'node:dns';
import type { DnsAnswer, Network } from '#core/assessment/observations/network.ts';
import { resolverOf } from '#server/adapters/web/host-addresses.ts';
import { isHostName, isName } from './names.ts';
import { answerTo, nameServerOf, responseCodeOf, responseCodes } from './query.ts';

const mostRecords = 100;
const largestAnswer = 65_536;
const tries = 2;

type Options = Readonly<{ nameServers: readonly string[]; withinMillis: number }>;
type Records = Pick<Network, 'txt' | 'mx' | 'caa' | 'tlsa' | 'hasAddress'>;
type Lookup<T> = (resolver: Resolver, signal: AbortSignal) => Promise<readonly T[]>;
type Property = Readonly<{ tag: string; value: string }>;

/** Asks within a time in total, however many name servers there are. */
async function queryAll<T>(lookup: Lookup<T>, { nameServers, withinMillis }: Options): Promise<readonly T[]> {
  const resolver = resolverOf(nameServers, withinMillis / 4, tries);
  const stop = new AbortController();
  stop.signal.addEventListener('abort', () => resolver.cancel(), { once: true });
  const timer = setTimeout(() => stop.abort(), withinMillis);
  try {
    return await lookup(resolver, stop.signal);
  } finally {
    clearTimeout(timer);
  }
}

function isTooMuch(records: readonly unknown[]): boolean {
  return records.length > mostRecords || Buffer.byteLength(JSON.stringify(records)) > largestAnswer;
}

function statusOf(error: unknown): 'none' | 'no_name' | 'failed' {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENODATA') return 'none';
  return code === 'ENOTFOUND' ? 'no_name' : 'failed';
}

/** What the name servers report of a name; a name that cannot be one is not queried about. */
async function answerOf<T>(name: string, ask: Lookup<T>, options: Options): Promise<DnsAnswer<T>> {
  if (!isName(name)) return { status: 'no_name' };
  try {
    const records = await queryAll(ask, options);
    if (isTooMuch(records)) return { status: 'failed' };
    return records.length > 0 ? { status: 'found', records } : { status: 'none' };
  } catch (error) {
    return { status: statusOf(error) };
  }
}

/** The one property of a record (RFC 8659, 4.1), whatever it is called: Node has it under its tag, beside two keys of its own. */
function propertyOf(record: CaaRecord): Property[] {
  const [property] = Object.entries(record).filter(([key]) => key !== 'critical' && key !== 'type') as [string, string][];
  return property ? [{ tag: property[0].toLowerCase(), value: property[1] }] : [];
}

/** The same as they are, for values without a sign: they let nobody issue, and Node's own resolver takes the whole answer for broken. */
async function properties(resolver: Resolver, name: string, signal: AbortSignal): Promise<Property[]> {
  const [server] = resolver.getServers().map(nameServerOf);
  if (!server) throw new Error('no name server to ask');
  const answer = await answerTo({ name, type: 'CAA', isChecked: true }, server, signal);
  if (responseCodeOf(answer) !== responseCodes.noError) throw new Error('the name server failed');
  const records = (answer.answers ?? []).filter((one) => one.type === 'CAA');
  return records.map(({ data }) => ({ tag: data.tag.toLowerCase(), value: data.value }));
}

async function caaOf(resolver: Resolver, name: string, signal: AbortSignal): Promise<Property[]> {
  try {
    return (await resolver.resolveCaa(name)).flatMap(propertyOf);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EBADRESP') throw error;
    return properties(resolver, name, signal);
  }
}

/** As zone files have it (RFC 6698, 2.2). */
function tlsaText({ certUsage, selector, match, data }: TlsaRecord): string {
  return [certUsage, selector, match, Buffer.from(data).toString('hex')].join(' ');
}

/** Only name servers that answer can state that there is none; whoever then connects learns what else went wrong. */
async function hasAddress(host: string, options: Options): Promise<boolean> {
  if (!isHostName(host)) return false;
  const kinds: readonly Lookup<string>[] = [(dns) => dns.resolve4(host), (dns) => dns.resolve6(host)];
  const answers = await Promise.all(kinds.map((lookup) => answerOf(host, lookup, options)));
  return answers.some(({ status }) => status === 'found' || status === 'failed');
}

/** Opens what queries the name servers for records. */
export function openRecords(options: Options): Records {
  return {
    txt: (name) => answerOf(name, async (dns) => (await dns.resolveTxt(name)).map((chunks) => chunks.join('')), options),
    mx: (name) =>
      answerOf(
        name,
        async (dns) => (await dns.resolveMx(name)).map(({ exchange, priority }) => ({ exchange: exchange.toLowerCase(), priority })),
        options,
      ),
    caa: (name) => answerOf(name, (dns, signal) => caaOf(dns, name, signal), options),
    tlsa: (name) => answerOf(name, async (dns) => (await dns.resolveTlsa(name)).map(tlsaText), options),
    hasAddress: (host) => hasAddress(host, options),
  };
}
