import { setTimeout as pause } from 'node:timers/promises';
import { KsefError, unauthorized } from './errors.ts';

/**
 * What goes wrong with the next `requests` calls: no answer for `seconds`, an answer of the 5xx kind, a connection that is
 * torn, a token that is refused (401), a limit (429), or an answer with fields that nobody knows. With `path` and `method`,
 * only with calls that fit them. `done` states whether the work is done all the same: before the trouble, after it (a hang
 * only), or never.
 */
export type Fault = Readonly<{
  kind: 'hang' | 'error' | 'tear' | 'unauthorized' | 'limited' | 'unknown-fields';
  requests: number;
  path?: string;
  method?: string;
  seconds?: number;
  status?: 500 | 502 | 503 | 504;
  done?: 'before' | 'after' | 'never';
}>;

/** What goes wrong with the next documents that are checked, the next confirmations that are requested, or the next signings-in. */
export type DocumentFault = Readonly<
  | { kind: 'status'; documents: number; code: number; details?: string }
  | { kind: 'hold'; documents: number; polls: number }
  | { kind: 'duplicate'; documents: number; of: 'own' | 'foreign' | 'wrong-session' }
  | { kind: 'sign-in'; documents: number; code: number }
  | { kind: 'sign-in-wait'; documents: number }
  | { kind: 'upo'; documents: number; how: 'forged' | 'altered' | 'other-hash' | 'missing' }
>;

/** Instead of an answer: the connection ends. */
export class Torn extends Error {}

/** Troubles that wait, each for so many times; who takes one uses it up. */
function queueOf<T extends object>(countOf: (trouble: T) => number, less: (trouble: T) => T) {
  let waiting: T[] = [];
  return {
    add: (trouble: T): number => waiting.push(trouble),
    clear: (): void => {
      waiting = [];
    },
    list: (): readonly T[] => waiting,
    consume: (fits: (trouble: T) => boolean): T | undefined => {
      const found = waiting.find(fits);
      waiting = waiting.flatMap((one) => (one !== found ? [one] : countOf(one) > 1 ? [less(one)] : []));
      return found;
    },
  };
}

/** Does the work with a trouble, or not at all. */
async function suffer<T>(fault: Fault, work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  const { kind, done = kind === 'tear' || kind === 'hang' ? 'before' : 'never', seconds = 30 } = fault;
  if (kind === 'unauthorized') throw unauthorized('Token wygasł.');
  if (kind === 'limited') {
    const detail = `Przekroczono limit żądań. Spróbuj ponownie po ${seconds} sekundach.`;
    throw new KsefError({ status: 429, retryAfter: seconds, detail });
  }
  const answer = done === 'before' ? await work() : undefined;
  if (kind === 'error') throw new KsefError({ status: fault.status ?? 500 });
  if (kind === 'tear') throw new Torn();
  await pause(seconds * 1000, undefined, { signal });
  if (done === 'never') throw new Torn();
  return answer ?? work();
}

/** An answer with a field that no documentation names. */
function withUnknownField<T extends { body?: unknown }>(answer: T): T {
  const { body } = answer;
  const isObject = typeof body === 'object' && body !== null && !Buffer.isBuffer(body) && !Array.isArray(body);
  return isObject ? { ...answer, body: { ...body, nowePole: { wartość: [1, null] } } } : answer;
}

export type Faults = ReturnType<typeof openFaults>;

/** Troubles that the system was set to have; they are forgotten when it restarts. */
export function openFaults() {
  const calls = queueOf<Fault>(
    (one) => one.requests,
    (one) => ({ ...one, requests: one.requests - 1 }),
  );
  const documents = queueOf<DocumentFault>(
    (one) => one.documents,
    (one) => ({ ...one, documents: one.documents - 1 }),
  );
  const closed = new AbortController();
  return {
    add: calls.add,
    addForDocuments: documents.add,
    clear: (): void => {
      calls.clear();
      documents.clear();
    },
    list: (): readonly (Fault | DocumentFault)[] => [...calls.list(), ...documents.list()],
    close: (): void => closed.abort(),
    /** The trouble of a kind that waits for the next document. */
    consumeForDocument: <K extends DocumentFault['kind']>(kind: K): Extract<DocumentFault, { kind: K }> | undefined =>
      documents.consume((one) => one.kind === kind) as Extract<DocumentFault, { kind: K }> | undefined,
    /** Does the work of a call with the trouble that waits for it. */
    through: async <T extends { body?: unknown }>(method: string, path: string, work: () => Promise<T>): Promise<T> => {
      const fault = calls.consume((one) => path.includes(one.path ?? '') && (one.method ?? method) === method);
      if (!fault) return work();
      return fault.kind === 'unknown-fields' ? withUnknownField(await work()) : suffer(fault, work, closed.signal);
    },
  };
}
