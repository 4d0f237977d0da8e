import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Milliseconds since the epoch, as all moments here. */
type Moment = number;

export type Challenge = Readonly<{ id: string; at: Moment; used: boolean }>;

/** A signing-in, and the tokens that follow from it. */
export type Authentication = Readonly<{
  reference: string;
  at: Moment;
  contextNip: string;
  subjectNip: string;
  method: 'InternalCertificate' | 'Token';
  /** The certificate it was signed with; null for a KSeF token. */
  serial: string | null;
  /** SHA-256 of what was signed, or the reference of the token: what the UPO names. */
  proof: string;
  code: number;
  details: string;
  redeemed: boolean;
  refreshUntil: Moment | null;
  refreshedAt: Moment | null;
}>;

export type Part = Readonly<{ ordinal: number; size: number; hash: string; uploaded: boolean }>;

/** A session for sending; `key` and `iv` are base64, the key is null when it could not be decrypted. */
export type Session = Readonly<{
  reference: string;
  type: 'Online' | 'Batch';
  contextNip: string;
  authentication: string;
  at: Moment;
  updatedAt: Moment;
  validUntil: Moment;
  key: string | null;
  iv: string;
  closedAt: Moment | null;
  /** A code that ended it early, such as 415; null otherwise. */
  failure: Readonly<{ code: number; description: string; details: readonly string[] }> | null;
  upoReference: string;
  batch: Readonly<{
    size: number;
    hash: string;
    offline: boolean;
    uploadKey: string;
    parts: readonly Part[];
    processed: boolean;
  }> | null;
}>;

/** What KSeF reads in a document that it accepts. */
export type Facts = Readonly<{
  sellerNip: string;
  sellerName: string;
  buyer: Readonly<{ type: 'Nip' | 'VatUe' | 'Other' | 'None'; value: string | null; name: string }>;
  kind: string;
  number: string;
  /** P_1, YYYY-MM-DD. */
  issuedOn: string;
  currency: string;
  /** P_15, and the sums of net and VAT, as numbers with two decimals. */
  gross: number;
  net: number;
  vat: number;
  hasAttachment: boolean;
}>;

export type InvoiceStatus = Readonly<{
  code: number;
  details: readonly string[];
  extensions?: Readonly<Record<string, string>>;
}>;

/** A document that was sent. Its bytes are stored under its hash. */
export type SentDocument = Readonly<{
  reference: string;
  session: string;
  contextNip: string;
  ordinal: number;
  hash: string;
  size: number;
  fileName: string | null;
  invoicingAt: Moment;
  offlineDeclared: boolean;
  correctedHash: string | null;
  status: InvoiceStatus;
  facts: Facts | null;
  ksefNumber: string | null;
  acquiredAt: Moment | null;
  storedAt: Moment | null;
  mode: 'Online' | 'Offline' | null;
  /** How many questions for its status are still answered with 150. */
  hold: number;
}>;

export type EncryptionKey = Readonly<{
  id: string;
  usage: 'KsefTokenEncryption' | 'SymmetricKeyEncryption';
  privateKey: string;
  certificate: string;
  validFrom: Moment;
  validTo: Moment;
  gone: boolean;
}>;

export type Enrollment = Readonly<{
  reference: string;
  at: Moment;
  serial: string | null;
  code: number;
  details: string;
  subjectNip: string;
}>;

/** What became of a certificate after it was issued, and what its owner called it. */
export type CertificateNote = Readonly<{
  name?: string;
  requestedAt?: Moment;
  revokedAt?: Moment;
  expiredAt?: Moment;
  lastUsedAt?: Moment;
}>;

/** A message of the lighthouse (`latarnia`). */
export type OutageMessage = Readonly<{
  id: string;
  eventId: number;
  category: 'FAILURE' | 'TOTAL_FAILURE' | 'MAINTENANCE';
  type: 'FAILURE_START' | 'FAILURE_END' | 'MAINTENANCE_ANNOUNCEMENT';
  title: string;
  text: string;
  start: string;
  end: string | null;
  version: number;
  published: string;
}>;

/** What was set on the control page and lasts. */
export type Settings = Readonly<{
  jwtSecret: string;
  millisAhead: number;
  hasLimits: boolean;
  storageDelayMillis: number;
  /** Tokens issued before these moments are refused. */
  accessTokensFrom: Moment;
  refreshTokensFrom: Moment;
  blocked: boolean;
  /** Whether the API answers 503 for as long as an outage lasts. */
  outageBlocks: boolean;
}>;

type Kinds = {
  challenges: Challenge;
  authentications: Authentication;
  sessions: Session;
  documents: SentDocument;
  /** Bytes in base64, under their SHA-256 in base64. */
  files: string;
  /** Other bytes in base64: parts of a batch under `session/ordinal`, what was sent and not read yet, confirmations. */
  blobs: string;
  keys: EncryptionKey;
  certificates: CertificateNote;
  enrollments: Enrollment;
  messages: OutageMessage;
  /** Permissions of a NIP in its own context, where they are not the usual ones. */
  permissions: readonly string[];
  /** KSeF tokens: the NIP they stand for. */
  tokens: Readonly<{ nip: string; reference: string }>;
  settings: Settings;
};
type Kind = keyof Kinds;

const kinds: readonly Kind[] = [
  'challenges',
  'authentications',
  'sessions',
  'documents',
  'files',
  'blobs',
  'keys',
  'certificates',
  'enrollments',
  'messages',
  'permissions',
  'tokens',
  'settings',
];

export type State = { readonly [K in Kind]: ReadonlyMap<string, Kinds[K]> } & Readonly<{
  put: <K extends Kind>(kind: K, id: string, value: Kinds[K]) => void;
  remove: (kind: Kind, id: string) => void;
}>;

type Line = readonly [kind: Kind, id: string, value: unknown];

function linesOf(path: string): Line[] {
  if (!existsSync(path)) return [];
  const read: Line[] = [];
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    // A process that is killed leaves half a line at most, the last one.
    try {
      if (line) read.push(JSON.parse(line) as Line);
    } catch {
      break;
    }
  }
  return read;
}

/** Everything the system holds, in memory and in a journal: each change is a line that is written before the answer leaves. */
export function openState(folder: string): State {
  const path = join(folder, 'state.jsonl');
  const maps = Object.fromEntries(kinds.map((kind) => [kind, new Map<string, unknown>()])) as Record<Kind, Map<string, unknown>>;
  for (const [kind, id, value] of linesOf(path)) {
    if (value === null) maps[kind]?.delete(id);
    else maps[kind]?.set(id, value);
  }
  const lines = kinds.flatMap((kind) => [...maps[kind]].map(([id, value]) => `${JSON.stringify([kind, id, value])}\n`));
  writeFileSync(`${path}.new`, lines.join(''));
  renameSync(`${path}.new`, path);
  const write = (kind: Kind, id: string, value: unknown): void => appendFileSync(path, `${JSON.stringify([kind, id, value])}\n`);
  return {
    ...(maps as unknown as { readonly [K in Kind]: ReadonlyMap<string, Kinds[K]> }),
    put: (kind, id, value) => {
      maps[kind].set(id, value);
      write(kind, id, value);
    },
    remove: (kind, id) => {
      maps[kind].delete(id);
      write(kind, id, null);
    },
  };
}
