import { createHash, createPublicKey, sign, type KeyObject } from 'node:crypto';
import { Null, ObjectIdentifier, OctetString, Sequence, type AsnType } from 'asn1js';
import {
  AlgorithmIdentifier,
  Attribute,
  Certificate,
  CertificateRevocationList,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';
import { newKey, yearsFromNow, type Authority } from '#sandbox/authority/authority.ts';
import {
  revocationServices,
  derOf,
  forSignatures,
  isNoAuthority,
  makeCertificate,
  nameOf,
  qualified,
  schemaIn,
  signatureAlgorithm,
  type Names,
  type CertificateStatus,
} from '#sandbox/authority/certificate.ts';

/** Room for a signature in the file, in bytes. */
const signatureBytes = 8192;
export const sha256Algorithm = new AlgorithmIdentifier({ algorithmId: '2.16.840.1.101.3.4.2.1', algorithmParams: new Null() });

export type Signer = Readonly<{ key: KeyObject; certificate: Buffer; issuer: Names }>;
export type SealOptions = Readonly<{
  names: Names;
  qualifiedFor?: 1 | 2 | null;
  from?: Date;
  until?: Date;
  /** The address of who answers whether it was revoked, and what that one will say. */
  service?: string;
  status?: CertificateStatus;
}>;

/** A key with a certificate of the sandbox's authority: a qualified seal by default. */
export function makeSigner(
  authority: Authority,
  { names, qualifiedFor = 2, from = yearsFromNow(-1), until = yearsFromNow(2), service, status = 'good' }: SealOptions,
): Signer {
  const key = newKey();
  const serviceExtensions = service === undefined ? [] : revocationServices(service);
  const extensions = [isNoAuthority, forSignatures, ...serviceExtensions, ...(qualifiedFor === null ? [] : [qualified(qualifiedFor)])];
  const made = { subject: names, publicKey: createPublicKey(key), issuer: authority, from, until, extensions, status };
  const certificate = makeCertificate(made);
  return { key, certificate, issuer: authority.names };
}

const digest = (bytes: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(createHash('sha256').update(bytes).digest());

/** The serial number of a certificate. */
export function serialOf(certificate: Buffer): Buffer {
  return Buffer.from(new Certificate(schemaIn(certificate)).serialNumber.valueBlock.valueHexView);
}

/** What is signed, and what comes with the signature. */
export type Signed = Readonly<{
  /** The kind of content. */
  type: string;
  /** Whether the content stands in it, as in time-stamps. */
  isAttached: boolean;
  /** Makes the time-stamp of a SHA-256. */
  stamp?: (hash: Buffer) => Buffer;
  /** Lists of revoked certificates that come along. */
  lists?: readonly Buffer[];
}>;

function attribute(type: string, value: AsnType): Attribute {
  return new Attribute({ type, values: [value] });
}

/** What the signer signs: of what kind the content is, its hash, and by which certificate; a set in the order of its bytes. */
function signedAttributes(bytes: Buffer, certificate: Buffer, type: string): SignedAndUnsignedAttributes {
  const hash = (of: Buffer): OctetString => new OctetString({ valueHex: digest(of) });
  const named = new Sequence({ value: [new Sequence({ value: [new Sequence({ value: [hash(certificate)] })] })] });
  const attributes = [
    attribute('1.2.840.113549.1.9.3', new ObjectIdentifier({ value: type })),
    attribute('1.2.840.113549.1.9.4', hash(bytes)),
    attribute('1.2.840.113549.1.9.16.2.47', named),
  ];
  return new SignedAndUnsignedAttributes({
    type: 0,
    attributes: attributes.toSorted((one, other) => derOf(one.toSchema()).compare(derOf(other.toSchema()))),
  });
}

/** A signature (CAdES) of some bytes: B-B, or B-T with a time-stamp. */
export function signedData(bytes: Buffer, { key, certificate, issuer }: Signer, { type, isAttached, stamp, lists = [] }: Signed): Buffer {
  const own = new Certificate(schemaIn(certificate));
  const signedAttrs = signedAttributes(bytes, certificate, type);
  const message = derOf(signedAttrs.toSchema());
  // Signed as a set, sent with a tag of its own (RFC 5652, 5.4).
  message[0] = 0x31;
  const value = sign('sha256', message, key);
  const stamped = stamp && [attribute('1.2.840.113549.1.9.16.2.14', schemaIn(stamp(Buffer.from(digest(value)))).schema)];
  const signer = new SignerInfo({
    version: 1,
    sid: new IssuerAndSerialNumber({ issuer: nameOf(issuer), serialNumber: own.serialNumber }),
    digestAlgorithm: sha256Algorithm,
    signedAttrs,
    signatureAlgorithm,
    signature: new OctetString({ valueHex: new Uint8Array(value) }),
    ...(stamped && { unsignedAttrs: new SignedAndUnsignedAttributes({ type: 1, attributes: stamped }) }),
  });
  const encapContentInfo = new EncapsulatedContentInfo({ eContentType: type });
  // Given to the constructor it would be cut into pieces, which is not DER.
  if (isAttached) encapContentInfo.eContent = new OctetString({ valueHex: new Uint8Array(bytes) });
  const signed = new SignedData({
    digestAlgorithms: [sha256Algorithm],
    encapContentInfo,
    certificates: [own],
    ...(lists.length > 0 && { crls: lists.map((one) => new CertificateRevocationList(schemaIn(one))) }),
    signerInfos: [signer],
  });
  return derOf(new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: signed.toSchema() }).toSchema());
}

