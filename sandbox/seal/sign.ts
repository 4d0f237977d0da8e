import { createHash, createPublicKey, sign, type KeyObject } from 'node:crypto';
import { newKey, yearsFromNow, type Authority } from '#sandbox/authority/authority.ts';
import {
  askedAt,
  forSignatures,
  isNoAuthority,
  makeCertificate,
  nameOf,
  qualified,
  signatureAlgorithm,
  type Names,
  type AccountStatus,
} from '#sandbox/authority/certificate.ts';
import { integer, nothing, octets, oid, sequence, setOf, tagged } from '#sandbox/authority/der.ts';

/** Room for a signature in the file, in bytes. */
const room = 8192;
const sha256 = sequence(oid('2.16.840.1.101.3.4.2.1'), nothing);

export type Signer = Readonly<{ key: KeyObject; certificate: Buffer; issuer: Names }>;
export type SealOptions = Readonly<{
  names: Names;
  qualifiedFor?: 1 | 2 | null;
  from?: Date;
  until?: Date;
  /** The address of who answers whether it was revoked, and what that one will say. */
  service?: string;
  standing?: AccountStatus;
}>;

/** A key with a certificate of the sandbox's authority: a qualified seal unless told. */
export function makeSigner(
  authority: Authority,
  { names, qualifiedFor = 2, from = yearsFromNow(-1), until = yearsFromNow(2), service, standing = 'good' }: SealOptions,
): Signer {
  const key = newKey();
  const asked = service === undefined ? [] : askedAt(service);
  const extensions = [isNoAuthority, forSignatures, ...asked, ...(qualifiedFor === null ? [] : [qualified(qualifiedFor)])];
  const made = { subject: names, publicKey: createPublicKey(key), issuer: authority, from, until, extensions, standing };
  const certificate = makeCertificate(made);
  return { key, certificate, issuer: authority.names };
}

const digest = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

/** The serial number as it stands in a certificate: after the version, which is tagged. */
export function serialOf(certificate: Buffer): Buffer {
  const at = certificate.indexOf(Buffer.from([0xa0, 0x03, 0x02, 0x01, 0x02, 0x02])) + 5;
  return certificate.subarray(at, at + 2 + (certificate[at + 1] ?? 0));
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

function attribute(id: string, value: Buffer): Buffer {
  return sequence(oid(id), setOf(value));
}

/** A signature (CAdES) of some bytes: B-B, or B-T with a time-stamp. */
export function signedData(bytes: Buffer, { key, certificate, issuer }: Signer, { type, isAttached, stamp, lists = [] }: Signed): Buffer {
  const attributes = [
    attribute('1.2.840.113549.1.9.3', oid(type)),
    attribute('1.2.840.113549.1.9.4', octets(digest(bytes))),
    attribute('1.2.840.113549.1.9.16.2.47', sequence(sequence(sequence(octets(digest(certificate)))))),
  ].toSorted((one, other) => one.compare(other));
  const value = sign('sha256', setOf(...attributes), key);
  const stamped = stamp ? [tagged(1, attribute('1.2.840.113549.1.9.16.2.14', stamp(digest(value))))] : [];
  const signer = sequence(
    integer(1),
    sequence(nameOf(issuer), serialOf(certificate)),
    sha256,
    tagged(0, ...attributes),
    signatureAlgorithm,
    octets(value),
    ...stamped,
  );
  const content = sequence(oid(type), ...(isAttached ? [tagged(0, octets(bytes))] : []));
  const brought = lists.length > 0 ? [tagged(1, ...lists)] : [];
  const version = integer(isAttached ? 3 : 1);
  const all = sequence(version, setOf(sha256), content, tagged(0, certificate), ...brought, setOf(signer));
  return sequence(oid('1.2.840.113549.1.7.2'), tagged(0, all));
}

/** What the update says; each may be said otherwise by who wants to cheat. */
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

/** Adds a signature to a PDF with a plain table, as an update: a field on the first page, nothing visible unless told. */
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
      `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached /ByteRange [0 ********** ********** **********] /Contents <${'0'.repeat(room * 2)}>${update.signature ?? ''} >>`,
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
  const rest = gap + room * 2 + 2;
  let places = [gap, rest, file.length - rest];
  const ranged = file.replace(/\*{10}/g, () => String(places.shift() ?? 0).padEnd(10, ' '));
  places = [];
  const covered = Buffer.from(ranged.slice(0, gap) + ranged.slice(rest), 'latin1');
  const hex = signedData(covered, signer, { type: '1.2.840.113549.1.7.1', isAttached: false, ...update.with })
    .toString('hex')
    .padEnd(room * 2, '0');
  return Buffer.from(`${ranged.slice(0, gap)}<${hex}>${ranged.slice(rest)}`, 'latin1');
}
