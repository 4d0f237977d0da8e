// @module-tag long
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import sql from 'sql-template-tag';
import { describe, expect, it } from 'vitest';
import { anAssessment, anOrganization, aPerson, aCompletedAssessment, joins, type TestOrganization } from '#server/testing/builders.ts';
import { aDocx, anObjectStream, anOdt, anXlsx, aPdf, aPicture, sendEvidence, sendEvidencePart } from '#server/testing/documents/files.ts';
import { openWorld } from '#server/testing/world.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { deleteUnusedFiles } from './sweep.ts';

// As many connections as calls at the same moment: waiting for one longer than two seconds would be refused on a busy machine.
const world = openWorld({ poolSize: 16 });
const question = 'nis2-1-1';
const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

async function start(org: TestOrganization, body: object) {
  return world.call('POST', '/api/evidence/uploads', { cookie: org.cookie, body });
}
async function complete(org: TestOrganization, id: string) {
  return world.call('POST', `/api/evidence/uploads/${id}/completion`, { cookie: org.cookie });
}
async function list(org: TestOrganization) {
  return (await world.call('GET', '/api/evidence', { cookie: org.cookie })).json();
}
const statuses = (answers: readonly { statusCode: number }[]): number[] =>
  answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);

async function keys(prefix: string): Promise<string[]> {
  const all: string[] = [];
  for await (const { key } of world.deps.files.list()) if (key.startsWith(prefix)) all.push(key);
  return all.toSorted();
}
/** A PDF of that many bytes, all of them different from one another as far as it matters. */
function longPdf(bytes: number): Buffer {
  const pdf = aPdf();
  return Buffer.concat([pdf, Buffer.alloc(bytes - pdf.length - 6, '% filled up\n'), Buffer.from('%%EOF\n')]);
}

