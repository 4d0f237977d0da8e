import type { DnsAnswer, Failed, Network, Page, TlsReading, MailServerReading } from './network.ts';

/** Records of a name, or why there are none. A name that is not listed has none. */
type Zone<T> = Readonly<Record<string, readonly T[] | 'no_name' | 'failed'>>;
type Answers<T> = Readonly<Record<string, T>>;

export type FakeWorld = Readonly<{
  txt?: Zone<string>;
  /** Exchanges, the preferred one first. */
  mx?: Zone<string>;
  /** Tag and value with a space between them. */
  caa?: Zone<string>;
  tlsa?: Zone<string>;
  addresses?: readonly string[];
  dnssec?: Answers<Awaited<ReturnType<Network['dnssec']>>>;
  /** By host and path; a host that is not listed has no address. */
  https?: Answers<Page | Failed>;
  http?: Answers<Page | Failed>;
  tls?: Answers<TlsReading | Failed>;
  mail?: Answers<MailServerReading | Failed>;
}>;

const noHost: Failed = { failure: 'no_host' };

function answerOf<T, R>(zone: Zone<T> | undefined, name: string, read: (record: T, at: number) => R): DnsAnswer<R> {
  const record = zone?.[name];
  if (record === undefined || typeof record === 'string') return { status: record ?? 'none' };
  return { status: 'found', records: record.map(read) };
}

export function fakePage(status: number, body = '', headers: Page['headers'] = {}): Page {
  return { host: 'firma.pl', status, headers, body };
}

/** Answers from a table, for tests. `queried` lists what was queried, in order. */
export function fakeNetwork(world: FakeWorld): Network & Readonly<{ queried: readonly string[] }> {
  const queried: string[] = [];
  const answering =
    <T>(kind: string, answer: (name: string) => T) =>
    (name: string): Promise<T> => {
      queried.push(`${kind} ${name}`);
      return Promise.resolve(answer(name));
    };
  const https = (host: string, path: string, redirects: number): Promise<Page | Failed> => {
    queried.push(`https ${host}${path} ${redirects}`);
    return Promise.resolve(world.https?.[`${host}${path}`] ?? noHost);
  };
  return {
    queried,
    https,
    txt: answering('txt', (name) => answerOf(world.txt, name, (text) => text)),
    mx: answering('mx', (name) => answerOf(world.mx, name, (exchange, at) => ({ exchange, priority: at * 10 }))),
    caa: answering('caa', (name) =>
      answerOf(world.caa, name, (text) => ({ tag: text.split(' ')[0] ?? '', value: text.split(' ')[1] ?? '' })),
    ),
    tlsa: answering('tlsa', (name) => answerOf(world.tlsa, name, (text) => text)),
    hasAddress: answering('address', (host) => world.addresses?.includes(host) ?? false),
    dnssec: answering('dnssec', (name) => world.dnssec?.[name] ?? 'unsigned'),
    http: answering('http', (host) => world.http?.[host] ?? noHost),
    tls: answering('tls', (host) => world.tls?.[host] ?? noHost),
    mail: answering('mail', (host) => world.mail?.[host] ?? noHost),
  };
}
