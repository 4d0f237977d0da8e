import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { auditLog, Contradiction, rootAt } from './audit.ts';
import { utf8, type Bytes } from '#proof/bytes.ts';
import { leafKind } from './leaves.ts';
import { consistencyPath, inclusionPath, leafHash, rootOf, verifyConsistency, verifyInclusion, type HashReader } from './merkle.ts';
import { leafOf, published, reading } from '#proof/testing/log.ts';
import { tileReader } from './tile-reader.ts';
import { entriesPath, writeEntries } from './tiles.ts';

const sizes = [0, 1, 2, 255, 256, 257, 700, 1_300];

describe('the tiles of a log', () => {
  it('give the hashes from which any proof of it is made', async () => {
    const leaves = Array.from({ length: 1_300 }, (_, index) => leafOf(index));
    const large = reading(await published(leaves));
    const read: HashReader = tileReader(large, leaves.length);
    const root = await rootOf(read, leaves.length);
    const audited = await auditLog(large, leaves.length, { wanted: sizes });
    expect(audited.roots.get(leaves.length)).toEqual(root);
    for (const index of [0, 255, 256, 1_023, 1_024, 1_299]) {
      const path = await inclusionPath(read, { index, size: leaves.length });
      await verifyInclusion({ index, size: leaves.length, root }, await leafHash(utf8(leaves[index]!)), path);
    }
    for (const size of sizes.slice(1)) {
      await verifyConsistency(
        { size, root: audited.roots.get(size)! },
        { size: leaves.length, root },
        await consistencyPath(read, size, leaves.length),
      );
    }
  });

  it('are requested by the names that they have in a large log', async () => {
    const requested: string[] = [];
    const read = tileReader(async (path) => {
      requested.push(path);
      return new Uint8Array(32 * Number(/\.p\/(\d+)$/.exec(path)?.[1] ?? 256));
    }, 70_000);
    for (const [level, index] of [
      [16, 0],
      [8, 272],
      [9, 100],
      [0, 69_999],
      [4, 4_374],
    ] as const)
      await read(level, index);
    expect(requested).toEqual(['tile/2/000.p/1', 'tile/1/001.p/17', 'tile/1/000', 'tile/0/273.p/112']);
    await expect(read(0, 70_000)).rejects.toThrow('bad_tile');
  });

  it('make the same roots for every size as the entries do', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 600 }), async (size) => {
        const read = reading(await published(Array.from({ length: size }, (_, index) => leafOf(index))));
        const { roots, kinds } = await auditLog(read, size, { wanted: [size] });
        expect(roots.get(size)).toEqual(await rootOf(tileReader(read, size), size));
        expect(kinds).toEqual({ issue: size });
      }),
      { numRuns: 15 },
    );
  });
});

describe('an audit', () => {
  const leaves = Array.from({ length: 300 }, (_, index) => leafOf(index));
  const audit = async (change: (files: Map<string, Bytes>) => void): Promise<string> => {
    const files = await published(leaves);
    change(files);
    return auditLog(reading(files), leaves.length, { wanted: [300] }).then(
      () => 'well',
      (error: Error) => (error instanceof Contradiction ? `${error.code} at ${error.place}` : error.message),
    );
  };

  it('finds an entry that was changed, though the tiles above were left', async () => {
    const other = leaves.map((leaf, index) => (index === 7 ? leafOf(999) : leaf));
    expect(await audit((files) => files.set(entriesPath(0, 256), writeEntries(other.slice(0, 256))))).toBe('other_tile at tile/0/000');
    expect(await audit(() => {})).toBe('well');
  });

  it('finds a tile that was changed, is too short or missing', async () => {
    expect(await audit((files) => files.set('tile/1/000.p/1', new Uint8Array(32)))).toBe('other_tile at tile/1/000.p/1');
    expect(await audit((files) => files.set('tile/0/001.p/44', new Uint8Array(32)))).toBe('bad_tile at tile/0/001.p/44');
    expect(await audit((files) => files.delete('tile/0/001.p/44'))).toBe('no tile/0/001.p/44');
  });

  it('finds entries that are cut off or not understood', async () => {
    const path = entriesPath(1, 44);
    expect(await audit((files) => files.set(path, writeEntries(leaves.slice(256, 299))))).toBe(`bad_entries at ${path}`);
    expect(await audit((files) => files.set(path, files.get(path)!.slice(1)))).toBe(`bad_entries at ${path}`);
    const secret = [...leaves.slice(256, 299), 'issue for Jan Kowalski'];
    expect(await audit((files) => files.set(path, writeEntries(secret)))).toBe('unknown_entry at 300');
  });

  it('goes on from where an earlier one came to, without reading what that one read', { tags: ['long'] }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(700), fc.nat(700), async (a, b) => {
        const [before, after] = [Math.min(a, b), Math.max(a, b)];
        const all = Array.from({ length: after }, (_, index) => leafOf(index));
        const { point } = await auditLog(reading(await published(all.slice(0, before))), before, { wanted: [] });
        const requested: string[] = [];
        const files = reading(await published(all));
        const read = (path: string) => (requested.push(path), files(path));
        const resumed = await auditLog(read, after, { wanted: [before, after], from: point });
        const whole = await auditLog(files, after, { wanted: [before, after] });
        expect(resumed.roots).toEqual(whole.roots);
        expect(resumed.point).toEqual(whole.point);
        expect(await rootAt(point)).toEqual(whole.roots.get(before));
        expect(requested.filter((path) => path.startsWith('tile/entries/')).length).toBeLessThanOrEqual(
          Math.ceil((after - before) / 256) + 1,
        );
      }),
      { numRuns: 15 },
    );
  });

  it('that goes on finds an entry changed in the bundle that it had read in part', async () => {
    const { point } = await auditLog(reading(await published(leaves.slice(0, 290))), 290, { wanted: [] });
    const files = await published(leaves);
    files.set(entriesPath(1, 44), writeEntries([leafOf(999), ...leaves.slice(257)]));
    await expect(auditLog(reading(files), 300, { wanted: [], from: point })).rejects.toThrow('other_entry at 257');
  });

  it.each([
    [`revoke ${'0'.repeat(64)} 1795219200 finding`, 'revoke'],
    [`revoke ${'0'.repeat(64)} 1795219200 finding -`, 'revoke'],
    [`revoke ${'0'.repeat(64)} 1795219200 own_wish https://a.example/status/2027 12`, 'revoke'],
    [`revoke ${'0'.repeat(64)} 1795219200 own_wish https://a.example/status/2027`, null],
    [`revoke ${'0'.repeat(64)} 1795219200 own_wish https://a.example/status/2027 -1`, null],
    [`revoke ${'0'.repeat(64)} 1795219200 whim`, null],
    [`status https://atesto.example/status/2027 ${'a'.repeat(64)}`, 'status'],
    [`keys 1 ${'a'.repeat(64)}`, 'keys'],
    [`tool ${'a'.repeat(64)}`, 'tool'],
    [`tool ${'A'.repeat(64)}`, null],
    [`head ${'a'.repeat(64)}`, 'head'],
    [`head ${'a'.repeat(64)} incident`, null],
    [` issue ${'a'.repeat(64)}`, null],
  ])('understands %j as %j', (leaf, kind) => {
    expect(leafKind(leaf)).toBe(kind);
  });
});
