import { RateLimiterRes, type RateLimiterMemory } from 'rate-limiter-flexible';
import { Refusal } from './refusal.ts';

/** Counts one more; refuses with 429 and `Retry-After` when it was too often. */
export async function countOrRefuse(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw new Refusal(429, 'too_many_attempts', { retryAfterSeconds: Math.ceil(error.msBeforeNext / 1000) });
  }
}
