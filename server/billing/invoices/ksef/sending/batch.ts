import { modeAt } from '#core/billing/ksef/modes.ts';
import type { Deps } from '#server/deps.ts';
import { KsefTrouble } from '#server/adapters/ksef/ksef.ts';
import { fileOf, move, type DocumentRow } from '#server/billing/invoices/ksef/documents.ts';
import { hasRoom } from './limits.ts';
import { begin } from './send.ts';
import { recordReached } from '#server/billing/invoices/ksef/state.ts';

/** More documents than this that wait at once go together. */
const moreThan = 20;

export function isMany(count: number): boolean {
  return count > moreThan;
}

export function mayHandBatch(deps: Deps): Promise<boolean> {
  return hasRoom(deps.db, 'batch', deps.now());
}

/**
 * What of the documents that wait goes as a batch: many of one kind, none of them a technical correction. What was tried before goes by
 * itself: a batch that KSeF refuses is refused as a whole.
 */
export function batchesOf(rows: readonly DocumentRow[], now: Date): DocumentRow[][] {
  const fresh = rows.filter(({ tries, correctsHash }) => tries === 0 && correctsHash === null);
  return [true, false]
    .map((offline) => fresh.filter((row) => (modeAt(row, now) !== 'online') === offline))
    .filter(({ length }) => isMany(length));
}

/** Another process has some of the documents in hand. */
class NotOurs extends Error {}

/** Commits that each is being sent, and in which session, before anything is uploaded; all of them or none. */
async function beginAll(deps: Deps, sessionReference: string, rows: readonly DocumentRow[]): Promise<DocumentRow[]> {
  return deps.db.transaction(async (tx) => {
    const begun: DocumentRow[] = [];
    for (const row of rows) {
      const sending = await begin(deps, tx, sessionReference, row);
      if (!sending) throw new NotOurs();
      begun.push(sending);
    }
    return begun;
  });
}

/**
 * Hands many documents over at once. Afterwards what became of each is not known until its session is queried, whether all went well or not:
 * a batch that never was read holds none of them, and they go again. Returns how many there were.
 */
export async function sendAsBatch(deps: Deps, rows: readonly DocumentRow[]): Promise<number> {
  const documents: Buffer[] = [];
  for (const row of rows) documents.push(await fileOf(deps.db, row));
  let begun: DocumentRow[] = [];
  const opened = async (sessionReference: string): Promise<void> => {
    begun = await beginAll(deps, sessionReference, rows);
  };
  const offline = rows.some((row) => modeAt(row, deps.now()) !== 'online');
  try {
    await deps.ksef.sendBatch({ documents, offline }, opened);
  } catch (error) {
    const isOnlyTheBatch = error instanceof KsefTrouble && (error.kind === 'refused' || error.kind === 'not_understood');
    if (!(error instanceof NotOurs) && !(isOnlyTheBatch && begun.length === 0)) throw error;
    deps.log.warn({ err: error }, 'documents go to KSeF one by one, not as a batch');
  } finally {
    for (const row of begun) await move(deps.db, row, 'unknown');
  }
  if (begun.length > 0) await recordReached(deps.db, deps.now());
  return begun.length;
}
