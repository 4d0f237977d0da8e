import { createHash, type X509Certificate } from 'node:crypto';
import { TSTInfo } from 'pkijs';
import { hashes, parsed, signedDataOf, signerOf, type CheckedSignature } from './cms.ts';
import { isValid, skewMillis, trustOf } from './trust.ts';

const stampInfo = '1.2.840.113549.1.9.16.1.4';
const forTimeStamps = '1.3.6.1.5.5.7.3.8';

/** When something was stamped, and by whom. */
type ReadStamp = Readonly<{ at: Date; by: CheckedSignature }>;

/** The hash of what is stamped, in the algorithm that a stamp names; null for one in which it is not known. */
type Digest = (algorithm: string) => Buffer | null;

export function digestOf(stamped: Buffer): Digest {
  return (algorithm) => createHash(algorithm).update(stamped).digest();
}

/**
 * Reads a time-stamp (RFC 3161) of some bytes: their hash in it, one signature over it, by a certificate for time-stamps that was
 * valid then. Null when any of it is not so. Whether anybody trusts who stamped is not checked here.
 */
export function readStamp(token: Buffer, digest: Digest): ReadStamp | null {
  try {
    const data = signedDataOf(token);
    const { eContentType, eContent } = data.encapContentInfo;
    if (eContentType !== stampInfo || !eContent) return null;
    const bytes = Buffer.from(eContent.getValue());
    const { messageImprint, genTime } = new TSTInfo({ schema: parsed(bytes).result });
    const hash = hashes[messageImprint.hashAlgorithm.algorithmId];
    const imprint = Buffer.from(messageImprint.hashedMessage.valueBlock.valueHexView);
    if (!hash || !digest(hash)?.equals(imprint)) return null;
    const by = signerOf(data, { bytes, type: stampInfo, isOld: true });
    const { x509 } = by?.signer ?? {};
    return by && x509?.keyUsage?.includes(forTimeStamps) && isValid(x509, genTime) ? { at: genTime, by } : null;
  } catch {
    return null;
  }
}

/** Whether a stamp of a SHA-256 holds that a service has just made. */
export function isStampOf(token: Buffer, sha256: Uint8Array, now = new Date()): boolean {
  const stamp = readStamp(token, (algorithm) => (algorithm === 'sha256' ? Buffer.from(sha256) : null));
  return stamp !== null && Math.abs(stamp.at.getTime() - now.getTime()) <= skewMillis;
}

/** Whether a time-stamping service is on the list, itself or by who issued its certificate. */
export function isTrustedStamp({ at, by: { signer, others } }: ReadStamp, services: readonly X509Certificate[]): boolean {
  const isListed = services.some(({ fingerprint256 }) => fingerprint256 === signer.x509.fingerprint256);
  const chain = others.map(({ x509 }) => x509);
  return isListed || trustOf(signer.x509, chain, services, at).trust === 'trusted';
}
