import {
  documentAnswer,
  documentsAnswer,
  documentAccepted,
  sessionOpened,
  sessionState,
  understood,
} from '#server/adapters/ksef/answers.ts';
import type { KsefHttp } from '#server/adapters/ksef/http.ts';
import { KsefTrouble, type Ksef, type KsefDocument, type KsefDocumentStatus, type KsefSession } from '#server/adapters/ksef/ksef.ts';
import { encrypted, formCode, newSessionKey, sha256 } from './session-keys.ts';
import type { KsefPublicKeys } from './public-keys.ts';

const sendTimeoutMillis = 30_000;
const pageSize = 500;
/** A session takes 10 000 documents. */
const mostPages = 10_000 / pageSize + 1;
const openCode = 100;

type Sessions = Pick<Ksef, 'openSession' | 'send' | 'documentStatus' | 'documentsOf' | 'sessionStatus' | 'closeSession'>;

function sendBody(session: KsefSession, { bytes, offline, correctsHash }: KsefDocument): object {
  const content = encrypted(bytes, session);
  return {
    invoiceHash: sha256(bytes),
    invoiceSize: bytes.length,
    encryptedInvoiceHash: sha256(content),
    encryptedInvoiceSize: content.length,
    encryptedInvoiceContent: content.toString('base64'),
    offlineMode: offline,
    ...(correctsHash === null ? {} : { hashOfCorrectedInvoice: correctsHash }),
  };
}

export function openSessions(call: KsefHttp, keys: KsefPublicKeys): Sessions {
  const at = (reference: string): string => `/v2/sessions/${encodeURIComponent(reference)}`;
  const online = (reference: string): string => `/v2/sessions/online/${encodeURIComponent(reference)}`;

  async function openSession(): Promise<KsefSession> {
    return keys.withKey('SymmetricKeyEncryption', async (encrypt) => {
      const { key, initializationVector, encryption } = newSessionKey(encrypt);
      const { bytes } = await call({ group: 'open', method: 'POST', path: '/v2/sessions/online', body: { formCode, encryption } });
      const { referenceNumber, validUntil } = understood(sessionOpened, bytes, 'an opening');
      return { reference: referenceNumber, validUntil, key, initializationVector, publicKeyId: encryption.publicKeyId };
    });
  }

  async function documentsOf(reference: string): Promise<readonly KsefDocumentStatus[]> {
    const found: KsefDocumentStatus[] = [];
    let continuation: string | null = null;
    for (let page = 0; page < mostPages; page += 1) {
      const { bytes } = await call({
        group: 'sessionDocuments',
        method: 'GET',
        path: `${at(reference)}/invoices?pageSize=${pageSize}`,
        headers: continuation === null ? {} : { 'x-continuation-token': continuation },
      });
      const { invoices, continuationToken } = understood(documentsAnswer, bytes, 'with documents of a session');
      found.push(...invoices);
      if (!continuationToken) return found;
      continuation = continuationToken;
    }
    throw new KsefTrouble('not_understood', 'KSeF lists more documents of a session than it can have');
  }

  async function sessionStatus(reference: string): Promise<{ code: number; description: string; isOpen: boolean }> {
    const { bytes } = await call({ group: 'sessionStatus', method: 'GET', path: at(reference) });
    const { code, description } = understood(sessionState, bytes, 'with the state of a session').status;
    return { code, description, isOpen: code === openCode };
  }

  return {
    openSession,
    documentsOf,
    sessionStatus,
    send: async (session, document) => {
      const body = sendBody(session, document);
      const path = `${online(session.reference)}/invoices`;
      const { bytes } = await call({ group: 'send', method: 'POST', path, body, timeoutMillis: sendTimeoutMillis });
      return { reference: understood(documentAccepted, bytes, 'a document').referenceNumber };
    },
    documentStatus: async (reference, document) => {
      const path = `${at(reference)}/invoices/${encodeURIComponent(document)}`;
      return understood(
        documentAnswer,
        (await call({ group: 'documentStatus', method: 'GET', path })).bytes,
        'with the state of a document',
      );
    },
    closeSession: async (reference) => {
      try {
        await call({ group: 'close', method: 'POST', path: `${online(reference)}/close` });
      } catch (error) {
        // It may be closed all the same: by itself, by a call before this one, or by this one without an answer.
        if (!(error instanceof KsefTrouble) || (error.kind !== 'session_over' && error.kind !== 'unreachable')) throw error;
        if ((await sessionStatus(reference)).isOpen) throw error;
      }
    },
  };
}
