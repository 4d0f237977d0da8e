// @module-tag long
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import sql from 'sql-template-tag';
import { beforeEach, describe, expect, it } from 'vitest';
import { languages } from '#core/platform/languages.ts';
import { reissueCertificate } from '#server/certificate/certificates/issue/reissue.ts';
import { claimFile, storeFile, keyOf } from '#server/platform/files/stored-files.ts';
import { releaseFiles } from '#server/platform/files/release.ts';
import {
  aCertificate,
  aCompletedAssessment,
  anAssessment,
  anOrganization,
  testPassword,
  type TestOrganization,
} from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';
import { saveDocumentFiles, moveDocuments, deleteUnusedDocumentFiles } from './job.ts';
import { namedAmong } from './rows.ts';

const world = openWorld();
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
let org: TestOrganization;

beforeEach(async () => {
  org = await anOrganization(world.deps, { plan: 'pro' });
});

type Stored = { sha256: string; size: number | null; bytes: Buffer | null; storedAt: Date | null };
const rowsOf = (assessmentId: string) =>
  world.deps.db.rows<Stored>(
    sql`select sha256, size, bytes, stored_at from documents where assessment_id = ${assessmentId} order by sha256`,
  );

async function inStore(hash: string): Promise<Buffer | null> {
  const stream = await world.deps.files.get(keyOf(hash));
  return stream && buffer(stream);
}

const readReport = (id: string, headers: Record<string, string> = {}, cookie = org.cookie) =>
  world.call('GET', `/api/assessments/${id}/report?lang=pl`, { cookie, headers });

async function aReport(): Promise<{ id: string; hash: string }> {
  const id = await aCompletedAssessment(world.deps, org);
  return { id, hash: (await rowsOf(id))[0]!.sha256 };
}

/** As the version before wrote it: the bytes in the row, nothing in the store. */
async function asBefore(assessmentId: string): Promise<Stored[]> {
  for (const { sha256: hash } of await rowsOf(assessmentId)) {
    await world.deps.db.rows(sql`
      update documents set bytes = ${await inStore(hash)}, size = null, stored_at = null where sha256 = ${hash}`);
    await world.deps.files.remove(keyOf(hash));
  }
  return rowsOf(assessmentId);
}

/** What crashed or was deleted is old enough to go. */
const age = () => world.deps.db.rows(sql`update unclaimed_files set since = now() - interval '2 hours'`);
const upgraded = (daysAgo: number) =>
  world.deps.db.rows(sql`
    insert into documents_upgrade values (now() - make_interval(days => ${daysAgo})) on conflict ((true)) do update set at = excluded.at`);
const openTasks = async () =>
  (await world.deps.db.rows<{ facts: object }>(sql`select facts from desk_tasks where kind = 'document_lost' and closed_at is null`)).map(
    ({ facts }) => facts,
  );

