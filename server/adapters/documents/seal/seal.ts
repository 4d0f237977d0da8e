import { sha256 } from '#proof/bytes.ts';
import { signDetached, type SealKey, type Stamp } from '#server/adapters/trust/cms.ts';
import { rangesOf, withPlaceForSeal, type SealFace } from './place.ts';

/** What a signature takes beside its certificates, and what a time-stamp token takes at most, in bytes. */
const signatureRoom = 1536;
const stampRoom = 12_288;

/**
 * Seals a document that Typst drew: PAdES B-B (ETSI EN 319 142-1), B-T where a time-stamp is given. It stays PDF/A, and
 * the bytes that were there stay as they were.
 */
export async function sealPdf(pdf: Buffer, key: SealKey, face: SealFace, stamp: Stamp | null): Promise<Buffer> {
  const certificates = key.certificates.reduce((sum, one) => sum + one.length, 0);
  const room = signatureRoom + certificates + (stamp ? stampRoom : 0);
  const { ranged, from, to } = rangesOf(withPlaceForSeal(pdf, face, room));
  const covered = Buffer.concat([ranged.subarray(0, from), ranged.subarray(to)]);
  const signature = await signDetached(key, await sha256(new Uint8Array(covered)), stamp);
  if (signature.length > room) throw new Error('a document cannot be sealed: the signature does not fit');
  ranged.write(Buffer.from(signature).toString('hex'), from + 1, 'latin1');
  return ranged;
}
