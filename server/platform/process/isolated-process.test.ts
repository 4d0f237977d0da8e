// @module-tag long
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runIsolated, type Bounds } from './isolated-process.ts';
import type { Probe, Seen } from '#server/testing/processes/isolated-probe.ts';

const program = join(import.meta.dirname, '..', '..', 'testing', 'processes', 'isolated-probe.ts');
const bounds: Bounds = { heapMegabytes: 64, millis: 20_000, answerBytes: 100_000 };
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atesto-'));
  await writeFile(join(folder, 'secret'), 'secret');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const probe = (job: Probe, more: Partial<Bounds> = {}): Promise<Seen | null> => runIsolated<Seen>(program, job, { ...bounds, ...more });

describe('untrusted input is opened in a process', () => {
  it.each([false, true])('without secrets, that reads, writes and starts nothing (native parts: %s)', async (native) => {
    const seen = await probe({ kind: 'look', secretFile: join(folder, 'secret') }, { native });
    expect(seen).toEqual({ environment: [], allowed: [] });
  });

  it.each([
    ['hangs', 'hang', { millis: 1000 }],
    ['crashes', 'abort', {}],
    ['takes more memory than it may', 'fill', {}],
    ['takes more memory than it may outside of JavaScript', 'hoard', { residentMegabytes: 300 }],
    ['hands back more than it may', 'flood', {}],
  ] as const)('that %s alone', async (_, kind, more) => {
    expect(await probe({ kind }, more)).toBeNull();
  });
});
