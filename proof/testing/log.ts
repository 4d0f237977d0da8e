import { concat, utf8, type Bytes } from '#proof/bytes.ts';
import { writeCheckpoint } from '#proof/log/log.ts';
import { leafHash, rootOf } from '#proof/log/merkle.ts';
import { cosignatureLine, signatureLine, writeNote } from '#proof/log/note.ts';
import { foldHashes, tileReader, type ReadTile } from '#proof/log/tile-reader.ts';
import { entriesPath, tilePath, writeEntries } from '#proof/log/tiles.ts';
import { host, logKey, logNoteKey, witness, witnessNoteKey } from './issuer.ts';

/** The leaf of an issue by its number. */
export const leafOf = (index: number): string => `issue ${index.toString(16).padStart(64, '0')}`;

/** A log in memory as it is published: every tile that a log of that size has, by its path. */
export async function published(leaves: readonly string[]): Promise<Map<string, Bytes>> {
  const files = new Map<string, Bytes>();
  for (let at = 0; at < leaves.length; at += 256) {
    const bundle = leaves.slice(at, at + 256);
    files.set(entriesPath(at / 256, bundle.length), writeEntries(bundle));
  }
  let hashes = await Promise.all(leaves.map((leaf) => leafHash(utf8(leaf))));
  for (let level = 0; hashes.length > 0; level += 1) {
    const roots: Bytes[] = [];
    for (let at = 0; at < hashes.length; at += 256) {
      const part = hashes.slice(at, at + 256);
      files.set(tilePath({ level, index: at / 256, width: part.length }), concat(...part));
      if (part.length === 256) roots.push(await foldHashes(part));
    }
    hashes = roots;
  }
  return files;
}

/** Reads files of a log; rejects where there is none. */
export const reading =
  (files: ReadonlyMap<string, Bytes>): ReadTile =>
  async (path) => {
    const bytes = files.get(path);
    if (!bytes) throw new Error(`no ${path}`);
    return bytes;
  };

/** What the log of the test issuer signs of these leaves, and its witness unless configured otherwise. */
export async function checkpointOf(leaves: readonly string[], { witnessed = true, by = logKey } = {}): Promise<string> {
  const read = tileReader(reading(await published(leaves)), leaves.length);
  const text = writeCheckpoint({ origin: `${host}/log`, size: leaves.length, root: await rootOf(read, leaves.length) });
  const signatures = [await signatureLine(logNoteKey, by.sign, text)];
  if (witnessed) signatures.push(await cosignatureLine(witnessNoteKey, witness.sign, text, 1_795_219_200));
  return writeNote({ text, signatures });
}
