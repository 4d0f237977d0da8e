import type { Bytes } from '#proof/bytes.ts';
import { emptyRoot, nodeHash, type HashReader } from './merkle.ts';

/** The root of a whole subtree of 2^level leaves. */
export type Peak = Readonly<{ level: number; hash: Bytes }>;

/** Puts a leaf behind the whole subtrees that the leaves before it make (RFC 6962 §2.1). */
export async function withLeaf(peaks: readonly Peak[], hash: Bytes): Promise<Peak[]> {
  const grown = [...peaks];
  let last: Peak = { level: 0, hash };
  for (let before = grown.at(-1); before?.level === last.level; before = grown.at(-1)) {
    last = { level: last.level + 1, hash: await nodeHash(before.hash, last.hash) };
    grown.pop();
  }
  return [...grown, last];
}

/** The root of the tree that ends with these subtrees, the largest first. */
export async function rootOfPeaks(peaks: readonly Peak[]): Promise<Bytes> {
  const [last, ...rest] = peaks.toReversed();
  let root = last?.hash ?? (await emptyRoot());
  for (const { hash } of rest) root = await nodeHash(hash, root);
  return root;
}

/** The whole subtrees of a tree of that size, the largest first. */
export function peaksOf(read: HashReader, size: number): Promise<Peak[]> {
  const levels: { level: number; index: number }[] = [];
  for (let [rest, level] = [size, 0]; rest > 0; rest = Math.floor(rest / 2), level += 1) {
    if (rest % 2 === 1) levels.unshift({ level, index: rest - 1 });
  }
  return Promise.all(levels.map(async ({ level, index }) => ({ level, hash: await read(level, index) })));
}
