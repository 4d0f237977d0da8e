import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Deps } from '#server/deps.ts';
import { tooMany } from './rate-limits.ts';
import { networkOf } from './network-prefix.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the address asks too often for the server to draw a page for it: the browser draws it then, with calls that are bounded. */
    isOverLimit: boolean;
  }
}

const minuteSeconds = 60;
/** What is sent is read, parsed and checked before any limit of its own is met: it counts as so many questions. */
const sendingCounts = 10;

function isCall({ url }: FastifyRequest): boolean {
  return url.startsWith('/api/');
}

/** Whether somebody asks who is not signed in and has no key, for more than a built file. */
function isCounted(request: FastifyRequest): boolean {
  const { raw, account, apiKey, url } = request;
  // Events of the payment provider and notices of the mail server have a signature and a token of their own.
  if (account || apiKey || url.startsWith('/api/webhooks/')) return false;
  // What is asked to draw a page came over no line: the page was counted.
  return raw.socket instanceof Socket && (isCall(request) || !/\.[a-z0-9]+$/i.test(url.split('?', 1)[0] ?? ''));
}

/**
 * Bounds what visitors may ask of the registry and all that is public, for each address in a minute. Each process counts for itself,
 * since what is protected is the process: to count in the database would cost more than most of these calls.
 */
export function addVisitors(app: FastifyInstance, { config }: Deps): void {
  app.decorateRequest('isOverLimit', false);
  if (config.visitorCallsPerMinute === 0) return;
  const limiter = new RateLimiterMemory({ points: config.visitorCallsPerMinute, duration: minuteSeconds });
  app.addHook('onRequest', async (request) => {
    if (!isCounted(request)) return;
    const counts = request.method === 'GET' || request.method === 'HEAD' ? 1 : sendingCounts;
    await limiter.consume(networkOf(request.ip), counts).catch((error: unknown) => {
      if (!(error instanceof RateLimiterRes)) throw error;
      if (isCall(request)) throw tooMany(error.msBeforeNext);
      request.isOverLimit = true;
    });
  });
}
