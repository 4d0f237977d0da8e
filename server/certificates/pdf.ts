import type { Language } from '#core/languages.ts';
import { issueLeaf } from '#proof/leaves.ts';
import type { Deps } from '#server/deps.ts';
import { certificatePdf } from '#server/documents/certificate.ts';
import { storeDocument, storedDocument } from '#server/documents/store.ts';
import { proofOf } from '#server/transparency/log.ts';
import { verificationUrl } from './address.ts';
import type { CertificateRow } from './repository.ts';

/**
 * The document of a certificate in a language: the stored one, else drawn from the stored facts. It is kept once its
 * proof of the log carries enough witnesses; until then every reading draws it anew.
 */
export async function keepCertificatePdf(deps: Deps, row: CertificateRow, language: Language): Promise<Buffer | null> {
  const { organizationId, assessmentId } = row;
  // One that was replaced by a corrected certificate has no document any more.
  if (assessmentId === null) return null;
  const key = { organizationId, assessmentId, kind: 'certificate' as const, language };
  const stored = await storedDocument(deps.db, key);
  if (stored) return stored;
  const logged = await proofOf(deps, issueLeaf(row.verificationHash));
  const bytes = await certificatePdf(deps, {
    language,
    certificateNumber: row.certificateNumber,
    regime: row.regime,
    organization: { name: row.organizationName, nip: row.organizationNip },
    scorePercent: row.complianceScore,
    metadata: row.metadata,
    issuedAt: row.issuedAt,
    expiresAt: row.expiresAt,
    verificationHash: row.verificationHash,
    verificationUrl: verificationUrl(deps, row.certificateNumber),
    credential: row.credential,
    logProof: logged?.proof ?? null,
    keyList: deps.keyring.keyList,
  });
  const isFinal = logged !== null && logged.witnesses >= deps.keyring.manifest.quorum;
  return isFinal ? storeDocument(deps.db, { ...key, bytes, at: deps.now() }) : bytes;
}
