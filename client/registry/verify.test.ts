import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RegistryEntry } from '#contract/registry.ts';
import { fileHash, verifyEntry } from './verify.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const keys = [{ ...publicKey.export({ format: 'jwk' }), kid: 'k1' } as JsonWebKey & { kid: string }];
const now = new Date('2026-11-21T09:00:00.000Z');

const payload = {
  certificateNumber: 'ATESTO-NIS2-2026-K7QXRM',
  organization: { name: 'Żółw', nip: '0123456789' },
  regime: 'nis2',
  issuedAt: '2026-03-01T09:00:00.000Z',
  expiresAt: '2027-03-01T09:00:00.000Z',
};

function jws(content: object, header: object = { alg: 'EdDSA', kid: 'k1' }): string {
  const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${encode(header)}.${encode(content)}`;
  return `${signed}.${sign(null, Buffer.from(signed), privateKey).toString('base64url')}`;
}

function entry(changes: Partial<RegistryEntry> = {}, credential: string | null = jws(payload)): RegistryEntry {
  return {
    id: '1',
    regime: 'nis2',
    certificateNumber: payload.certificateNumber,
    status: 'active',
    issuedAt: payload.issuedAt,
    expiresAt: payload.expiresAt,
    revokedAt: null,
    revocationReason: null,
    complianceScore: null,
    thresholdPercent: 75,
    organization: payload.organization,
    confirmation: null,
    assessed: 49,
    questionCount: 49,
    notApplicable: 0,
    withoutReason: 0,
    catalogueVersion: '2026.11',
    verificationHash: credential ? createHash('sha256').update(credential).digest('hex') : '0'.repeat(64),
    credential,
    documentHashes: [],
    checkedAt: now.toISOString(),
    ...changes,
  };
}

const allPassed = { signature: 'passed', document: 'passed', inForce: 'passed', notRevoked: 'passed' };

describe('checking a registry entry in the browser', () => {
  it('passes a genuine certificate in force', async () => {
    expect(await verifyEntry(entry(), keys, now)).toEqual(allPassed);
  });

  it('fails the signature of a credential changed by one letter', async () => {
    const [header, , signature] = jws(payload).split('.');
    const forged = Buffer.from(JSON.stringify({ ...payload, organization: { name: 'Zółw', nip: '0123456789' } })).toString('base64url');
    const credential = `${header}.${forged}.${signature}`;
    const checks = await verifyEntry(entry({ organization: { name: 'Zółw', nip: '0123456789' } }, credential), keys, now);
    expect(checks).toEqual({ ...allPassed, signature: 'failed' });
  });

  it('fails the signature made with a key the issuer does not publish, or with another algorithm', async () => {
    const stranger = [{ ...keys[0], kid: 'other' }];
    expect((await verifyEntry(entry(), stranger, now)).signature).toBe('failed');
    const half = [{ kty: 'OKP', crv: 'Ed25519', kid: 'k1' }];
    expect((await verifyEntry(entry(), half, now)).signature).toBe('failed');
    const unsigned = jws(payload, { alg: 'none', kid: 'k1' });
    expect((await verifyEntry(entry({}, unsigned), keys, now)).signature).toBe('failed');
  });

  it.each<[string, Partial<RegistryEntry>]>([
    ['number', { certificateNumber: 'ATESTO-NIS2-2026-AAAAAA' }],
    ['organisation', { organization: { name: 'Ktoś inny', nip: '0123456789' } }],
    ['NIP', { organization: { name: 'Żółw', nip: '5261040828' } }],
    ['regime', { regime: 'ai_act' }],
    ['beginning', { issuedAt: '2026-02-01T09:00:00.000Z' }],
    ['end', { expiresAt: '2028-03-01T09:00:00.000Z' }],
    ['absence of an organisation', { organization: null }],
    ['hash', { verificationHash: 'f'.repeat(64) }],
  ])('fails the document when the shown %s is not the signed one', async (_, changes) => {
    expect(await verifyEntry(entry(changes), keys, now)).toMatchObject({ signature: 'passed', document: 'failed' });
  });

  it('says what it could not check instead of passing it', async () => {
    expect((await verifyEntry(entry(), null, now)).signature).toBe('not_made');
    expect(await verifyEntry(entry({ status: 'revoked' }, null), keys, now)).toEqual({
      signature: 'not_made',
      document: 'not_made',
      inForce: 'passed',
      notRevoked: 'failed',
    });
  });

  it('fails a credential that is none or says nothing, instead of breaking', async () => {
    const { organization: _, ...anonymous } = payload;
    for (const credential of ['', 'abc', 'a.b.c', `${jws(payload).split('.')[0]}.e30`]) {
      expect(await verifyEntry(entry({}, credential), keys, now), credential).toMatchObject({ signature: 'failed', document: 'failed' });
    }
    const signed = await verifyEntry(entry({}, jws(anonymous)), keys, now);
    expect(signed).toMatchObject({ signature: 'passed', document: 'failed' });
  });

  it('is in force from its first millisecond', async () => {
    expect((await verifyEntry(entry(), keys, new Date('2026-03-01T08:59:59.999Z'))).inForce).toBe('failed');
    expect((await verifyEntry(entry(), keys, new Date('2026-03-01T09:00:00.000Z'))).inForce).toBe('passed');
    expect((await verifyEntry(entry({}, null), keys, new Date('2026-02-01T09:00:00.000Z'))).inForce).toBe('failed');
  });

  it('sees the end to the millisecond', async () => {
    expect((await verifyEntry(entry(), keys, new Date('2027-03-01T08:59:59.999Z'))).inForce).toBe('passed');
    expect((await verifyEntry(entry(), keys, new Date('2027-03-01T09:00:00.000Z'))).inForce).toBe('failed');
  });
});

describe('a browser that cannot check', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('says so when it does not know Ed25519, and still compares the document', async () => {
    vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new DOMException('Ed25519', 'NotSupportedError'));
    expect(await verifyEntry(entry(), keys, now)).toEqual({ ...allPassed, signature: 'not_made' });
  });

  it('does not take any other failure for that', async () => {
    for (const failure of [new DOMException('bad key', 'DataError'), new TypeError('NotSupportedError')]) {
      vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(failure);
      expect((await verifyEntry(entry(), keys, now)).signature).toBe('failed');
    }
  });

  it.each([
    ['no cryptography', undefined],
    ['no cryptography outside of secure pages', {}],
  ])('says so when it has %s', async (_, crypto) => {
    vi.stubGlobal('crypto', crypto);
    const notMade = { signature: 'not_made', document: 'not_made', inForce: 'passed', notRevoked: 'passed' };
    expect(await verifyEntry(entry({}, 'a.b.c'), keys, now)).toEqual(notMade);
  });
});

describe('the hash of a file', () => {
  it('is its SHA-256', async () => {
    expect(await fileHash(new Blob(['abc']))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});
