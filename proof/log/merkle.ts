import { concat, demand, equal, sha256, type Bytes } from '#proof/bytes.ts';

const hashLength = 32;

/** Hashes of RFC 6962 §2.1: leaves and nodes are distinguished by their first byte. */
export function leafHash(data: Bytes): Promise<Bytes> {
  return sha256(concat(Uint8Array.of(0), data));
}

export function nodeHash(left: Uint8Array, right: Uint8Array): Promise<Bytes> {
  return sha256(concat(Uint8Array.of(1), left, right));
}

/** The root of no leaves. */
export function emptyRoot(): Promise<Bytes> {
  return sha256(new Uint8Array());
}

// Sizes go beyond 32 bits: divisions instead of shifts.
const half = (value: number): number => Math.floor(value / 2);
const isOdd = (value: number): boolean => value % 2 === 1;

function isSize(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}

/** The root that a leaf at an index and its path lead to (RFC 9162 §2.1.3.2). */
export async function rootFromInclusion(place: { index: number; size: number }, leaf: Bytes, path: readonly Bytes[]): Promise<Bytes> {
  demand(isSize(place.index) && isSize(place.size) && place.index < place.size && leaf.length === hashLength, 'bad_proof');
  let [at, last, root] = [place.index, place.size - 1, leaf];
  for (const step of path) {
    demand(last !== 0 && step.length === hashLength, 'bad_proof');
    if (isOdd(at) || at === last) {
      root = await nodeHash(step, root);
      while (!isOdd(at) && at !== 0) [at, last] = [half(at), half(last)];
    } else root = await nodeHash(root, step);
    [at, last] = [half(at), half(last)];
  }
  demand(last === 0, 'bad_proof');
  return root;
}

/** Rejects unless the leaf is at the index of the tree with this root. */
export async function verifyInclusion(
  place: { index: number; size: number; root: Bytes },
  leaf: Bytes,
  path: readonly Bytes[],
): Promise<void> {
  demand(equal(await rootFromInclusion(place, leaf, path), place.root), 'bad_proof');
}

type Tree = Readonly<{ size: number; root: Bytes }>;

/** Rejects unless the later tree begins with all leaves of the earlier one, which is not empty (RFC 9162 §2.1.4.2). */
export async function verifyConsistency(earlier: Tree, later: Tree, path: readonly Bytes[]): Promise<void> {
  demand(isSize(earlier.size) && isSize(later.size) && 0 < earlier.size && earlier.size <= later.size, 'bad_proof');
  if (earlier.size === later.size) {
    demand(path.length === 0 && equal(earlier.root, later.root), 'bad_proof');
    return;
  }
  let [at, last] = [earlier.size - 1, later.size - 1];
  while (isOdd(at)) [at, last] = [half(at), half(last)];
  // An earlier tree that is a whole subtree of the later one is its own first step.
  const steps = at === 0 && isPowerOfTwo(earlier.size) ? [earlier.root, ...path] : [...path];
  const [first, ...rest] = steps;
  demand(first, 'bad_proof');
  let [old, grown] = [first, first];
  for (const step of rest) {
    demand(last !== 0 && step.length === hashLength, 'bad_proof');
    if (isOdd(at) || at === last) {
      [old, grown] = [await nodeHash(step, old), await nodeHash(step, grown)];
      while (!isOdd(at) && at !== 0) [at, last] = [half(at), half(last)];
    } else grown = await nodeHash(grown, step);
    [at, last] = [half(at), half(last)];
  }
  demand(last === 0 && equal(old, earlier.root) && equal(grown, later.root), 'bad_proof');
}

function isPowerOfTwo(value: number): boolean {
  return value > 0 && 2 ** Math.round(Math.log2(value)) === value;
}

/** The hash of the complete subtree of 2^level leaves that begins at leaf index · 2^level. */
export type HashReader = (level: number, index: number) => Promise<Bytes>;

/** The largest power of two below a number above 1. */
function splitOf(size: number): number {
  let split = 1;
  while (split * 2 < size) split *= 2;
  return split;
}

/** The root of the leaves from `from` on, `size` of them; `from` is a multiple of the smallest power of two not below `size`. */
async function rootOfRange(read: HashReader, from: number, size: number): Promise<Bytes> {
  if (isPowerOfTwo(size)) return read(Math.round(Math.log2(size)), from / size);
  const split = splitOf(size);
  return nodeHash(await rootOfRange(read, from, split), await rootOfRange(read, from + split, size - split));
}

export async function rootOf(read: HashReader, size: number): Promise<Bytes> {
  return size === 0 ? emptyRoot() : rootOfRange(read, 0, size);
}

async function pathIn(read: HashReader, range: { from: number; size: number }, index: number): Promise<Bytes[]> {
  const { from, size } = range;
  if (size === 1) return [];
  const split = splitOf(size);
  if (index < split) {
    return [...(await pathIn(read, { from, size: split }, index)), await rootOfRange(read, from + split, size - split)];
  }
  return [...(await pathIn(read, { from: from + split, size: size - split }, index - split)), await rootOfRange(read, from, split)];
}

/** The hashes that lead from a leaf to the root, the lowest first (RFC 9162 §2.1.3.1). */
export function inclusionPath(read: HashReader, { index, size }: { index: number; size: number }): Promise<Bytes[]> {
  demand(isSize(index) && isSize(size) && index < size, 'bad_proof');
  return pathIn(read, { from: 0, size }, index);
}

async function subproof(read: HashReader, range: { from: number; size: number }, earlier: number, isWhole: boolean): Promise<Bytes[]> {
  const { from, size } = range;
  if (earlier === size) return isWhole ? [] : [await rootOfRange(read, from, size)];
  const split = splitOf(size);
  if (earlier <= split) {
    return [...(await subproof(read, { from, size: split }, earlier, isWhole)), await rootOfRange(read, from + split, size - split)];
  }
  const right = { from: from + split, size: size - split };
  return [...(await subproof(read, right, earlier - split, false)), await rootOfRange(read, from, split)];
}

/** The hashes that show that a tree grew from an earlier one that is not empty (RFC 9162 §2.1.4.1). */
export function consistencyPath(read: HashReader, earlier: number, later: number): Promise<Bytes[]> {
  demand(isSize(earlier) && isSize(later) && 0 < earlier && earlier <= later, 'bad_proof');
  return subproof(read, { from: 0, size: later }, earlier, true);
}
