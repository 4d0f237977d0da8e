import { z } from 'zod';
import { decrypted } from '#sandbox/ksef/access/keys.ts';
import { invalid, refused } from '#sandbox/ksef/api/errors.ts';
import { newReference } from '#sandbox/ksef/documents/numbers.ts';
import type { Ksef } from '#sandbox/ksef/ksef.ts';
import type { Authentication, SentDocument, Session } from '#sandbox/ksef/state.ts';

export const mostDocuments = 10_000;
const onlineMillis = 12 * 3_600_000;

/** Only FA(3) is accepted here. */
export const formCode = z.object({ systemCode: z.literal('FA (3)'), schemaVersion: z.literal('1-0E'), value: z.literal('FA') });
export const hash = z.base64().length(44);

export const encryption = z.object({
  encryptedSymmetricKey: z.base64().min(1),
  initializationVector: z.base64().refine((text) => Buffer.from(text, 'base64').length === 16, 'must be 16 bytes'),
  publicKeyId: z.string().length(44).nullish(),
});

const noKey = { code: 415, description: 'Błąd odszyfrowania dostarczonego klucza', details: [] };

/** A new session. A key that cannot be read is found out after the answer, as in the original. */
export function newSession(
  ksef: Ksef,
  who: Authentication,
  { encryptedSymmetricKey, initializationVector, publicKeyId }: z.output<typeof encryption>,
  batch: Session['batch'],
): Session {
  const key = decrypted(ksef, 'SymmetricKeyEncryption', publicKeyId, encryptedSymmetricKey);
  const at = ksef.now();
  const isReadable = key?.length === 32;
  const millis = batch ? batch.parts.length * 20 * 60_000 : onlineMillis;
  const session: Session = {
    reference: newReference(batch ? 'SB' : 'SO', at),
    type: batch ? 'Batch' : 'Online',
    contextNip: who.contextNip,
    authentication: who.reference,
    at,
    updatedAt: at,
    validUntil: at + millis,
    key: isReadable ? key.toString('base64') : null,
    iv: initializationVector,
    closedAt: null,
    failure: isReadable ? null : noKey,
    upoReference: newReference('EU', at),
    batch,
  };
  ksef.state.put('sessions', session.reference, session);
  return session;
}

/** A session of the caller. What its time ended is closed then. */
export function sessionOf(ksef: Ksef, who: Authentication, reference: string | undefined, type?: Session['type']): Session {
  const session = ksef.state.sessions.get(reference ?? '');
  if (!session || session.contextNip !== who.contextNip || (type && session.type !== type)) {
    throw refused(21173, `Sesja o numerze referencyjnym ${reference ?? ''} nie została znaleziona.`);
  }
  const isOver = session.closedAt === null && ksef.now() > session.validUntil;
  return isOver ? { ...session, closedAt: session.validUntil } : session;
}

export function documentsOf(ksef: Ksef, session: Session): SentDocument[] {
  const own = [...ksef.state.documents.values()].filter((one) => one.session === session.reference);
  return own.sort((a, b) => a.ordinal - b.ordinal);
}

export function documentOf(ksef: Ksef, session: Session, reference: string | undefined): SentDocument {
  const document = ksef.state.documents.get(reference ?? '');
  if (document?.session !== session.reference) throw invalid(`Faktura o numerze referencyjnym ${reference ?? ''} nie została znaleziona.`);
  return document;
}

/** Whether the work on it is, or seems, not done. */
export function isPending({ status, hold }: SentDocument): boolean {
  return hold > 0 || status.code === 100 || status.code === 150;
}

type Status = Readonly<{ code: number; description: string; details?: readonly string[] }>;

/** The state of a session as the API words it. */
export function sessionStatus(ksef: Ksef, session: Session, documents: readonly SentDocument[]): Status {
  const word = session.type === 'Batch' ? 'wsadowa' : 'interaktywna';
  const { failure, closedAt, batch } = session;
  if (failure) return failure;
  if (closedAt === null) return { code: 100, description: batch ? 'Sesja wsadowa rozpoczęta' : 'Sesja interaktywna otwarta' };
  if (batch && !batch.processed) {
    if (ksef.now() > session.validUntil && closedAt === session.validUntil) {
      return { code: 440, description: 'Sesja anulowana', details: ['Przekroczono czas wysyłki'] };
    }
    return { code: 150, description: 'Trwa przetwarzanie' };
  }
  if (documents.length === 0) return { code: 440, description: 'Sesja anulowana', details: ['Nie przesłano faktur'] };
  if (documents.some(isPending))
    return batch ? { code: 150, description: 'Trwa przetwarzanie' } : { code: 170, description: 'Sesja interaktywna zamknięta' };
  if (documents.every((one) => one.ksefNumber === null)) return { code: 445, description: 'Błąd weryfikacji, brak poprawnych faktur' };
  return { code: 200, description: `Sesja ${word} przetworzona pomyślnie` };
}
