import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { retainedAssetsDays } from '#core/platform/limits.ts';
import { addAssets, saveAssets } from './retained-assets.ts';

let folder = '';
const at = (...names: string[]): string => join(folder, ...names);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atesto-assets-'));
  for (const [build, name] of [
    ['old', 'start-1111.js'],
    ['new', 'start-2222.js'],
  ] as const) {
    await mkdir(at(build, 'assets'), { recursive: true });
    await writeFile(at(build, 'assets', name), `// ${build}`);
    await writeFile(at(build, 'assets', 'shared-3333.js'), '// both');
  }
  await writeFile(at('secret'), 'secret');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const day = (count: number): Date => new Date(Date.parse('2026-11-22T10:00:00Z') + count * 86_400_000);

/** A process of a build, started on a day. */
async function started(build: string, when: Date) {
  saveAssets(at(build, 'assets'), at('kept'), when);
  const app = Fastify();
  await addAssets(app, at(build), at('kept'));
  return app;
}

describe('files of the pages', () => {
  it('are there in processes of both versions while one takes the place of the other', async () => {
    const [before, after] = [await started('old', day(0)), await started('new', day(1))];
    for (const app of [before, after]) {
      for (const [name, text] of [
        ['start-1111.js', '// old'],
        ['start-2222.js', '// new'],
        ['shared-3333.js', '// both'],
      ]) {
        const answer = await app.inject(`/assets/${name}`);
        expect([answer.statusCode, answer.payload]).toEqual([200, text]);
        expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      }
      for (const url of ['/assets/start-4444.js', '/assets/..%2fsecret', '/assets/%2e%2e/secret']) {
        const answer = await app.inject(url);
        expect([answer.statusCode >= 400, answer.payload === 'secret'], url).toEqual([true, false]);
      }
      await app.close();
    }
  });

  it(
    'are stored whole by processes that start at once, also where each of them is the first of its container',
    { tags: ['long'] },
    async () => {
      const [many, shared] = [at('many', 'assets'), at('shared')];
      await mkdir(many, { recursive: true });
      for (let file = 0; file < 400; file += 1) await writeFile(join(many, `part-${file}.js`), `// ${file}`.repeat(1000));
      // Threads have the number of their process, as the first processes of containers all have 1.
      const program = `
      const { workerData } = require('node:worker_threads');
      import(workerData.module).then(({ saveAssets }) => saveAssets(workerData.many, workerData.shared, new Date()));`;
      const workerData = { module: new URL('retained-assets.ts', import.meta.url).href, many, shared };
      const threads = Array.from({ length: 4 }, () => new Worker(program, { eval: true, workerData }));
      await Promise.all(threads.map((thread) => once(thread, 'exit')));
      expect((await readdir(shared)).toSorted()).toEqual((await readdir(many)).toSorted());
    },
  );

  it('go when no process that had them was started for a while, and not before', async () => {
    await (await started('new', day(retainedAssetsDays))).close();
    expect((await readdir(at('kept'))).toSorted()).toEqual(['shared-3333.js', 'start-1111.js', 'start-2222.js']);
    await (await started('new', day(retainedAssetsDays + 0.01))).close();
    expect((await readdir(at('kept'))).toSorted()).toEqual(['shared-3333.js', 'start-2222.js']);
  });
});
