import type { Deps } from '#server/deps.ts';
import { endIdleAccounts } from './idle.ts';
import { dueRules } from './rules.ts';

/** Thrown to undo a rehearsal. */
class Rehearsed extends Error {}

/** Without a queue nobody can be told, so nothing new is announced. */
type Kept = Pick<Deps, 'db' | 'now'> & Readonly<{ queue: Deps['queue'] | null }>;

/**
 * Deletes and anonymises whatever is due, all or nothing, and returns how much of each. A rehearsal does the same and
 * undoes it, so that its counts are the real ones.
 */
export async function applyRetention(deps: Kept, { rehearse = false }: { rehearse?: boolean } = {}): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  try {
    await deps.db.transaction(async (tx) => {
      for (const { name, statement } of dueRules(deps.now())) counts[name] = (await tx.rows(statement)).length;
      Object.assign(counts, await endIdleAccounts(deps, tx));
      if (rehearse) throw new Rehearsed();
    });
  } catch (error) {
    if (!(error instanceof Rehearsed)) throw error;
  }
  return counts;
}