describe('a file that is sent as evidence', () => {
  it.each([
    ['polityka bezpieczeństwa.pdf', async () => aPdf({ objects: anObjectStream('5 0 <</Type/Font>>') }), 'application/pdf'],
    ['policy.docx', aDocx, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['risks.xlsx', anXlsx, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['policy.odt', async () => anOdt(), 'application/vnd.oasis.opendocument.text'],
    ['log.txt', async () => Buffer.from('Zażółć gęślą jaźń\r\n\t1 < 2'), 'text/plain'],
    ['windows-1250.csv', async () => Buffer.from('Wniosek;\xa5\xca\xf3\r\n', 'latin1'), 'text/csv'],
  ] as const)('as %s is kept as it was, with its hash', async (name, bytes, mediaType) => {
    const org = await anOrganization(world.deps);
    const file = await bytes();
    const sent = await sendEvidence(world, org.cookie, { name, bytes: file });
    expect(sent.body).toMatchObject({
      kind: 'file',
      name,
      mediaType,
      bytes: file.length,
      sha256: sha256(file),
      scanned: false,
      uses: [],
      reported: false,
    });
    const read = await world.call('GET', `/api/evidence/${String(sent.body.id)}/file`, { cookie: org.cookie });
    expect(read.rawPayload.equals(file)).toBe(true);
    expect(await list(org)).toMatchObject({ evidence: [{ name }], used: file.length, limit: 2_000_000_000, scanner: false });
  });

  it('is only ever handed out for saving, under its name, and runs nothing', async () => {
    const org = await anOrganization(world.deps);
    const { body } = await sendEvidence(world, org.cookie, { name: 'Ocena „ryzyka”.pdf', bytes: aPdf() });
    const { headers } = await world.call('GET', `/api/evidence/${String(body.id)}/file`, {
      cookie: org.cookie,
      headers: { 'accept-encoding': 'br' },
    });
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="Ocena _ryzyka_.pdf"; filename*=UTF-8''Ocena%20%E2%80%9Eryzyka%E2%80%9D.pdf`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-length': String(aPdf().length),
    });
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('when it is a picture is drawn anew: upright, without place and camera, under the ending of what it is', async () => {
    const org = await anOrganization(world.deps);
    const jpeg = await sharp(await aPicture('png', 300, 100))
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Make: 'Aparat' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 13/1 0/1' } })
      .toBuffer();
    const polyglot = Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>PK\u0003\u0004')]);
    const { body } = await sendEvidence(world, org.cookie, { name: 'serwerownia.PNG', bytes: polyglot });
    expect(body).toMatchObject({ name: 'serwerownia.jpg', mediaType: 'image/jpeg' });
    const stored = (await world.call('GET', `/api/evidence/${String(body.id)}/file`, { cookie: org.cookie })).rawPayload;
    expect(body.sha256).toBe(sha256(stored));
    expect([stored.includes('Aparat'), stored.includes('script'), stored.includes('PK\u0003')]).toEqual([false, false, false]);
    expect([jpeg.includes('Aparat'), (await sharp(jpeg).metadata()).orientation]).toEqual([true, 6]);
    const { exif, orientation, format, width, height } = await sharp(stored).metadata();
    expect([exif, orientation, format, width, height]).toEqual([undefined, undefined, 'jpeg', 100, 300]);
  });

  it('goes on where it stopped, however often it was interrupted', async () => {
    const org = await anOrganization(world.deps);
    const file = longPdf(9_500_000);
    const begin = { name: 'archiwum.pdf', bytes: file.length, sha256: sha256(file) };
    const { id, received, partBytes } = (await start(org, begin)).json();
    expect([received, partBytes]).toEqual([0, 4_000_000]);
    expect((await sendEvidencePart(world, org.cookie, { id, offset: 0 }, file.subarray(0, 3_000_000))).json()).toMatchObject({
      received: 3_000_000,
    });
    // The answer was lost: the browser sends it again, learns where to resume, and so does a new window with the same file.
    const again = await sendEvidencePart(world, org.cookie, { id, offset: 0 }, file.subarray(0, 3_000_000));
    expect([again.statusCode, again.json()]).toMatchObject([409, { code: 'upload_offset', received: 3_000_000 }]);
    expect((await complete(org, id)).json()).toMatchObject({ code: 'upload_offset', received: 3_000_000 });
    expect((await start(org, begin)).json()).toMatchObject({ id, received: 3_000_000 });
    expect((await world.call('GET', `/api/evidence/uploads/${id}`, { cookie: org.cookie })).json()).toMatchObject({ received: 3_000_000 });
    for (let at = 3_000_000; at < file.length; at += 4_000_000)
      await sendEvidencePart(world, org.cookie, { id, offset: at }, file.subarray(at, at + 4_000_000));
    const [first, second] = await Promise.all([complete(org, id), complete(org, id)]);
    expect([first.statusCode, second.statusCode, second.json()]).toEqual([200, 200, first.json()]);
    expect(first.json().sha256).toBe(sha256(file));
    expect([await keys(`uploads/${id}`), await keys(`evidence/${org.id}`)]).toEqual([[], [expect.any(String)]]);
  });

  it('is stored once when the answer to its completion was lost and it is sent anew, and twice when it is meant so', async () => {
    const org = await anOrganization(world.deps);
    const file = { name: 'polityka.pdf', bytes: aPdf() };
    const first = await sendEvidence(world, org.cookie, file, { sha256: sha256(file.bytes) });
    const begun = (await start(org, { name: file.name, bytes: file.bytes.length, sha256: sha256(file.bytes) })).json();
    expect(begun).toMatchObject({ id: first.body.id, received: file.bytes.length });
    expect((await complete(org, begun.id)).json()).toMatchObject({ id: first.body.id });
    expect((await list(org)).evidence).toHaveLength(1);
    const before = world.deps.now();
    world.at(new Date(before.getTime() + 700_000).toISOString());
    const second = await sendEvidence(world, org.cookie, file, { sha256: sha256(file.bytes) });
    world.at(before.toISOString());
    expect(second.body.id).not.toBe(first.body.id);
  });

  it('stays when the connection is lost just after its row was written', async () => {
    const org = await anOrganization(world.deps);
    const file = aPdf();
    const { id } = (await start(org, { name: 'polityka.pdf', bytes: file.length })).json();
    await sendEvidencePart(world, org.cookie, { id, offset: 0 }, file);
    const { db } = world.deps;
    let isLost = true;
    world.deps.db = {
      ...db,
      transaction: async (work) => {
        const done = await db.transaction(work);
        const [row] = await db.rows(sql`select 1 from evidence where id = ${id}`);
        if (row && isLost) {
          isLost = false;
          throw new AppError(503, 'busy', { retryAfterSeconds: 2, cause: new Error('Connection terminated unexpectedly') });
        }
        return done;
      },
    };
    expect((await complete(org, id)).statusCode).toBe(503);
    world.deps.db = db;
    expect((await complete(org, id)).statusCode).toBe(200);
    const read = await world.call('GET', `/api/evidence/${id}/file`, { cookie: org.cookie });
    expect(read.rawPayload.equals(file)).toBe(true);
  });

  it('takes each part once when it is sent twice at the same moment', async () => {
    const org = await anOrganization(world.deps);
    const file = longPdf(300_000);
    const { id } = (await start(org, { name: 'dwa razy.pdf', bytes: file.length })).json();
    const answers = await Promise.all([1, 2, 3].map(() => sendEvidencePart(world, org.cookie, { id, offset: 0 }, file)));
    expect(statuses(answers)).toEqual([200, 409, 409]);
    expect(await keys(`uploads/${id}`)).toHaveLength(1);
    expect((await complete(org, id)).json()).toMatchObject({ sha256: sha256(file) });
  });

  it('with other bytes than were announced is forgotten', async () => {
    const org = await anOrganization(world.deps);
    const sent = await sendEvidence(world, org.cookie, { name: 'a.pdf', bytes: aPdf() }, { sha256: sha256(Buffer.from('other')) });
    expect([sent.status, sent.code]).toEqual([409, 'upload_differs']);
    const { id } = (await start(org, { name: 'a.pdf', bytes: 10 })).json();
    expect((await sendEvidencePart(world, org.cookie, { id, offset: 0 }, Buffer.alloc(11))).statusCode).toBe(409);
    expect((await sendEvidencePart(world, org.cookie, { id, offset: 0 }, Buffer.alloc(4_000_001))).statusCode).toBe(413);
    expect((await world.call('DELETE', `/api/evidence/uploads/${id}`, { cookie: org.cookie })).json()).toEqual({ ok: true });
    expect(await list(org)).toMatchObject({ evidence: [], used: 0 });
  });

  it('is stored only where a scanner found it clean, and states it', async () => {
    const org = await anOrganization(world.deps);
    const answers: Record<string, () => Promise<boolean>> = {
      clean: async () => true,
      infected: async () => false,
      silent: async () => {
        throw new Error('connection refused');
      },
    };
    const outcomes: unknown[] = [];
    try {
      for (const isClean of Object.values(answers)) {
        world.deps.virusScanner = { isClean };
        const sent = await sendEvidence(world, org.cookie, { name: 'a.pdf', bytes: aPdf() });
        outcomes.push([sent.status, sent.code ?? sent.body.scanned]);
      }
      expect((await list(org)).scanner).toBe(true);
    } finally {
      world.deps.virusScanner = null;
    }
    expect(outcomes).toEqual([
      [200, true],
      [400, 'evidence_infected'],
      [503, 'evidence_unscanned'],
    ]);
    expect((await list(org)).evidence).toHaveLength(1);
  });

  it('is refused without a paid period, also to be put into a finished assessment or one of the other regime', async () => {
    const never = await anOrganization(world.deps, { plan: null });
    const org = await anOrganization(world.deps);
    const finished = await aCompletedAssessment(world.deps, org);
    const refusalOf = async (who: TestOrganization, place?: object) => {
      const answer = await start(who, { name: 'a.pdf', bytes: 5, place });
      return [answer.statusCode, answer.json().code];
    };
    expect(await refusalOf(never)).toEqual([402, 'subscription_required']);
    expect(await refusalOf(never, { assessmentId: null, questionId: question })).toEqual([402, 'subscription_required']);
    expect(await refusalOf(org, { assessmentId: finished, questionId: question })).toEqual([409, 'assessment_locked']);
    expect(await refusalOf(org, { assessmentId: null, questionId: 'ai-act-1-1' })).toEqual([403, 'plan_upgrade_required']);
    expect(await refusalOf(org, { assessmentId: null, questionId: 'nis2-99-1' })).toEqual([400, 'invalid_input']);
    expect(await refusalOf(org, { assessmentId: world.deps.newId(), questionId: question })).toEqual([404, 'no_assessment']);
  });
});

describe('the storage quota of an organisation', () => {
  it('is never exceeded by files that are begun at the same moment', async () => {
    const org = await anOrganization(world.deps);
    await world.deps.db.rows(sql`
      insert into evidence (organization_id, id, kind, name, media_type, bytes, sha256, store_key, added_at)
      select ${org.id}, gen_random_uuid(), 'file', 'big.pdf', 'application/pdf', 20000000, repeat('0', 64), ${org.id} || n, ${world.deps.now()}
      from generate_series(1, 98) n`);
    const answers = await Promise.all(Array.from({ length: 12 }, () => start(org, { name: 'a.pdf', bytes: 15_000_000 })));
    expect(statuses(answers)).toEqual([200, 200, ...Array.from({ length: 10 }, () => 409)]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('evidence_full');
    expect((await list(org)).used).toBe(1_990_000_000);
    const other = await anOrganization(world.deps);
    expect((await start(other, { name: 'a.pdf', bytes: 15_000_000 })).statusCode).toBe(200);
  });
});

describe('what is left in the file store', () => {
  it('goes when nothing names it any more: parts that stopped, what a crash left, and all of an organisation that is gone', async () => {
    const [org, leaving] = [await anOrganization(world.deps), await anOrganization(world.deps)];
    const stored = await sendEvidence(world, org.cookie, { name: 'a.pdf', bytes: aPdf() });
    await sendEvidence(world, leaving.cookie, { name: 'b.pdf', bytes: aPdf() });
    const { id } = (await start(org, { name: 'c.pdf', bytes: 100 })).json();
    await sendEvidencePart(world, org.cookie, { id, offset: 0 }, Buffer.alloc(50));
    await world.deps.files.put('evidence/crashed/between', Buffer.from('x'));
    await world.deps.files.put('somebody-elses', Buffer.from('x'));
    await world.deps.db.rows(sql`delete from organizations where id = ${leaving.id}`);
    const before = world.deps.now();
    world.at(new Date(Date.now() + 1_800_000).toISOString());
    await deleteUnusedFiles(world.deps);
    expect(await keys('evidence/crashed')).toHaveLength(1);
    world.at(new Date(Date.now() + 2 * 86_400_000).toISOString());
    await deleteUnusedFiles(world.deps);
    world.at(before.toISOString());
    expect([await keys('evidence/crashed'), await keys(`evidence/${leaving.id}`), await keys(`uploads/${id}`)]).toEqual([[], [], []]);
    expect([await keys('somebody-elses'), await keys(`evidence/${org.id}`)]).toEqual([['somebody-elses'], [expect.any(String)]]);
    expect((await world.call('GET', `/api/evidence/${String(stored.body.id)}/file`, { cookie: org.cookie })).statusCode).toBe(200);
    expect((await world.call('GET', `/api/evidence/uploads/${id}`, { cookie: org.cookie })).statusCode).toBe(404);
  });
});

describe('a reader', () => {
  it('saves files and changes nothing', async () => {
    const org = await anOrganization(world.deps);
    const reader = await aPerson(world.deps);
    await joins(world.deps, reader, org, 'reader');
    const assessmentId = await anAssessment(world.deps, org, { answered: 1 });
    const { body } = await sendEvidence(
      world,
      org.cookie,
      { name: 'a.pdf', bytes: aPdf() },
      { place: { assessmentId, questionId: question } },
    );
    expect((await world.call('GET', `/api/evidence/${String(body.id)}/file`, { cookie: reader.cookie })).statusCode).toBe(200);
    expect(await sendEvidence(world, reader.cookie, { name: 'a.pdf', bytes: aPdf() })).toMatchObject({
      status: 403,
      code: 'edit_role_needed',
    });
  });
});
