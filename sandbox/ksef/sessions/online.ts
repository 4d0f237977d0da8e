import { z } from 'zod';
import { invalid, refused } from '#sandbox/ksef/api/errors.ts';
import type { AddRoute, Result } from '#sandbox/ksef/api/route.ts';
import { newReference } from '#sandbox/ksef/documents/numbers.ts';
import { correctionOf, decryptWith, process, sha256 } from '#sandbox/ksef/documents/processing.ts';
import type { Ksef } from '#sandbox/ksef/ksef.ts';
import type { SentDocument, Session } from '#sandbox/ksef/state.ts';
import { documentsOf, encryption, formCode, hash, mostDocuments, newSession, sessionOf, sessionStatus } from './session.ts';

const size = z.int().min(1);
const sending = z.object({
  invoiceHash: hash,
  invoiceSize: size,
  encryptedInvoiceHash: hash,
  encryptedInvoiceSize: size,
  encryptedInvoiceContent: z.base64().min(1),
  offlineMode: z.boolean().nullish(),
  hashOfCorrectedInvoice: hash.nullish(),
});
type Sending = z.output<typeof sending>;

/** A technical correction is of an offline document that was refused, not for lack of rights, and comes once. */
function requireCorrectable(ksef: Ksef, { contextNip }: Session, { hashOfCorrectedInvoice: hash, offlineMode }: Sending): void {
  if (!hash) return;
  if (!offlineMode) throw invalid('offlineMode: must be true with hashOfCorrectedInvoice');
  if (correctionOf(ksef, hash)) throw refused(21166, 'Faktura posiada już przetworzoną prawidłowo korektę techniczną.');
  const own = [...ksef.state.documents.values()].filter((one) => one.hash === hash && one.contextNip === contextNip);
  const technical = new Set([415, 430, 435, 440, 450]);
  if (own.some((one) => one.ksefNumber !== null)) {
    throw refused(21167, 'Nie można wysłać korekty technicznej do prawidłowo przetworzonej faktury.');
  }
  if (!own.some((one) => one.offlineDeclared && technical.has(one.status.code))) {
    throw refused(21167, 'Nie można wysłać korekty technicznej do tej faktury.');
  }
}

/** The status of a session that takes nothing more. */
export function requireOpen(ksef: Ksef, session: Session, what: string): void {
  if (session.closedAt === null && !session.failure) return;
  throw refused(21180, `Status sesji ${sessionStatus(ksef, session, documentsOf(ksef, session)).code} uniemożliwia ${what}.`);
}

async function acceptDocument(ksef: Ksef, session: Session, sent: Sending): Promise<Result> {
  requireOpen(ksef, session, 'wysyłkę faktur');
  const before = documentsOf(ksef, session).length;
  if (before >= mostDocuments) {
    throw refused(21155, `Sesja o numerze referencyjnym ${session.reference} osiągnęła dozwolony limit liczby faktur ${mostDocuments}.`);
  }
  const content = Buffer.from(sent.encryptedInvoiceContent, 'base64');
  if (content.length !== sent.encryptedInvoiceSize) throw refused(21402, 'Długość treści nie zgadza się z rozmiarem pliku.');
  if (sha256(content) !== sent.encryptedInvoiceHash) throw refused(21403, 'Skrót treści nie zgadza się ze skrótem pliku.');
  requireCorrectable(ksef, session, sent);
  const now = ksef.now();
  const document: SentDocument = {
    reference: newReference('EE', now),
    session: session.reference,
    contextNip: session.contextNip,
    ordinal: before + 1,
    hash: sent.invoiceHash,
    size: sent.invoiceSize,
    fileName: null,
    invoicingAt: now,
    offlineDeclared: sent.offlineMode ?? false,
    correctedHash: sent.hashOfCorrectedInvoice ?? null,
    status: { code: 100, details: [] },
    facts: null,
    ksefNumber: null,
    acquiredAt: null,
    storedAt: null,
    mode: null,
    hold: 0,
  };
  ksef.state.put('blobs', `sent/${document.reference}`, content.toString('base64'));
  ksef.state.put('documents', document.reference, document);
  ksef.state.put('sessions', session.reference, { ...session, updatedAt: now });
  void processSent(ksef, document.reference);
  return { status: 202, body: { referenceNumber: document.reference } };
}

async function processSent(ksef: Ksef, reference: string): Promise<void> {
  const name = `sent/${reference}`;
  const session = ksef.state.sessions.get(ksef.state.documents.get(reference)?.session ?? '');
  const content = Buffer.from(ksef.state.blobs.get(name) ?? '', 'base64');
  await process(ksef, reference, session ? decryptWith(session, content) : null);
  ksef.state.remove('blobs', name);
}

/** Goes on with what was received before the system stopped. */
export function resumeSent(ksef: Ksef): void {
  for (const name of ksef.state.blobs.keys()) if (name.startsWith('sent/')) void processSent(ksef, name.slice(5));
}

/** The interactive session: opened with a key, given documents one by one, closed. */
export function addOnlineSession(route: AddRoute): void {
  const writing = { tokens: ['access'], permissions: ['InvoiceWrite', 'PefInvoiceWrite', 'EnforcementOperations'] } as const;
  route({
    ...writing,
    method: 'POST',
    path: '/sessions/online',
    group: 'onlineSession',
    body: z.object({ formCode, encryption }),
    handle: async ({ ksef, who, body }) => {
      const session = newSession(ksef, who, body.encryption, null);
      return { status: 201, body: { referenceNumber: session.reference, validUntil: new Date(session.validUntil).toISOString() } };
    },
  });
  route({
    ...writing,
    method: 'POST',
    path: '/sessions/online/:session/invoices',
    group: 'invoiceSend',
    body: sending,
    handle: ({ ksef, who, params, body }) => acceptDocument(ksef, sessionOf(ksef, who, params.session, 'Online'), body),
  });
  route({
    ...writing,
    method: 'POST',
    path: '/sessions/online/:session/close',
    group: 'onlineSession',
    handle: async ({ ksef, who, params }) => {
      const session = sessionOf(ksef, who, params.session, 'Online');
      requireOpen(ksef, session, 'jej zamknięcie');
      const now = ksef.now();
      ksef.state.put('sessions', session.reference, { ...session, closedAt: now, updatedAt: now });
      return { status: 204 };
    },
  });
}
