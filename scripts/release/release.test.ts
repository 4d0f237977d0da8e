import { builtinModules } from 'node:module';
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtFiles, releasedFiles } from './files.ts';

const root = join(import.meta.dirname, '..', '..');
const files = releasedFiles(root);
const there = new Set(files);
const { dependencies, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
  version: string;
};

/** Every file of code with what it imports. */
const imports = files
  .filter((file) => /\.(ts|mjs)$/.test(file))
  .flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8').replaceAll(/^\s*import type .*$|^export type \{[^}]*\} from .*$/gm, '');
    const named = text.matchAll(/^(?:import|export|\})[^'\n]*from '([^'\n]+)'|\bimport\('([^'\n]+)'\)|^import '([^'\n]+)'/gm);
    return [...named].map((match) => [file, match[1] ?? match[2] ?? match[3] ?? ''] as const);
  });

function fileOf(from: string, named: string): string {
  return named.startsWith('#') ? named.slice(1) : posix.join(posix.dirname(from), named);
}

describe('a release', () => {
  it('holds every file that one of its files imports', () => {
    expect(imports.length).toBeGreaterThan(1000);
    const missing = imports.filter(([from, named]) => /^[.#]/.test(named) && !there.has(fileOf(from, named)));
    expect(missing).toEqual([]);
  });

  it('needs no package of development', () => {
    const packageOf = (named: string): string =>
      named
        .split('/')
        .slice(0, named.startsWith('@') ? 2 : 1)
        .join('/');
    const packages = new Set(imports.filter(([, named]) => !/^[.#]|^node:/.test(named)).map(([, named]) => packageOf(named)));
    expect([...packages].filter((name) => !Object.hasOwn(dependencies, name) && !builtinModules.includes(name))).toEqual([]);
    expect(packages).toContain('fastify');
  });

  it('leaves behind tests, what stands in for others, and what it is built from', () => {
    expect(files.filter((file) => /\.test\.|(^|\/)(testing|sandbox|e2e|bench|client)\//.test(file))).toEqual([]);
  });

  it('holds what is read and not imported: statements, templates, typefaces, legal texts, the tool for third parties, units', () => {
    for (const file of [
      'server/platform/db/migrations/0001-schema.sql',
      'server/adapters/documents/templates/report.typ',
      'content/legal/accessibility.pl.md',
      'proof/score.mjs',
      'proof/score-vectors.json',
      'deploy/atesto.env',
      'deploy/systemd/atesto-serve@.service',
      'CHANGELOG.md',
    ]) {
      expect(there, file).toContain(file);
    }
  });

  it('holds the offline tool that the build makes', () => {
    expect(builtFiles(root)).toContain('dist/verify.mjs');
  });

  it('is of a version that the list of changes knows, or will', () => {
    const changes = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
    const headings = [...changes.matchAll(/^## (.+)$/gm)].map((match) => match[1] ?? '');
    expect(headings[0] === 'Not released yet' || headings[0]?.startsWith(`${version} – `), headings[0]).toBe(true);
    expect(headings.slice(1).filter((heading) => !/^\d+\.\d+\.\d+ – \d{4}-\d\d-\d\d$/.test(heading))).toEqual([]);
  });
});
