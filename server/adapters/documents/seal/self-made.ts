import { createPublicKey, generateKeyPairSync, randomBytes, sign, X509Certificate } from 'node:crypto';
import { BitString, fromBER, Integer, Utf8String } from 'asn1js';
import { AttributeTypeAndValue, BasicConstraints, Certificate, Extension, PublicKeyInfo, RelativeDistinguishedNames, Time } from 'pkijs';
import { derOf, signatureAlgorithms } from '#server/adapters/trust/cms.ts';

const years = 10;
const yearMillis = 365.25 * 86_400_000;
const serialBytes = 15;

/** RFC 5280 §4.2.1: it signs, what it signed cannot be denied, and it is no authority. */
const extensions = [
  new Extension({
    extnID: '2.5.29.15',
    critical: true,
    extnValue: new BitString({ valueHex: Uint8Array.of(0xc0), unusedBits: 6 }).toBER(),
  }),
  new Extension({ extnID: '2.5.29.19', critical: true, extnValue: new BasicConstraints().toSchema().toBER() }),
];

/** A P-256 key and a certificate that it signs itself, in PEM: readers of PDF show an unknown signer. */
export function makeSealPair(name: string, now: Date): { key: string; certificate: string } {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
  const [first = 0, ...rest] = randomBytes(serialBytes);
  const commonName = new AttributeTypeAndValue({ type: '2.5.4.3', value: new Utf8String({ value: name }) });
  const names = new RelativeDistinguishedNames({ typesAndValues: [commonName] });
  const certificate = new Certificate({
    version: 2,
    serialNumber: new Integer({ valueHex: Uint8Array.of(0x40 + (first % 0x40), ...rest) }),
    signature: signatureAlgorithms.ec,
    signatureAlgorithm: signatureAlgorithms.ec,
    issuer: names,
    subject: names,
    notBefore: new Time({ value: now }),
    notAfter: new Time({ value: new Date(now.getTime() + years * yearMillis) }),
    subjectPublicKeyInfo: new PublicKeyInfo({ schema: fromBER(new Uint8Array(publicKey)).result }),
    extensions,
  });
  certificate.signatureValue = new BitString({ valueHex: new Uint8Array(sign('sha256', derOf(certificate.encodeTBS()), privateKey)) });
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: new X509Certificate(derOf(certificate.toSchema(true))).toString(),
  };
}