describe('an issued document', () => {
  it('lies in the store under its hash, and in the database with hash and size only', async () => {
    const certificate = await aCertificate(world.deps, org);
    const rows = await rowsOf(certificate.assessmentId ?? '');
    expect(rows).toHaveLength(1 + languages.length);
    for (const row of rows) {
      const file = await inStore(row.sha256);
      expect([row.bytes, row.size, file && sha256(file)]).toEqual([null, file?.length, row.sha256]);
    }
    const pdf = await world.call('GET', `/api/certificates/${certificate.id}/pdf?lang=de`, { cookie: org.cookie });
    expect(rows.map((row) => row.sha256)).toContain(sha256(pdf.rawPayload));
  });

  it('is not issued while the store takes nothing', async () => {
    const id = await anAssessment(world.deps, org);
    const { files } = world.deps;
    world.deps.files = { ...files, put: () => Promise.reject(new Error('disk full')) };
    const response = await world.call('POST', `/api/assessments/${id}/report`, { cookie: org.cookie, body: {} });
    world.deps.files = files;
    expect([response.statusCode, response.json().code, response.headers['retry-after']]).toEqual([503, 'busy', '5']);
    expect(await rowsOf(id)).toEqual([]);
    expect((await world.call('POST', `/api/assessments/${id}/report`, { cookie: org.cookie, body: {} })).statusCode).toBe(200);
    expect((await readReport(id)).statusCode).toBe(200);
  });

  it('that is altered or missing is never handed out; an operator is asked once, until it is back', async () => {
    const { id, hash } = await aReport();
    const bytes = (await inStore(hash))!;
    await world.deps.files.put(keyOf(hash), Buffer.concat([bytes, Buffer.from('%')]));
    for (const [language, words] of [
      ['pl', 'Tego dokumentu nie można teraz wydać.'],
      ['de', 'Dieses Dokument kann gerade nicht ausgegeben werden.'],
    ] as const) {
      const response = await readReport(id, { 'accept-language': language });
      expect([response.statusCode, response.json().code, response.headers['retry-after']]).toEqual([503, 'document_unavailable', '3600']);
      expect(response.json().message).toContain(words);
    }
    expect(await openTasks()).toEqual([{ fileSha256: hash, loss: 'damaged' }]);
    await world.deps.files.remove(keyOf(hash));
    expect((await readReport(id)).json().code).toBe('document_unavailable');
    expect(await openTasks()).toHaveLength(1);
    expect(await saveDocumentFiles(world.deps)).toMatchObject({ found: 0 });
    await world.deps.files.put(keyOf(hash), bytes);
    expect((await readReport(id)).rawPayload.equals(bytes)).toBe(true);
    expect(await saveDocumentFiles(world.deps)).toMatchObject({ found: 1 });
    expect(await openTasks()).toEqual([]);
  });

  it('is not reported as lost while the store does not answer', async () => {
    const { id } = await aReport();
    const { files } = world.deps;
    world.deps.files = { ...files, get: () => Promise.reject(new Error('connection refused')) };
    const response = await readReport(id);
    world.deps.files = files;
    expect([response.statusCode, response.json().code]).toEqual([503, 'document_unavailable']);
    expect(await openTasks()).toEqual([]);
  });

  it('that is lost is named among a person’s own data, with everything else', async () => {
    const [lost, kept] = [await aReport(), await aCertificate(world.deps, org, 'ai_act')];
    await world.deps.files.remove(keyOf(lost.hash));
    const answer = await world.call('GET', '/api/account/export', { cookie: org.cookie });
    expect(answer.statusCode).toBe(200);
    const files = unzipSync(new Uint8Array(answer.rawPayload));
    const missing = JSON.parse(Buffer.from(files['missing-documents.json']!).toString()) as object[];
    expect(missing).toEqual([{ name: `reports/nis2-${lost.id.slice(0, 8)}-pl.pdf`, sha256: lost.hash }]);
    const pdf = files[`certificates/${kept.certificateNumber}-fr.pdf`]!;
    expect((await rowsOf(kept.assessmentId ?? '')).map((row) => row.sha256)).toContain(sha256(pdf));
    await world.deps.db.rows(sql`delete from desk_tasks`);
  });
});

