// @module-tag long
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectPages } from './docs/pages.ts';
import { tools } from './tool.ts';

const root = join(import.meta.dirname, '..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
const run = (...args: string[]) => spawnSync(process.execPath, [join(root, 'scripts', 'tool.ts'), ...args], { encoding: 'utf8' });

describe('commands', () => {
  it('are few, and all but the one that writes the format install first what is missing', () => {
    expect(Object.keys(scripts).length).toBeLessThanOrEqual(12);
    // `env` looks for Node again, which the installation may just have brought.
    const unprepared = Object.keys(scripts).filter((name) => !scripts[name]?.startsWith('node scripts/bootstrap.mjs && exec env node '));
    expect(unprepared).toEqual(['format']);
    for (const text of Object.values(scripts)) {
      for (const [file] of text.matchAll(/\b(?:scripts|bench)\/\S+/g)) expect(existsSync(join(root, file)), file).toBe(true);
    }
  });
});

describe('tools', () => {
  it.each(Object.entries(tools))('%s has its program, and states what it does', (name, [program, does]) => {
    expect(name).toMatch(/^[a-z-]+$/);
    expect(existsSync(join(root, program))).toBe(true);
    expect(does.length).toBeGreaterThan(20);
    expect(run().stdout).toContain(does);
  });

  it('are there when a page of the project names them', async () => {
    const named = (await projectPages(root)).flatMap(({ file, text }) =>
      [...text.matchAll(/npm run tool -- ([a-z-]+)/g)].map((match) => [file, match[1] ?? ''] as const),
    );
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter(([, name]) => !Object.hasOwn(tools, name))).toEqual([]);
  });

  it('run with their options and end with their own code', () => {
    expect(run('keys', '--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('keys COMMAND') as string });
    expect(run('keys', 'nonsense').status).toBe(1);
  });

  it.each(['nonsense', 'toString'])('refuse the name %s and say which there are', (name) => {
    const { status, stdout, stderr } = run(name);
    expect([status, stdout]).toEqual([1, '']);
    for (const text of [`There is no tool ${name}.`, ...Object.keys(tools)]) expect(stderr).toContain(text);
  });

  it('are in an installation by the same names', () => {
    const launcher = readFileSync(join(root, 'deploy', 'atesto'), 'utf8');
    const names = /^ {2}(operator .*)\) tool=/m.exec(launcher)?.[1]?.split(' | ') ?? [];
    expect(names).toContain('retention');
    expect(names.filter((name) => tools[name]?.[0] !== `scripts/operating/${name}.ts`)).toEqual([]);
  });
});
