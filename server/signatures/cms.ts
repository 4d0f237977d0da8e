import { createHash, verify, X509Certificate, constants } from 'node:crypto';
import { fromBER, OctetString, Sequence, type AsnType } from 'asn1js';
import { Certificate, ContentInfo, SignedData, type SignerInfo } from 'pkijs';

const ids = {
  signedData: '1.2.840.113549.1.7.2',
  data: '1.2.840.113549.1.7.1',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  pss: '1.2.840.113549.1.1.10',
} as const;

const hashes: Readonly<Record<string, string>> = {
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};

/** A certificate as two libraries read it: one for names and extensions, one for keys and chains. */
export type ReadCertificate = Readonly<{ x509: X509Certificate; parsed: Certificate; der: Buffer }>;
export type CheckedSignature = Readonly<{ signer: ReadCertificate; others: readonly ReadCertificate[] }>;

function parsed(bytes: Buffer): { result: AsnType; used: number } {
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

/** Whether the attribute names this very certificate (RFC 5035): nobody puts another one with the same key in its place. */
function names(attribute: AsnType | null, { der }: ReadCertificate): boolean {
  const list = attribute instanceof Sequence ? attribute.valueBlock.value[0] : null;
  const first = list instanceof Sequence ? list.valueBlock.value[0] : null;
  if (!(first instanceof Sequence)) return false;
  const [head, next] = first.valueBlock.value;
  const algorithm = head instanceof Sequence ? (head.valueBlock.value[0]?.toString() ?? '') : '';
  const [, id = ''] = /: ([\d.]+)$/.exec(algorithm) ?? [];
  const hash = head instanceof OctetString ? 'sha256' : hashes[id];
  return (
    hash !== undefined &&
    createHash(hash)
      .update(der)
      .digest()
      .equals(bytesOf(head instanceof OctetString ? head : next))
  );
}

function isSignedBy({ x509 }: ReadCertificate, signer: SignerInfo, hash: string): boolean {
  const attributes = Buffer.from(signer.signedAttrs?.encodedValue ?? new ArrayBuffer(0));
  if (attributes.length === 0) return false;
  // Signed as a set, sent with a tag of its own (RFC 5652, 5.4).
  attributes[0] = 0x31;
  const { publicKey: key } = x509;
  const signature = Buffer.from(signer.signature.valueBlock.valueHexView);
  if (key.asymmetricKeyType === 'rsa') {
    if ((key.asymmetricKeyDetails?.modulusLength ?? 0) < 2048) return false;
    const isPss = signer.signatureAlgorithm.algorithmId === ids.pss;
    const padding = isPss ? constants.RSA_PKCS1_PSS_PADDING : constants.RSA_PKCS1_PADDING;
    return verify(hash, attributes, { key, padding, ...(isPss ? { saltLength: constants.RSA_PSS_SALTLEN_AUTO } : {}) }, signature);
  }
  return key.asymmetricKeyType === 'ec' && verify(hash, attributes, { key, dsaEncoding: 'der' }, signature);
}

function signedDataOf(signature: Buffer): SignedData {
  const { result, used } = parsed(signature);
  if (signature.subarray(used).some((byte) => byte !== 0)) throw new Error('more than a signature');
  const content = new ContentInfo({ schema: result });
  if (content.contentType !== ids.signedData) throw new Error('no signature');
  return new SignedData({ schema: content.content as AsnType });
}

/**
 * Checks a detached signature (CMS, RFC 5652; CAdES baseline) of some bytes: one signer, attributes that name content and
 * certificate, a strong hash, and the signature itself. Null when any of it is not so. Who the signer is, is not asked here.
 */
export function checkSignature(signature: Buffer, signed: Buffer): CheckedSignature | null {
  try {
    const { signerInfos, certificates = [], encapContentInfo } = signedDataOf(signature);
    const [signer] = signerInfos;
    const hash = signer && hashes[signer.digestAlgorithm.algorithmId];
    if (!signer || !hash || signerInfos.length !== 1 || encapContentInfo.eContent) return null;
    const digest = bytesOf(attributeOf(signer, ids.messageDigest));
    const type = attributeOf(signer, ids.contentType)?.toString() ?? '';
    if (!createHash(hash).update(signed).digest().equals(digest) || !type.endsWith(ids.data)) return null;
    const all = certificates.flatMap((one) =>
      one instanceof Certificate ? [readCertificate(Buffer.from(one.toSchema(true).toBER()))] : [],
    );
    const attribute = attributeOf(signer, ids.signingCertificateV2);
    const own = all.find((one) => names(attribute, one));
    if (!own || !isSignedBy(own, signer, hash)) return null;
    return { signer: own, others: all.filter((one) => one !== own) };
  } catch {
    return null;
  }
}
