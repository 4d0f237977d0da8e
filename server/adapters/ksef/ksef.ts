/**
 * The national e-invoicing system (KSeF 2.0) as this product uses it. Who calls is the sending queue of `server/billing/ksef`: it keeps
 * what it is about to do before each call, and decides what an answer means. Nothing here repeats a call that may have been done.
 */

/** Why KSeF did not do what was requested. */
export const ksefTroubles = [
  /** No answer, a torn one, or a fault of KSeF (5xx): whether it was done is not known. */
  'unreachable',
  /** Too many calls (429): nothing of this context may be asked before `retryAfterSeconds`. */
  'limited',
  /** The session takes nothing more (21155, 21173, 21180): another has to be opened. */
  'session_over',
  /** Signing in or a permission was refused (401 after a new sign-in, 403, 415, 425, 450, 460, 470, 480): somebody has to act. */
  'not_allowed',
  /** Another no (4xx): what was sent is wrong. */
  'refused',
  /** An answer that this client does not understand: what was requested may have been done. */
  'not_understood',
] as const;
export type KsefTroubleKind = (typeof ksefTroubles)[number];

/** Why a call came to nothing; the text names neither keys nor tokens. */
export class KsefTrouble extends Error {
  readonly kind: KsefTroubleKind;
  /** The code that KSeF gave, such as 21470; null where there was none. */
  readonly code: number | null;
  /** The status of HTTP; null where there was no answer, or where the answer was no refusal. */
  readonly status: number | null;
  /** With `limited` always a number. */
  readonly retryAfterSeconds: number | null;

  constructor(
    kind: KsefTroubleKind,
    message: string,
    more: Readonly<{ code?: number | null; status?: number | null; retryAfterSeconds?: number | null; cause?: unknown }> = {},
  ) {
    super(message, more.cause === undefined ? undefined : { cause: more.cause });
    this.name = 'KsefTrouble';
    this.kind = kind;
    this.code = more.code ?? null;
    this.status = more.status ?? null;
    this.retryAfterSeconds = more.retryAfterSeconds ?? null;
  }
}

/** Calls that share one limit (limits of the API, per context and address). */
export const ksefCallGroups = [
  'authentication',
  'open',
  'send',
  'close',
  'batch',
  'documentStatus',
  'sessionStatus',
  'sessionDocuments',
  'metadata',
  'document',
  'other',
] as const;
export type KsefCallGroup = (typeof ksefCallGroups)[number];

/** A session that is open for sending. The key is secret. */
export type KsefSession = Readonly<{
  reference: string;
  validUntil: Date;
  key: Buffer;
  initializationVector: Buffer;
  publicKeyId: string;
}>;

export type KsefDocument = Readonly<{
  /** The file as it was issued. */
  bytes: Buffer;
  /** Whether it was issued while KSeF was not used (art. 106nda, 106nf, 106nh of the VAT act). */
  offline: boolean;
  /** Base64 SHA-256 of the file that a technical correction replaces; null for every other document. */
  correctsHash: string | null;
}>;

/** What KSeF reports of one document in a session. A code that is not in the documentation is handed on as it is. */
export type KsefDocumentStatus = Readonly<{
  reference: string;
  /** Base64 SHA-256 of the file. */
  hash: string;
  code: number;
  description: string;
  details: readonly string[];
  ksefNumber: string | null;
  acquiredAt: Date | null;
  invoicingMode: 'Online' | 'Offline' | null;
  /** With code 440: the document that has the number already. */
  original: Readonly<{ sessionReference: string | null; ksefNumber: string | null }> | null;
}>;

/** An official confirmation of receipt (UPO) as it came, and what is wrong with it. */
export type KsefConfirmation = Readonly<{
  xml: Buffer;
  problem: 'not_readable' | 'signature_invalid' | 'hash_differs' | 'number_differs' | 'seller_differs' | null;
  /** Hex SHA-256 of the certificate that signed it; null where none can be read. */
  signer: string | null;
}>;

/** A document that KSeF holds in the name of the seller. */
export type KsefMetadata = Readonly<{
  ksefNumber: string;
  invoiceNumber: string;
  /** Base64 SHA-256 of the file. */
  hash: string;
  issueDay: string;
  acquiredAt: Date;
}>;

/** What the ministry announces about KSeF. Kinds that are not known are handed on. */
export type KsefAnnouncement = Readonly<{
  id: string;
  /** The same for the beginning and the end of one outage. */
  event: string;
  /** `FAILURE_START`, `FAILURE_END`, `MAINTENANCE_ANNOUNCEMENT`, or what is not known yet. */
  kind: string;
  /** `unavailability`, `emergency` or `total_failure`; null for what opens no offline mode. */
  outage: 'unavailability' | 'emergency' | 'total_failure' | null;
  title: string;
  startsAt: Date;
  endsAt: Date | null;
  publishedAt: Date;
}>;

/** What the sending queue and the reconciliation ask of KSeF. Each throws `KsefTrouble` and nothing else. */
export type Ksef = Readonly<{
  openSession: () => Promise<KsefSession>;
  /** Hands a document over; what comes back states that it was received, not that it was accepted. */
  send: (session: KsefSession, document: KsefDocument) => Promise<{ reference: string }>;
  /**
   * Hands over many documents at once, none of which is a technical correction: opens a session, uploads them, closes it. `opened` is given
   * the session before anything is uploaded; what becomes of each document is requested from the session, by its hash (`documentsOf`).
   */
  sendBatch: (
    batch: Readonly<{ documents: readonly Buffer[]; offline: boolean }>,
    opened: (sessionReference: string) => Promise<void>,
  ) => Promise<void>;
  documentStatus: (sessionReference: string, documentReference: string) => Promise<KsefDocumentStatus>;
  /** Every document of a session. */
  documentsOf: (sessionReference: string) => Promise<readonly KsefDocumentStatus[]>;
  sessionStatus: (sessionReference: string) => Promise<Readonly<{ code: number; description: string; isOpen: boolean }>>;
  /** Closes a session; one that is closed already is no trouble. */
  closeSession: (sessionReference: string) => Promise<void>;
  confirmation: (
    expected: Readonly<{ sessionReference: string; documentReference: string; ksefNumber: string; hash: string }>,
  ) => Promise<KsefConfirmation>;
  /** What KSeF holds in the name of the seller by the day of its acceptance, and up to when that is complete. */
  metadata: (period: Readonly<{ from: Date; to: Date }>) => Promise<Readonly<{ documents: readonly KsefMetadata[]; completeTo: Date }>>;
  announcements: () => Promise<readonly KsefAnnouncement[]>;
  /** Permissions that the certificate has in the context of the seller, such as `InvoiceWrite`. */
  permissions: () => Promise<readonly string[]>;
}>;
