import { randomBytes, sign, X509Certificate, type KeyObject } from 'node:crypto';
import { BitString, fromBER, Integer, Null, ObjectIdentifier, PrintableString, Sequence, Set as SetOf, Utf8String } from 'asn1js';
import {
  AccessDescription,
  AlgorithmIdentifier,
  AltName,
  AttributeTypeAndValue,
  BasicConstraints,
  Certificate,
  CRLDistributionPoints,
  DistributionPoint,
  Extension,
  ExtKeyUsage,
  GeneralName,
  InfoAccess,
  PublicKeyInfo,
  QCStatement,
  RelativeDistinguishedNames,
  Time,
  TimeType,
} from 'pkijs';

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
export type CertificateStatus = keyof typeof marks;

export type Wanted = Readonly<{
  subject: Names;
  publicKey: KeyObject;
  issuer: Holder;
  from: Date;
  until: Date;
  extensions: readonly Extension[];
  status?: CertificateStatus;
  /** The whole serial number, for an authority that counts in its own way; it says nothing of a status. */
  serial?: Uint8Array;
}>;

/** RSA with SHA-256. */
export const signatureAlgorithm = new AlgorithmIdentifier({ algorithmId: '1.2.840.113549.1.1.11', algorithmParams: new Null() });

type Value = Readonly<{ toBER: () => ArrayBuffer }>;

/** What something is in DER. */
export function derOf(value: Value): Buffer {
  return Buffer.from(value.toBER());
}

/** A value as the library reads it from its bytes. */
export function schemaIn(bytes: Uint8Array): { schema: ReturnType<typeof fromBER>['result'] } {
  return { schema: fromBER(new Uint8Array(bytes)).result };
}

/** A signature of something, by RSA with SHA-256. */
export function signatureOf(value: Value, key: KeyObject): BitString {
  return new BitString({ valueHex: new Uint8Array(sign('sha256', derOf(value), key)) });
}

/** Names one after another, each a set of its own. */
export function nameOf(names: Names): RelativeDistinguishedNames {
  const parts = Object.entries(names).map(([kind, value]) => {
    const isPrintable = kind === 'country' || kind === 'serialNumber';
    const type = nameOids[kind as keyof typeof nameOids];
    const text = isPrintable ? new PrintableString({ value }) : new Utf8String({ value });
    return new SetOf({ value: [new AttributeTypeAndValue({ type, value: text }).toSchema()] });
  });
  return new RelativeDistinguishedNames(schemaIn(derOf(new Sequence({ value: parts }))));
}

/** Until 2049 times are written with two digits of the year (RFC 5280, 4.1.2.5). */
export function timeOf(value: Date): Time {
  return new Time({ type: value.getUTCFullYear() < 2050 ? TimeType.UTCTime : TimeType.GeneralizedTime, value: toSecond(value) });
}

export function toSecond(at: Date): Date {
  return new Date(Math.floor(at.getTime() / 1000) * 1000);
}

function extension(extnID: string, value: Value, critical = false): Extension {
  return new Extension({ extnID, critical, extnValue: value.toBER() });
}

function keyUsage(bits: number, unusedBits: number): Extension {
  return extension('2.5.29.15', new BitString({ valueHex: Uint8Array.of(bits), unusedBits }), true);
}

function extendedKeyUsage(purpose: string, critical: boolean): Extension {
  return extension('2.5.29.37', new ExtKeyUsage({ keyPurposes: [purpose] }).toSchema(), critical);
}

export const isAuthority = [
  extension('2.5.29.19', new BasicConstraints({ cA: true }).toSchema(), true),
  // keyCertSign and cRLSign
  keyUsage(0x06, 1),
];
export const isNoAuthority = extension('2.5.29.19', new BasicConstraints().toSchema(), true);
export const forServers = extendedKeyUsage('1.3.6.1.5.5.7.3.1', false);
/** digitalSignature and nonRepudiation */
export const forSignatures = keyUsage(0xc0, 6);
/** digitalSignature alone, and nonRepudiation alone, as the ministry issues certificates for KSeF. */
export const forSigningIn = keyUsage(0x80, 7);
export const forOfflineInvoices = keyUsage(0x40, 6);
export const forTimeStamps = extendedKeyUsage('1.3.6.1.5.5.7.3.8', true);

export function hostNames(hosts: readonly string[]): Extension {
  return extension('2.5.29.17', new AltName({ altNames: hosts.map((value) => new GeneralName({ type: 2, value })) }).toSchema());
}

/** States that a certificate is qualified, and what for (ETSI EN 319 412-5): `eSign` 1, `eSeal` 2. */
export function qualified(type: 1 | 2): Extension {
  const kind = new Sequence({ value: [new ObjectIdentifier({ value: `0.4.0.1862.1.6.${type}` })] });
  const statements = [new QCStatement({ id: '0.4.0.1862.1.1' }), new QCStatement({ id: '0.4.0.1862.1.6', type: kind })];
  return extension('1.3.6.1.5.5.7.1.3', new Sequence({ value: statements.map((one) => one.toSchema()) }));
}

/** Where one asks whether a certificate was revoked: for an answer (OCSP), and for the whole list (CRL). */
export function revocationServices(service: string): Extension[] {
  const address = (path: string): GeneralName => new GeneralName({ type: 6, value: service + path });
  const answers = new AccessDescription({ accessMethod: '1.3.6.1.5.5.7.48.1', accessLocation: address('/ocsp') });
  const lists = new DistributionPoint({ distributionPoint: [address('/crl')] });
  return [
    extension('1.3.6.1.5.5.7.1.1', new InfoAccess({ accessDescriptions: [answers] }).toSchema()),
    extension('2.5.29.31', new CRLDistributionPoints({ distributionPoints: [lists] }).toSchema()),
  ];
}

/** What a number states of its certificate. */
export function certificateStatusOf(serial: Uint8Array): CertificateStatus {
  return (Object.keys(marks) as CertificateStatus[]).find((one) => marks[one] === serial[0]) ?? 'good';
}

/** A certificate of the third version, as bytes. */
export function makeCertificate({ subject, publicKey, issuer, from, until, extensions, status = 'good', serial }: Wanted): Buffer {
  const certificate = new Certificate({
    version: 2,
    serialNumber: new Integer({ valueHex: Uint8Array.from(serial ?? [marks[status], ...randomBytes(11)]) }),
    signature: signatureAlgorithm,
    signatureAlgorithm,
    issuer: nameOf(issuer.names),
    notBefore: timeOf(from),
    notAfter: timeOf(until),
    subject: nameOf(subject),
    subjectPublicKeyInfo: new PublicKeyInfo(schemaIn(publicKey.export({ type: 'spki', format: 'der' }))),
    extensions: [...extensions],
  });
  certificate.signatureValue = signatureOf(certificate.encodeTBS(), issuer.key);
  return derOf(certificate.toSchema(true));
}

export function pemOf(certificate: Buffer): string {
  return new X509Certificate(certificate).toString();
}
