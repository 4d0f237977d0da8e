import type { Deps } from '#server/deps.ts';
import { move, postpone, type DocumentRow } from './documents.ts';
import { documentsOrNone, settle } from './follow.ts';
import { closeSession } from './send.ts';

/** How long KSeF may need until a document that it took is seen in its session; calls last half of it at most. */
const settlesMillis = 60_000;

/**
 * Finds out whether a document whose answer was lost was taken: by its hash in its session. Only when it is not there, the session is
 * closed and a minute has passed, the same file is sent again; should KSeF have it all the same, its number is taken and says so. True
 * when it is accepted now.
 */
export async function findOut(deps: Deps, row: DocumentRow): Promise<boolean> {
  const { sessionReference, handedAt } = row;
  if (sessionReference === null || handedAt === null) throw new Error('a document of unknown fate names no session');
  const isFresh = deps.now().getTime() - handedAt.getTime() < settlesMillis;
  // Another process may still be at it.
  if (row.state === 'sending' && isFresh) return false;
  const find = async () => (await documentsOrNone(deps, sessionReference)).find(({ hash }) => hash === row.hash);
  let found = await find();
  if (!found && !isFresh) {
    await closeSession(deps, sessionReference);
    found = await find();
  }
  if (found) {
    if (!(await move(deps.db, row, 'sent', { documentReference: found.reference, notBefore: null }))) return false;
    return settle(deps, { ...row, state: 'sent', documentReference: found.reference }, found);
  }
  if (isFresh) await postpone(deps.db, row, new Date(handedAt.getTime() + settlesMillis));
  else await move(deps.db, row, 'issued', { notBefore: null });
  return false;
}