/** What the update states; each may be said otherwise by who wants to cheat. */
export type Update = Readonly<{
  rectangle?: string;
  field?: string;
  more?: readonly (readonly [number, string])[];
  catalog?: string;
  root?: string;
  /** More entries of the signature's own dictionary, such as `/Reason (…)`. */
  signature?: string;
  /** What comes with the signature. */
  with?: Pick<Signed, 'stamp' | 'lists'>;
}>;

function objectIn(pdf: string, number: number): string {
  const [, body = ''] = new RegExp(`\\n${number} 0 obj\\n([^]*?)\\nendobj`).exec(pdf) ?? [];
  return body;
}

/** Adds a signature to a PDF with a plain table, as an update: a field on the first page, nothing visible by default. */
export function signPdf(pdf: Buffer, signer: Signer, update: Update = {}): Buffer {
  const text = pdf.toString('latin1');
  const [, size = '0'] = /\/Size (\d+)/.exec(text) ?? [];
  const [, root = '0'] = /\/Root (\d+) 0 R/.exec(text) ?? [];
  const [, table = '0'] = /startxref\s+(\d+)/.exec(text) ?? [];
  const [, page = '0'] = /\n(\d+) 0 obj\n<<\s*\/Type \/Page\s/.exec(text) ?? [];
  const [form, field, signature] = [Number(size), Number(size) + 1, Number(size) + 2];
  const { rectangle = '0 0 0 0', more = [], catalog = '' } = update;
  const added = (number: number, what: string): string => objectIn(text, number).replace(/>>\s*$/, `${what}\n>>`);
  const objects: (readonly [number, string])[] = [
    [Number(root), added(Number(root), `  /AcroForm ${form} 0 R${catalog}`)],
    [Number(page), added(Number(page), `  /Annots [${field} 0 R]`)],
    [form, `<< /Fields [${field} 0 R] /SigFlags 3 >>`],
    [
      field,
      `<< /Type /Annot /Subtype /Widget /FT /Sig /T (Podpis) /F 132 /P ${page} 0 R /Rect [${rectangle}] /V ${signature} 0 R${update.field ?? ''} >>`,
    ],
    [
      signature,
      `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached /ByteRange [0 ********** ********** **********] /Contents <${'0'.repeat(signatureBytes * 2)}>${update.signature ?? ''} >>`,
    ],
    ...more,
  ];
  let body = text.endsWith('\n') ? '' : '\n';
  const entries = objects.map(([number, content]) => {
    const at = String(pdf.length + body.length).padStart(10, '0');
    body += `${number} 0 obj\n${content}\nendobj\n`;
    return `${number} 1\n${at} 00000 n \n`;
  });
  const at = pdf.length + body.length;
  const trailer = `<< /Size ${Number(size) + 3 + more.length} /Root ${update.root ?? `${root} 0 R`} /Prev ${table} >>`;
  body += `xref\n${entries.join('')}trailer\n${trailer}\nstartxref\n${at}\n%%EOF\n`;
  const file = text + body;
  const gap = file.indexOf('/Contents <', pdf.length) + '/Contents '.length;
  const rest = gap + signatureBytes * 2 + 2;
  let places = [gap, rest, file.length - rest];
  const ranged = file.replace(/\*{10}/g, () => String(places.shift() ?? 0).padEnd(10, ' '));
  places = [];
  const covered = Buffer.from(ranged.slice(0, gap) + ranged.slice(rest), 'latin1');
  const hex = signedData(covered, signer, { type: '1.2.840.113549.1.7.1', isAttached: false, ...update.with })
    .toString('hex')
    .padEnd(signatureBytes * 2, '0');
  return Buffer.from(`${ranged.slice(0, gap)}<${hex}>${ranged.slice(rest)}`, 'latin1');
}
