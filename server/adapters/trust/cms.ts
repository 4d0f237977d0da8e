import { fromBER, Null, ObjectIdentifier, OctetString, Sequence, type AsnType } from 'asn1js';
import {
  AlgorithmIdentifier,
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';
import { sha256, type Bytes } from '#proof/bytes.ts';

/** A key that seals, with its certificate first and those that lead to its issuer behind; all in DER. */
export type SealKey = Readonly<{
  kind: 'rsa' | 'ec';
  certificates: readonly Bytes[];
  sign: (message: Bytes) => Promise<Bytes>;
}>;

/** Gives the time-stamp token (RFC 3161) of a hash. */
export type Stamp = (hash: Bytes) => Promise<Bytes>;

const ids = {
  data: '1.2.840.113549.1.7.1',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  timeStamp: '1.2.840.113549.1.9.16.2.14',
} as const;

export const sha256Algorithm = new AlgorithmIdentifier({ algorithmId: '2.16.840.1.101.3.4.2.1', algorithmParams: new Null() });
export const signatureAlgorithms = {
  rsa: new AlgorithmIdentifier({ algorithmId: '1.2.840.113549.1.1.11', algorithmParams: new Null() }),
  ec: new AlgorithmIdentifier({ algorithmId: '1.2.840.10045.4.3.2' }),
} as const;

/** What something is in DER. */
export function derOf(value: Readonly<{ toBER: () => ArrayBuffer }>): Bytes {
  return new Uint8Array(value.toBER());
}

function attribute(type: string, value: AsnType): Attribute {
  return new Attribute({ type, values: [value] });
}

/** The signed attributes of PAdES baseline (ETSI EN 319 142-1): of what kind, which hash, by which certificate; no signing time. */
async function signedAttributes(hash: Bytes, certificate: Bytes): Promise<SignedAndUnsignedAttributes> {
  const certificateHash = new OctetString({ valueHex: await sha256(certificate) });
  const named = new Sequence({ value: [new Sequence({ value: [new Sequence({ value: [certificateHash] })] })] });
  const attributes = [
    attribute(ids.contentType, new ObjectIdentifier({ value: ids.data })),
    attribute(ids.messageDigest, new OctetString({ valueHex: hash })),
    attribute(ids.signingCertificateV2, named),
  ];
  // DER puts the members of a set in the order of their bytes.
  const inOrder = attributes.toSorted((a, b) => Buffer.compare(derOf(a.toSchema()), derOf(b.toSchema())));
  return new SignedAndUnsignedAttributes({ type: 0, attributes: inOrder });
}

/** A detached signature (CMS, RFC 5652) of a hash: PAdES B-B, or B-T where a time-stamp is given. */
export async function signDetached(key: SealKey, hash: Bytes, stamp: Stamp | null): Promise<Bytes> {
  const [certificate] = key.certificates;
  const certificates = key.certificates.map((one) => new Certificate({ schema: fromBER(one).result }));
  const [own] = certificates;
  if (!certificate || !own) throw new Error('a seal needs a certificate');
  const signedAttrs = await signedAttributes(hash, certificate);
  const message = derOf(signedAttrs.toSchema());
  // Signed as a set, sent with a tag of its own (RFC 5652, 5.4).
  message[0] = 0x31;
  const signature = await key.sign(message);
  const token = stamp ? fromBER(await stamp(await sha256(signature))).result : null;
  const signer = new SignerInfo({
    version: 1,
    sid: new IssuerAndSerialNumber({ issuer: own.issuer, serialNumber: own.serialNumber }),
    digestAlgorithm: sha256Algorithm,
    signedAttrs,
    signatureAlgorithm: signatureAlgorithms[key.kind],
    signature: new OctetString({ valueHex: signature }),
    ...(token && { unsignedAttrs: new SignedAndUnsignedAttributes({ type: 1, attributes: [attribute(ids.timeStamp, token)] }) }),
  });
  const signed = new SignedData({
    digestAlgorithms: [sha256Algorithm],
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: ids.data }),
    certificates,
    signerInfos: [signer],
  });
  return derOf(new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: signed.toSchema() }).toSchema());
}
