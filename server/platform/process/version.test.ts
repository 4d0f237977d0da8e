import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readVersion } from './version.ts';

const folder = mkdtempSync(join(tmpdir(), 'atesto-version-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the version', () => {
  it('of a working copy names no commit', () => {
    const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '..', '..', '..', 'package.json'), 'utf8')) as {
      version: string;
    };
    expect(readVersion()).toEqual({ version, commit: null });
  });

  it('of a release names the commit that it was made from, if that was known', () => {
    writeFileSync(join(folder, 'package.json'), '{"version": "1.2.3"}');
    for (const commit of ['0123abc', null]) {
      writeFileSync(join(folder, 'release.json'), JSON.stringify({ commit }));
      expect(readVersion(folder)).toEqual({ version: '1.2.3', commit });
    }
  });
});
