import { createHash, verify, X509Certificate, constants, type KeyObject } from 'node:crypto';
import { fromBER, OctetString, Sequence, type AsnType } from 'asn1js';
import {
  Certificate,
  CertificateRevocationList,
  ContentInfo,
  IssuerAndSerialNumber,
  SignedData,
  type RelativeDistinguishedNames,
  type SignerInfo,
} from 'pkijs';

const ids = {
  signedData: '1.2.840.113549.1.7.2',
  data: '1.2.840.113549.1.7.1',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificate: '1.2.840.113549.1.9.16.2.12',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  pss: '1.2.840.113549.1.1.10',
  timeStamp: '1.2.840.113549.1.9.16.2.14',
} as const;

export const hashes: Readonly<Record<string, string>> = {
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};

/** A certificate as two libraries read it: one for names and extensions, one for keys and chains. */
export type ReadCertificate = Readonly<{ x509: X509Certificate; parsed: Certificate; der: Buffer }>;
export type CheckedSignature = Readonly<{
  signer: ReadCertificate;
  others: readonly ReadCertificate[];
  /** The signature itself, and the time-stamps (RFC 3161) that were put on it. */
  value: Buffer;
  stamps: readonly Buffer[];
  /** Lists of revoked certificates and answers about them that came along. */
  revocations: readonly Buffer[];
}>;

export function parsed(bytes: Buffer): { result: AsnType; used: number } {
  const { result, offset } = fromBER(new Uint8Array(bytes));
  if (offset <= 0) throw new Error('not ASN.1');
  return { result, used: offset };
}

/** A certificate from its bytes. */
export function readCertificate(der: Buffer): ReadCertificate {
  return { x509: new X509Certificate(der), parsed: new Certificate({ schema: parsed(der).result }), der };
}

function attributeOf(signer: SignerInfo, id: string): AsnType | null {
  const found = (signer.signedAttrs?.attributes ?? []).filter(({ type }) => type === id);
  const [only] = found;
  return found.length === 1 && only?.values.length === 1 ? (only.values[0] as AsnType) : null;
}

function bytesOf(value: unknown): Buffer {
  return value instanceof OctetString ? Buffer.from(value.valueBlock.valueHexView) : Buffer.alloc(0);
}

/** The hash of a certificate that the first of a list of names gives, and how it was made (RFC 5035). */
function hashIn(attribute: AsnType | null, usual: string): { hash: string; digest: Buffer } | null {
  const list = attribute instanceof Sequence ? attribute.valueBlock.value[0] : null;
  const first = list instanceof Sequence ? list.valueBlock.value[0] : null;
  if (!(first instanceof Sequence)) return null;
  const [head, next] = first.valueBlock.value;
  if (head instanceof OctetString) return { hash: usual, digest: bytesOf(head) };
  const algorithm = head instanceof Sequence ? (head.valueBlock.value[0]?.toString() ?? '') : '';
  const [, id = ''] = /: ([\d.]+)$/.exec(algorithm) ?? [];
  const hash = hashes[id];
  return hash === undefined ? null : { hash, digest: bytesOf(next) };
}

/** Whether the signer names this very certificate: nobody puts another one with the same key in its place. */
function names(signer: SignerInfo, { der }: ReadCertificate, isOld: boolean): boolean {
  const found =
    hashIn(attributeOf(signer, ids.signingCertificateV2), 'sha256') ??
    (isOld ? hashIn(attributeOf(signer, ids.signingCertificate), 'sha1') : null);
  return found !== null && createHash(found.hash).update(der).digest().equals(found.digest);
}

type Algorithm = Readonly<{ hash: string; isPss: boolean }>;

/** Whether some bytes were signed with a key: RSA of at least 2048 bits, or an elliptic curve. */
export function isSignature(bytes: Buffer, signature: Buffer, key: KeyObject, { hash, isPss }: Algorithm): boolean {
  if (key.asymmetricKeyType === 'rsa') {
    if ((key.asymmetricKeyDetails?.modulusLength ?? 0) < 2048) return false;
    const padding = isPss ? constants.RSA_PKCS1_PSS_PADDING : constants.RSA_PKCS1_PADDING;
    return verify(hash, bytes, { key, padding, ...(isPss ? { saltLength: constants.RSA_PSS_SALTLEN_AUTO } : {}) }, signature);
  }
  return key.asymmetricKeyType === 'ec' && verify(hash, bytes, { key, dsaEncoding: 'der' }, signature);
}

