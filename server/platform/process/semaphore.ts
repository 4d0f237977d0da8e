import { AppError } from '#server/platform/errors/app-error.ts';

/** Does one piece of work when a slot is free. */
export type WithPermit = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Lets so much heavy work run `atOnce`, in the order it came; beyond so many `waitingAtMost` it is refused (503) instead of being
 * promised for later than anybody waits.
 */
export function semaphore({ atOnce, waitingAtMost = Number.POSITIVE_INFINITY }: { atOnce: number; waitingAtMost?: number }): WithPermit {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= waitingAtMost) throw new AppError(503, 'busy', { retryAfterSeconds: 5 });
      await new Promise<void>((resolve) => void waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      // The slot passes to whoever waits.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
