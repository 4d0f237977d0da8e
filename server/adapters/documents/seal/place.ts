import { bodyOf, readPdf, referenceIn, textString, updated, withEntry, withListed, type PdfFile } from './pdf-update.ts';

/** How a seal looks to a reader of the document. */
export type SealFace = Readonly<{
  /** Why it was sealed, and what the field is, read out to who cannot see it. */
  reason: string;
  label: string;
  /** Who seals. */
  name: string;
  /** Where on the first page a click opens the signature, in points from the lower left corner: left, bottom, right, top. */
  box: readonly [number, number, number, number];
  at: Date;
}>;

/** Stands for the hash ranges until they are known; as wide as any file needs. */
const range = '/ByteRange [0 0000000000 0000000000 0000000000]';
/** Print, and locked. */
const flags = 132;

function pdfTime(at: Date): string {
  return `(D:${at.toISOString().slice(0, 19).replaceAll(/[-T:]/g, '')}Z)`;
}

function signatureBody({ reason, name, at }: SealFace, room: number): string {
  return [
    '<<\n  /Type /Sig\n  /Filter /Adobe.PPKLite\n  /SubFilter /ETSI.CAdES.detached',
    `  ${range}\n  /Contents <${'0'.repeat(room * 2)}>`,
    `  /M ${pdfTime(at)}\n  /Name ${textString(name)}\n  /Reason ${textString(reason)}`,
    '  /Reference [<< /Type /SigRef /TransformMethod /DocMDP /TransformParams << /Type /TransformParams /P 1 /V /1.2 >> >>]\n>>',
  ].join('\n');
}

/** The first page below a node of the tree of pages. */
function firstPage(file: PdfFile, node: number): number {
  const body = bodyOf(file, node);
  return /\/Type \/Pages\b/.test(body) ? firstPage(file, Number(/\/Kids \[(\d+) 0 R/.exec(body)?.[1])) : node;
}

/**
 * Prepares a document for its seal in one update: a signature field that allows no changes (DocMDP 1), tagged so that a
 * screen reader names it. `room` is how many bytes the signature may take.
 */
export function withPlaceForSeal(pdf: Buffer, face: SealFace, room: number): Buffer {
  const file = readPdf(pdf);
  const catalog = bodyOf(file, file.root);
  const tree = referenceIn(catalog, 'StructTreeRoot');
  const treeBody = bodyOf(file, tree);
  const top = Number(/\/K \[(\d+) 0 R\]/.exec(treeBody)?.[1]);
  const next = /\/ParentTreeNextKey (\d+)/.exec(treeBody)?.[1];
  if (!next || catalog.includes('/AcroForm')) throw new Error('a document cannot be sealed: it has no tags, or a form');
  const page = firstPage(file, referenceIn(catalog, 'Pages'));
  const [signature, field, look, tag] = [file.size, file.size + 1, file.size + 2, file.size + 3];
  const [left, bottom, right, upper] = face.box;
  const label = textString(face.label);
  const pageBody = bodyOf(file, page);
  const annotated = /\/Annots \[/.test(pageBody)
    ? withListed(pageBody, 'Annots', `${field} 0 R`)
    : withEntry(pageBody, `/Annots [${field} 0 R]`);
  return updated(file, [
    { number: page, body: /\/Tabs \/S\b/.test(annotated) ? annotated : withEntry(annotated, '/Tabs /S') },
    { number: top, body: withListed(bodyOf(file, top), 'K', `${tag} 0 R`) },
    {
      number: tree,
      body: withListed(treeBody, 'Nums', `${next} ${tag} 0 R`).replace(
        `/ParentTreeNextKey ${next}`,
        `/ParentTreeNextKey ${Number(next) + 1}`,
      ),
    },
    {
      number: file.root,
      body: withEntry(catalog, `/AcroForm << /Fields [${field} 0 R] /SigFlags 3 >>\n  /Perms << /DocMDP ${signature} 0 R >>`),
    },
    { number: signature, body: signatureBody(face, room) },
    {
      number: field,
      body: `<<\n  /Type /Annot\n  /Subtype /Widget\n  /FT /Sig\n  /T (seal)\n  /TU ${label}\n  /F ${flags}\n  /Rect [${left} ${bottom} ${right} ${upper}]\n  /P ${page} 0 R\n  /V ${signature} 0 R\n  /AP << /N ${look} 0 R >>\n  /StructParent ${next}\n>>`,
    },
    {
      number: look,
      body: `<<\n  /Type /XObject\n  /Subtype /Form\n  /BBox [0 0 ${right - left} ${upper - bottom}]\n  /Length 0\n>>\nstream\n\nendstream`,
    },
    {
      number: tag,
      body: `<<\n  /Type /StructElem\n  /S /Form\n  /P ${top} 0 R\n  /Pg ${page} 0 R\n  /Alt ${label}\n  /K << /Type /OBJR /Obj ${field} 0 R /Pg ${page} 0 R >>\n>>`,
    },
  ]);
}

/** Writes down which bytes are sealed, all but the place of the signature, and gives these with the place. */
export function rangesOf(pdf: Buffer): { ranged: Buffer; from: number; to: number } {
  const at = pdf.lastIndexOf(range, undefined, 'latin1');
  const from = pdf.indexOf('/Contents <', at, 'latin1') + '/Contents '.length;
  const to = pdf.indexOf('>', from, 'latin1') + 1;
  const digits = [from, to, pdf.length - to].map((number) => String(number).padStart(10, '0'));
  const ranged = Buffer.from(pdf);
  ranged.write(`/ByteRange [0 ${digits.join(' ')}]`, at, 'latin1');
  return { ranged, from, to };
}
