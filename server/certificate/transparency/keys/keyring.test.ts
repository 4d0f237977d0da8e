import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig, type Config } from '#server/platform/config/config.ts';
import { cosignatureType, noteKey, writeKey } from '#proof/log/note.ts';
import { newPem, openKeyring, pairOf, publicJwk } from './keyring.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'keyring-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const now = new Date('2026-11-21T09:00:00.000Z');
const days = (count: number): Date => new Date(now.getTime() + count * 86_400_000);

function config(env: Record<string, string> = {}): Config {
  return readConfig({ ATESTO_MODE: 'local', DATABASE_URL: 'postgresql://x', DATA_DIR: join(dataDir, 'new'), ...env });
}

describe('the keys of local mode', () => {
  it('are made in the data folder at the first start, for nobody else to read, and stored', async () => {
    const first = await openKeyring(config(), now);
    for (const file of ['credential-key.pem', 'keys/status.pem', 'keys/log.pem', 'keys/root-a.pem', 'keys/keys.note']) {
      expect((await stat(join(dataDir, 'new', file))).mode & 0o777, file).toBe(0o600);
    }
    const second = await openKeyring(config(), now);
    expect([second.publicJwk, second.keyList]).toEqual([first.publicJwk, first.keyList]);
    expect(first.manifest).toMatchObject({ version: 1, quorum: 0, root: { threshold: 2 } });
  });

  it('stay those of the same issuer when the folder is started on another port', async () => {
    const before = await openKeyring(config(), now);
    const moved = await openKeyring(config({ PUBLIC_URL: 'http://localhost:4567' }), now);
    expect([moved.issuer, moved.keyList]).toEqual([before.issuer, before.keyList]);
  });

  it('are listed anew before the list is too old, under the next version', async () => {
    expect((await openKeyring(config(), days(59))).manifest.version).toBe(1);
    const renewed = await openKeyring(config(), days(61));
    expect(renewed.manifest).toMatchObject({ version: 2, expires: days(151).toISOString() });
  });

  it('are listed with the witness that is named, whose key must be its own', async () => {
    const key = await noteKey('witness.example/w1', cosignatureType, pairOf(newPem(), 'w1').publicKey);
    const named = await openKeyring(config({ WITNESSES: `${writeKey(key)} http://localhost:1/w` }), days(61));
    expect(named.manifest).toMatchObject({ version: 3, quorum: 1 });
    expect(named.witnesses).toEqual([{ key, url: 'http://localhost:1/w' }]);
    const wrong = writeKey({ ...key, name: 'witness.example/w2' });
    await expect(openKeyring(config({ WITNESSES: `${wrong} http://localhost:1/w` }), now)).rejects.toThrow('bad_key');
    expect((await openKeyring(config(), days(61))).manifest).toMatchObject({ version: 4, quorum: 0 });
  });

  it('do not follow a list that was changed by hand', async () => {
    const path = join(dataDir, 'new', 'keys', 'keys.note');
    const { manifest } = await openKeyring(config(), days(61));
    await writeFile(path, (await readFile(path, 'utf8')).replace('"quorum":0', '"quorum":9'));
    expect((await openKeyring(config(), days(61))).manifest.quorum).toBe(manifest.quorum);
  });
});

describe('a key', () => {
  it('is named by its thumbprint (RFC 8037, appendix A.3)', () => {
    const key =
      '-----BEGIN PRIVATE KEY-----\nMC4CAQAwBQYDK2VwBCIEIJ1hsZ3v/VpguoRK9JLsLMREScVpezJpGXA7rAMcrn9g\n-----END PRIVATE KEY-----\n';
    expect(publicJwk(pairOf(key, 'CREDENTIAL_KEY').publicKey)).toEqual({
      kty: 'OKP',
      crv: 'Ed25519',
      x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo',
      kid: 'kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k',
      alg: 'EdDSA',
      use: 'sig',
    });
  });

  it('of another kind is refused by its name', () => {
    const other = generateKeyPairSync('x25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    expect(() => pairOf(other, 'LOG_KEY')).toThrow('LOG_KEY is not an Ed25519 key.');
    expect(() => pairOf(newPem(), 'LOG_KEY')).not.toThrow();
  });
});
