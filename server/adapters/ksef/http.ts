import type { Logger } from 'pino';
import { AnswerTooLarge, bytesOf, largestAnswer } from '#server/adapters/web/limited-read.ts';
import { KsefTrouble, type KsefCallGroup } from './ksef.ts';
import { problemOf, troubleOf } from './troubles.ts';

export type KsefCall = Readonly<{
  /** Which limit it counts against. */
  group: KsefCallGroup;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Under the address of the API, with the version: `/v2/auth/challenge`. */
  path: string;
  token?: string;
  headers?: Readonly<Record<string, string>>;
  /** Sent as JSON; a text as XML. */
  body?: object | string;
  timeoutMillis?: number;
  mostBytes?: number;
}>;

type Answer = Readonly<{ headers: Headers; bytes: Uint8Array }>;

/** One call over HTTP, never repeated. Resolves for a yes (2xx) and throws `KsefTrouble` for everything else. */
export type KsefHttp = (call: KsefCall) => Promise<Answer>;

export type KsefHttpOptions = Readonly<{
  url: string;
  log: Pick<Logger, 'info' | 'warn'>;
  /** Called before each call; throws where the limit of the group forbids it. */
  admit: (group: KsefCallGroup) => Promise<void>;
  now: () => Date;
  fetch: typeof globalThis.fetch;
  /** For each call; what the call needs by default. */
  timeoutMillis?: number | undefined;
}>;

const usualMillis = 10_000;
/** References in an address are not for logs of others, and say nothing about what was requested. */
const references = /\/[A-Z0-9-]{20,}/gi;

function requestOf({ method, token, headers, body }: KsefCall, withinMillis: number): RequestInit {
  return {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(withinMillis),
    headers: {
      accept: 'application/json, application/problem+json, application/xml',
      'x-error-format': 'problem-details',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': typeof body === 'string' ? 'application/xml' : 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  };
}

export function openKsefHttp({ url, log, admit, now, fetch, timeoutMillis }: KsefHttpOptions): KsefHttp {
  return async (call) => {
    const what = `${call.method} ${call.path.replace(references, '/…').replace(/\?.*$/, '')}`;
    await admit(call.group);
    try {
      const response = await fetch(`${url}${call.path}`, requestOf(call, timeoutMillis ?? call.timeoutMillis ?? usualMillis));
      const bytes = await bytesOf(response, call.mostBytes ?? largestAnswer);
      const warning = response.headers.get('x-system-warning');
      if (warning !== null) log.warn({ ksef: what, warning: warning.slice(0, 500) }, 'KSeF warns');
      if (response.ok) return { headers: response.headers, bytes };
      const body = problemOf(bytes);
      log.info({ ksef: what, status: response.status, traceId: body.traceId?.slice(0, 100) }, 'KSeF refused a call');
      throw troubleOf({ what, status: response.status, retryAfter: response.headers.get('retry-after'), body, now: now() });
    } catch (error) {
      if (error instanceof KsefTrouble) throw error;
      if (error instanceof AnswerTooLarge) throw new KsefTrouble('not_understood', `KSeF answered ${what} with too much`);
      // A cause may hold the request with its token: only its kind is handed on.
      const why = error instanceof Error ? ((error.cause as { code?: string } | undefined)?.code ?? error.name) : 'unknown';
      throw new KsefTrouble('unreachable', `KSeF gave no whole answer to ${what} (${why})`);
    }
  };
}
