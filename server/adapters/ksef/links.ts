import { constants, sign } from 'node:crypto';
import type { KsefCertificate } from './certificates/certificates.ts';

type Invoice = Readonly<{
  /** Address of the pages that codes lead to, such as `https://qr.ksef.mf.gov.pl`. */
  qrUrl: string;
  sellerNip: string;
  /** SHA-256 of the file of the invoice, in base64 as KSeF writes hashes. */
  hash: string;
}>;

const saltBytes = 32;

function base64url(hash: string): string {
  const bytes = Buffer.from(hash, 'base64');
  if (bytes.length !== 32) throw new Error('the hash of an invoice must be 32 bytes in base64');
  return bytes.toString('base64url');
}

/** The link of KOD I: to the invoice in KSeF. `issueDay` is P_1, as 2026-02-01. */
export function invoiceLink({ qrUrl, sellerNip, issueDay, hash }: Invoice & Readonly<{ issueDay: string }>): string {
  const [year, month, day] = issueDay.split('-');
  return `${qrUrl}/invoice/${sellerNip}/${day}-${month}-${year}/${base64url(hash)}`;
}

/**
 * The link of KOD II: that an invoice outside KSeF was issued by the holder of an Offline certificate. What is signed is the link without
 * its protocol: ECDSA on P-256 in the form of IEEE P1363, or RSA-PSS, with SHA-256.
 */
export function certificateLink({ qrUrl, sellerNip, hash, certificate }: Invoice & Readonly<{ certificate: KsefCertificate }>): string {
  const link = `${qrUrl}/certificate/Nip/${sellerNip}/${sellerNip}/${certificate.serial}/${base64url(hash)}`;
  const signed = Buffer.from(link.replace(/^https?:\/\//, ''));
  const { key } = certificate;
  const how =
    key.asymmetricKeyType === 'ec'
      ? ({ key, dsaEncoding: 'ieee-p1363' } as const)
      : { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: saltBytes };
  return `${link}/${sign('sha256', signed, how).toString('base64url')}`;
}