function isSignedBy({ x509 }: ReadCertificate, signer: SignerInfo, hash: string): boolean {
  const attributes = Buffer.from(signer.signedAttrs?.encodedValue ?? new ArrayBuffer(0));
  if (attributes.length === 0) return false;
  // Signed as a set, sent with a tag of its own (RFC 5652, 5.4).
  attributes[0] = 0x31;
  const signature = Buffer.from(signer.signature.valueBlock.valueHexView);
  return isSignature(attributes, signature, x509.publicKey, { hash, isPss: signer.signatureAlgorithm.algorithmId === ids.pss });
}

export function signedDataOf(signature: Buffer): SignedData {
  const { result, used } = parsed(signature);
  if (signature.subarray(used).some((byte) => byte !== 0)) throw new Error('more than a signature');
  const content = new ContentInfo({ schema: result });
  if (content.contentType !== ids.signedData) throw new Error('no signature');
  return new SignedData({ schema: content.content as AsnType });
}

function stampsOf(signer: SignerInfo): Buffer[] {
  const found = (signer.unsignedAttrs?.attributes ?? []).filter(({ type }) => type === ids.timeStamp);
  return found.flatMap(({ values }) => values.map((value: AsnType) => Buffer.from(value.toBER())));
}

function revocationsIn({ crls = [] }: SignedData): Buffer[] {
  return crls.map((one) => {
    if (one instanceof CertificateRevocationList) return Buffer.from(one.toSchema(true).toBER());
    return Buffer.from((one.otherRevInfo as AsnType).toBER());
  });
}

/** Whether the signer is said to be the holder of that certificate (RFC 5652, 5.3: issuer and serial number, or the identifier of the key). */
function isNamedSigner({ sid }: SignerInfo, { parsed: certificate }: ReadCertificate): boolean {
  if (!(sid instanceof IssuerAndSerialNumber)) return true;
  const issuer = (of: RelativeDistinguishedNames): Buffer => Buffer.from(of.toSchema().toBER());
  return issuer(sid.issuer).equals(issuer(certificate.issuer)) && sid.serialNumber.isEqual(certificate.serialNumber);
}

/** What is signed: its kind, and whether certificates may still be named by SHA-1, as old time-stamping services do. */
type Content = Readonly<{ bytes: Buffer; type: string; isOld: boolean }>;

/** The one signer of some content, whose attributes name it and the certificate; null when any of it is not so. */
export function signerOf(data: SignedData, { bytes, type, isOld }: Content): CheckedSignature | null {
  const { signerInfos, certificates = [] } = data;
  const [signer] = signerInfos;
  const hash = signer && hashes[signer.digestAlgorithm.algorithmId];
  if (!signer || !hash || signerInfos.length !== 1) return null;
  const digest = bytesOf(attributeOf(signer, ids.messageDigest));
  const stated = attributeOf(signer, ids.contentType)?.toString() ?? '';
  if (!createHash(hash).update(bytes).digest().equals(digest) || !stated.endsWith(`: ${type}`)) return null;
  const all = certificates.flatMap((one) => (one instanceof Certificate ? [readCertificate(Buffer.from(one.toSchema(true).toBER()))] : []));
  const own = all.find((one) => names(signer, one, isOld) && isNamedSigner(signer, one));
  if (!own || !isSignedBy(own, signer, hash)) return null;
  const value = Buffer.from(signer.signature.valueBlock.valueHexView);
  return { signer: own, others: all.filter((one) => one !== own), value, stamps: stampsOf(signer), revocations: revocationsIn(data) };
}

/**
 * Checks a detached signature (CMS, RFC 5652; CAdES baseline) of some bytes: one signer, attributes that name content and
 * certificate, a strong hash, and the signature itself. Null when any of it is not so. Who the signer is, is not checked here.
 */
export function checkSignature(signature: Buffer, signed: Buffer): CheckedSignature | null {
  try {
    const data = signedDataOf(signature);
    return data.encapContentInfo.eContent ? null : signerOf(data, { bytes: signed, type: ids.data, isOld: false });
  } catch {
    return null;
  }
}
