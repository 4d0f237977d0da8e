import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { licencesPage, listed } from './licences.ts';

const root = join(import.meta.dirname, '..', '..');

it('the list of licences is that of the packages and typefaces in use (npm run tool -- licences)', async () => {
  const made = await licencesPage(root);
  expect(await readFile(join(root, 'docs', 'third-party-licences.md'), 'utf8')).toBe(made);
  expect(made).not.toContain('not stated');
  expect(made).toContain('| fastify |');
  expect(made.match(/OFL-1\.1/g)?.length).toBeGreaterThan(4);
});

it('every direct dependency is in the list', async () => {
  const made = await licencesPage(root);
  const { dependencies, devDependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  const missing = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([name, version]) => !made.includes(`| ${name} | ${version} |`),
  );
  expect(missing).toEqual([]);
});

it('a build takes the licence of its package, and builds for other platforms are left out', () => {
  const lock = {
    packages: {
      '': { version: '1.0.0', license: 'AGPL-3.0-or-later' },
      'node_modules/drawer': {
        version: '2.0.0',
        license: 'Apache-2.0',
        optionalDependencies: { '@drawer/linux': '2.0.0', '@drawer/mac': '2.0.0' },
      },
      'node_modules/@drawer/linux': { version: '2.0.0', os: ['linux'], cpu: ['arm64'] },
      'node_modules/@drawer/mac': { version: '2.0.0', os: ['darwin'], cpu: ['arm64'] },
      'node_modules/a/node_modules/orphan': { version: '1.0.0', dev: true },
    },
  };
  expect(listed(lock, ({ dev }) => !dev).map(({ name, licence }) => [name, licence])).toEqual([
    ['@drawer/linux', 'Apache-2.0'],
    ['drawer', 'Apache-2.0'],
  ]);
  expect(listed(lock, ({ dev }) => dev === true)).toEqual([{ name: 'orphan', version: '1.0.0', licence: 'not stated' }]);
});
