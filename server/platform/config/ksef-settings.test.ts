import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const local = { ATESTO_MODE: 'local', DATABASE_URL: 'postgresql://localhost/none', COMPANY_NIP: '5261040828' };
const ksef = (given: Record<string, string> = {}) => readConfig({ ...local, ...given }).ksef;

describe('settings of KSeF', () => {
  it('are those of the sandbox in local mode, and nobody can sign in', () => {
    expect(ksef({ SANDBOX_PORT: '4001' })).toEqual({
      environment: 'sandbox',
      apiUrl: 'http://127.0.0.1:4001/ksef',
      qrUrl: 'http://127.0.0.1:4001/ksef/qr',
      lighthouseUrl: 'http://127.0.0.1:4001/ksef/latarnia',
      nip: '5261040828',
      authentication: null,
      offline: null,
      token: null,
      issuing: 'at_once',
      confirmationSigners: [],
    });
  });

  it.each([
    ['test', 'https://api-test.ksef.mf.gov.pl', 'https://qr-test.ksef.mf.gov.pl', 'https://api-latarnia-test.ksef.mf.gov.pl'],
    ['demo', 'https://api-demo.ksef.mf.gov.pl', 'https://qr-demo.ksef.mf.gov.pl', null],
    ['production', 'https://api.ksef.mf.gov.pl', 'https://qr.ksef.mf.gov.pl', 'https://api-latarnia.ksef.mf.gov.pl'],
  ])('take all addresses from the environment %s', (environment, apiUrl, qrUrl, lighthouseUrl) => {
    expect(ksef({ KSEF_ENVIRONMENT: environment })).toMatchObject({ environment, apiUrl, qrUrl, lighthouseUrl });
  });

  it('name files, a token, when to issue and who confirms', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'atesto-ksef-settings-'));
    await writeFile(join(folder, 'passphrase'), 'a passphrase\n');
    const fingerprint = 'AB'.repeat(32);
    const read = ksef({
      KSEF_ENVIRONMENT: 'test',
      KSEF_CERTIFICATE: '/a.crt',
      KSEF_KEY: '/a.key',
      KSEF_KEY_PASSPHRASE_FILE: join(folder, 'passphrase'),
      KSEF_OFFLINE_CERTIFICATE: '/o.crt',
      KSEF_OFFLINE_KEY: '/o.key',
      KSEF_TOKEN: 'a long token',
      KSEF_ISSUING: 'daily',
      KSEF_UPO_CERTIFICATES: `${fingerprint.match(/../g)?.join(':')}, ${'c'.repeat(64)}`,
    });
    await rm(folder, { recursive: true });
    expect(read).toMatchObject({
      authentication: { certificate: '/a.crt', key: '/a.key', passphrase: 'a passphrase' },
      offline: { certificate: '/o.crt', key: '/o.key', passphrase: null },
      token: 'a long token',
      issuing: 'daily',
      confirmationSigners: [fingerprint.toLowerCase(), 'c'.repeat(64)],
    });
  });

  it.each([
    [{ KSEF_CERTIFICATE: '/a.crt' }, 'KSEF_CERTIFICATE: goes together with KSEF_KEY'],
    [{ KSEF_OFFLINE_KEY: '/o.key' }, 'KSEF_OFFLINE_CERTIFICATE: goes together with KSEF_OFFLINE_KEY'],
    [{ KSEF_ENVIRONMENT: 'production', KSEF_TOKEN: 'a long token' }, 'KSEF_TOKEN: is not taken in production'],
    [{ KSEF_ENVIRONMENT: 'prod' }, 'KSEF_ENVIRONMENT: '],
    [{ KSEF_ISSUING: 'monthly' }, 'KSEF_ISSUING: '],
    [{ KSEF_UPO_CERTIFICATES: 'abc' }, 'KSEF_UPO_CERTIFICATES: must be SHA-256 fingerprints in hex'],
  ])('are refused as %j', (given, message) => {
    expect(() => ksef(given as Record<string, string>)).toThrow(message);
  });
});
