import { beforeAll, describe, expect, it } from 'vitest';
import { base64url, fromBase64, fromBase64url, fromHex, hex, textOf, utf8 } from '#proof/bytes.ts';
import { openClaims, readCredential } from './credential.ts';
import { credentialHash, issueLeaf, keysLeaf, readRevocation, revocationLeaf, signedPart, statusLeaf } from '#proof/log/leaves.ts';
import { writeJws } from './jws.ts';
import { issueSdJwt } from './sd-jwt.ts';
import { credentialKey, facts, host, issue, manifest, now, pair, prepareIssuer } from '#proof/testing/issuer.ts';
import { examine } from '#proof/check/verdict.ts';

beforeAll(prepareIssuer);

const part = (value: unknown): string => base64url(utf8(JSON.stringify(value)));

const firstVersion = {
  type: 'self-assessment-certificate',
  issuer: { name: 'Atesto', url: 'https://atesto.example' },
  certificateNumber: 'ATESTO-AIACT-2026-K7QXRM',
  organization: { name: 'Żółw', nip: '5261040828' },
  regime: 'ai_act',
  catalogueVersion: '2026.11',
  score: '84.50',
  threshold: 80,
  questionCount: 35,
  assessed: 33,
  notApplicable: 2,
  withoutReason: 0,
  declaration: { name: 'Jan Żak', role: 'Prezes' },
  issuedAt: '2026-11-21T09:00:00.000Z',
  expiresAt: '2027-11-21T09:00:00.000Z',
};

const token = (payload: object, typ = 'JWT'): string => `${part({ alg: 'EdDSA', kid: 'k', typ })}.${part(payload)}.AAAA`;

describe('a credential of the first version', () => {
  it('is read with everything that it discloses', async () => {
    const { version, claims, disclosed } = await readCredential(token(firstVersion));
    expect(version).toBe(1);
    expect(claims).toMatchObject({
      issuer: 'https://atesto.example',
      number: 'ATESTO-AIACT-2026-K7QXRM',
      regime: 'ai_act',
      confirmation: null,
      status: null,
      issuedAt: new Date('2026-11-21T09:00:00.000Z'),
    });
    expect(disclosed).toEqual({
      score: '84.50',
      sectionScores: null,
      declarantName: 'Jan Żak',
      declarantRole: 'Prezes',
      unmetDuties: null,
    });
  });

  it('is genuine when the issuer’s key signed it, under whatever address the service had then', async () => {
    const moved = { ...firstVersion, issuer: { name: 'Atesto', url: 'https://earlier.example' } };
    const credential = await writeJws({ kid: credentialKey.id, typ: 'JWT' }, moved, credentialKey.sign);
    const signed = { credential, manifest, origin: host, logProof: null, statusToken: null, now };
    expect((await examine(signed)).checks.signature).toEqual({ outcome: 'passed', why: null });
    const forged = await writeJws({ kid: credentialKey.id, typ: 'JWT' }, moved, pair('other').sign);
    expect((await examine({ ...signed, credential: forged })).checks.signature).toMatchObject({ outcome: 'failed', why: 'bad_signature' });
  });

  it('has no place on a list of revocations, and states it', async () => {
    const { checks } = await examine({ credential: token(firstVersion), manifest, origin: host, logProof: null, statusToken: null, now });
    expect(checks.notRevoked).toEqual({ outcome: 'not_made', why: 'first_version' });
  });

  it.each<[string, object, string?]>([
    ['of another type', firstVersion, 'at+jwt'],
    ['that is another document', { ...firstVersion, type: 'invoice' }],
    ['without a day', { ...firstVersion, issuedAt: 'soon' }],
    ['with a number of another issuer', { ...firstVersion, certificateNumber: 'X-1' }],
    ['with a score that is none', { ...firstVersion, score: '184.50' }],
    ['without who declared', { ...firstVersion, declaration: null }],
    ['for another law', { ...firstVersion, regime: 'gdpr' }],
    ['with a count below zero', { ...firstVersion, assessed: -1 }],
  ])('%s is refused', async (_, payload, typ) => {
    await expect(readCredential(token(payload, typ))).rejects.toMatchObject({ code: 'bad_credential' });
  });
});

