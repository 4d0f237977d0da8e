import { setTimeout as pause } from 'node:timers/promises';
import { StripeApiError } from './errors.ts';

/**
 * What goes wrong with the next `requests` calls of the API: no answer for `seconds` (the work is done before or after that wait),
 * or an answer of the 5xx kind. With `path`, only with calls whose path contains it.
 */
export type Trouble = Readonly<{
  kind: 'hang' | 'error';
  requests: number;
  path?: string;
  seconds?: number;
  done?: 'before' | 'after';
  status?: number;
}>;

export type Troubles = ReturnType<typeof openTroubles>;

/** Troubles the sandbox was set to have; they are forgotten when it restarts. */
export function openTroubles() {
  let waiting: Trouble[] = [];
  const closed = new AbortController();

  const consume = (path: string): Trouble | undefined => {
    const found = waiting.find((trouble) => path.includes(trouble.path ?? ''));
    if (!found) return undefined;
    const left = { ...found, requests: found.requests - 1 };
    waiting = waiting.flatMap((trouble) => (trouble === found ? (left.requests > 0 ? [left] : []) : [trouble]));
    return found;
  };

  return {
    add: (trouble: Trouble): void => {
      waiting.push(trouble);
    },
    clear: (): void => {
      waiting = [];
    },
    list: (): readonly Trouble[] => waiting,
    close: (): void => closed.abort(),
    /** Does the work of a call with the trouble that waits for it. */
    through: async <T>(path: string, work: () => Promise<T>): Promise<T> => {
      const trouble = consume(path);
      if (!trouble) return work();
      if (trouble.kind === 'error') {
        const status = trouble.status ?? 500;
        throw new StripeApiError(status, 'Sorry, something went wrong on our side.', { type: 'api_error' });
      }
      const wait = (trouble.seconds ?? 30) * 1000;
      if (trouble.done === 'before') {
        const answer = await work();
        await pause(wait, undefined, { signal: closed.signal });
        return answer;
      }
      await pause(wait, undefined, { signal: closed.signal });
      return work();
    },
  };
}
