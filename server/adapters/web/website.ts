import { request, type RequestOptions } from 'node:https';
import type { IncomingMessage } from 'node:http';
import { websitePath, websiteRecord, type WebsiteFailure, type WebsiteOutcome } from '#core/company/website-proof.ts';
import { resolverOf } from './host-addresses.ts';
import { connectionTo, troubleOf, type GuardOptions } from './ssrf-guard.ts';

const withinMillis = 5000;
const largestFile = 65_536;
const userAgent = 'Atesto company confirmation';

/** Searches for a value on a website, as its TXT record or in its file. Answers with why it was not found; never throws. */
export type Websites = Readonly<{ find: (host: string, value: string) => Promise<WebsiteOutcome> }>;

/** Why a website could not be read. */
class Unreadable extends Error {
  readonly failure: WebsiteFailure;
  constructor(failure: WebsiteFailure) {
    super(failure);
    this.failure = failure;
  }
}

function failureOf(error: unknown): WebsiteFailure {
  return error instanceof Unreadable ? error.failure : troubleOf(error);
}

/** What the file states; null where there is none. `redirect` is where it is said to be instead. */
type Answer = Readonly<{ text: string | null; redirect: string | null }>;

async function textOf(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > largestFile) throw new Unreadable('too_large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

async function answerOf(response: IncomingMessage): Promise<Answer> {
  const { statusCode = 0, headers } = response;
  const redirect = statusCode >= 300 && statusCode < 400 ? (headers.location ?? '') : null;
  if (redirect !== null || statusCode !== 200) response.destroy();
  return { text: statusCode === 200 ? await textOf(response) : null, redirect };
}

/** Asks an address that was checked, and no other: the name is used for the certificate and the request only. */
function sendRequest(options: RequestOptions): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(options, (response) => void answerOf(response).then(resolve, reject));
    outgoing.once('error', reject);
    outgoing.end();
  });
}

/** The other of `firma.pl` and `www.firma.pl`. */
function twinOf(host: string): string {
  return host.startsWith('www.') ? host.slice('www.'.length) : `www.${host}`;
}

/** Whether a redirection stays on the company's own site: the same file, with or without www. */
function leadsHome(location: string, host: string): boolean {
  const url = URL.parse(location, `https://${host}${websitePath}`);
  return url !== null && url.href === `https://${twinOf(host)}${websitePath}`;
}

/** Opens what reads websites at somebody's request (docs/threats.md): https only, public addresses only, small and short. */
export function openWebsites(options: GuardOptions): Websites {
  const resolver = () => resolverOf(options.nameServers, withinMillis / 2);

  const fileOf = async (host: string, signal: AbortSignal): Promise<Answer> =>
    sendRequest({
      ...(await connectionTo(host, options)),
      path: websitePath,
      method: 'GET',
      headers: { host, 'user-agent': userAgent, accept: 'text/plain', 'accept-encoding': 'identity', connection: 'close' },
      signal,
    });

  const readFileOf = async (host: string): Promise<string | null> => {
    const signal = AbortSignal.timeout(withinMillis);
    const first = await fileOf(host, signal);
    if (first.redirect === null) return first.text;
    if (!leadsHome(first.redirect, host)) throw new Unreadable('redirected');
    const second = await fileOf(twinOf(host), signal);
    if (second.redirect !== null) throw new Unreadable('redirected');
    return second.text;
  };

  const recordsOf = async (host: string): Promise<string[]> => {
    try {
      return (await resolver().resolveTxt(websiteRecord(host))).map((parts) => parts.join('').trim());
    } catch {
      return [];
    }
  };

  return {
    async find(host, value) {
      const records = await recordsOf(host);
      if (records.includes(value)) return 'dns';
      try {
        const text = await readFileOf(host);
        const lines = (text ?? '').split(/\r?\n/).map((line) => line.trim());
        if (lines.includes(value)) return 'file';
        return records.length > 0 || text !== null ? 'other_value' : 'absent';
      } catch (error) {
        return records.length > 0 ? 'other_value' : failureOf(error);
      }
    },
  };
}
