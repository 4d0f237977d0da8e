import {
  bodyOf,
  plainStream,
  readPdf,
  referenceIn,
  rewritten,
  type Changed,
  type PdfFile,
} from '#server/adapters/documents/seal/pdf-update.ts';

const uaSchema = [
  '<rdf:li rdf:parseType="Resource"><pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema>',
  '<pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI><pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>',
  '<pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource"><pdfaProperty:category>internal</pdfaProperty:category>',
  '<pdfaProperty:description>Indicates, which part of ISO 14289 standard is followed</pdfaProperty:description>',
  '<pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType></rdf:li></rdf:Seq>',
  '</pdfaSchema:property></rdf:li>',
].join('');

/** States in the metadata that the document is PDF/UA-1 too (ISO 14289-1 §5), as PDF/A wants foreign words explained. */
function metadata(file: PdfFile, number: number): Changed {
  const schemas = '<pdfaExtension:schemas><rdf:Bag>';
  const part = '<pdfaid:part>';
  const before = plainStream(file, number).toString('latin1');
  if (!before.includes(schemas) || !before.includes(part)) throw new Error('a document is not PDF/A');
  const after = before
    .replace(schemas, `${schemas}${uaSchema}`)
    .replace(part, `<pdfuaid:part xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">1</pdfuaid:part>${part}`);
  return { number, body: `<<\n  /Type /Metadata\n  /Subtype /XML\n  /Length ${after.length}\n>>\nstream\n${after}\nendstream` };
}

/** The first cell of a row as the header of that row (ISO 32000-1 table 349); one over several columns is none. */
function rowHeader(file: PdfFile, number: number): Changed[] {
  const cell = bodyOf(file, number);
  if (!cell.includes('/S /TD\n') || cell.includes('/ColSpan ')) return [];
  const header = cell.replace('/S /TD\n', '/S /TH\n');
  const scoped = header.includes('/O /Table\n')
    ? header.replace('/O /Table\n', '/O /Table\n    /Scope /Row\n')
    : header.replace('/S /TH\n', '/S /TH\n  /A <<\n    /O /Table\n    /Scope /Row\n  >>\n');
  return [{ number, body: scoped }];
}

const childrenIn = (body: string): number[] =>
  [...(/\/K \[([^\]]*)\]/.exec(body)?.[1] ?? '').matchAll(/(\d+) 0 R/g)].map(([, number]) => Number(number));

/** Rows below the heads of tables: what stands first in each names the row. Typst 0.14 cannot say so itself. */
function rowHeaders(file: PdfFile): Changed[] {
  return [...file.places.keys()].flatMap((number) => {
    const body = bodyOf(file, number);
    if (!body.includes('/S /TBody\n')) return [];
    return childrenIn(body)
      .flatMap((row) => childrenIn(bodyOf(file, row)).slice(0, 1))
      .flatMap((cell) => rowHeader(file, cell));
  });
}

/**
 * A document as programs that read aloud want it beside what Typst writes: it is marked as PDF/UA-1, windows show its title
 * instead of the name of the file, and each row of a table has its header.
 */
export function accessible(pdf: Buffer): Buffer {
  const file = readPdf(pdf);
  const catalog = bodyOf(file, file.root);
  return rewritten(file, [
    metadata(file, referenceIn(catalog, 'Metadata')),
    { number: file.root, body: catalog.replace('/ViewerPreferences <<', '/ViewerPreferences <<\n    /DisplayDocTitle true') },
    ...rowHeaders(file),
  ]);
}
