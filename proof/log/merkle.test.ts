import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fromBase64, utf8, type Bytes } from '#proof/bytes.ts';
import {
  consistencyPath,
  inclusionPath,
  leafHash,
  nodeHash,
  rootOf,
  verifyConsistency,
  verifyInclusion,
  type HashReader,
} from './merkle.ts';

type Inclusion = {
  name: string;
  leafIdx: number;
  treeSize: number;
  root: string;
  leafHash: string;
  proof: string[] | null;
  wantErr: boolean;
};
type Consistency = { name: string; size1: number; size2: number; root1: string; root2: string; proof: string[] | null; wantErr: boolean };
const vectors = JSON.parse(readFileSync(join(import.meta.dirname, 'merkle-vectors.json'), 'utf8')) as {
  inclusion: Inclusion[];
  consistency: Consistency[];
};

const bytes = (text: string | null): Bytes => fromBase64(text ?? '');

/** A tree stored in memory, with the hash of every complete subtree. */
async function treeOf(size: number): Promise<{ read: HashReader; leaves: Bytes[] }> {
  const leaves = await Promise.all(Array.from({ length: size }, (_, index) => leafHash(utf8(`leaf ${index}`))));
  const levels = [leaves];
  for (let below = leaves; below.length > 1;) {
    below = await Promise.all(
      Array.from({ length: Math.floor(below.length / 2) }, (_, index) => nodeHash(below[index * 2]!, below[index * 2 + 1]!)),
    );
    levels.push(below);
  }
  return { leaves, read: async (level, index) => levels[level]![index]! };
}

describe('published vectors', () => {
  it.each(vectors.inclusion)('inclusion $name', async ({ leafIdx, treeSize, root, leafHash: leaf, proof, wantErr }) => {
    const place = { index: leafIdx, size: treeSize, root: bytes(root) };
    const checked = (async () => verifyInclusion(place, bytes(leaf), (proof ?? []).map(bytes)))();
    await (wantErr ? expect(checked).rejects.toMatchObject({ code: expect.any(String) as string }) : checked);
  });

  it.each(vectors.consistency)('consistency $name', async ({ size1, size2, root1, root2, proof, wantErr }) => {
    const check = async () =>
      verifyConsistency({ size: size1, root: bytes(root1) }, { size: size2, root: bytes(root2) }, (proof ?? []).map(bytes));
    await (wantErr ? expect(check()).rejects.toMatchObject({ code: expect.any(String) as string }) : check());
  });

  it('are all there', () => {
    expect([vectors.inclusion.length, vectors.consistency.length]).toEqual([98, 98]);
  });
});

describe('a log of our own', () => {
  it('proves every leaf of every small tree, and no other one', async () => {
    for (let size = 1; size <= 20; size += 1) {
      const { read, leaves } = await treeOf(size);
      const root = await rootOf(read, size);
      for (let index = 0; index < size; index += 1) {
        const path = await inclusionPath(read, { index, size });
        await verifyInclusion({ index, size, root }, leaves[index]!, path);
        const other = leaves[(index + 1) % size]!;
        if (size > 1) await expect(verifyInclusion({ index, size, root }, other, path)).rejects.toThrow('bad_proof');
      }
    }
  });

  it('proves no leaf and no growth that there is not', async () => {
    const { read } = await treeOf(4);
    for (const place of [
      { index: 4, size: 4 },
      { index: -1, size: 4 },
      { index: 0.5, size: 4 },
      { index: 0, size: 0 },
    ]) {
      expect(() => inclusionPath(read, place), JSON.stringify(place)).toThrow('bad_proof');
    }
    for (const [earlier, later] of [
      [0, 4],
      [5, 4],
      [-1, 4],
      [1.5, 4],
    ] as const) {
      expect(() => consistencyPath(read, earlier, later), `${earlier} ${later}`).toThrow('bad_proof');
    }
  });

  it('proves that it only grew', async () => {
    const most = 40;
    const { read } = await treeOf(most);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: most }), fc.integer({ min: 1, max: most }), async (a, b) => {
        const [earlier, later] = [Math.min(a, b), Math.max(a, b)];
        const path = await consistencyPath(read, earlier, later);
        const [old, grown] = [await rootOf(read, earlier), await rootOf(read, later)];
        await verifyConsistency({ size: earlier, root: old }, { size: later, root: grown }, path);
        const other = await rootOf(read, earlier === 1 ? 2 : earlier - 1);
        await expect(verifyConsistency({ size: earlier, root: other }, { size: later, root: grown }, path)).rejects.toThrow();
      }),
      { numRuns: 150 },
    );
  });
});
