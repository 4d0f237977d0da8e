// @module-tag long
import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { aCompletedAssessment, anOrganization } from '#server/testing/builders.ts';
import { aPdf, sendEvidence } from '#server/testing/documents/files.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
type Kind = 'an issued document' | 'evidence';
const files = {} as Record<Kind, { url: string; bytes: Buffer }>;
let cookie = '';

beforeAll(async () => {
  const org = await anOrganization(world.deps);
  ({ cookie } = org);
  const id = await aCompletedAssessment(world.deps, org);
  const { body } = await sendEvidence(world, cookie, { name: 'polityka.pdf', bytes: aPdf() });
  for (const [kind, url] of [
    ['an issued document', `/api/assessments/${id}/report?lang=pl`],
    ['evidence', `/api/evidence/${String(body.id)}/file`],
  ] as const)
    files[kind] = { url, bytes: (await world.call('GET', url, { cookie })).rawPayload };
});

const requestRange = async (kind: Kind, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') => {
  const answer = await world.app.inject({ method, url: files[kind].url, headers: { cookie, ...headers } });
  return { status: answer.statusCode, head: answer.headers, bytes: answer.rawPayload, json: () => answer.json<{ code: string }>() };
};

describe.each(['an issued document', 'evidence'] as const)('of %s', (kind) => {
  it('the whole states how long it is, which it is, and that there are parts', async () => {
    const { bytes } = files[kind];
    const whole = await requestRange(kind);
    const tag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
    expect([whole.status, whole.head.etag, whole.head['accept-ranges'], whole.head['content-length']]).toEqual([
      200,
      tag,
      'bytes',
      String(bytes.length),
    ]);
    const head = await requestRange(kind, { range: 'bytes=0-1' }, 'HEAD');
    expect([head.status, head.bytes.length, head.head.etag, head.head['content-length']]).toEqual([200, 0, tag, String(bytes.length)]);
    const held = await requestRange(kind, { 'if-none-match': tag });
    expect([held.status, held.bytes.length, held.head.etag]).toEqual([304, 0, tag]);
    expect((await requestRange(kind, { 'if-none-match': '"another"' })).status).toBe(200);
  });

  it('one part is given, wherever it lies', async () => {
    const { bytes } = files[kind];
    const size = bytes.length;
    for (const [range, start, end] of [
      ['bytes=0-0', 0, 0],
      ['bytes=5-99', 5, 99],
      [`bytes=${size - 3}-`, size - 3, size - 1],
      ['bytes=-7', size - 7, size - 1],
      [`bytes=10-${size * 2}`, 10, size - 1],
      ['bytes=0-9,10-19', 0, 19],
    ] as const) {
      const part = await requestRange(kind, { range });
      expect([range, part.status, part.head['content-range'], part.head['content-length']]).toEqual([
        range,
        206,
        `bytes ${start}-${end}/${size}`,
        String(end - start + 1),
      ]);
      expect(part.bytes.equals(bytes.subarray(start, end + 1)), range).toBe(true);
    }
  });

  it('parts of the same version only go together', async () => {
    const { head, bytes } = await requestRange(kind);
    const tag = String(head.etag);
    expect((await requestRange(kind, { range: 'bytes=1-2', 'if-range': tag })).status).toBe(206);
    for (const condition of ['"another"', `W/${tag}`, 'Sat, 21 Nov 2026 09:00:00 GMT']) {
      const whole = await requestRange(kind, { range: 'bytes=1-2', 'if-range': condition });
      expect([condition, whole.status, whole.bytes.equals(bytes)]).toEqual([condition, 200, true]);
    }
  });

  it('what is not there is refused in the reader’s language, and what cannot be understood is the whole', async () => {
    const { bytes } = files[kind];
    const beyond = await requestRange(kind, { range: `bytes=${bytes.length}-`, 'accept-language': 'en' });
    expect([beyond.status, beyond.head['content-range'], beyond.json()]).toEqual([
      416,
      `bytes */${bytes.length}`,
      { code: 'range_unfit', message: 'The file does not have that many bytes. Fetch it from its beginning.' },
    ]);
    for (const range of ['bytes=0-0,5-5', 'bytes=a-b', 'bytes', 'lines=1-2', 'lines=9999999-']) {
      const whole = await requestRange(kind, { range });
      expect([range, whole.status, whole.bytes.equals(bytes)]).toEqual([range, 200, true]);
    }
  });
});
