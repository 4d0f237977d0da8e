import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/db.ts';
import type { PublicJwk, Signer } from '#server/signer.ts';

function base64url(text: string): string {
  return Buffer.from(text).toString('base64url');
}

function publicJwk(key: KeyObject): PublicJwk {
  const { x } = createPublicKey(key).export({ format: 'jwk' });
  if (!x) throw new Error('the credential key is not an Ed25519 key');
  // RFC 7638: SHA-256 of the required members in lexical order.
  const kid = createHash('sha256')
    .update(JSON.stringify({ crv: 'Ed25519', kty: 'OKP', x }))
    .digest('base64url');
  return { kty: 'OKP', crv: 'Ed25519', x, kid, alg: 'EdDSA', use: 'sig' };
}

/** Signs credentials as compact JWS (RFC 7515, RFC 8037) with an Ed25519 private key in PEM. */
export function signerOf(pem: string): Signer {
  const key = createPrivateKey(pem);
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('the credential key is not an Ed25519 key');
  const jwk = publicJwk(key);
  const header = base64url(JSON.stringify({ alg: 'EdDSA', kid: jwk.kid, typ: 'JWT' }));
  return {
    publicJwk: jwk,
    sign: (payload) => {
      const signed = `${header}.${base64url(JSON.stringify(payload))}`;
      return `${signed}.${sign(null, Buffer.from(signed), key).toString('base64url')}`;
    },
  };
}

async function localKey(dataDir: string): Promise<string> {
  const path = join(dataDir, 'credential-key.pem');
  await mkdir(dataDir, { recursive: true });
  const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  await writeFile(path, pem, { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return readFile(path, 'utf8');
}

/** The issuer's signer: the configured key, or in local mode one made in the data folder at the first start. */
export async function openSigner(config: Config): Promise<Signer> {
  return signerOf(config.credentialKey ?? (await localKey(config.dataDir)));
}

/** Lower-case hex SHA-256 of the bytes of a credential. */
export function verificationHash(credential: string): string {
  return createHash('sha256').update(credential).digest('hex');
}

/** Publishes the signer's key and retires the others; retired keys stay published. */
export async function publishKey(db: Db, jwk: PublicJwk, at: Date): Promise<void> {
  await db.rows(sql`
    insert into signing_keys (kid, public_jwk, created_at) values (${jwk.kid}, ${JSON.stringify(jwk)}::jsonb, ${at})
    on conflict (kid) do update set retired_at = null`);
  await db.rows(sql`update signing_keys set retired_at = ${at} where kid <> ${jwk.kid} and retired_at is null`);
}

export async function publishedKeys(db: Db): Promise<PublicJwk[]> {
  const rows = await db.rows<{ publicJwk: PublicJwk }>(sql`
    select public_jwk from signing_keys order by retired_at nulls first, created_at desc`);
  return rows.map((row) => row.publicJwk);
}
