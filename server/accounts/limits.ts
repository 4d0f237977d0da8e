import { RateLimiterMemory } from 'rate-limiter-flexible';
import { countOrRefuse } from '#server/limit.ts';

const hourSeconds = 3600;

/** How often one address may do it in an hour, or claim what another holds in a day: enough for an office behind one address, too little for a flood. */
const limiters = {
  register: new RateLimiterMemory({ points: 200, duration: hourSeconds }),
  verification: new RateLimiterMemory({ points: 100, duration: hourSeconds }),
  reset: new RateLimiterMemory({ points: 100, duration: hourSeconds }),
  dispute: new RateLimiterMemory({ points: 5, duration: 24 * hourSeconds }),
  token: new RateLimiterMemory({ points: 300, duration: hourSeconds }),
};

/** Counts one more; refuses with 429 and `Retry-After` when it was too often. */
export function limitByAddress(kind: keyof typeof limiters, address: string): Promise<void> {
  return countOrRefuse(limiters[kind], address);
}

const passwords = new RateLimiterMemory({ points: 10, duration: 15 * 60 });

/** Counts one more password tried for an account, from whatever address and before it is looked at; right ones are taken back. */
export async function limitPasswords(userId: string, isRight: () => Promise<boolean>): Promise<boolean> {
  await countOrRefuse(passwords, userId);
  const right = await isRight();
  if (right) await passwords.reward(userId);
  return right;
}
