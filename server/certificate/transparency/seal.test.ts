import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeKey } from '#proof/log/note.ts';
import { ConfigError, readConfig, type Config } from '#server/platform/config/config.ts';
import { openSeal } from '#server/adapters/documents/seal/open.ts';
import { makeSealPair } from '#server/adapters/documents/seal/self-made.ts';
import { openKeyring } from './keys/keyring.ts';

const log = pino({ level: 'silent' });
const now = new Date('2026-11-21T09:00:00.000Z');
const opening = { now, isStampOf: () => true };
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atesto-seal-'));
});
afterAll(() => rm(folder, { recursive: true }));

function config(env: Record<string, string> = {}): Config {
  return readConfig({ ATESTO_MODE: 'local', DATABASE_URL: 'postgresql://x', DATA_DIR: join(folder, 'data'), ...env });
}

describe('the seal', () => {
  it('makes itself in the data folder of local mode, for nobody else to read, and is stored', async () => {
    const first = await openSeal(config(), log, opening);
    expect(first?.isSelfMade).toBe(true);
    expect((await stat(join(folder, 'data', 'keys', 'seal.pem'))).mode & 0o777).toBe(0o600);
    expect((await openSeal(config(), log, opening))?.fingerprint).toBe(first?.fingerprint);
  });

  it('of a data folder from before is named by the next version of its list of keys', async () => {
    const before = await openKeyring(config(), now);
    const sealer = await openSeal(config(), log, opening);
    const after = await openKeyring(config(), now, sealer?.fingerprint ?? null);
    expect([before.manifest.version, after.manifest.version]).toEqual([1, 2]);
    expect(after.manifest.keys.filter(({ use }) => use === 'seal').map(({ id }) => id)).toEqual([sealer?.fingerprint]);
    expect(after.roots).toEqual(before.roots);
  });

  it('is read from the files that are named; half of it is refused with everything else that is wrong', async () => {
    const { key, certificate } = makeSealPair('Atesto', now);
    const [keyFile, certificateFile] = [join(folder, 'seal.key'), join(folder, 'seal.crt')];
    await writeFile(keyFile, key);
    await writeFile(certificateFile, certificate);
    const named = await openSeal(config({ SEAL_KEY_FILE: keyFile, SEAL_CERT_FILE: certificateFile }), log, opening);
    expect(named?.fingerprint).toMatch(/^[0-9a-f]{64}$/);
    const half = () => config({ SEAL_KEY_FILE: keyFile, GUS_API_URL: 'nowhere' });
    expect(half).toThrow(ConfigError);
    expect(half).toThrow(
      /GUS_API_URL[\s\S]*SEAL_KEY_FILE: goes together with SEAL_CERT_FILE|SEAL_KEY_FILE: goes together[\s\S]*GUS_API_URL/,
    );
    const missing = { SEAL_KEY_FILE: join(folder, 'none'), SEAL_CERT_FILE: certificateFile };
    await expect(openSeal(config(missing), log, opening)).rejects.toThrow('ENOENT');
  });

  it('is not needed in production: documents then go out unsealed', async () => {
    expect(await openSeal({ ...config(), local: false }, log, opening)).toBeNull();
  });

  it('that the list of keys does not name is refused', async () => {
    const { keyList, roots } = await openKeyring(config({ DATA_DIR: join(folder, 'other') }), now);
    expect(keyList).not.toContain('"seal"');
    const list = join(folder, 'other', 'keys', 'keys.note');
    const pem = (name: string) => readFile(join(folder, 'other', name), 'utf8');
    const keys = {
      credential: await pem('credential-key.pem'),
      status: await pem('keys/status.pem'),
      log: await pem('keys/log.pem'),
      list,
      roots: roots.keys.map(writeKey),
    };
    await expect(openKeyring({ ...config(), keys }, now, 'ab'.repeat(32))).rejects.toThrow(/does not let these keys sign now: seal abab/);
  });
});
