import { createPublicKey, generateKeyPairSync, randomBytes, sign, X509Certificate, type KeyObject } from 'node:crypto';
import { BitString, fromBER, Integer } from 'asn1js';
import { Certificate, Extension, PublicKeyInfo, Time } from 'pkijs';
import { derOf, signatureAlgorithms } from '#server/adapters/trust/cms.ts';
import { serialOf, type KsefCertificate } from '#server/adapters/ksef/certificates/certificates.ts';
import { distinguishedName } from '#server/adapters/ksef/certificates/distinguished-name.ts';

type PairOptions = Readonly<{
  kind?: 'ec' | 'rsa';
  /** Instead of a new one. */
  key?: KeyObject;
  /** `2.5.4.97`, the identifier of an organisation, such as `VATPL-5265877635`. */
  organization?: string;
  /** The first bits of its key usage; none by default. */
  usage?: number;
  from?: Date;
  until?: Date;
}>;

const dayMillis = 86_400_000;

/** A key with a certificate that it signs itself. */
export function makePair({ kind = 'ec', key: given, organization, usage, from, until }: PairOptions = {}): KsefCertificate {
  const key: KeyObject =
    given ??
    (kind === 'ec'
      ? generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
      : generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey);
  const publicKey = createPublicKey(key).export({ type: 'spki', format: 'der' });
  const name = distinguishedName({ commonName: 'Test', organizationIdentifier: organization });
  const now = Date.now();
  const made = new Certificate({
    version: 2,
    serialNumber: new Integer({ valueHex: Uint8Array.of(0x01, ...randomBytes(7)) }),
    signature: signatureAlgorithms[kind],
    signatureAlgorithm: signatureAlgorithms[kind],
    issuer: name,
    subject: name,
    notBefore: new Time({ value: from ?? new Date(now - dayMillis) }),
    notAfter: new Time({ value: until ?? new Date(now + 365 * dayMillis) }),
    ...(usage === undefined
      ? {}
      : { extensions: [new Extension({ extnID: '2.5.29.15', extnValue: new BitString({ valueHex: Uint8Array.of(usage) }).toBER() })] }),
    subjectPublicKeyInfo: new PublicKeyInfo({ schema: fromBER(new Uint8Array(publicKey)).result }),
  });
  made.signatureValue = new BitString({ valueHex: new Uint8Array(sign('sha256', derOf(made.encodeTBS()), key)) });
  const certificate = new X509Certificate(derOf(made.toSchema(true)));
  return { certificate, key, serial: serialOf(certificate), endsAt: certificate.validToDate };
}
