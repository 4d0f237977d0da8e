import { createHash } from 'node:crypto';
import type { Ksef } from '#sandbox/ksef/ksef.ts';
import type { SentDocument, Session } from '#sandbox/ksef/state.ts';
import { newReference } from './numbers.ts';

/** What may be said of a document that came otherwise: when, and in which session. */
type Stray = Readonly<{ at?: number; session?: string | undefined }>;

/** A session that nobody here opened, for a document that came before or from somebody else. */
function shadowSession(ksef: Ksef, contextNip: string, { at: now = ksef.now(), session: name }: Stray): Session {
  const session: Session = {
    reference: name ?? newReference('SO', now),
    type: 'Online',
    contextNip,
    authentication: [...ksef.state.authentications.keys()].at(-1) ?? '',
    at: now,
    updatedAt: now,
    validUntil: now,
    key: null,
    iv: '',
    closedAt: now,
    failure: null,
    upoReference: newReference('EU', now),
    batch: null,
  };
  ksef.state.put('sessions', session.reference, session);
  return session;
}

/** A document of somebody else's software, as it is sent. */
export function strayDocument(ksef: Ksef, contextNip: string, bytes: Buffer, stray: Stray = {}): SentDocument {
  const hash = createHash('sha256').update(bytes).digest('base64');
  ksef.state.put('files', hash, bytes.toString('base64'));
  const { at: now = ksef.now() } = stray;
  return {
    reference: newReference('EE', now),
    session: shadowSession(ksef, contextNip, stray).reference,
    contextNip,
    ordinal: 1,
    hash,
    size: bytes.length,
    fileName: null,
    invoicingAt: now,
    offlineDeclared: false,
    correctedHash: null,
    status: { code: 150, details: [] },
    facts: null,
    ksefNumber: null,
    acquiredAt: null,
    storedAt: null,
    mode: null,
    hold: 0,
  };
}
