import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startRenderer } from '#server/adapters/documents/rendering/renderer.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atesto-busy-'));
  const childPath = join(folder, 'child.mjs');
  await writeFile(
    childPath,
    `import { existsSync } from 'node:fs';
    process.on('message', ({ id }) => {
      const waiting = setInterval(() => {
        if (!existsSync(new URL('./go-on', import.meta.url))) return;
        clearInterval(waiting);
        process.send({ id, pdf: Buffer.from('%PDF-1.7') });
      }, 5);
    });
    process.on('disconnect', () => process.exit(0));`,
  );
  await world.deps.renderer.close();
  world.deps.renderer = startRenderer(world.deps.log, { children: 1, waitingAtMost: 1, childPath, hangAfterMillis: 240_000 });
});
afterAll(() => rm(folder, { recursive: true }));

it('a document for which too many wait is refused with 503 in the reader’s language, and drawn for whoever comes again', async () => {
  const requestSample = (lang: string) =>
    world.call('GET', `/api/samples/certificate?lang=${lang}`, { headers: { 'accept-language': 'fr' } });
  const responses = [requestSample('pl'), requestSample('en'), requestSample('de')];
  // One is drawn, one waits, and neither is done before it may.
  const refused = await Promise.race(responses);
  expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
    503,
    '5',
    { code: 'busy', message: 'Le serveur est momentanément surchargé. Réessayez dans un instant.' },
  ]);
  await writeFile(join(folder, 'go-on'), '');
  expect((await Promise.all(responses)).map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 200, 503]);
  for (const lang of ['pl', 'en', 'de']) expect((await requestSample(lang)).statusCode).toBe(200);
});