describe('documents of the version before', () => {
  it('are read from their rows, and moved to the store by the job, verified', async () => {
    const { id, hash } = await aReport();
    await asBefore(id);
    expect(sha256((await readReport(id)).rawPayload)).toBe(hash);
    expect(await moveDocuments(world.deps)).toEqual({ moved: 1 });
    expect(await rowsOf(id)).toEqual([{ sha256: hash, size: (await inStore(hash))?.length, bytes: null, storedAt: expect.any(Date) }]);
    expect(sha256((await readReport(id)).rawPayload)).toBe(hash);
    expect(await moveDocuments(world.deps)).toEqual({ moved: 0 });
  });

  it('stay in their rows when the store took something else, when it is killed in the middle, and when they differ from their hash', async () => {
    const made = [await aReport(), await aReport(), await aReport()];
    for (const { id } of made) await asBefore(id);
    const { files } = world.deps;
    world.deps.files = { ...files, put: (key, bytes) => files.put(key, bytes.subarray(1)) };
    await expect(moveDocuments(world.deps)).rejects.toThrow('does not give back');
    let puts = 0;
    world.deps.files = { ...files, put: (key, bytes) => ((puts += 1) > 1 ? Promise.reject(new Error('killed')) : files.put(key, bytes)) };
    await expect(moveDocuments(world.deps)).rejects.toMatchObject({ status: 503 });
    world.deps.files = files;
    for (const { id, hash } of made) expect(sha256((await readReport(id)).rawPayload)).toBe(hash);
    const left = [];
    for (const one of made) if ((await rowsOf(one.id))[0]!.bytes) left.push(one);
    expect(left).toHaveLength(2);
    const [altered, whole] = [left[0]!, left[1]!];
    await world.deps.db.rows(sql`update documents set bytes = bytes || '\\x20' where assessment_id = ${altered.id}`);
    expect(await moveDocuments(world.deps)).toEqual({ moved: 1 });
    expect((await rowsOf(whole.id))[0]!.bytes).toBeNull();
    expect((await rowsOf(altered.id))[0]!.bytes).not.toBeNull();
    expect((await readReport(altered.id)).json().code).toBe('document_unavailable');
    expect(await openTasks()).toEqual([{ fileSha256: altered.hash, loss: 'damaged' }]);
    await world.deps.db.rows(sql`delete from documents where assessment_id = ${altered.id}`);
    await world.deps.db.rows(sql`delete from desk_tasks`);
  });

  it('are moved by two processes at once as by one', async () => {
    const made = [await aReport(), await aReport(), await aReport(), await aReport()];
    for (const { id } of made) await asBefore(id);
    await Promise.all([moveDocuments(world.deps), moveDocuments(world.deps), moveDocuments(world.deps)]);
    for (const { id, hash } of made) {
      expect((await rowsOf(id)).map((row) => [row.bytes, row.sha256])).toEqual([[null, hash]]);
      expect(sha256((await readReport(id)).rawPayload)).toBe(hash);
    }
  });

  it('and new ones are in their rows too for a week after an upgrade, where a process of that version searches for them', async () => {
    const earlier = await aReport();
    await asBefore(earlier.id);
    await upgraded(6);
    const fresh = await aReport();
    expect(await moveDocuments(world.deps)).toEqual({ moved: 1 });
    for (const { id, hash } of [earlier, fresh]) {
      const [row] = await rowsOf(id);
      expect([sha256(row!.bytes!), row!.storedAt instanceof Date, sha256((await inStore(hash))!)]).toEqual([hash, true, hash]);
    }
    // What the store loses meanwhile is still there.
    await world.deps.files.remove(keyOf(fresh.hash));
    expect(sha256((await readReport(fresh.id)).rawPayload)).toBe(fresh.hash);
    await upgraded(8);
    expect(await moveDocuments(world.deps)).toEqual({ moved: 2 });
    for (const { id, hash } of [earlier, fresh]) {
      expect((await rowsOf(id))[0]!.bytes).toBeNull();
      expect(sha256((await readReport(id)).rawPayload)).toBe(hash);
    }
    await world.deps.db.rows(sql`delete from documents_upgrade`);
  });
});

