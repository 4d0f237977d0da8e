import { constants, createPrivateKey, generateKeyPairSync, sign, X509Certificate, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { CertificationRequest, PublicKeyInfo } from 'pkijs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { nameOf, schemaIn, type Names } from '#sandbox/authority/certificate.ts';
import { issueCertificate, localKsefCertificates, openIssuer, typeOf } from './certificates.ts';
import { call, keyPair, nip, refusalOf, sha256, signIn, startKsef, type Running } from './testing/client.ts';

let ksef: Running;
let access: string;
beforeAll(async () => {
  ksef = await startKsef();
  ({ access } = await signIn(ksef.origin, await keyPair(ksef.folder)));
});
beforeEach(async () => {
  await ksef.control('limits', { on: false });
});
afterAll(() => ksef.remove());

describe('certificates of local mode', () => {
  const owner = { nip, name: 'Atesto (tryb lokalny) sp. z o.o.' };

  it('are one for signing in and one for offline invoices, with an encrypted key of P-256', async () => {
    const { authentication, offline, passphrase } = await localKsefCertificates(ksef.folder, owner);
    for (const [files, type] of [
      [authentication, 'Authentication'],
      [offline, 'Offline'],
    ] as const) {
      const certificate = new X509Certificate(await readFile(files.certificate));
      const pem = await readFile(files.key, 'utf8');
      expect(pem).toContain('BEGIN ENCRYPTED PRIVATE KEY');
      expect(() => createPrivateKey({ key: pem, passphrase: 'other' })).toThrow();
      expect(certificate.checkPrivateKey(createPrivateKey({ key: pem, passphrase }))).toBe(true);
      expect(certificate.publicKey.asymmetricKeyDetails?.namedCurve).toBe('prime256v1');
      expect(certificate.serialNumber).toMatch(/^[0-9A-F]{16}$/);
      expect(certificate.subject).toContain(`organizationIdentifier=VATPL-${nip}`);
      expect(typeOf(certificate)).toBe(type);
    }
  });

  it('are made once, and anew for another company', async () => {
    const serial = async (of = owner): Promise<string> => {
      const { authentication } = await localKsefCertificates(ksef.folder, of);
      return new X509Certificate(await readFile(authentication.certificate)).serialNumber;
    };
    const first = await serial();
    expect(await serial()).toBe(first);
    expect(await serial({ nip: '5265877635', name: 'Inna' })).not.toBe(first);
    expect(await serial()).not.toBe(first);
  });
});

/** A request for a certificate of some names, signed by a key. */
async function requestFor(names: Names, key: KeyObject, publicKey: KeyObject): Promise<string> {
  const request = new CertificationRequest();
  request.subject = nameOf(names);
  request.subjectPublicKeyInfo = new PublicKeyInfo(schemaIn(publicKey.export({ type: 'spki', format: 'der' })));
  await request.sign(key.toCryptoKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign']), 'SHA-256');
  return Buffer.from(request.toSchema().toBER()).toString('base64');
}

describe('a certificate', () => {
  const pair = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });

  it('is requested with exactly the names of who signed in, given, listed and revoked', async () => {
    const { body: data } = await call(ksef.origin, 'GET', '/certificates/enrollments/data', access);
    expect(data).toMatchObject({ countryName: 'PL', organizationIdentifier: `VATPL-${nip}` });
    const names = {
      country: data.countryName,
      organization: data.organizationName,
      organizationIdentifier: data.organizationIdentifier,
      commonName: data.commonName,
    };
    const { privateKey, publicKey } = pair();
    const enroll = (csr: string) =>
      call(ksef.origin, 'POST', '/certificates/enrollments', access, {
        certificateName: 'Nowy certyfikat',
        certificateType: 'Offline',
        csr,
      });
    const codeOf = async (csr: string) => refusalOf(await enroll(csr));
    expect(await codeOf(await requestFor({ ...names, commonName: 'Inna' }, privateKey, publicKey))).toBe(25003);
    expect(await codeOf(await requestFor(names, pair().privateKey, publicKey))).toBe(25004);
    expect(await codeOf('AAAA')).toBe(25004);
    const { body } = await enroll(await requestFor(names, privateKey, publicKey));
    const status = await call(ksef.origin, 'GET', `/certificates/enrollments/${body.referenceNumber}`, access);
    expect(status.body.status.code).toBe(200);
    const serial = status.body.certificateSerialNumber;
    const retrieved = await call(ksef.origin, 'POST', '/certificates/retrieve', access, { certificateSerialNumbers: [serial] });
    const certificate = new X509Certificate(Buffer.from(retrieved.body.certificates[0].certificate, 'base64'));
    expect([certificate.checkPrivateKey(privateKey), typeOf(certificate)]).toEqual([true, 'Offline']);
    const query = async () =>
      (await call(ksef.origin, 'POST', '/certificates/query', access, { certificateSerialNumber: serial })).body.certificates;
    expect(await query()).toMatchObject([{ name: 'Nowy certyfikat', status: 'Active', subjectIdentifier: { type: 'Nip', value: nip } }]);
    const revoke = () => call(ksef.origin, 'POST', `/certificates/${serial}/revoke`, access, { revocationReason: 'KeyCompromise' });
    expect((await revoke()).status).toBe(204);
    expect(refusalOf(await revoke())).toBe(25009);
    expect(await query()).toMatchObject([{ status: 'Revoked' }]);
  });
});

