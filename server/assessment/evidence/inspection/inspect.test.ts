import { zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { evidenceTypes, type EvidenceType } from '#core/assessment/evidence/evidence.ts';
import { aDocx, anXlsx, aPdf, aPicture } from '#server/testing/documents/files.ts';
import { inspect } from './inspect.ts';

const encoder = new TextEncoder();

/** An office document with nothing in it but what states of which type it is. */
function anOffice(parts: Readonly<Record<string, string>>): Buffer {
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, [encoder.encode(text), { level: 0 }]]))),
  );
}

function anOpenDocument(kind: string): Buffer {
  return anOffice({ mimetype: `application/vnd.oasis.opendocument.${kind}`, 'META-INF/manifest.xml': '<manifest/>' });
}

const presentation = 'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml';

/** One file of each type that the file picker offers; the compiler requests one of a new type. */
const files: Readonly<Record<EvidenceType, () => Promise<Buffer> | Buffer>> = {
  pdf: () => aPdf(),
  png: () => aPicture('png'),
  jpeg: () => aPicture('jpeg'),
  webp: () => aPicture('webp'),
  docx: aDocx,
  xlsx: anXlsx,
  pptx: () =>
    anOffice({ '[Content_Types].xml': `<Types><Override PartName="/ppt/presentation.xml" ContentType="${presentation}"/></Types>` }),
  odt: () => anOpenDocument('text'),
  ods: () => anOpenDocument('spreadsheet'),
  txt: () => Buffer.from('Zażółć gęślą jaźń'),
  csv: () => Buffer.from('a;b\r\n1;2\r\n'),
};

it.each(Object.keys(files) as EvidenceType[])(
  'a file of the type %s is recognised by its content, whatever its name states first',
  async (type) => {
    const bytes = await files[type]();
    for (const ending of evidenceTypes[type].endings) expect(inspect(bytes, ending)).toBe(type);
  },
);
