import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readSbom, type Sbom } from './sbom.ts';

type Lock = Readonly<{ packages: Readonly<Record<string, { name?: string; version: string; integrity?: string; license?: string }>> }>;

let sbom: Sbom;
let locked: { purl: string; integrity: boolean; license: boolean }[];
beforeAll(async () => {
  const lock = JSON.parse(await readFile(join(import.meta.dirname, '..', '..', 'package-lock.json'), 'utf8')) as Lock;
  locked = Object.entries(lock.packages)
    .filter(([path]) => path !== '')
    .map(([path, { name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length), version, integrity, license }]) => ({
      purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
      integrity: integrity !== undefined,
      license: license !== undefined,
    }));
  sbom = readSbom();
});

describe('the list of parts as CycloneDX', () => {
  it('names exactly the packages of the lock', () => {
    expect([sbom.bomFormat, sbom.metadata.component.name]).toEqual(['CycloneDX', 'atesto']);
    expect(sbom.components.map(({ purl }) => purl).toSorted()).toEqual([...new Set(locked.map(({ purl }) => purl))].toSorted());
  });

  it('states the hash and the licence of each that the lock states', () => {
    const parts = new Map(sbom.components.map((part) => [part.purl, part]));
    expect(locked.filter(({ purl, integrity }) => integrity && !parts.get(purl)?.hashes?.length)).toEqual([]);
    expect(locked.filter(({ purl, license }) => license && !parts.get(purl)?.licenses?.length)).toEqual([]);
  });
});
