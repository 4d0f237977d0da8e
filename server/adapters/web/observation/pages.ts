import { request as requestPlainly, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestSecurely } from 'node:https';
import type { Network, Page } from '#core/assessment/observations/network.ts';
import { isHostName, isSameDomain } from './names.ts';
import { reach, type Reached, type ReachOptions } from './connect.ts';
import { readWithin, Unread } from './reading.ts';

const largestBody = 65_536;
const redirections: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

type Options = ReachOptions & Readonly<{ userAgent: string; withinMillis: number }>;
type Request = typeof requestPlainly | typeof requestSecurely;

/** The beginning of a body: what is searched for stands in the headers, or in files far smaller. */
async function bodyOf(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    size += part.length;
    parts.push(part);
    // Leaving the loop closes the connection.
    if (size > largestBody) break;
  }
  return Buffer.concat(parts).subarray(0, largestBody).toString('utf8');
}

/** Several of one name one after another, as a list; cookies, which hold commas, in lines. */
function headersOf({ headers }: IncomingMessage): Record<string, string> {
  const entries = Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join('\n') : (value ?? '')]);
  return Object.fromEntries(entries) as Record<string, string>;
}

/** An answer without its body, which is read, or left where the connection is closed. */
type Answer = Readonly<{ status: number; location: string | null; page: () => Promise<Page>; leave: () => void }>;

function answerOf(host: string, response: IncomingMessage): Answer {
  const { statusCode: status = 0 } = response;
  return {
    status,
    location: response.headers.location ?? null,
    page: async () => ({ host, status, headers: headersOf(response), body: await bodyOf(response) }),
    leave: () => void response.destroy(),
  };
}

function optionsOf({ host, address, port, ca }: Reached, userAgent: string): RequestOptions & Readonly<{ servername: string }> {
  const headers = { host, 'user-agent': userAgent, accept: '*/*', 'accept-encoding': 'identity', connection: 'close' };
  return { host: address, port, servername: host, agent: false, method: 'GET', headers, ...(ca && { ca }) };
}

/** Asks an address that was checked, and no other: the name is used for the certificate and the request only. */
function sendRequest(request: Request, reached: Reached, options: RequestOptions): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(options, (response) => resolve(answerOf(reached.host, response)));
    outgoing.on('error', reject);
    outgoing.end();
  });
}

/** The address of a page; a path is one, whatever is in it. */
function urlOf(host: string, path: string): URL {
  const url = isHostName(host) ? URL.parse(`https://${host}${path.startsWith('/') ? '' : '/'}${path}`) : null;
  if (!url) throw new Unread('no_host');
  return url;
}

/** Where a redirection leads to, if it stays within https and the registrable domain. */
function nextOf(location: string | null, from: URL): URL {
  const url = location === null ? null : URL.parse(location, from.href);
  const isPlain = url?.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  if (!url || !isPlain || !isHostName(url.hostname) || !isSameDomain(url.hostname, from.hostname)) throw new Unread('redirected');
  return url;
}

/** Opens what reads pages of hosts that somebody named (docs/threats.md): GET, public addresses only, small and short. */
export function openPages(options: Options): Pick<Network, 'https' | 'http'> {
  const { userAgent, withinMillis } = options;

  const requestOverTls = async ({ hostname, pathname, search }: URL, signal: AbortSignal): Promise<Answer> => {
    const reached = await reach(hostname, 'https', options);
    return sendRequest(requestSecurely, reached, { ...optionsOf(reached, userAgent), path: pathname + search, signal });
  };

  const follow = async (url: URL, redirects: number, signal: AbortSignal): Promise<Page> => {
    const answer = await requestOverTls(url, signal);
    if (!redirections.has(answer.status)) return answer.page();
    answer.leave();
    if (redirects === 0) throw new Unread('redirected');
    return follow(nextOf(answer.location, url), redirects - 1, signal);
  };

  /** Where no redirection is to be followed, one is an answer like any other. */
  const read = async (url: URL, redirects: number, signal: AbortSignal): Promise<Page> =>
    redirects > 0 ? follow(url, redirects, signal) : (await requestOverTls(url, signal)).page();

  return {
    https: (host, path, redirects) => readWithin(withinMillis, (signal) => read(urlOf(host, path), redirects, signal)),
    http: (host) =>
      readWithin(withinMillis, async (signal) => {
        const reached = await reach(host, 'http', options);
        const answer = await sendRequest(requestPlainly, reached, { ...optionsOf(reached, userAgent), path: '/', signal });
        return answer.page();
      }),
  };
}
