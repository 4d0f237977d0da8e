import type { Database, Db } from '#server/platform/db/db.ts';
import type { Ksef } from '#server/adapters/ksef/ksef.ts';
import type { Deps } from '#server/deps.ts';

/** What a process that is killed throws: nothing of it is caught by the program on the way. */
export class Killed extends Error {}

/** Where a process dies: before or after its nth step. */
export type Death = Readonly<{ step: number; when: 'before' | 'after' }>;

/**
 * Dependencies of a process that dies at a step: a statement, a commit or a call to KSeF. From then on nothing it does has any effect.
 * `steps` states how many there were.
 */
export function dying(deps: Deps, death: Death | null): { deps: Deps; steps: () => number } {
  let steps = 0;
  let isDead = false;
  const step = async <T>(work: () => Promise<T>): Promise<T> => {
    if (isDead) throw new Killed();
    steps += 1;
    const isLast = death !== null && steps === death.step;
    if (isLast && death.when === 'before') isDead = true;
    if (isDead) throw new Killed();
    const done = await work();
    if (isLast) {
      isDead = true;
      throw new Killed();
    }
    return done;
  };
  const dbOf = (db: Db): Db => ({
    rows: (statement) => step(() => db.rows(statement)),
    raw: (text, values) => step(() => db.raw(text, values)),
  });
  const db: Database = {
    ...deps.db,
    ...dbOf(deps.db),
    // The commit is a step of its own: whoever dies after it has done it, whoever dies before has not.
    transaction: (work) => step(() => deps.db.transaction((tx) => work(dbOf(tx)))),
  };
  const ksef = Object.fromEntries(
    Object.entries(deps.ksef).map(([name, call]) =>
      typeof call === 'function'
        ? [name, (...given: unknown[]) => step(() => (call as (...all: unknown[]) => Promise<unknown>)(...given))]
        : [name, call],
    ),
  ) as unknown as Ksef;
  return { deps: { ...deps, db, ksef }, steps: () => steps };
}
