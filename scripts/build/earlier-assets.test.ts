import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { restoreAssets, retainedMillis, stashAssets } from './earlier-assets.ts';

it('Whoever opened a page before a new build still gets what it names, for a day', () => {
  const root = mkdtempSync(join(tmpdir(), 'assets-'));
  const [assets, aside, list] = [join(root, 'assets'), join(root, 'aside'), join(root, 'replaced.json')];
  const build = (files: readonly string[], now: number): string[] => {
    stashAssets(assets, aside);
    mkdirSync(assets);
    for (const file of files) writeFileSync(join(assets, file), file);
    restoreAssets(assets, aside, list, now);
    return readdirSync(assets).toSorted();
  };
  expect(build(['a1.js', 'b1.js'], 0)).toEqual(['a1.js', 'b1.js']);
  expect(build(['a2.js', 'b1.js'], 1000)).toEqual(['a1.js', 'a2.js', 'b1.js']);
  expect(build(['a3.js', 'b1.js'], 2000)).toEqual(['a1.js', 'a2.js', 'a3.js', 'b1.js']);
  expect(build(['a3.js', 'b1.js'], 1001 + retainedMillis)).toEqual(['a2.js', 'a3.js', 'b1.js']);
  expect(build(['a3.js', 'b1.js'], 2001 + retainedMillis)).toEqual(['a3.js', 'b1.js']);
  rmSync(root, { recursive: true });
});
