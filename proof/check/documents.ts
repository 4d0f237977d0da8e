import { NotProven, utf8 } from '#proof/bytes.ts';
import { CannotVerify } from '#proof/ed25519.ts';
import { noteKeysOf, type KeyManifest } from '#proof/log/key-manifest.ts';
import { documentsLeaf } from '#proof/log/leaves.ts';
import { readLogProof, verifyLogProof } from '#proof/log/log.ts';

/** What a proof of the log is about: the documents of a certificate, by the SHA-256 of its credential and of each file. */
export type Documents = Readonly<{ hash: string; documentHashes: readonly string[]; proof: string | null }>;

/** The place of the leaf of a certificate's documents in the log; null when it is not proven to have one. */
export async function placeOfDocuments(
  { hash, documentHashes, proof }: Documents,
  manifest: KeyManifest | null,
  origin: string,
): Promise<number | null> {
  if (!manifest || proof === null) return null;
  try {
    const trust = { origin: `${origin}/log`, log: await noteKeysOf(manifest, 'log'), witnesses: await noteKeysOf(manifest, 'witness') };
    const { index } = await verifyLogProof(readLogProof(proof), utf8(documentsLeaf(hash, documentHashes)), trust);
    return index;
  } catch (error) {
    if (error instanceof NotProven || error instanceof CannotVerify) return null;
    throw error;
  }
}
