import { AsyncLocalStorage } from 'node:async_hooks';

/** Who waits for the database: somebody at a screen, somebody for a file, or nobody (jobs, starts, tools). */
export type Deadlines = 'call' | 'document' | 'job';

/** How long that one waits, in milliseconds. */
export type Waits = Readonly<{
  /** For one statement, in the server itself. */
  statement: number;
  /** For what another transaction holds, in the server itself. */
  lock: number;
  /** How long a transaction may stand still before the server ends it. */
  idle: number;
  /** For an answer at all; of a call all slow statements together, connections included. */
  answer: number;
}>;

/** What a call is answered within three seconds for is the sum of the first row (docs/product.md, “Data and transactions”). */
export const usualWaits: Readonly<Record<Deadlines, Waits>> = {
  call: { statement: 2300, lock: 1800, idle: 15_000, answer: 2500 },
  document: { statement: 20_000, lock: 1800, idle: 30_000, answer: 21_000 },
  job: { statement: 300_000, lock: 10_000, idle: 300_000, answer: 305_000 },
};

/** Of a standby nobody waits long: the primary can still be queried in the time that the call has. */
export const standbyWaits: Readonly<Record<Deadlines, Waits>> = {
  ...usualWaits,
  call: { ...usualWaits.call, statement: 900, lock: 900, answer: 1000 },
};

/** A call and how long it waited for slow answers so far. */
export type Waiting = { deadlineKind: Deadlines; waited: number };

const calls = new AsyncLocalStorage<Waiting>();

/** Who waits for what is requested now; without a call it is a job. */
export function deadlineOf(): Waiting {
  return calls.getStore() ?? { deadlineKind: 'job', waited: 0 };
}

/** What was answered within this was not waited for. */
export const quickMillis = 250;

/** Does what somebody waits for; a slow answer uses up the time limit of a call. */
export async function charge<T>(waiting: Waiting, answer: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  try {
    return await answer();
  } finally {
    const took = performance.now() - begun;
    if (took > quickMillis) waiting.waited += took;
  }
}

/** Does work for a call: all its queries have the call's time limit. */
export function waitingAs<T>(waiting: Waiting, work: () => T): T {
  return calls.run(waiting, work);
}
