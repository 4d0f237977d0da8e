import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { journeyTimings, readTimings, slowest, writeTimings } from './timings.ts';

it('the committed timings are in whole seconds and sorted, so that a change of them states what became slower', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'timings-'));
  const file = join(folder, 'timings.json');
  expect(readTimings(file)).toEqual({});
  writeTimings({ 'server/b.test.ts': 12.4, 'core/a.test.ts': 0.2 }, file);
  expect(await readFile(file, 'utf8')).toBe('{\n  "core/a.test.ts": 0,\n  "server/b.test.ts": 12\n}\n');
  expect(readTimings(file)).toEqual({ 'core/a.test.ts': 0, 'server/b.test.ts': 12 });
  await rm(folder, { recursive: true });
});

it('journeys take what all tries of all tests of their file took', () => {
  const spec = (file: string, ...durations: number[]) => ({
    title: 'x',
    file,
    tests: [{ status: 'expected', results: durations.map((duration) => ({ duration })) }],
  });
  const report = { suites: [{ specs: [spec('plan.spec.ts', 1000, 500)], suites: [{ specs: [spec('plan.spec.ts', 250)] }] }] };
  expect(journeyTimings(report)).toEqual({ 'e2e/plan.spec.ts': 1.75 });
});

it('the slowest files come first, and no more of them than asked for', () => {
  expect(slowest({ a: 1, b: 30.25, c: 2 }, 2)).toEqual(['  30.3 s b', '   2.0 s c']);
});
