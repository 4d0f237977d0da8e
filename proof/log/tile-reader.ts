import { demand, type Bytes } from '#proof/bytes.ts';
import { nodeHash, type HashReader } from './merkle.ts';
import { tilePath, tileWidth } from './tiles.ts';

/** The bytes below the address of a log, such as those of `tile/0/000.p/17`; rejects when they cannot be had. */
export type ReadTile = (path: string) => Promise<Bytes>;

const hashLength = 32;
/** Levels of the tree in one tile. */
export const tileHeight = 8;

/** How many hashes a tile of a log of that size has. */
export function widthOf(tile: { level: number; index: number }, size: number): number {
  const hashes = Math.floor(size / tileWidth ** tile.level);
  return Math.max(0, Math.min(tileWidth, hashes - tile.index * tileWidth));
}

/** The hashes of a tile; rejects bytes that are not so many hashes. */
export function hashesOf(bytes: Bytes, width: number): Bytes[] {
  demand(bytes.length === width * hashLength, 'bad_tile');
  return Array.from({ length: width }, (_, at) => bytes.slice(at * hashLength, (at + 1) * hashLength));
}

/** The root of a whole subtree over some hashes, a power of two of them. */
export async function foldHashes(hashes: readonly Bytes[]): Promise<Bytes> {
  let level = [...hashes];
  while (level.length > 1) {
    const pairs = Array.from({ length: level.length / 2 }, (_, at) => [level[at * 2]!, level[at * 2 + 1]!] as const);
    level = await Promise.all(pairs.map(([left, right]) => nodeHash(left, right)));
  }
  demand(level[0], 'bad_tile');
  return level[0];
}

/** Reads hashes of a log of that size from its tiles (C2SP tlog-tiles); each tile is fetched once. */
export function tileReader(read: ReadTile, size: number): HashReader {
  const tiles = new Map<string, Promise<Bytes[]>>();
  const tileAt = (level: number, index: number): Promise<Bytes[]> => {
    const width = widthOf({ level, index }, size);
    const path = tilePath({ level, index, width });
    const cached = tiles.get(path) ?? read(path).then((bytes) => hashesOf(bytes, width));
    tiles.set(path, cached);
    return cached;
  };
  return async (level, index) => {
    const [tileLevel, span] = [Math.floor(level / tileHeight), 2 ** (level % tileHeight)];
    const begin = index * span;
    const hashes = await tileAt(tileLevel, Math.floor(begin / tileWidth));
    const from = begin % tileWidth;
    demand(from + span <= hashes.length, 'bad_tile');
    return foldHashes(hashes.slice(from, from + span));
  };
}
