import { demand, equal, NotProven, utf8, type Bytes } from '#proof/bytes.ts';
import { leafKind, type LeafKind } from './leaves.ts';
import { leafHash } from './merkle.ts';
import { rootOfPeaks, withLeaf, type Peak } from './peaks.ts';
import { foldHashes, hashesOf, tileHeight, widthOf, type ReadTile } from './tile-reader.ts';
import { entriesPath, readEntries, tilePath, tileWidth } from './tiles.ts';

/** What a log states about itself is not true; `place` names where, such as a path or the number of an entry. */
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

/** Hashes of the last tile of each level, as far as it is filled; `index` is the place of the tile. */
type OpenTile = Readonly<{ index: number; hashes: readonly Bytes[] }>;
/** How far a log was read: the number of entries, and what is needed to go on from there. */
export type AuditPoint = Readonly<{ size: number; tiles: readonly OpenTile[] }>;
export const auditBegin: AuditPoint = { size: 0, tiles: [] };

/** What was read of a log: its root at each wanted size, its entries by kind, and from where the next reading goes on. */
export type Audited = Readonly<{
  roots: ReadonlyMap<number, Bytes>;
  kinds: Readonly<Partial<Record<LeafKind, number>>>;
  point: AuditPoint;
}>;

/** The whole subtrees of what was read, the largest first: a tile holds those of eight levels. */
async function peaksAt({ tiles }: AuditPoint): Promise<Peak[]> {
  const peaks: Peak[] = [];
  for (const [level, { hashes }] of [...tiles.entries()].toReversed()) {
    for (let [at, height] = [0, tileHeight - 1]; height >= 0; height -= 1) {
      if (Math.floor(hashes.length / 2 ** height) % 2 === 0) continue;
      peaks.push({ level: level * tileHeight + height, hash: await foldHashes(hashes.slice(at, at + 2 ** height)) });
      at += 2 ** height;
    }
  }
  return peaks;
}

/** The root of what was read. */
export async function rootAt(point: AuditPoint): Promise<Bytes> {
  return rootOfPeaks(await peaksAt(point));
}

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

/** Compares every tile of a log from a point on with what its entries make, level by level. */
function tileComparison(read: ReadTile, { tiles }: AuditPoint) {
  const open: { index: number; hashes: Bytes[] }[] = tiles.map(({ index, hashes }) => ({ index, hashes: [...hashes] }));
  const add = async (level: number, hash: Bytes): Promise<void> => {
    const tile = (open[level] ??= { index: 0, hashes: [] });
    tile.hashes.push(hash);
    if (tile.hashes.length < tileWidth) return;
    await demandTile(read, { level, index: tile.index, width: tileWidth }, tile.hashes);
    const root = await foldHashes(tile.hashes);
    open[level] = { index: tile.index + 1, hashes: [] };
    await add(level + 1, root);
  };
  const end = async (): Promise<readonly OpenTile[]> => {
    for (const [level, { index, hashes }] of open.entries()) {
      if (hashes.length > 0) await demandTile(read, { level, index, width: hashes.length }, hashes);
    }
    return open;
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

/** The entries from a place on, of the bundle in which it lies; what stands before it there must be what was read before. */
async function leavesAfter(read: ReadTile, place: number, { size, begin }: { size: number; begin: AuditPoint }): Promise<string[]> {
  const index = Math.floor(place / tileWidth);
  const leaves = await bundleAt(read, index, size);
  const known = place === begin.size ? (begin.tiles[0]?.hashes ?? []) : [];
  for (const [at, hash] of known.entries()) {
    if (!equal(await leafHash(utf8(leaves[at] ?? '')), hash)) throw new Contradiction('other_entry', String(index * tileWidth + at + 1));
  }
  return leaves.slice(place % tileWidth);
}

type CallInput = Readonly<{ wanted: readonly number[]; seen?: (leaf: string) => void; from?: AuditPoint }>;

/**
 * Reads every entry of a log of that size from a point on that an earlier reading came to, and gives the roots that they make at the
 * wanted sizes. Rejects with a `Contradiction` an entry that is not understood and a tile that is not made of the entries.
 */
export async function auditLog(read: ReadTile, size: number, { wanted, seen, from: begin = auditBegin }: CallInput): Promise<Audited> {
  const roots = new Map<number, Bytes>();
  const kinds: Partial<Record<LeafKind, number>> = {};
  const comparison = tileComparison(read, begin);
  let peaks = await peaksAt(begin);
  if (wanted.includes(begin.size)) roots.set(begin.size, await rootOfPeaks(peaks));
  for (let place = begin.size; place < size;) {
    for (const leaf of await leavesAfter(read, place, { size, begin })) {
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
  return { roots, kinds, point: { size, tiles: await comparison.end() } };
}
