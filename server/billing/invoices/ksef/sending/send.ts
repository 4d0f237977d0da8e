import { modeAt } from '#core/billing/ksef/modes.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { KsefTrouble, type KsefSession } from '#server/adapters/ksef/ksef.ts';
import { enqueueInvoiceMail } from '#server/billing/invoices/mails.ts';
import { lockInvoice } from '#server/billing/invoices/repository.ts';
import { openTask } from '#server/platform/tasks/service.ts';
import { fileOf, lastDocument, move, type DocumentRow } from '#server/billing/invoices/ksef/documents.ts';
import { hasRoom, pauseAsRequested } from './limits.ts';
import { recordReached } from '#server/billing/invoices/ksef/state.ts';

/** A session that is opened when it is first needed and closed at the end of a run. */
export type LazySession = Readonly<{
  open: () => Promise<KsefSession>;
  /** The next `open` opens another. */
  forget: () => Promise<void>;
  close: () => Promise<void>;
}>;

/** Closes a session. What it holds is requested one by one, and one that stays open ends by itself: only a request to wait matters. */
export async function closeSession(deps: Deps, reference: string): Promise<void> {
  try {
    await deps.ksef.closeSession(reference);
  } catch (error) {
    if (!(error instanceof KsefTrouble)) throw error;
    deps.log.warn({ err: error }, 'a session of KSeF was not closed');
    await pauseAsRequested(deps, error);
  }
}

export function lazySession(deps: Deps): LazySession {
  let session: KsefSession | null = null;
  const close = async (): Promise<void> => {
    const closing = session;
    session = null;
    if (!closing) return;
    await closeSession(deps, closing.reference);
    closing.key.fill(0);
  };
  return {
    open: async () => {
      if (session === null) {
        session = await deps.ksef.openSession();
        await recordReached(deps.db, deps.now());
      }
      return session;
    },
    forget: close,
    close,
  };
}

async function hand(deps: Deps, session: KsefSession, row: DocumentRow): Promise<{ reference: string }> {
  const bytes = await fileOf(deps.db, row);
  return deps.ksef.send(session, { bytes, offline: row.mode !== 'online', correctsHash: row.correctsHash });
}

/** What became of handing a document over: `later` for one that certainly was not received. */
type Handed = 'taken' | 'unknown' | 'later' | 'refused';

/** What a trouble means for the document that was being handed over. */
async function afterTrouble(deps: Deps, row: DocumentRow, trouble: KsefTrouble): Promise<Handed> {
  const sending = { ...row, state: 'sending' } as const;
  if (trouble.kind === 'unreachable' || trouble.kind === 'not_understood') {
    await move(deps.db, sending, 'unknown');
    return 'unknown';
  }
  if (trouble.kind === 'refused') {
    await reject(deps, sending, { code: trouble.code ?? 0, details: [trouble.message] });
    return 'refused';
  }
  await move(deps.db, sending, 'issued');
  return 'later';
}

/**
 * Commits that a document is being sent and in which session, before the call, so that what happens after it can be found out whatever
 * becomes of this process. Null when another process does it.
 */
export async function begin(deps: Deps, tx: Db, sessionReference: string, row: DocumentRow): Promise<DocumentRow | null> {
  const handedAt = deps.now();
  const mode = modeAt(row, handedAt);
  // Of what turned offline the buyer is notified at once, as of everything that is issued so.
  const isLate = mode !== row.mode;
  const change = { sessionReference, documentReference: null, handedAt, tries: row.tries + 1 };
  const invoice = isLate ? await lockInvoice(tx, row.organizationId, row.invoiceId) : null;
  if (!(await move(tx, row, 'sending', isLate ? { ...change, mode } : change))) return null;
  if (invoice?.number) await enqueueInvoiceMail(deps, tx, invoice, invoice.number);
  return { ...row, ...change, mode, state: 'sending' };
}

/** Hands one document over. Trouble that concerns more than this document is thrown after it was recorded. */
async function sendOne(deps: Deps, session: KsefSession, row: DocumentRow): Promise<Handed> {
  const sending = await deps.db.transaction((tx) => begin(deps, tx, session.reference, row));
  if (!sending) return 'taken';
  try {
    const { reference } = await hand(deps, session, sending);
    await move(deps.db, sending, 'sent', { documentReference: reference, notBefore: null });
    return 'taken';
  } catch (error) {
    if (!(error instanceof KsefTrouble)) throw error;
    const handed = await afterTrouble(deps, sending, error);
    if (error.kind === 'limited' || error.kind === 'not_allowed' || error.kind === 'session_over') throw error;
    return handed;
  }
}

/** Sends one document, in another session where the open one takes nothing more. */
export async function send(deps: Deps, session: LazySession, row: DocumentRow): Promise<Handed> {
  try {
    return await sendOne(deps, await session.open(), row);
  } catch (error) {
    if (!(error instanceof KsefTrouble) || error.kind !== 'session_over') throw error;
    await session.forget();
    const again = await lastDocument(deps.db, row.organizationId, row.invoiceId);
    return again?.state === 'issued' ? sendOne(deps, await session.open(), again) : 'taken';
  }
}

/** Whether another document can be handed over now, by our own limits. */
export function mayHand(deps: Deps): Promise<boolean> {
  return hasRoom(deps.db, 'send', deps.now());
}

type Failure = Readonly<{ code: number; details: readonly string[] }>;

/** A document that KSeF refused waits for a person; nothing of it was issued where it went through KSeF. */
export async function reject(deps: Deps, row: DocumentRow, { code, details }: Failure): Promise<void> {
  await deps.db.transaction(async (tx) => {
    if (!(await move(tx, row, 'rejected', { failureCode: code, failureDetails: details, notBefore: null }))) return;
    await openTask(deps, tx, {
      kind: 'ksef_rejected',
      subject: `${row.invoiceId} ${row.version}`,
      organizationId: row.organizationId,
      facts: { invoiceNumber: row.number, ksefCode: code, ksefDetails: details.join(' · ').slice(0, 500) },
    });
  });
}