describe('KOD II', () => {
  const hash = 'UtQp9Gpc51y-u3xApZjIjgkpZ01js-J8KflSPW8WzIE';
  const linkOf = (serial: string, signature: (text: string) => Buffer, change = (path: string): string => path): string => {
    const path = `${ksef.origin.slice('http://'.length)}/ksef/qr/certificate/Nip/${nip}/${nip}/${serial}/${hash}`;
    return `http://${change(path)}/${signature(path).toString('base64url')}`;
  };
  const resultOf = async (link: string): Promise<string> => /data-result="(\w+)"/.exec(await (await fetch(link)).text())![1]!;
  const byCurve =
    (key: KeyObject, dsaEncoding: 'ieee-p1363' | 'der' = 'ieee-p1363') =>
    (text: string) =>
      sign('sha256', Buffer.from(text), { key, dsaEncoding });

  it('confirms the issuer by an elliptic curve, in both forms, and by RSA-PSS', async () => {
    const { key, certificate } = await keyPair(ksef.folder, 'offline');
    expect(await resultOf(linkOf(certificate.serialNumber, byCurve(key)))).toBe('valid');
    expect(await resultOf(linkOf(certificate.serialNumber, byCurve(key, 'der')))).toBe('valid');
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const subject = { country: 'PL', organization: 'X', organizationIdentifier: `VATPL-${nip}`, commonName: 'X' };
    const second = await issueCertificate(await openIssuer(ksef.folder), { subject, publicKey: rsa.publicKey, type: 'Offline' });
    const pss = (saltLength: number) => (text: string) =>
      sign('sha256', Buffer.from(text), { key: rsa.privateKey, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength });
    expect(await resultOf(linkOf(second.serialNumber, pss(32)))).toBe('valid');
    expect(await resultOf(linkOf(second.serialNumber, pss(20)))).toBe('invalid');
  });

  it('does not with another link, another certificate or one that is over', async () => {
    const { key, certificate } = await keyPair(ksef.folder, 'offline');
    const authentication = await keyPair(ksef.folder);
    const { serialNumber } = certificate;
    expect(await resultOf(linkOf(serialNumber, byCurve(key), (path) => path.replace(hash, `A${hash.slice(1)}`)))).toBe('invalid');
    expect(await resultOf(linkOf('01F20A5D352AE590', byCurve(key)))).toBe('invalid');
    expect(await resultOf(linkOf(authentication.certificate.serialNumber, byCurve(authentication.key)))).toBe('invalid');
    await ksef.control('certificate', { what: 'revoke', type: 'Offline' });
    expect(await resultOf(linkOf(serialNumber, byCurve(key)))).toBe('invalid');
    await ksef.control('certificate', { what: 'restore', type: 'Offline' });
    expect(await resultOf(linkOf(serialNumber, byCurve(key)))).toBe('valid');
  });

  it('and KOD I of what was not sent states it', async () => {
    expect(sha256('x')).toHaveLength(44);
    expect(await resultOf(`${ksef.origin}/ksef/qr/invoice/1111111111/01-02-2026/${hash}`)).toBe('unknown');
  });
});
