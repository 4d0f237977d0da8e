import { createHash, createPublicKey, sign, type KeyObject } from 'node:crypto';
import { newKey, yearsFromNow, type Authority } from '#sandbox/authority/authority.ts';
import {
  forSignatures,
  isNoAuthority,
  makeCertificate,
  nameOf,
  qualified,
  signatureAlgorithm,
  type Names,
} from '#sandbox/authority/certificate.ts';
import { integer, nothing, octets, oid, sequence, setOf, tagged } from '#sandbox/authority/der.ts';

/** Room for a signature in the file, in bytes. */
const room = 8192;
const sha256 = sequence(oid('2.16.840.1.101.3.4.2.1'), nothing);

export type Signer = Readonly<{ key: KeyObject; certificate: Buffer; issuer: Names }>;
export type SealOptions = Readonly<{ names: Names; qualifiedFor?: 1 | 2 | null; from?: Date; until?: Date }>;

/** A key with a certificate of the sandbox's authority: a qualified seal unless told. */
export function makeSigner(
  authority: Authority,
  { names, qualifiedFor = 2, from = yearsFromNow(-1), until = yearsFromNow(2) }: SealOptions,
): Signer {
  const key = newKey();
  const extensions = [isNoAuthority, forSignatures, ...(qualifiedFor === null ? [] : [qualified(qualifiedFor)])];
  const certificate = makeCertificate({ subject: names, publicKey: createPublicKey(key), issuer: authority, from, until, extensions });
  return { key, certificate, issuer: authority.names };
}

const digest = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

/** The serial number as it stands in a certificate: after the version, which is tagged. */
function serialOf(certificate: Buffer): Buffer {
  const at = certificate.indexOf(Buffer.from([0xa0, 0x03, 0x02, 0x01, 0x02, 0x02])) + 5;
  return certificate.subarray(at, at + 2 + (certificate[at + 1] ?? 0));
}

/** A detached signature (CAdES B-B) of some bytes. */
export function signatureOf(bytes: Buffer, { key, certificate, issuer }: Signer): Buffer {
  const attribute = (id: string, value: Buffer): Buffer => sequence(oid(id), setOf(value));
  const attributes = [
    attribute('1.2.840.113549.1.9.3', oid('1.2.840.113549.1.7.1')),
    attribute('1.2.840.113549.1.9.4', octets(digest(bytes))),
    attribute('1.2.840.113549.1.9.16.2.47', sequence(sequence(sequence(octets(digest(certificate)))))),
  ].toSorted((one, other) => one.compare(other));
  const signer = sequence(
    integer(1),
    sequence(nameOf(issuer), serialOf(certificate)),
    sha256,
    tagged(0, ...attributes),
    signatureAlgorithm,
    octets(sign('sha256', setOf(...attributes), key)),
  );
  const signedData = sequence(integer(1), setOf(sha256), sequence(oid('1.2.840.113549.1.7.1')), tagged(0, certificate), setOf(signer));
  return sequence(oid('1.2.840.113549.1.7.2'), tagged(0, signedData));
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
  const hex = signatureOf(covered, signer)
    .toString('hex')
    .padEnd(room * 2, '0');
  return Buffer.from(`${ranged.slice(0, gap)}<${hex}>${ranged.slice(rest)}`, 'latin1');
}
