import { demand, equal, NotProven, utf8, type Bytes } from './bytes.ts';
import { leafKind, type LeafKind } from './leaves.ts';
import { emptyRoot, leafHash } from './merkle.ts';
import { rootOfPeaks, withLeaf, type Peak } from './peaks.ts';
import { foldHashes, hashesOf, widthOf, type ReadTile } from './tile-reader.ts';
import { entriesPath, readEntries, tilePath, tileWidth } from './tiles.ts';

/** What a log says about itself is not true; `place` names where, such as a path or the number of an entry. */
export class Contradiction extends Error {
  readonly code: string;
  readonly place: string;
  constructor(code: string, place: string) {
    super(`${code} at ${place}`);
    this.name = 'Contradiction';
    this.code = code;
    this.place = place;
  }
}

/** What was read of a log: its root at each wanted size, and its entries by kind. */
export type Audited = Readonly<{ roots: ReadonlyMap<number, Bytes>; kinds: Readonly<Partial<Record<LeafKind, number>>> }>;

async function demandTile(read: ReadTile, tile: { level: number; index: number; width: number }, hashes: readonly Bytes[]): Promise<void> {
  const path = tilePath(tile);
  const published = await read(path).then((bytes) => {
    try {
      return hashesOf(bytes, tile.width);
    } catch {
      throw new Contradiction('bad_tile', path);
    }
  });
  if (!published.every((hash, at) => equal(hash, hashes[at]!))) throw new Contradiction('other_tile', path);
}

/** Compares every tile of a log with what its entries make, level by level. */
function tileComparison(read: ReadTile) {
  const open: { index: number; hashes: Bytes[] }[] = [];
  const add = async (level: number, hash: Bytes): Promise<void> => {
    const tile = (open[level] ??= { index: 0, hashes: [] });
    tile.hashes.push(hash);
    if (tile.hashes.length < tileWidth) return;
    await demandTile(read, { level, index: tile.index, width: tileWidth }, tile.hashes);
    const root = await foldHashes(tile.hashes);
    open[level] = { index: tile.index + 1, hashes: [] };
    await add(level + 1, root);
  };
  const end = async (): Promise<void> => {
    for (const [level, { index, hashes }] of open.entries()) {
      if (hashes.length > 0) await demandTile(read, { level, index, width: hashes.length }, hashes);
    }
  };
  return { add: (hash: Bytes) => add(0, hash), end };
}

async function bundleAt(read: ReadTile, index: number, size: number): Promise<string[]> {
  const width = widthOf({ level: 0, index }, size);
  const path = entriesPath(index, width);
  const bytes = await read(path);
  try {
    const leaves = readEntries(bytes);
    demand(leaves.length === width, 'bad_entries');
    return leaves;
  } catch (error) {
    if (error instanceof NotProven) throw new Contradiction(error.code, path);
    throw error;
  }
}

/**
 * Reads every entry of a log of that size, and gives the roots that they make at the wanted sizes. Rejects with a
 * `Contradiction` an entry that is not understood and a tile that is not made of the entries.
 */
export async function auditLog(
  read: ReadTile,
  size: number,
  { wanted, seen }: Readonly<{ wanted: readonly number[]; seen?: (leaf: string) => void }>,
): Promise<Audited> {
  const roots = new Map<number, Bytes>();
  const kinds: Partial<Record<LeafKind, number>> = {};
  const comparison = tileComparison(read);
  let peaks: Peak[] = [];
  if (wanted.includes(0)) roots.set(0, await emptyRoot());
  for (let place = 0; place < size;) {
    for (const leaf of await bundleAt(read, Math.floor(place / tileWidth), size)) {
      const kind = leafKind(leaf);
      if (kind === null) throw new Contradiction('unknown_entry', String(place + 1));
      kinds[kind] = (kinds[kind] ?? 0) + 1;
      seen?.(leaf);
      const hash = await leafHash(utf8(leaf));
      peaks = await withLeaf(peaks, hash);
      await comparison.add(hash);
      place += 1;
      if (wanted.includes(place)) roots.set(place, await rootOfPeaks(peaks));
    }
  }
  await comparison.end();
  return { roots, kinds };
}
