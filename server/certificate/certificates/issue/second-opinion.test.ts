import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { SDJwtInstance } from '@sd-jwt/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { base64url, utf8 } from '#proof/bytes.ts';
import { isSignedBy } from '#proof/credential/jws.ts';
import { readSdJwt, sdJwtType, withDisclosures } from '#proof/credential/sd-jwt.ts';
import { credentialKey, issue, pair, prepareIssuer, type Pair } from '#proof/testing/issuer.ts';

/** A library for SD-JWT that is not ours, with the issuer's key. */
function library(key: Pair): SDJwtInstance<Record<string, unknown>> {
  const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: base64url(key.raw) }, format: 'jwk' });
  return new SDJwtInstance<Record<string, unknown>>({
    hasher: (data) =>
      createHash('sha256')
        .update(Buffer.from(data as string))
        .digest(),
    hashAlg: 'sha-256',
    verifier: async (data, signature) => verify(null, Buffer.from(data), publicKey, Buffer.from(signature, 'base64url')),
  });
}

beforeAll(prepareIssuer);

describe('a generic library for SD-JWT', () => {
  it('accepts our credential and reads the same out of it, whatever its holder shows', async () => {
    const credential = await issue();
    for (const wanted of [['score', 'section_scores', 'declarant_name', 'declarant_role', 'unmet_duties'], ['score'], []]) {
      const shown = withDisclosures(credential, wanted);
      const { payload } = await library(credentialKey).verify(shown);
      const { always, disclosed } = await readSdJwt(shown);
      expect(payload).toEqual({ ...always, ...disclosed });
      expect(Object.hasOwn(payload, 'score')).toBe(wanted.includes('score'));
    }
  });

  it('refuses, as we do, another key, a changed claim and a disclosure that nobody signed', async () => {
    const credential = await issue();
    await expect(library(pair(credentialKey.id)).verify(credential)).rejects.toThrow();
    const [token = '', ...rest] = credential.split('~');
    const [head, body = '', signature] = token.split('.');
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
    const renamed = base64url(utf8(JSON.stringify({ ...claims, organization: { name: 'ORLEN S.A.', nip: '7740001454' } })));
    await expect(library(credentialKey).verify([`${head}.${renamed}.${signature}`, ...rest].join('~'))).rejects.toThrow();
    const made = base64url(utf8(JSON.stringify(['AAAAAAAAAAAAAAAAAAAAAA', 'score', '99.99'])));
    await expect(library(credentialKey).verify(`${token}~${made}~`)).rejects.toThrow();
    await expect(readSdJwt(`${token}~${made}~`)).rejects.toMatchObject({ code: 'unsigned_disclosure' });
  });

  it('issues credentials that we read', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const raw = new Uint8Array(Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url'));
    const own = new SDJwtInstance<Record<string, unknown>>({
      hasher: (data) =>
        createHash('sha256')
          .update(Buffer.from(data as string))
          .digest(),
      hashAlg: 'sha-256',
      saltGenerator: () => base64url(crypto.getRandomValues(new Uint8Array(16))),
      signer: async (data) =>
        sign(null, Buffer.from(data), createPrivateKey(privateKey.export({ type: 'pkcs8', format: 'pem' }))).toString('base64url'),
      signAlg: 'EdDSA',
    });
    const frame = { _sd: ['score'] } as never;
    const text = await own.issue({ iss: 'https://other.example', score: '84.50' }, frame, { header: { typ: sdJwtType, kid: 'k' } });
    const read = await readSdJwt(text);
    expect(read.always).toEqual({ iss: 'https://other.example' });
    expect({ ...read.disclosed }).toEqual({ score: '84.50' });
    expect(await isSignedBy(read.jws, raw)).toBe(true);
  });
});
