import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { KeyManifest } from '#proof/log/key-manifest.ts';
import { checkPaperCode, isCodeOf, judgePaper, readPaperCode, writePaperCode } from './qr.ts';
import { credentialKey, facts, logKey, manifest, prepareIssuer } from '#proof/testing/issuer.ts';

const credentialHash = '0123456789abcdef'.repeat(4);
const content = { number: facts.number, nip: facts.organization.nip, expiresAt: facts.expiresAt, credentialHash };
const key = { id: 'c1-and-more', sign: credentialKey.sign };
let keys: KeyManifest;
let code: string;

beforeAll(async () => {
  await prepareIssuer();
  keys = { ...manifest, keys: manifest.keys.map((one) => (one.use === 'credential' ? { ...one, id: key.id } : one)) };
  code = await writePaperCode(content, key);
});

const judged = (fragment: string, number = facts.number, named: Parameters<typeof judgePaper>[2]['named'] = null) =>
  judgePaper(fragment, number, { manifest: keys, named });

describe('the code on paper', () => {
  it('fits into a symbol that a phone reads, and states NIP and end', async () => {
    expect(`https://atesto.example/c/${facts.number}#${code}`.length).toBeLessThanOrEqual(190);
    expect(code).toMatch(/^1\.5261040828\.[0-9a-z]{6}\.[\w-]{22}\.c1-and\.[\w-]{86}$/);
    expect(await judged(`#${code}`)).toMatchObject({ outcome: 'genuine', code: { nip: '5261040828', expiresAt: facts.expiresAt } });
  });

  it('is false on the document of another number, NIP or date, and when another key signed it', async () => {
    expect(await judged(code, 'ATESTO-NIS2-2026-AAAAAA')).toMatchObject({ outcome: 'false' });
    expect(await judged(code.replace('.5261040828.', '.9999999999.'))).toMatchObject({ outcome: 'false' });
    expect(await judged(code.replace(/^(1\.\d+\.)\w/, '$1z'))).toMatchObject({ outcome: 'false' });
    expect(await judged(await writePaperCode(content, { id: key.id, sign: logKey.sign }))).toMatchObject({ outcome: 'false' });
    expect(await judged(await writePaperCode(content, { id: 'other-', sign: credentialKey.sign }))).toMatchObject({ outcome: 'false' });
  });

  it('is false when the certificate of its number is another than the one it speaks of', async () => {
    const nip = facts.organization.nip;
    expect(await judged(code, facts.number, { nip, credentialHash })).toMatchObject({ outcome: 'genuine' });
    expect(await judged(code, facts.number, { nip: null, credentialHash: '' })).toMatchObject({ outcome: 'genuine' });
    expect(await judged(code, facts.number, { nip: '9999999999', credentialHash })).toMatchObject({ outcome: 'false' });
    expect(await judged(code, facts.number, { nip, credentialHash: 'ff'.repeat(32) })).toMatchObject({ outcome: 'false' });
    expect(isCodeOf(readPaperCode(code)!, nip, credentialHash)).toBe(true);
  });

  it('is unchecked without the keys, and with a key that was stolen', async () => {
    const read = readPaperCode(code)!;
    expect(await checkPaperCode(read, facts.number, null)).toBe('unchecked');
    const revoked = { at: '2026-11-21T00:00:00Z', reason: 'compromise', logSize: 9 } as const;
    const stolen = { ...keys, keys: keys.keys.map((one) => ({ ...one, revoked })) };
    expect(await checkPaperCode(read, facts.number, stolen)).toBe('unchecked');
    const retired = { ...keys, keys: keys.keys.map((one) => ({ ...one, revoked: { ...revoked, reason: 'retired' as const } })) };
    expect(await checkPaperCode(read, facts.number, retired)).toBe('genuine');
  });

  it('is nothing when there is none, and broken when it is cut off', async () => {
    for (const none of ['', '#', '#compare', '#2.x']) expect(await judged(none)).toEqual({ outcome: 'none' });
    for (const broken of [code.slice(0, -1), `${code}A`, '1.', code.replace('5261040828', '5261040829')]) {
      expect(await judged(broken)).toEqual({ outcome: 'broken' });
    }
  });

  it('never survives a change of a character', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(code.length - 1), fc.constantFrom('A', 'Z', 'a', 'z', '0', '9', '-', '_', '.'), async (at, character) => {
        fc.pre(code[at] !== character);
        const changed = code.slice(0, at) + character + code.slice(at + 1);
        expect((await judged(changed)).outcome).not.toBe('genuine');
      }),
      { numRuns: 200 },
    );
  });
});
