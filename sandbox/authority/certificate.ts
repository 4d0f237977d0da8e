import { randomBytes, sign, type KeyObject } from 'node:crypto';
import { bitString, der, integer, nothing, octets, oid, sequence, setOf, tagged, time, utf8, yes } from './der.ts';

/** Kinds of names by their numbers. */
const nameOids = {
  country: '2.5.4.6',
  organization: '2.5.4.10',
  organizationIdentifier: '2.5.4.97',
  commonName: '2.5.4.3',
  serialNumber: '2.5.4.5',
  givenName: '2.5.4.42',
  surname: '2.5.4.4',
} as const;
export type Names = Readonly<Partial<Record<keyof typeof nameOids, string>>>;

export type Holder = Readonly<{ names: Names; key: KeyObject }>;

/** What the authority of the sandbox will say of a certificate; its number begins so. */
const marks = { good: 0x40, revoked: 0x41, silent: 0x42 } as const;
export type AccountStatus = keyof typeof marks;

export type Wanted = Readonly<{
  subject: Names;
  publicKey: KeyObject;
  issuer: Holder;
  from: Date;
  until: Date;
  extensions: readonly Buffer[];
  standing?: AccountStatus;
}>;

/** RSA with SHA-256. */
export const signatureAlgorithm = sequence(oid('1.2.840.113549.1.1.11'), nothing);

export function nameOf(names: Names): Buffer {
  const parts = Object.entries(names).map(([kind, value]) => {
    const printable = kind === 'country' || kind === 'serialNumber';
    return setOf(sequence(oid(nameOids[kind as keyof typeof nameOids]), printable ? der(0x13, Buffer.from(value)) : utf8(value)));
  });
  return sequence(...parts);
}

export function extension(id: string, value: Buffer, critical = false): Buffer {
  return sequence(oid(id), ...(critical ? [yes] : []), octets(value));
}

export const isAuthority = [
  extension('2.5.29.19', sequence(yes), true),
  // keyCertSign and cRLSign
  extension('2.5.29.15', der(0x03, Buffer.from([1, 0x06])), true),
];
export const isNoAuthority = extension('2.5.29.19', sequence(), true);
export const forServers = extension('2.5.29.37', sequence(oid('1.3.6.1.5.5.7.3.1')));
/** digitalSignature and nonRepudiation */
export const forSignatures = extension('2.5.29.15', der(0x03, Buffer.from([6, 0xc0])), true);

export function hostNames(hosts: readonly string[]): Buffer {
  return extension('2.5.29.17', sequence(...hosts.map((host) => der(0x82, Buffer.from(host)))));
}

/** Says that a certificate is qualified, and what for (ETSI EN 319 412-5): `eSign` 1, `eSeal` 2. */
export function qualified(type: 1 | 2): Buffer {
  const compliance = sequence(oid('0.4.0.1862.1.1'));
  const types = sequence(oid('0.4.0.1862.1.6'), sequence(oid(`0.4.0.1862.1.6.${type}`)));
  return extension('1.3.6.1.5.5.7.1.3', sequence(compliance, types));
}

export const forTimeStamps = extension('2.5.29.37', sequence(oid('1.3.6.1.5.5.7.3.8')), true);

/** Where one asks whether a certificate was revoked: for an answer (OCSP), and for the whole list (CRL). */
export function askedAt(service: string): Buffer[] {
  const address = (path: string): Buffer => der(0x86, Buffer.from(service + path));
  return [
    extension('1.3.6.1.5.5.7.1.1', sequence(sequence(oid('1.3.6.1.5.5.7.48.1'), address('/ocsp')))),
    extension('2.5.29.31', sequence(sequence(tagged(0, tagged(0, address('/crl')))))),
  ];
}

/** What a number says of its certificate. */
export function companyStatusOf(serial: Uint8Array): AccountStatus {
  return (Object.keys(marks) as AccountStatus[]).find((one) => marks[one] === serial[0]) ?? 'good';
}

/** A certificate of the third version, as bytes. */
export function makeCertificate({ subject, publicKey, issuer, from, until, extensions, standing = 'good' }: Wanted): Buffer {
  const serial = Buffer.concat([Buffer.from([marks[standing]]), randomBytes(11)]);
  const signed = sequence(
    tagged(0, integer(2)),
    integer(serial),
    signatureAlgorithm,
    nameOf(issuer.names),
    sequence(time(from), time(until)),
    nameOf(subject),
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(3, sequence(...extensions)),
  );
  return sequence(signed, signatureAlgorithm, bitString(sign('sha256', signed, issuer.key)));
}

export function pemOf(certificate: Buffer): string {
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
}
