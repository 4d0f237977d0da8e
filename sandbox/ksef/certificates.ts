import { createPrivateKey, createPublicKey, generateKeyPairSync, randomBytes, X509Certificate, type KeyObject } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newKey, openAuthority, yearsFromNow, type Authority } from '#sandbox/authority/authority.ts';
import { forOfflineInvoices, forSigningIn, isNoAuthority, makeCertificate, pemOf, type Names } from '#sandbox/authority/certificate.ts';

/** What the keys that are made for local mode are encrypted with. */
const passphrase = 'atesto-local';

export type CertificateType = 'Authentication' | 'Offline';
type Files = Readonly<{ certificate: string; key: string }>;

/** Paths of the certificates that a local product signs in with and signs offline invoices with. */
export type LocalKsefCertificates = Readonly<{
  authentication: Files;
  offline: Files;
  passphrase: string;
  /** The certificate that confirmations of receipt (UPO) are signed with. */
  upo: string;
}>;

/** Who issues certificates of the look-alike and signs its confirmations. */
export type Issuer = Readonly<{ folder: string; authority: Authority; upoKey: KeyObject; upoCertificate: X509Certificate }>;

/** A key of the ministry with its certificate. */
export function ministryCertificate(authority: Authority, publicKey: KeyObject, commonName: string): Buffer {
  const subject = { country: 'PL', organization: 'Ministerstwo Finansów', commonName };
  const dates = { from: yearsFromNow(-1), until: yearsFromNow(10) };
  return makeCertificate({ subject, publicKey, issuer: authority, extensions: [isNoAuthority, forSigningIn], ...dates });
}

async function makeFolder(folder: string): Promise<void> {
  const authority = await openAuthority(folder);
  await mkdir(join(folder, 'certificates'));
  const key = newKey();
  const certificate = ministryCertificate(authority, createPublicKey(key), 'Ministerstwo Finansów (piaskownica, UPO)');
  await writeFile(join(folder, 'upo.key'), key.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  await writeFile(join(folder, 'upo.crt'), pemOf(certificate));
}

/** The issuer of a data folder, made when there is none; two processes that begin at once get the same one. */
export async function openIssuer(folder: string): Promise<Issuer> {
  const place = join(folder, 'ksef');
  if (!existsSync(place)) {
    const making = join(folder, `ksef-${randomBytes(6).toString('hex')}`);
    await mkdir(making, { recursive: true });
    await makeFolder(making);
    await rename(making, place).catch(() => rm(making, { recursive: true }));
  }
  const [authority, key, certificate] = await Promise.all([
    openAuthority(place),
    readFile(join(place, 'upo.key'), 'utf8'),
    readFile(join(place, 'upo.crt'), 'utf8'),
  ]);
  return { folder: place, authority, upoKey: createPrivateKey(key), upoCertificate: new X509Certificate(certificate) };
}

/** Issues a certificate with a serial number of sixteen hexadecimal digits, and remembers it. */
export async function issueCertificate(
  { folder, authority }: Issuer,
  wanted: Readonly<{ subject: Names; publicKey: KeyObject; type: CertificateType; from?: Date }>,
): Promise<X509Certificate> {
  const { subject, publicKey, type, from = new Date(Date.now() - 86_400_000) } = wanted;
  const until = new Date(from);
  until.setUTCFullYear(until.getUTCFullYear() + 2);
  const usage = type === 'Offline' ? forOfflineInvoices : forSigningIn;
  const serial = Uint8Array.of(1, ...randomBytes(7));
  const made = { subject, publicKey, issuer: authority, from, until, serial, extensions: [isNoAuthority, usage] };
  const certificate = new X509Certificate(makeCertificate(made));
  await writeFile(join(folder, 'certificates', `${certificate.serialNumber}.crt`), certificate.toString());
  return certificate;
}

export function serialsOf({ folder }: Issuer): string[] {
  return readdirSync(join(folder, 'certificates')).map((name) => name.replace('.crt', ''));
}

/** The certificate of a serial number; null when none was issued. */
export function certificateOf({ folder }: Issuer, serial: string): X509Certificate | null {
  const path = join(folder, 'certificates', `${serial}.crt`);
  return /^[0-9A-F]{16}$/.test(serial) && existsSync(path) ? new X509Certificate(readFileSync(path, 'utf8')) : null;
}

/** digitalSignature makes it one for signing in, nonRepudiation one for offline invoices (key usage, RFC 5280, 4.2.1.3). */
export function typeOf(certificate: X509Certificate): CertificateType {
  const usage = Buffer.from([0x06, 0x03, 0x55, 0x1d, 0x0f]);
  const at = certificate.raw.indexOf(usage);
  const bits = certificate.raw.indexOf(Buffer.from([0x03, 0x02]), at);
  return at >= 0 && ((certificate.raw[bits + 3] ?? 0) & 0x80) !== 0 ? 'Authentication' : 'Offline';
}

/** The parts of the name of its subject; the NIP stands in `organizationIdentifier` (VATPL-…). */
export function subjectOf(certificate: X509Certificate): Readonly<Record<string, string>> {
  const parts = certificate.subject.split('\n').map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]);
  return Object.fromEntries(parts) as Record<string, string>;
}

export function nipOf(certificate: X509Certificate): string | null {
  const { organizationIdentifier = '' } = subjectOf(certificate);
  return /^VATPL.*?(\d{10})/.exec(organizationIdentifier)?.[1] ?? null;
}

async function ensure(issuer: Issuer, type: CertificateType, owner: Readonly<{ nip: string; name: string }>): Promise<Files> {
  const name = join(issuer.folder, type.toLowerCase());
  const files = { certificate: `${name}.crt`, key: `${name}.key` };
  const stored = await readFile(files.certificate, 'utf8').catch(() => null);
  if (stored && nipOf(new X509Certificate(stored)) === owner.nip) return files;
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const subject = { country: 'PL', organization: owner.name, organizationIdentifier: `VATPL-${owner.nip}`, commonName: owner.name };
  const certificate = await issueCertificate(issuer, { subject, publicKey, type });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase });
  await writeFile(files.key, pem, { mode: 0o600 });
  await writeFile(files.certificate, certificate.toString());
  return files;
}

/**
 * The two certificates of a company in a data folder, made when there are none or when the company is another: what the
 * ministry's application would issue, for the look-alike alone.
 */
export async function localKsefCertificates(
  folder: string,
  owner: Readonly<{ nip: string; name: string }>,
): Promise<LocalKsefCertificates> {
  const issuer = await openIssuer(folder);
  const authentication = await ensure(issuer, 'Authentication', owner);
  return { authentication, offline: await ensure(issuer, 'Offline', owner), passphrase, upo: join(issuer.folder, 'upo.crt') };
}
