import { concat, demand, textOf, utf8, type Bytes } from '#proof/bytes.ts';

/** Hashes in a full tile (C2SP tlog-tiles). */
export const tileWidth = 256;

/** A tile of hashes by its level and number; `width` below 256 is one that is still growing. */
export type Tile = Readonly<{ level: number; index: number; width: number }>;

/** A number in groups of three digits, all but the last marked: 1234067 → x001/x234/067. */
function grouped(index: number): string {
  const groups: string[] = [];
  for (let rest = index; groups.length === 0 || rest > 0; rest = Math.floor(rest / 1000)) {
    groups.unshift(String(rest % 1000).padStart(3, '0'));
  }
  return groups.map((group, place) => (place < groups.length - 1 ? `x${group}` : group)).join('/');
}

function withWidth(path: string, width: number): string {
  return width === tileWidth ? path : `${path}.p/${width}`;
}

export function tilePath({ level, index, width }: Tile): string {
  return withWidth(`tile/${level}/${grouped(index)}`, width);
}

export function entriesPath(index: number, width: number): string {
  return withWidth(`tile/entries/${grouped(index)}`, width);
}

/** The number behind its groups and the width; null when it is not written as `tilePath` would. */
export function readTilePath(path: string): { index: number; width: number } | null {
  const match = /^((?:x\d{3}\/)*\d{3})(?:\.p\/([1-9]\d{0,2}))?$/.exec(path);
  if (!match?.[1]) return null;
  const index = Number(match[1].replaceAll(/[x/]/g, ''));
  const width = match[2] === undefined ? tileWidth : Number(match[2]);
  return Number.isSafeInteger(index) && grouped(index) === match[1] && width <= tileWidth && (width < tileWidth || match[2] === undefined)
    ? { index, width }
    : null;
}

/** Leaves of an entry bundle: each after its length as two bytes, the higher first. */
export function writeEntries(leaves: readonly string[]): Bytes {
  return concat(
    ...leaves.map((leaf) => {
      const data = utf8(leaf);
      return concat(Uint8Array.of(data.length >> 8, data.length & 255), data);
    }),
  );
}

export function readEntries(bytes: Bytes): string[] {
  const leaves: string[] = [];
  for (let at = 0; at < bytes.length;) {
    const length = (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0);
    demand(at + 2 + length <= bytes.length, 'bad_entries');
    leaves.push(textOf(bytes.subarray(at + 2, at + 2 + length)));
    at += 2 + length;
  }
  return leaves;
}
