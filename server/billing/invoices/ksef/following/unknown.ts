import type { Deps } from '#server/deps.ts';
import { KsefTrouble, type KsefDocumentStatus } from '#server/adapters/ksef/ksef.ts';
import { move, postpone, type DocumentRow } from '#server/billing/invoices/ksef/documents.ts';
import { documentsOrNone, settle } from './follow.ts';
import { closeSession } from '#server/billing/invoices/ksef/sending/send.ts';

/** How long KSeF may need until a document that it took is seen in its session; calls last half of it at most. */
const settlesMillis = 60_000;
/** The code of a session whose documents KSeF has yet to read: one of a batch. */
const atWorkCode = 150;

type SessionView = Readonly<{ documents: readonly KsefDocumentStatus[]; isAtWork: boolean }>;

async function isAtWork(deps: Deps, sessionReference: string): Promise<boolean> {
  try {
    return (await deps.ksef.sessionStatus(sessionReference)).code === atWorkCode;
  } catch (error) {
    if (error instanceof KsefTrouble && (error.kind === 'refused' || error.kind === 'session_over')) return false;
    throw error;
  }
}

/** Looks into sessions, each once however many documents are requested; `last` closes it before, so that nothing more can come into it. */
export type ReadSession = (sessionReference: string, last: boolean) => Promise<SessionView>;

export function readEachOnce(deps: Deps): ReadSession {
  const views = new Map<string, Promise<SessionView>>();
  const readSession: ReadSession = async (sessionReference, last) => {
    if (last) await closeSession(deps, sessionReference);
    const works = last && (await isAtWork(deps, sessionReference));
    return { documents: await documentsOrNone(deps, sessionReference), isAtWork: works };
  };
  return (sessionReference, last) => {
    const name = `${sessionReference} ${last}`;
    const view = views.get(name) ?? readSession(sessionReference, last);
    views.set(name, view);
    return view;
  };
}

/**
 * Finds out whether a document whose answer was lost was received, as was each one of a batch: by its hash in its session. Only when it is not
 * there, the session is closed and a minute has passed, the same file is sent again; should KSeF have it all the same, its number is taken
 * and says so. True when it is accepted now.
 */
export async function findOut(deps: Deps, row: DocumentRow, readSession: ReadSession): Promise<boolean> {
  const { sessionReference, handedAt } = row;
  if (sessionReference === null || handedAt === null) throw new Error('a document of unknown fate names no session');
  const now = deps.now();
  const isFresh = now.getTime() - handedAt.getTime() < settlesMillis;
  // Another process may still be at it.
  if (row.state === 'sending' && isFresh) return false;
  const view = await readSession(sessionReference, !isFresh);
  const found = view.documents.find(({ hash }) => hash === row.hash);
  if (found) {
    if (!(await move(deps.db, row, 'sent', { documentReference: found.reference, notBefore: null }))) return false;
    return settle(deps, { ...row, state: 'sent', documentReference: found.reference }, found);
  }
  if (isFresh || view.isAtWork) await postpone(deps.db, row, new Date((isFresh ? handedAt : now).getTime() + settlesMillis));
  else await move(deps.db, row, 'issued', { notBefore: null });
  return false;
}
