import { eraseExited } from '#server/operations/erasure/deletion.ts';
import type { Deps } from '#server/deps.ts';
import { requestDecision, openGuard, RetentionStopped } from './guard.ts';
import { dueExits } from '#server/account/public.ts';

const rule = { name: 'exitedOrganizations', statement: { sql: 'delete from organizations' } } as const;

async function erase(deps: Deps): Promise<number> {
  const check = await openGuard(deps);
  return deps.db.transaction(async (tx) => {
    const due = await dueExits(tx, deps.now());
    for (const exit of due) await eraseExited(deps, tx, exit);
    await check(tx, rule, due.length);
    return due.length;
  });
}

/**
 * Erases the organisations whose data nobody can fetch any more (decision 0624), all or nothing, with the same guard against a wrong
 * clock as everything else that deletes.
 */
export async function eraseExits(deps: Deps): Promise<{ erased: number }> {
  try {
    return { erased: await erase(deps) };
  } catch (error) {
    if (error instanceof RetentionStopped) await requestDecision(deps, error);
    throw error;
  }
}
