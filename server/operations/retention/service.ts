import type { Deps } from '#server/deps.ts';
import { requestDecision, openGuard, RetentionStopped } from './guard.ts';
import { endIdleAccounts } from './idle.ts';
import { dueRules } from './rules.ts';

/** Thrown to undo a rehearsal. */
class Rehearsed extends Error {}

/** Without a queue nobody can be notified, so nothing new is announced. */
type RetentionDeps = Pick<Deps, 'db' | 'now' | 'newId' | 'databaseNow' | 'events'> & Readonly<{ queue: Deps['queue'] | null }>;

async function apply(deps: RetentionDeps, rehearse: boolean): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const check = rehearse ? async () => {} : await openGuard(deps);
  try {
    await deps.db.transaction(async (tx) => {
      for (const rule of dueRules(deps.now())) {
        const due = (await tx.rows(rule.statement)).length;
        counts[rule.name] = due;
        if (!rule.expires) await check(tx, rule, due);
      }
      const idle = await endIdleAccounts(deps, tx);
      await check(tx, { name: 'idleAccounts', statement: { sql: 'delete from organizations' } }, idle.idleAccounts);
      Object.assign(counts, idle);
      if (rehearse) throw new Rehearsed();
    });
  } catch (error) {
    if (!(error instanceof Rehearsed)) throw error;
  }
  return counts;
}

/**
 * Deletes and anonymises whatever is due, all or nothing, and returns how much of each. A rehearsal does the same and
 * undoes it, so that its counts are the real ones. When the clock may be wrong or unusually much is due nothing is done, an operator
 * is asked and `RetentionStopped` is thrown (docs/product.md, “Retention”).
 */
export async function applyRetention(
  deps: RetentionDeps,
  { rehearse = false }: { rehearse?: boolean } = {},
): Promise<Record<string, number>> {
  try {
    return await apply(deps, rehearse);
  } catch (error) {
    if (error instanceof RetentionStopped) await requestDecision(deps, error);
    throw error;
  }
}