describe('the file of a document', () => {
  it('goes when its row goes, whatever takes that away, and stays while another row names it', async () => {
    const { id, hash } = await aReport();
    const other = await anOrganization(world.deps);
    const otherId = await aCompletedAssessment(world.deps, other);
    await world.deps.db.rows(sql`update documents set sha256 = ${hash} where assessment_id = ${otherId}`);
    const deleted = await world.call('POST', '/api/account/deletion', {
      cookie: org.cookie,
      body: { password: testPassword, immediately: true },
    });
    expect(deleted.statusCode).toBe(200);
    expect(await rowsOf(id)).toEqual([]);
    await age();
    await saveDocumentFiles(world.deps);
    expect((await readReport(otherId, {}, other.cookie)).statusCode).toBe(200);
    await world.deps.db.rows(sql`delete from organizations where id = ${other.id}`);
    expect((await saveDocumentFiles(world.deps)).removed).toBe(1);
    expect(await inStore(hash)).toBeNull();
  });

  it('of a certificate that was replaced goes, and the new one has its own', async () => {
    const old = await aCertificate(world.deps, org);
    const before = (await rowsOf(old.assessmentId ?? '')).map((row) => row.sha256);
    const origin = { ipAddress: '127.0.0.1', userAgent: 'test' };
    await reissueCertificate(world.deps, { organizationId: org.id, id: old.id, userId: org.userId, origin, note: 'literówka' });
    const after = (await rowsOf(old.assessmentId ?? '')).map((row) => row.sha256);
    await age();
    await saveDocumentFiles(world.deps);
    for (const hash of before) expect((await inStore(hash)) !== null, hash).toBe(after.includes(hash));
    for (const hash of after) expect(await inStore(hash)).not.toBeNull();
    expect(before.filter((hash) => after.includes(hash))).toHaveLength(1);
  });

  it('of an issue that was cut off goes after an hour, and never under a transaction that may still name it', async () => {
    const left = await storeFile(world.deps, Buffer.from('cut off'));
    await releaseFiles(world.deps, namedAmong);
    expect(await inStore(left.sha256)).not.toBeNull();
    const slow = await storeFile(world.deps, Buffer.from('slow'));
    await age();
    await world.deps.db.transaction(async (tx) => {
      await claimFile(tx, slow);
      await releaseFiles(world.deps, namedAmong);
      expect([await inStore(left.sha256), String(await inStore(slow.sha256))]).toEqual([null, 'slow']);
    });
    await releaseFiles(world.deps, namedAmong);
    expect(await inStore(slow.sha256)).toBeNull();
    // Who comes to name it so late has to begin again.
    await expect(world.deps.db.transaction((tx) => claimFile(tx, slow))).rejects.toMatchObject({ status: 503 });
    await storeFile(world.deps, Buffer.from('slow'));
    expect(String(await inStore(slow.sha256))).toBe('slow');
  });

  it('of which nothing is known is found within sixteen days, as after a restore, and one of a row is not', async () => {
    const { hash } = await aReport();
    const stray = sha256(Buffer.from('stray'));
    await world.deps.files.put(keyOf(stray), Buffer.from('stray'));
    await world.deps.files.put(`${keyOf(stray)}.1234.part`, Buffer.from('str'));
    await world.deps.files.put('evidence/of/somebody', Buffer.from('evidence'));
    const start = Date.now() + 2 * 86_400_000;
    for (let day = 0; day < 16; day += 1) {
      world.deps.now = () => new Date(start + day * 86_400_000);
      await deleteUnusedDocumentFiles(world.deps);
    }
    expect((await releaseFiles(world.deps, namedAmong)).removed).toBe(0);
    await age();
    expect((await releaseFiles(world.deps, namedAmong)).removed).toBeGreaterThan(0);
    expect([await inStore(stray), await world.deps.files.get(`${keyOf(stray)}.1234.part`)]).toEqual([null, null]);
    expect(await inStore(hash)).not.toBeNull();
    expect(await world.deps.files.get('evidence/of/somebody')).not.toBeNull();
    world.at('2026-11-21T09:00:00.000Z');
  });

  it('stays when so many are without a row that the database may be another one', async () => {
    const foreign = Array.from({ length: 51 }, (_, number) => `documents/00/00${sha256(Buffer.from(String(number))).slice(2)}`);
    for (const key of foreign) await world.deps.files.put(key, Buffer.from('of another database'));
    // The day on which the first folder is scanned.
    const days = Math.ceil(Date.now() / 86_400_000 / 16) * 16;
    world.deps.now = () => new Date(days * 86_400_000 + 86_400_000 / 2);
    await age();
    await expect(deleteUnusedDocumentFiles(world.deps)).rejects.toThrow('belong together');
    await age();
    await releaseFiles(world.deps, namedAmong);
    for (const key of foreign) expect(await world.deps.files.get(key)).not.toBeNull();
    for (const key of foreign.slice(1)) await world.deps.files.remove(key);
    expect((await deleteUnusedDocumentFiles(world.deps)).strays).toBeGreaterThan(0);
    world.at('2026-11-21T09:00:00.000Z');
  });
});
