import type { Language } from '#core/languages.ts';
import type { Regime } from '#core/regimes.ts';
import type { CertificateMetadata } from '#server/certificates/metadata.ts';
import type { Deps } from '#server/deps.ts';

export type CertificateFacts = Readonly<{
  language: Language;
  certificateNumber: string;
  regime: Regime;
  organization: Readonly<{ name: string; nip: string }>;
  scorePercent: number;
  metadata: CertificateMetadata;
  issuedAt: Date;
  expiresAt: Date;
  verificationHash: string;
  verificationUrl: string;
  /** Compact JWS, attached to the PDF. */
  credential: string;
}>;

export async function certificatePdf(deps: Pick<Deps, 'renderer' | 'config'>, facts: CertificateFacts): Promise<Buffer> {
  return deps.renderer.render({ template: 'certificate', data: facts, files: {}, standard: 'a-3a' });
}
