import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { certificateEnds, nipIn, openCertificates, type KsefCertificate, type KsefCertificateFiles } from './certificates.ts';
import { makePair } from '#server/adapters/ksef/testing/key-pairs.ts';

const folder = mkdtempSync(join(tmpdir(), 'atesto-ksef-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const nip = '5265877635';

function filed(name: string, { certificate, key }: KsefCertificate, passphrase: string | null = 'a passphrase'): KsefCertificateFiles {
  const files = { certificate: join(folder, `${name}.crt`), key: join(folder, `${name}.key`), passphrase };
  const locked = passphrase === null ? {} : { cipher: 'aes-256-cbc', passphrase };
  writeFileSync(files.certificate, certificate.toString());
  writeFileSync(files.key, key.export({ type: 'pkcs8', format: 'pem', ...locked }));
  return files;
}

const authentication = filed('authentication', makePair({ organization: `VATPL-${nip}`, usage: 0x80 }));
const offline = filed('offline', makePair({ kind: 'rsa', organization: `VATPL-${nip}` }), null);

describe('certificates of KSeF', () => {
  it('are opened with their keys, locked or not', () => {
    const opened = openCertificates({ authentication, offline, nip });
    expect(opened.authentication?.serial).toMatch(/^[0-9A-F]{16}$/);
    expect(opened.offline?.key.asymmetricKeyType).toBe('rsa');
    expect(openCertificates({ authentication: null, offline: null, nip })).toEqual({ authentication: null, offline: null });
  });

  it('state when they end, without their keys', () => {
    const noKeys = { certificate: authentication.certificate, key: '/nonexistent', passphrase: null };
    expect(certificateEnds({ authentication: noKeys, offline: null, nip })).toEqual([
      {
        use: 'authentication',
        serial: expect.stringMatching(/^[0-9A-F]{16}$/),
        subject: `CN=Test, organizationIdentifier=VATPL-${nip}`,
        endsAt: expect.any(Date),
      },
    ]);
  });

  it('of a person say nothing of the company', () => {
    expect(nipIn(makePair().certificate)).toBeNull();
    expect(nipIn(makePair({ organization: 'VATPL-1111111111' }).certificate)).toBe('1111111111');
  });

  const weak = generateKeyPairSync('ec', { namedCurve: 'P-384' }).privateKey;
  it.each([
    ['the key of another', { ...authentication, key: offline.key, passphrase: null }, 'KSEF_KEY: is not the key of KSEF_CERTIFICATE'],
    ['a wrong passphrase', { ...authentication, passphrase: 'wrong' }, /^KSEF_KEY: .* cannot be opened/],
    ['no passphrase', { ...authentication, passphrase: null }, /^KSEF_KEY: .* cannot be opened/],
    ['a key that is no file', { ...authentication, key: join(folder, 'none') }, /^KSEF_KEY: .* cannot be read/],
    ['a certificate that is no file', { ...authentication, certificate: join(folder, 'none') }, /^KSEF_CERTIFICATE: .* cannot be read/],
    ['a certificate that is a key', { ...authentication, certificate: authentication.key }, /^KSEF_CERTIFICATE: .* is no certificate/],
    ['a curve that KSeF does not take', filed('weak', { ...makePair(), key: weak }), 'KSEF_KEY: must be of EC P-256, or RSA of 2048 bits'],
    [
      'a certificate of another company',
      filed('other', makePair({ organization: 'VATPL-1111111111' })),
      'KSEF_CERTIFICATE: is a certificate of 1111111111, and COMPANY_NIP is 5265877635',
    ],
    [
      'one for offline invoices to sign in with',
      filed('wrong-type', makePair({ usage: 0x40 })),
      'KSEF_CERTIFICATE: is not of the type Authentication',
    ],
    ['one certificate for both', offline, 'KSEF_OFFLINE_CERTIFICATE: must be another certificate than KSEF_CERTIFICATE'],
  ])('are refused with %s', (_, files, message) => {
    expect(() => openCertificates({ authentication: files, offline, nip })).toThrow(message);
  });
});
