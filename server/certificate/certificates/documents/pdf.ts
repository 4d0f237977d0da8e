import type { Language } from '#core/platform/languages.ts';
import { issueLeaf } from '#proof/log/leaves.ts';
import type { Deps } from '#server/deps.ts';
import { certificatePdf, type CertificateFacts } from '#server/adapters/documents/certificate.ts';
import { proofOf } from '#server/certificate/transparency/log.ts';
import { paperUrl, typedAddress, verificationUrl } from '#server/certificate/certificates/address.ts';
import type { CertificateRow } from '#server/certificate/certificates/repository.ts';

/** The proof of an issue in the log, and whether enough witnesses saw it for documents to be stored. */
export type Logged = Readonly<{ proof: string | null; isFinal: boolean }>;

export async function loggedIssue(deps: Deps, { verificationHash }: CertificateRow): Promise<Logged> {
  const logged = await proofOf(deps, issueLeaf(verificationHash));
  return { proof: logged?.proof ?? null, isFinal: logged !== null && logged.witnesses >= deps.keyring.manifest.quorum };
}

/** Draws and seals the document of a certificate in a language from the stored facts. */
export async function drawCertificate(deps: Deps, row: CertificateRow, language: Language, logged: Logged): Promise<Buffer> {
  return certificatePdf(deps, await certificateFacts(deps, row, language, logged));
}

/** What the document states, from the stored facts. */
export async function certificateFacts(deps: Deps, row: CertificateRow, language: Language, { proof }: Logged): Promise<CertificateFacts> {
  return {
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
    paperUrl: await paperUrl(deps, row),
    typedAddress: typedAddress(deps),
    credential: row.credential,
    logProof: proof,
    keyList: deps.keyring.keyList,
  };
}
