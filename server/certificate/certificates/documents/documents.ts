import { languages, type Language } from '#core/platform/languages.ts';
import { documentsLeaf, hashOf } from '#proof/log/leaves.ts';
import type { Deps } from '#server/deps.ts';
import { issueDocument, issuedDocument, issueOnce, saveDocument } from '#server/adapters/document-archive/service.ts';
import { enqueueLeaf, proofOf } from '#server/certificate/transparency/log.ts';
import { advanceLogSoon } from '#server/certificate/transparency/witnesses/witnesses.ts';
import { drawCertificate, loggedIssue } from './pdf.ts';
import { documentsLeafOf, settleDocuments, withDocumentsDue, type CertificateRow } from '#server/certificate/certificates/repository.ts';

/** Certificates whose documents are made in one run of the job. */
const atOnce = 25;

function keyOf({ organizationId }: CertificateRow, assessmentId: string, language: Language) {
  return { organizationId, assessmentId, kind: 'certificate', language } as const;
}

/**
 * Draws and seals the documents of a certificate in all languages, stores them, and adds to the log the leaf with their
 * hashes: all or nothing, once. False while the issue has no witnessed place in the log, since its proof lies inside them.
 */
export async function saveDocuments(deps: Deps, row: CertificateRow): Promise<boolean> {
  const { assessmentId } = row;
  if (!row.documentsDue || assessmentId === null) return false;
  const logged = await loggedIssue(deps, row);
  if (!logged.isFinal) return false;
  const drawn = await Promise.all(languages.map((language) => drawCertificate(deps, row, language, logged)));
  const hashes = await Promise.all(drawn.map((bytes) => hashOf(new Uint8Array(bytes))));
  const leaf = documentsLeaf(row.verificationHash, hashes);
  const saved = await Promise.all(drawn.map((bytes) => saveDocument(deps, bytes)));
  const at = deps.now();
  const isSaved = await deps.db.transaction(async (tx) => {
    if (!(await settleDocuments(tx, row, leaf))) return false;
    for (const [index, document] of saved.entries()) {
      await issueDocument(tx, keyOf(row, assessmentId, languages[index] ?? 'pl'), document, at);
    }
    await enqueueLeaf(tx, leaf, at);
    return true;
  });
  if (isSaved) await advanceLogSoon(deps);
  return isSaved;
}

/** Makes the documents that are due, such as those whose issue was cut off or waited for a witness. */
export async function finishDocuments(deps: Deps): Promise<{ certificates: number }> {
  let certificates = 0;
  for (const row of await withDocumentsDue(deps.db, atOnce)) {
    const isSaved = await saveDocuments(deps, row).catch((error: unknown) => {
      deps.log.error({ err: error, certificate: row.id }, 'documents of a certificate could not be made');
      return false;
    });
    if (isSaved) certificates += 1;
  }
  return { certificates };
}

/**
 * The document of a certificate in a language: the stored one, else drawn from the stored facts. Of a certificate from
 * the time before all were drawn at once it is stored; of one that no witness saw yet every reading draws it anew.
 */
export async function certificateDocument(deps: Deps, row: CertificateRow, language: Language): Promise<Buffer | null> {
  // One that was replaced by a corrected certificate has no document any more.
  if (row.assessmentId === null) return null;
  const key = keyOf(row, row.assessmentId, language);
  await saveDocuments(deps, row);
  const stored = await issuedDocument(deps, key);
  if (stored) return stored;
  const logged = await loggedIssue(deps, row);
  const bytes = await drawCertificate(deps, row, language, logged);
  return logged.isFinal && !row.documentsDue ? issueOnce(deps, key, bytes) : bytes;
}

/** The document as it stays; null while it cannot be drawn for good. */
export async function finalDocument(deps: Deps, row: CertificateRow, language: Language): Promise<Buffer | null> {
  if (row.assessmentId === null) return null;
  await saveDocuments(deps, row);
  return issuedDocument(deps, keyOf(row, row.assessmentId, language));
}

/** The proof that the log holds the hashes of a certificate's documents; null while it has none. */
export async function documentsProof(deps: Deps, verificationHash: string): Promise<string | null> {
  const leaf = await documentsLeafOf(deps.db, verificationHash);
  const logged = leaf === null ? null : await proofOf(deps, leaf);
  return logged?.proof ?? null;
}
