import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { BitString, fromBER } from 'asn1js';
import { Certificate } from 'pkijs';

/** Paths of PEM files: a certificate of KSeF and its key. */
export type KsefCertificateFiles = Readonly<{ certificate: string; key: string; passphrase: string | null }>;

/** A certificate of KSeF with its key, which is secret. */
export type KsefCertificate = Readonly<{
  certificate: X509Certificate;
  key: KeyObject;
  /** As links and the API write it: 16 hexadecimal digits. */
  serial: string;
  endsAt: Date;
}>;

const leastRsaBits = 2048;

function read(path: string, name: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new Error(`${name}: ${path} cannot be read`);
  }
}

function certificateIn(path: string, name: string): X509Certificate {
  try {
    return new X509Certificate(read(path, name));
  } catch (error) {
    if (error instanceof Error && error.message.startsWith(name)) throw error;
    throw new Error(`${name}: ${path} is no certificate in PEM`, { cause: error });
  }
}

function keyIn(path: string, passphrase: string | null, name: string): KeyObject {
  const pem = read(path, name);
  try {
    return createPrivateKey(passphrase === null ? pem : { key: pem, passphrase });
  } catch {
    throw new Error(`${name}: ${path} cannot be opened: it is no private key in PEM, or its passphrase is another one`);
  }
}

/** Whether KSeF takes signatures of a key: EC on P-256, or RSA of 2048 bits and more. */
function isUsable({ asymmetricKeyType: type, asymmetricKeyDetails: details }: KeyObject): boolean {
  return type === 'ec' ? details?.namedCurve === 'prime256v1' : type === 'rsa' && (details?.modulusLength ?? 0) >= leastRsaBits;
}

export function serialOf(certificate: X509Certificate): string {
  return certificate.serialNumber.toUpperCase().padStart(16, '0');
}

/** The NIP in the subject of a certificate: of an organisation (`VATPL-…`) or of a person (`TINPL-…`); null where there is none. */
export function nipIn(certificate: X509Certificate): string | null {
  return /(?:VATPL|TINPL|NIP)\D*(\d{10})\b/.exec(certificate.subject)?.[1] ?? null;
}

const keyUsage = '2.5.29.15';
/** What a certificate of KSeF is for: its type is its key usage, digitalSignature or nonRepudiation (RFC 5280, 4.2.1.3). */
const usageBits = { authentication: 0x80, offline: 0x40 } as const;

/** Whether a certificate may be used for something; one that does not state what it is for, as of the test environment, may. */
function isFor(use: keyof typeof usageBits, certificate: X509Certificate): boolean {
  const { extensions = [] } = Certificate.fromBER(new Uint8Array(certificate.raw));
  const usage = extensions.find(({ extnID }) => extnID === keyUsage);
  if (!usage) return true;
  const { result } = fromBER(usage.extnValue.valueBlock.valueHexView);
  const bits = result instanceof BitString ? (result.valueBlock.valueHexView[0] ?? 0) : 0;
  return (bits & usageBits[use]) !== 0;
}

/** The certificate and the key in two files; throws with the name of the setting where they cannot be used together. */
export function openCertificate(files: KsefCertificateFiles, name: string): KsefCertificate {
  const certificate = certificateIn(files.certificate, `${name}CERTIFICATE`);
  const key = keyIn(files.key, files.passphrase, `${name}KEY`);
  if (!isUsable(key)) throw new Error(`${name}KEY: must be of EC P-256, or RSA of ${leastRsaBits} bits`);
  if (!certificate.checkPrivateKey(key)) throw new Error(`${name}KEY: is not the key of ${name}CERTIFICATE`);
  return { certificate, key, serial: serialOf(certificate), endsAt: certificate.validToDate };
}

type Files = Readonly<{ authentication: KsefCertificateFiles | null; offline: KsefCertificateFiles | null; nip: string }>;
export type KsefCertificates = Readonly<{ authentication: KsefCertificate | null; offline: KsefCertificate | null }>;

/** What is configured, checked: one certificate for both uses, or one of another taxpayer, is refused. */
export function openCertificates({ authentication, offline, nip }: Files): KsefCertificates {
  const opened = {
    authentication: authentication && openCertificate(authentication, 'KSEF_'),
    offline: offline && openCertificate(offline, 'KSEF_OFFLINE_'),
  };
  for (const [name, use] of [
    ['KSEF_CERTIFICATE', 'authentication'],
    ['KSEF_OFFLINE_CERTIFICATE', 'offline'],
  ] as const) {
    const certificate = opened[use]?.certificate;
    if (!certificate) continue;
    if (!isFor(use, certificate)) throw new Error(`${name}: is not of the type ${use === 'offline' ? 'Offline' : 'Authentication'}`);
    const owner = nipIn(certificate);
    // A person who acts for the company may have a NIP of their own.
    if (owner !== null && owner !== nip && certificate.subject.includes('VATPL'))
      throw new Error(`${name}: is a certificate of ${owner}, and COMPANY_NIP is ${nip}`);
  }
  if (
    opened.authentication &&
    opened.offline &&
    opened.authentication.certificate.fingerprint256 === opened.offline.certificate.fingerprint256
  ) {
    throw new Error('KSEF_OFFLINE_CERTIFICATE: must be another certificate than KSEF_CERTIFICATE');
  }
  return opened;
}

export type CertificateEnd = Readonly<{ use: 'authentication' | 'offline'; serial: string; subject: string; endsAt: Date }>;

/** The certificates that are configured, and when they end; keys are not opened. */
export function certificateEnds({ authentication, offline }: Files): readonly CertificateEnd[] {
  return (['authentication', 'offline'] as const).flatMap((use) => {
    const files = use === 'authentication' ? authentication : offline;
    if (files === null) return [];
    const certificate = certificateIn(files.certificate, use === 'authentication' ? 'KSEF_CERTIFICATE' : 'KSEF_OFFLINE_CERTIFICATE');
    return [{ use, serial: serialOf(certificate), subject: certificate.subject.replaceAll('\n', ', '), endsAt: certificate.validToDate }];
  });
}
