import { beforeAll, describe, expect, it } from 'vitest';
import type { KeyManifest } from '#proof/log/key-manifest.ts';
import { judgeReportCode, writeReportCode } from './report-code.ts';
import { credentialKey, logKey, manifest, prepareIssuer } from '#proof/testing/issuer.ts';

const content = { number: 'ATESTO-R-2026-K7QXRMAB', nip: '5261040828', completedAt: new Date('2026-11-21T09:00:00Z') };
const key = { id: 'c1-and-more', sign: credentialKey.sign };
let keys: KeyManifest;
let code: string;

beforeAll(async () => {
  await prepareIssuer();
  keys = { ...manifest, keys: manifest.keys.map((one) => (one.use === 'credential' ? { ...one, id: key.id } : one)) };
  code = await writeReportCode(content, key);
});

const judged = (fragment: string, known: KeyManifest | null = keys) => judgeReportCode(fragment, () => Promise.resolve(known));

describe('the code on a report', () => {
  it('states number, NIP and day, signed by the issuer, and nothing of the result', async () => {
    expect(await judged(`#${code}`)).toEqual({ outcome: 'genuine', code: content });
    expect(`https://atesto.example/sprawdz#${code}`.length).toBeLessThanOrEqual(190);
  });

  it('is false with another number, NIP or day, and when another key signed it', async () => {
    expect(await judged(code.replace('K7QXRMAB', 'K7QXRMAC'))).toMatchObject({ outcome: 'false' });
    expect(await judged(code.replace('.5261040828.', '.9999999999.'))).toMatchObject({ outcome: 'false' });
    expect(await judged(code.replace(/(\d{10}\.)\w/, '$1z'))).toMatchObject({ outcome: 'false' });
    expect(await judged(await writeReportCode(content, { id: key.id, sign: logKey.sign }))).toMatchObject({ outcome: 'false' });
  });

  it('is unchecked without the keys, nothing when there is none, and broken when it is cut off', async () => {
    expect(await judged(code, null)).toMatchObject({ outcome: 'unchecked', code: content });
    for (const none of ['', '#', '#1.5261040828']) expect(await judged(none)).toEqual({ outcome: 'none' });
    for (const broken of [code.slice(0, -1), 'r1.', code.replace('5261040828', '5261040829'), code.replace('ATESTO-R', 'ATESTO-N')]) {
      expect(await judged(broken)).toEqual({ outcome: 'broken' });
    }
  });
});
