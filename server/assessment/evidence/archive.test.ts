// @module-tag long
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { unzipSync } from 'fflate';
import sql from 'sql-template-tag';
import { describe, expect, it } from 'vitest';
import { anOrganization, aPerson, joins } from '#server/testing/builders.ts';
import { aPdf, sendEvidence } from '#server/testing/documents/files.ts';
import { openWorld } from '#server/testing/world.ts';
import { archiveNames, archiveOf } from './archive.ts';

const world = openWorld();
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const fetchArchive = (cookie?: string) => world.call('GET', '/api/evidence/archive', cookie ? { cookie } : {});
const read = (answer: { rawPayload: Buffer }) => unzipSync(new Uint8Array(answer.rawPayload));
const indexOf = (files: Record<string, Uint8Array>) => JSON.parse(new TextDecoder().decode(files['evidence.json'])) as Indexed[];
type Indexed = { file: string | null; name: string; sha256: string | null; url: string | null; uses: unknown[] };

describe('all evidence in one archive', () => {
  it('holds every file as it is stored, and an index with hashes, links and places', async () => {
    const [org, other] = [await anOrganization(world.deps), await anOrganization(world.deps)];
    const [first, second] = [aPdf(), aPdf({ objects: '% second\n' })];
    const place = { assessmentId: null, questionId: 'nis2-1-1' };
    await sendEvidence(world, org.cookie, { name: 'Polityka ąę.pdf', bytes: first }, { place });
    world.at(new Date(world.deps.now().getTime() + 60_000).toISOString());
    await sendEvidence(world, org.cookie, { name: 'polityka ąę.pdf', bytes: second });
    await sendEvidence(world, other.cookie, { name: 'cudzy.pdf', bytes: first });
    world.at(new Date(world.deps.now().getTime() + 60_000).toISOString());
    await world.call('POST', '/api/evidence/links', { cookie: org.cookie, body: { name: 'Portal', url: 'https://example.com/' } });
    const answer = await fetchArchive(org.cookie);
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['content-disposition']]).toEqual([
      200,
      'application/zip',
      'attachment; filename="atesto-dowody.zip"',
    ]);
    const files = read(answer);
    const index = indexOf(files);
    expect(Object.keys(files).toSorted()).toEqual(['Polityka ąę.pdf', 'evidence.json', 'polityka ąę (2).pdf'].toSorted());
    for (const { file, sha256: hash } of index.filter(({ url }) => url === null)) expect(sha256(files[file!]!)).toBe(hash);
    expect(index.map(({ name, file, url }) => [name, file, url])).toEqual([
      ['Polityka ąę.pdf', 'Polityka ąę.pdf', null],
      ['polityka ąę.pdf', 'polityka ąę (2).pdf', null],
      ['Portal', null, 'https://example.com/'],
    ]);
    expect(index.find(({ name }) => name === 'Polityka ąę.pdf')?.uses).toMatchObject([place]);
    expect(answer.rawPayload.toString('latin1')).not.toContain('storeKey');
  });

  it('is for everybody in the organisation and nobody else, and each fetch is in the log', async () => {
    const org = await anOrganization(world.deps);
    const reader = await aPerson(world.deps);
    await joins(world.deps, reader, org, 'reader');
    await sendEvidence(world, org.cookie, { name: 'a.pdf', bytes: aPdf() });
    expect((await fetchArchive()).statusCode).toBe(401);
    expect(Object.keys(read(await fetchArchive(reader.cookie)))).toContain('a.pdf');
    const rows = await world.deps.db.rows(sql`
      select user_id from audit_logs where organization_id = ${org.id} and action = 'evidence.exported'`);
    expect(rows).toEqual([{ userId: reader.userId }]);
  });

  it('names what the store lost and gives everything else', async () => {
    const org = await anOrganization(world.deps);
    await sendEvidence(world, org.cookie, { name: 'stracony.pdf', bytes: aPdf() });
    const [row] = await world.deps.db.rows<{ storeKey: string }>(sql`select store_key from evidence where organization_id = ${org.id}`);
    await world.deps.files.remove(row!.storeKey);
    await sendEvidence(world, org.cookie, { name: 'b.pdf', bytes: aPdf() });
    const files = read(await fetchArchive(org.cookie));
    expect(Object.keys(files).toSorted()).toEqual(['b.pdf', 'evidence.json']);
    expect(indexOf(files).find(({ name }) => name === 'stracony.pdf')).toMatchObject({ file: null, sha256: sha256(aPdf()) });
  });
});

describe('the archive as a stream', () => {
  const chunk = Buffer.alloc(64 * 1024, 'x');
  const chunksOfFile = 300;

  it('reads the store no faster than it is consumed, one file after another', async () => {
    const stats = { chunks: 0, open: 0, mostOpen: 0, closed: 0 };
    const get = async (): Promise<Readable> => {
      stats.open += 1;
      stats.mostOpen = Math.max(stats.mostOpen, stats.open);
      const source = Readable.from(
        (function* () {
          for (let at = 0; at < chunksOfFile; at += 1) {
            stats.chunks += 1;
            yield chunk;
          }
        })(),
        { objectMode: false },
      );
      source.once('close', () => {
        stats.open -= 1;
        stats.closed += 1;
      });
      return source;
    };
    const rows = Array.from({ length: 100 }, (_, at) => ({ file: `${at}.txt`, storeKey: String(at), addedAt: new Date(), index: {} }));
    const stream = archiveOf({ ...world.deps, files: { ...world.deps.files, get } }, rows);
    let bytes = 0;
    for await (const part of stream) {
      bytes += (part as Uint8Array).length;
      // What was read and not consumed yet: 2 GB would never lie in memory.
      expect(stats.chunks * chunk.length - bytes).toBeLessThan(2_000_000);
      if (bytes > 40_000_000) break;
    }
    expect(stats.mostOpen).toBe(1);
    expect(stats.chunks).toBeLessThan(3 * chunksOfFile);
    await expect.poll(() => stats.open).toBe(0);
  });
});

describe('names in the archive', () => {
  it.each([
    [
      ['a.pdf', 'a.pdf', 'A.PDF'],
      ['a.pdf', 'a (2).pdf', 'A (3).PDF'],
    ],
    [
      ['a (2).pdf', 'a.pdf', 'a.pdf'],
      ['a (2).pdf', 'a.pdf', 'a (3).pdf'],
    ],
    [['evidence.json'], ['evidence (2).json']],
    [
      ['Łódź?.txt', 'bez końcówki', 'bez końcówki'],
      ['Łódź_.txt', 'bez końcówki', 'bez końcówki (2)'],
    ],
  ])('%j are %j', (names, expected) => {
    expect(archiveNames(names)).toEqual(expected);
  });
});
