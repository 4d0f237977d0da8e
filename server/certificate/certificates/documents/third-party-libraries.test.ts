// @module-tag long
import { createHash, createPublicKey, verify, type JsonWebKey } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { verifySDJWT } from '@meeco/sd-jwt';
import { SDJwtVcInstance } from '@sd-jwt/sd-jwt-vc';
import { createLocalJWKSet, jwtVerify } from 'jose';
import sql from 'sql-template-tag';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { aCertificate, anOrganization } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';
import { revokeCertificate } from '#server/certificate/certificates/lifecycle/revocation.ts';

const world = openWorld();
type Jwk = JsonWebKey & { kid: string };

beforeAll(() => {
  const now = new Date();
  world.at(new Date(now.getTime() - 1000).toISOString());
});

/** What a third party has: the credential as the registry gives it, and what stands at published addresses. */
async function published(path: string): Promise<string> {
  const answer = await world.call('GET', path);
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`);
  return answer.body;
}

async function publishedKeys(): Promise<Jwk[]> {
  const { issuer, jwks } = JSON.parse(await published('/.well-known/jwt-vc-issuer')) as { issuer: string; jwks: { keys: Jwk[] } };
  expect(JSON.parse(await published('/.well-known/jwks.json'))).toEqual(jwks);
  expect(issuer).toBe(world.deps.keyring.issuer);
  return jwks.keys;
}

/** A signature by the published key that the token itself names. */
async function isSigned(data: string, signature: string): Promise<boolean> {
  const { kid } = JSON.parse(Buffer.from(data.split('.')[0]!, 'base64url').toString()) as { kid: string };
  const key = (await publishedKeys()).find((one) => one.kid === kid);
  return key !== undefined && verify(null, Buffer.from(data), createPublicKey({ key, format: 'jwk' }), Buffer.from(signature, 'base64url'));
}

async function made() {
  const org = await anOrganization(world.deps, { consent: true });
  const { id, certificateNumber } = await aCertificate(world.deps, org);
  const { credential } = JSON.parse(await published(`/api/registry/${certificateNumber}`)) as { credential: string };
  const revoke = () =>
    revokeCertificate(world.deps, {
      organizationId: org.id,
      id,
      reason: 'terms_breach',
      userId: null,
      origin: { ipAddress: '', userAgent: '' },
    });
  return { credential, revoke, org };
}

const sha256 = (data: string | ArrayBuffer): Uint8Array =>
  createHash('sha256')
    .update(data as string)
    .digest();

describe('a library that is not ours, with nothing but what is published,', () => {
  it('verifies credential and status: @sd-jwt/sd-jwt-vc', async () => {
    const library = new SDJwtVcInstance({
      hasher: sha256,
      hashAlg: 'sha-256',
      verifier: isSigned,
      statusListFetcher: (uri) => published(new URL(uri).pathname),
    });
    const { credential, revoke, org } = await made();
    const { payload } = await library.verify(credential);
    expect(payload).toMatchObject({ organization: { name: org.name, nip: org.nip }, score: '100.00' });
    await revoke();
    await expect(library.verify(credential)).rejects.toThrow('Status is not valid');
  });

  it('reads the type that the credential names: the bytes that were signed, and a schema that the credential obeys', async () => {
    const { credential } = await made();
    const library = new SDJwtVcInstance({
      hasher: sha256,
      hashAlg: 'sha-256',
      verifier: isSigned,
      statusListFetcher: async (uri) => published(new URL(uri).pathname),
    });
    const { payload } = await library.verify(credential);
    const { vct, 'vct#integrity': integrity } = payload as unknown as Readonly<{ vct: string; 'vct#integrity': string }>;
    const bytes = await published(new URL(vct).pathname);
    expect(integrity).toBe(`sha256-${Buffer.from(sha256(bytes)).toString('base64')}`);
    const { schema } = JSON.parse(bytes) as { schema: Parameters<typeof z.fromJSONSchema>[0] };
    const obeys = z.fromJSONSchema(schema);
    expect(obeys.safeParse(payload).error).toBeUndefined();
    expect(obeys.safeParse({ ...payload, score: '84.5' }).success).toBe(false);
  });

  it('refuses a key that was put into the database: @sd-jwt/sd-jwt-vc', async () => {
    const library = new SDJwtVcInstance({ hasher: sha256, hashAlg: 'sha-256', verifier: isSigned, statusListFetcher: async () => '' });
    const { credential } = await made();
    const [head = '', ...rest] = credential.split('.');
    const other = { ...(JSON.parse(Buffer.from(head, 'base64url').toString()) as object), kid: 'put-there' };
    await world.deps.db.rows(sql`
      insert into signing_keys (kid, public_jwk, created_at)
      values ('put-there', ${JSON.stringify({ ...world.deps.keyring.publicJwk, kid: 'put-there' })}::jsonb, now())`);
    const forged = [Buffer.from(JSON.stringify(other)).toString('base64url'), ...rest].join('.');
    await expect(library.verify(forged)).rejects.toThrow(/signature/i);
  });

  it('verifies the status: jose', async () => {
    const { credential, revoke } = await made();
    const keys = createLocalJWKSet(JSON.parse(await published('/.well-known/jwks.json')) as Parameters<typeof createLocalJWKSet>[0]);
    const { payload } = await jwtVerify(credential.split('~')[0] ?? '', keys, { typ: 'dc+sd-jwt' });
    const { uri, idx } = (payload.status as { status_list: { uri: string; idx: number } }).status_list;
    // Draft-ietf-oauth-status-list, “Status List”: one bit each, the lowest first.
    const bit = async (): Promise<number> => {
      const list = await jwtVerify(await published(new URL(uri).pathname), keys, { typ: 'statuslist+jwt', subject: uri });
      const { lst, bits } = list.payload.status_list as { lst: string; bits: number };
      expect(bits).toBe(1);
      return ((inflateSync(Buffer.from(lst, 'base64url'))[idx >> 3] ?? 0) >> (idx & 7)) & 1;
    };
    expect(await bit()).toBe(0);
    await revoke();
    expect(await bit()).toBe(1);
  });

  it('verifies the credential: @meeco/sd-jwt', async () => {
    const { credential, org } = await made();
    const verifier = async (token: string): Promise<boolean> => {
      const at = token.lastIndexOf('.');
      return isSigned(token.slice(0, at), token.slice(at + 1));
    };
    const getHasher = async () => (data: string) => Buffer.from(sha256(data)).toString('base64url');
    const claims = await verifySDJWT(credential, verifier, getHasher);
    expect(claims).toMatchObject({ organization: { name: org.name, nip: org.nip }, score: '100.00' });
    const [signed = '', ...disclosures] = credential.split('~');
    const changed = signed.replace(/\.[^.]*$/, `.${'A'.repeat(86)}`);
    await expect(verifySDJWT([changed, ...disclosures].join('~'), verifier, getHasher)).rejects.toThrow();
  });
});
