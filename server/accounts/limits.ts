import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '#server/http/refusal.ts';

const hourSeconds = 3600;

/** How often one address may do it in an hour: enough for an office behind one address, too little for a flood. */
const limiters = {
  register: new RateLimiterMemory({ points: 200, duration: hourSeconds }),
  verification: new RateLimiterMemory({ points: 100, duration: hourSeconds }),
  reset: new RateLimiterMemory({ points: 100, duration: hourSeconds }),
  token: new RateLimiterMemory({ points: 300, duration: hourSeconds }),
};

/** Counts one more; refuses with 429 and `Retry-After` when it was too often. */
export async function limitByAddress(kind: keyof typeof limiters, address: string): Promise<void> {
  try {
    await limiters[kind].consume(address);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw new Refusal(429, 'too_many_attempts', { retryAfterSeconds: Math.ceil(error.msBeforeNext / 1000) });
  }
}
