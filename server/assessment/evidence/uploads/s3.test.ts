// @module-tag long
import { expect, it } from 'vitest';
import { anOrganization } from '#server/testing/builders.ts';
import { aPdf, sendEvidence } from '#server/testing/documents/files.ts';
import { storeFilesInS3 } from '#server/testing/network/s3.ts';
import { openWorld } from '#server/testing/world.ts';
import { deleteUnusedFiles } from './sweep.ts';

const world = openWorld();
storeFilesInS3(world);

it('evidence lives in an S3 store as in a folder: in parts, whole, saved, deleted and swept', async () => {
  const org = await anOrganization(world.deps);
  const pdf = aPdf();
  const file = Buffer.concat([pdf, Buffer.alloc(5_000_000, '% filled up\n'), Buffer.from('\n%%EOF\n')]);
  const { body } = await sendEvidence(world, org.cookie, { name: 'archiwum.pdf', bytes: file });
  const read = await world.call('GET', `/api/evidence/${String(body.id)}/file`, { cookie: org.cookie });
  expect(read.rawPayload.equals(file)).toBe(true);
  const keys: string[] = [];
  for await (const { key } of world.deps.files.list()) keys.push(key);
  expect(keys).toEqual([expect.stringMatching(`^evidence/${org.id}/[0-9a-f-]{36}$`)]);
  await world.deps.files.put('uploads/gone/0-part', pdf);
  world.at(new Date(Date.now() + 2 * 86_400_000).toISOString());
  expect((await deleteUnusedFiles(world.deps)).files).toBe(1);
  world.at('2026-11-21T09:00:00.000Z');
  expect((await world.call('DELETE', `/api/evidence/${String(body.id)}`, { cookie: org.cookie })).statusCode).toBe(200);
  for await (const { key } of world.deps.files.list()) expect(key).toBe('nothing is left');
});

it('states that a file cannot be accepted while the store is silent, and stores nothing of it', async () => {
  const org = await anOrganization(world.deps);
  const files = world.deps.files;
  world.deps.files = { ...files, put: () => Promise.reject(new Error('connection refused')) };
  const sent = await sendEvidence(world, org.cookie, { name: 'a.pdf', bytes: aPdf() });
  world.deps.files = files;
  expect([sent.status, sent.code]).toEqual([503, 'busy']);
  expect((await world.call('GET', '/api/evidence', { cookie: org.cookie })).json().evidence).toEqual([]);
});
