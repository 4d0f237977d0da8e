import { setTimeout as pause } from 'node:timers/promises';
import { KsefError, unauthorized } from './errors.ts';

/**
 * What goes wrong with the next `requests` calls: no answer for `seconds`, an answer of the 5xx kind, a connection that is
 * torn, a token that is refused (401), a limit (429), or an answer with fields that nobody knows. With `path` and `method`,
 * only with calls that fit them. `done` says whether the work is done all the same: before the trouble, after it (a hang
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

/** What goes wrong with the next documents that are checked, or with the next confirmations that are asked for. */
export type DocumentFault = Readonly<
  | { kind: 'status'; documents: number; code: number; details?: string }
  | { kind: 'hold'; documents: number; polls: number }
  | { kind: 'duplicate'; documents: number; of: 'own' | 'foreign' | 'wrong-session' }
  | { kind: 'upo'; documents: number; how: 'forged' | 'altered' | 'other-hash' | 'missing' }
>;

/** Instead of an answer: the connection ends. */
export class Torn extends Error {}

export type Faults = ReturnType<typeof openFaults>;

/** Troubles that the system was told to have; they are forgotten when it restarts. */
export function openFaults() {
  let calls: Fault[] = [];
  let documents: DocumentFault[] = [];
  const closed = new AbortController();

  const take = (method: string, path: string): Fault | undefined => {
    const found = calls.find((fault) => path.includes(fault.path ?? '') && (fault.method ?? method) === method);
    if (!found) return undefined;
    const left = { ...found, requests: found.requests - 1 };
    calls = calls.flatMap((fault) => (fault === found ? (left.requests > 0 ? [left] : []) : [fault]));
    return found;
  };

  const suffer = async <T>(fault: Fault, work: () => Promise<T>): Promise<T> => {
    const { kind, done = kind === 'tear' || kind === 'hang' ? 'before' : 'never', seconds = 30 } = fault;
    if (kind === 'unauthorized') throw unauthorized('Token wygasł.');
    if (kind === 'limited') {
      throw new KsefError({
        status: 429,
        retryAfter: seconds,
        detail: `Przekroczono limit żądań. Spróbuj ponownie po ${seconds} sekundach.`,
      });
    }
    const answer = done === 'before' ? await work() : undefined;
    if (kind === 'error') throw new KsefError({ status: fault.status ?? 500 });
    if (kind === 'tear') throw new Torn();
    await pause(seconds * 1000, undefined, { signal: closed.signal });
    if (done === 'never') throw new Torn();
    return answer ?? work();
  };

  return {
    add: (fault: Fault): number => calls.push(fault),
    addForDocuments: (fault: DocumentFault): number => documents.push(fault),
    clear: (): void => {
      calls = [];
      documents = [];
    },
    list: (): readonly (Fault | DocumentFault)[] => [...calls, ...documents],
    close: (): void => closed.abort(),
    /** The trouble of a kind that waits for the next document. */
    takeForDocument: <K extends DocumentFault['kind']>(kind: K): Extract<DocumentFault, { kind: K }> | undefined => {
      const found = documents.find((fault) => fault.kind === kind);
      if (!found) return undefined;
      const left = { ...found, documents: found.documents - 1 };
      documents = documents.flatMap((fault) => (fault === found ? (left.documents > 0 ? [left] : []) : [fault]));
      return found as Extract<DocumentFault, { kind: K }>;
    },
    /** Does the work of a call with the trouble that waits for it. */
    through: async <T extends { body?: unknown }>(method: string, path: string, work: () => Promise<T>): Promise<T> => {
      const fault = take(method, path);
      if (!fault) return work();
      if (fault.kind !== 'unknown-fields') return suffer(fault, work);
      const answer = await work();
      const isObject = typeof answer.body === 'object' && answer.body !== null && !Buffer.isBuffer(answer.body);
      return isObject && !Array.isArray(answer.body)
        ? { ...answer, body: { ...(answer.body as object), nowePole: { wartość: [1, null] } } }
        : answer;
    },
  };
}
