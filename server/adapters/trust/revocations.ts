import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { addressesOf, resolverOf } from '#server/adapters/web/host-addresses.ts';
import { isPublicAddress } from '#server/adapters/web/public-address.ts';

const withinMillis = 5000;
const largestAnswer = 65_536;
/** Lists of authorities with many certificates are long. */
const largestList = 16 * 2 ** 20;

export type RevocationOptions = Readonly<{
  /** Name servers to query; none for the system's. */
  nameServers: readonly string[];
  /** The origin of the sandbox, the one that is reached beside the public internet; null in production. */
  local: string | null;
}>;

/**
 * Asks authorities about certificates that they issued, at the addresses in these. Null where no answer is had in time; never
 * throws. Callers name only addresses that an authority of the trusted list signed.
 */
export type Revocations = Readonly<{
  queryOcsp: (address: string, question: Buffer) => Promise<Buffer | null>;
  list: (address: string) => Promise<Buffer | null>;
}>;

async function bytesOf(response: IncomingMessage, most: number): Promise<Buffer> {
  if (response.statusCode !== 200) {
    response.destroy();
    throw new Error(`answered ${response.statusCode}`);
  }
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > most) throw new Error('too large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

type RevocationRequest = Readonly<{ question: Buffer | null; most: number }>;

function send(url: URL, address: string, { question, most }: RevocationRequest, signal: AbortSignal): Promise<Buffer> {
  const headers = {
    host: url.host,
    connection: 'close',
    ...(question && { 'content-type': 'application/ocsp-request', 'content-length': question.length }),
  };
  const options: RequestOptions = {
    host: address,
    port: url.port || (url.protocol === 'https:' ? 443 : 80),
    path: url.pathname + url.search,
    method: question ? 'POST' : 'GET',
    headers,
    agent: false,
    signal,
  };
  return new Promise((resolve, reject) => {
    const done = (response: IncomingMessage): void => void bytesOf(response, most).then(resolve, reject);
    const outgoing = url.protocol === 'https:' ? requestHttps({ ...options, servername: url.hostname }, done) : requestHttp(options, done);
    outgoing.once('error', reject);
    outgoing.end(question);
  });
}

/** Opens what queries authorities: http and https on their own ports, public addresses only, connected to as they were resolved; 5 s. */
export function openRevocations({ nameServers, local }: RevocationOptions): Revocations {
  const addressOf = async (url: URL): Promise<string> => {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (local !== null && url.origin === local) return host;
    const isPlain = ['http:', 'https:'].includes(url.protocol) && url.port === '' && url.username === '' && url.password === '';
    const all = isIP(host) ? [host] : await addressesOf(resolverOf(nameServers, withinMillis / 2), host);
    const [first] = all;
    if (!isPlain || first === undefined || !all.every(isPublicAddress)) throw new Error('not a public address');
    return first;
  };
  const fetchAnswer = async (text: string, what: RevocationRequest): Promise<Buffer | null> => {
    try {
      const url = new URL(text);
      return await send(url, await addressOf(url), what, AbortSignal.timeout(withinMillis));
    } catch {
      return null;
    }
  };
  return {
    queryOcsp: (address, question) => fetchAnswer(address, { question, most: largestAnswer }),
    list: (address) => fetchAnswer(address, { question: null, most: largestList }),
  };
}
