// @module-tag long
import { createHash } from 'node:crypto';
import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { aCompletedAssessment, anOrganization } from '#server/testing/builders.ts';
import { storeFilesInS3 } from '#server/testing/network/s3.ts';
import { openWorld } from '#server/testing/world.ts';
import { saveDocumentFiles, deleteUnusedDocumentFiles } from './job.ts';

const world = openWorld();
storeFilesInS3(world);

const keys = async () => {
  const found: string[] = [];
  for await (const { key } of world.deps.files.list()) found.push(key);
  return found;
};

it('issued documents live in an S3 store as in a folder: moved there, read whole and in parts, noticed when they are gone, deleted', async () => {
  const org = await anOrganization(world.deps);
  const id = await aCompletedAssessment(world.deps, org);
  const read = (headers: Record<string, string> = {}) =>
    world.call('GET', `/api/assessments/${id}/report?lang=pl`, { cookie: org.cookie, headers });
  const bytes = (await read()).rawPayload;
  const hash = createHash('sha256').update(bytes).digest('hex');
  const key = `documents/${hash.slice(0, 2)}/${hash}`;
  expect(await keys()).toEqual([key]);
  const part = await read({ range: 'bytes=0-7' });
  expect([part.statusCode, part.rawPayload.equals(bytes.subarray(0, 8))]).toEqual([206, true]);
  await world.deps.db.rows(sql`update documents set bytes = ${bytes}, stored_at = null where assessment_id = ${id}`);
  await world.deps.files.remove(key);
  expect(await saveDocumentFiles(world.deps)).toMatchObject({ moved: 1 });
  expect((await read()).rawPayload.equals(bytes)).toBe(true);
  await world.deps.files.remove(key);
  expect((await read()).json()).toMatchObject({ code: 'document_unavailable' });
  await world.deps.files.put(key, bytes);
  expect(await deleteUnusedDocumentFiles(world.deps)).toEqual({ strays: 0 });
  await world.deps.db.rows(sql`delete from organizations where id = ${org.id}`);
  await world.deps.db.rows(sql`update unclaimed_files set since = now() - interval '2 hours'`);
  expect(await saveDocumentFiles(world.deps)).toMatchObject({ removed: 1, found: 1 });
  expect(await keys()).toEqual([]);
});
