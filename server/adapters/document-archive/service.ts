import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { claimFile, storeFile, readStored, sha256Of, type StoredFile, type Loss } from '#server/platform/files/stored-files.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { notifyLost } from './missing-documents.ts';
import * as rows from './rows.ts';
import type { DocumentKey, DocumentRow } from './rows.ts';

type Issuing = Pick<Deps, 'db' | 'files' | 'log' | 'now' | 'newId'>;

/** What is asked again after a person brought it back. */
const backAfterSeconds = 3600;

/** A document that lies in the store before the transaction that issues it begins. */
export type StoredDocument = StoredFile & Readonly<{ bytes: Buffer }>;

/** Brings a document to the store; it is issued by `issueDocument`, or swept. */
export async function saveDocument(deps: Issuing, bytes: Buffer): Promise<StoredDocument> {
  return { ...(await storeFile(deps, bytes)), bytes };
}

/** Issues a document in a transaction; false when there is one already, which then stands. */
export async function issueDocument(tx: Db, key: DocumentKey, document: StoredDocument, at: Date): Promise<boolean> {
  const { sha256, size, bytes } = document;
  await claimFile(tx, document);
  return rows.insertDocument(tx, { ...key, sha256, size, bytes: (await rows.isReadByEarlier(tx)) ? bytes : null, at });
}

async function inRow(db: Db, { organizationId, sha256 }: DocumentRow): Promise<Buffer | Loss> {
  const bytes = await rows.bytesInRow(db, organizationId, sha256);
  if (!bytes) return 'missing';
  return sha256Of(bytes) === sha256 ? bytes : 'damaged';
}

/** The bytes of a document as they were issued, from where they should be, else from where they may be too. Verified either way. */
async function find(deps: Issuing, row: DocumentRow): Promise<Buffer | Loss> {
  const places = [() => readStored(deps, row), () => inRow(deps.db, row)];
  if (row.storedAt === null) places.reverse();
  let loss: Loss | null = null;
  for (const read of places) {
    const found = await read();
    if (Buffer.isBuffer(found)) return found;
    loss ??= found;
  }
  return loss ?? 'missing';
}

/** The bytes of a document; null when it is lost, of which an operator is then notified. */
export async function documentBytes(deps: Issuing, row: DocumentRow): Promise<Buffer | null> {
  const found = await find(deps, row);
  if (Buffer.isBuffer(found)) return found;
  await notifyLost(deps, row, found);
  return null;
}

/**
 * A document as it was issued; null when there is none. Refuses with 503 one that is lost or altered: what is handed out has the hash
 * that it was issued with, or nothing is.
 */
export async function issuedDocument(deps: Issuing, key: DocumentKey): Promise<Buffer | null> {
  let row = await rows.documentRow(deps.db, key);
  if (!row) return null;
  const first = await find(deps, row);
  if (Buffer.isBuffer(first)) return first;
  // Meanwhile it may have moved, or been deleted.
  row = await rows.documentRow(deps.db, key);
  if (!row) return null;
  const bytes = await documentBytes(deps, row);
  if (!bytes) throw new AppError(503, 'document_unavailable', { retryAfterSeconds: backAfterSeconds });
  return bytes;
}

/** Issues a document that was drawn at a reading; when another reading was first, its bytes stand. Returns those. */
export async function issueOnce(deps: Issuing, key: DocumentKey, bytes: Buffer): Promise<Buffer> {
  const stored = await saveDocument(deps, bytes);
  if (await deps.db.transaction((tx) => issueDocument(tx, key, stored, deps.now()))) return bytes;
  const earlier = await issuedDocument(deps, key);
  if (!earlier) throw new Error('a document was neither stored nor found');
  return earlier;
}

/** When a report with this SHA-256 was made; null when none of those stored has it. */
export function storedReport(db: Db, sha256: string): Promise<Date | null> {
  return rows.reportMadeAt(db, sha256);
}

/** Removes the certificates drawn for an assessment, for a corrected one; their files go soon after. */
export function removeCertificates(db: Db, organizationId: string, assessmentId: string): Promise<void> {
  return rows.deleteCertificates(db, organizationId, assessmentId);
}
