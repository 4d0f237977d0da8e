import DataLoader from 'dataloader';
import { charge, waitingAs, deadlineOf } from './deadlines.ts';

/** How many are requested at once at most. */
const most = 64;

/**
 * Asks the database once for what several calls want at the same moment: everything that is wanted while the process handles what has
 * arrived goes in one question, which leaves before anything new is read. Nobody waits for others to come, and nothing is remembered.
 * `ask` gives an answer to each key in its place, an error for one that has none; when it throws, that is the answer to all of them.
 */
export function batched<Key, Answer>(ask: (keys: readonly Key[]) => Promise<ArrayLike<Answer | Error>>): (key: Key) => Promise<Answer> {
  const loader = new DataLoader<Key, Answer>(ask, {
    cache: false,
    maxBatchSize: most,
    // The others are charged for what they waited below, so the one whose call asks must not pay for all.
    batchScheduleFn: (send) => void setImmediate(() => waitingAs({ deadlineKind: 'call', waited: 0 }, send)),
  });
  return (key) => charge(deadlineOf(), () => loader.load(key));
}