describe('a credential of today', () => {
  const issued = (always: object, hidden: object = {}) =>
    issueSdJwt({
      kid: 'c1',
      always: { ...openClaims(facts), ...always },
      hidden: { ...hidden },
      sign: credentialKey.sign,
      salt: () => new Uint8Array(16),
    });

  it('names its type below the address of its issuer', async () => {
    expect(openClaims(facts).vct).toBe('https://atesto.example/credentials/self-assessment/1.1');
    expect((await readCredential(await issued({ vct: 'https://atesto.example/credentials/self-assessment/1' }))).claims.number).toBe(
      facts.number,
    );
    await expect(readCredential(await issued({ vct: 'https://atesto.example/credentials/self-assessment/9' }))).rejects.toMatchObject({
      code: 'bad_credential',
    });
    await expect(readCredential(await issued({ vct: 'https://other.example/credentials/self-assessment/1' }))).rejects.toMatchObject({
      code: 'bad_credential',
    });
  });

  it.each<[string, object, object?]>([
    ['that discloses what nobody knows', {}, { certified_by: 'TÜV' }],
    ['with a score that is none', {}, { score: '84.5' }],
    ['with sections that are none', {}, { section_scores: '84.50' }],
    ['with unmet duties below zero', {}, { unmet_duties: -1 }],
    ['with unmet duties in words', {}, { unmet_duties: 'none' }],
    ['confirmed in no known way', { confirmation: { method: 'phone', level: 3, date: '2026-11-20' } }],
    ['confirmed higher than the way allows', { confirmation: { method: 'register_email', level: 3, date: '2026-11-20' } }],
    ['confirmed on no day', { confirmation: { method: 'letter', level: 2, date: 'yesterday' } }],
    ['without a place on a list', { status: { status_list: { uri: 'x' } } }],
    ['without a name', { organization: { name: '', nip: '5261040828' } }],
    ['without an end', { exp: 'never' }],
  ])('%s is refused', async (_, always, hidden) => {
    await expect(readCredential(await issued(always, hidden))).rejects.toMatchObject({ code: 'bad_credential' });
  });

  it.each([
    [2, 2],
    [0, 0],
    [null, 'unknown'],
  ])('with %s unmet duties says so, and nothing where it does not disclose them', async (signed, read) => {
    expect((await readCredential(await issued({}, { unmet_duties: signed }))).disclosed.unmetDuties).toBe(read);
    expect((await readCredential(await issued({}, { score: '84.50' }))).disclosed.unmetDuties).toBeNull();
  });

  it('that is no credential at all shows nothing and breaks nothing', async () => {
    for (const credential of ['', '~', 'a.b.c', 'a.b.c~']) {
      const evidence = { credential, manifest: null, origin: 'atesto.example', logProof: null, statusToken: null, now: new Date() };
      expect((await examine(evidence)).verdict, credential).toBe('not_genuine');
    }
  });
});

describe('what the log records', () => {
  it('is written the same for ever', async () => {
    expect(issueLeaf('aa')).toBe('issue aa');
    const entry = { hash: 'a'.repeat(64), at: 1_795_219_200, code: 'own_wish' } as const;
    const place = { uri: 'https://a.example/status/2027', index: 0 };
    for (const [revocation, leaf] of [
      [{ ...entry, place: null }, `revoke ${entry.hash} 1795219200 own_wish`],
      [{ ...entry, place: 'none' }, `revoke ${entry.hash} 1795219200 own_wish -`],
      [{ ...entry, place }, `revoke ${entry.hash} 1795219200 own_wish https://a.example/status/2027 0`],
    ] as const) {
      expect(revocationLeaf(revocation)).toBe(leaf);
      expect(readRevocation(leaf)).toEqual(revocation);
    }
    expect(readRevocation(`issue ${entry.hash}`)).toBeNull();
    expect(statusLeaf('https://atesto.example/status/2027', 'bb')).toBe('status https://atesto.example/status/2027 bb');
    expect(keysLeaf(3, 'cc')).toBe('keys 3 cc');
  });

  it('names a credential by what its issuer signed, whatever its holder discloses', async () => {
    const text = await issue();
    expect(signedPart('a.b.c')).toBe('a.b.c');
    expect(await credentialHash(text)).toBe(await credentialHash(`${text.split('~')[0]}~`));
    // SHA-256 of "abc" (FIPS 180-4).
    expect(await credentialHash('abc~def~')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});

describe('bytes as text', () => {
  it('are read in their one form only', () => {
    expect(hex(fromHex('00ff10'))).toBe('00ff10');
    for (const wrong of ['0', '0g', 'FF', ' 00']) expect(() => fromHex(wrong), wrong).toThrow('not_hex');
    expect(() => fromBase64url('AAA=')).toThrow('not_base64');
    expect(() => fromBase64('AB==')).toThrow('not_base64');
    expect(() => fromBase64(' AAAA')).toThrow('not_base64');
    expect(() => textOf(Uint8Array.of(0xff))).toThrow('not_utf8');
    expect(textOf(Uint8Array.of(0xef, 0xbb, 0xbf, 0x61))).toBe('\ufeffa');
  });
});
