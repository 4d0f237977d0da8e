// @module-tag long
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

it('every part of the measurements runs, one after another, in its shortest round', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'bench', 'main.ts'), '--brief'], {
    encoding: 'utf8',
    // As whoever measures has it: nothing of the tests' own settings.
    env: { ...process.env, NODE_ENV: undefined, BENCH_PORT: '4370' },
  });
  expect([status, stderr]).toEqual([0, '']);
  for (const name of ['audit', 'bundle', 'documents', 'mails', 'saves', 'sign-ins', 'start', 'scale', 'soak']) {
    expect(stdout).toMatch(new RegExp(`^${name}\\s+\\S`, 'm'));
  }
  // A failed call of a scale is reported in its line. What a service logs is not: it asks registers that are not there.
  const lines = stdout.split('\n').filter((line) => !line.startsWith('{'));
  expect(lines.join('\n')).not.toMatch(/Error|NaN|Infinity/);
}, 240_000);
