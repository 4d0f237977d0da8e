import { X509Certificate } from 'node:crypto';
import { refused } from '#sandbox/ksef/api/errors.ts';
import { nipOf, typeOf } from '#sandbox/ksef/certificates.ts';
import type { Ksef } from '#sandbox/ksef/ksef.ts';

/** The NIP in a certificate that may sign in. One for offline invoices may not. */
export function signerOf(certificate: X509Certificate): string {
  const nip = nipOf(certificate);
  if (!nip || typeOf(certificate) !== 'Authentication') throw refused(21115);
  return nip;
}

export type CertificateStatus = 'Active' | 'Revoked' | 'Expired';

export function certificateStatus(ksef: Ksef, certificate: X509Certificate): CertificateStatus {
  const { revokedAt, expiredAt } = ksef.state.certificates.get(certificate.serialNumber) ?? {};
  const now = ksef.now();
  if (revokedAt !== undefined) return 'Revoked';
  const isOver = now < certificate.validFromDate.getTime() || now > certificate.validToDate.getTime();
  return isOver || expiredAt !== undefined ? 'Expired' : 'Active';
}

/** Why a certificate is not to be trusted, in the words of the status 460; null when it is. */
export function certificateTrouble(ksef: Ksef, certificate: X509Certificate): string | null {
  const authority = new X509Certificate(ksef.issuer.authority.certificate);
  if (!certificate.checkIssued(authority) || !certificate.verify(authority.publicKey)) return 'Niezaufany łańcuch certyfikatów';
  const status = certificateStatus(ksef, certificate);
  if (status === 'Active') return null;
  return status === 'Revoked' ? 'Certyfikat odwołany' : 'Nieważny certyfikat';
}
