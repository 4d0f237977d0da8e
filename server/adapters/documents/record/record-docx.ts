import type * as Docx from 'docx';
import type { OrganizationRecord, RecordSection } from './record.ts';

const face = 'Calibri';
const colour = '0F4C5C';
const margin = 1250;

type Style = Readonly<{ bold?: boolean; small?: boolean; bullet?: boolean; keep?: boolean }>;

function line(docx: typeof Docx, text: string, { bold = false, small = false, bullet = false, keep = false }: Style = {}): Docx.Paragraph {
  return new docx.Paragraph({
    keepNext: keep,
    spacing: { after: 100 },
    ...(bullet ? { bullet: { level: 0 } } : {}),
    children: text
      .split('\n')
      .map((part, index) => new docx.TextRun({ text: part, bold, size: small ? 18 : 22, ...(index > 0 ? { break: 1 } : {}) })),
  });
}

function heading(docx: typeof Docx, text: string): Docx.Paragraph {
  return new docx.Paragraph({
    heading: docx.HeadingLevel.HEADING_1,
    keepNext: true,
    spacing: { before: 300, after: 100 },
    children: [new docx.TextRun({ text, bold: true, color: colour, font: face, size: 26 })],
  });
}

function sectionOf(docx: typeof Docx, { heading: title, paragraphs = [], items = [], fields = [] }: RecordSection): Docx.Paragraph[] {
  return [
    ...(title ? [heading(docx, title)] : []),
    ...paragraphs.map((text) => line(docx, text)),
    ...items.map((text) => line(docx, text, { bullet: true })),
    ...fields.flatMap(({ label, lines }) => [line(docx, label, { bold: true, keep: true }), line(docx, lines.join('\n'))]),
  ];
}

/** A record of an organisation as a document to edit and to sign. */
export async function recordDocument(record: OrganizationRecord): Promise<Buffer> {
  const docx = await import('docx');
  const document = new docx.Document({
    title: `${record.title}: ${record.name}`,
    creator: 'Atesto',
    styles: { default: { document: { run: { font: face, language: { value: record.language } } } } },
    sections: [
      {
        properties: {
          page: { size: { width: 11_906, height: 16_838 }, margin: { top: margin, bottom: margin, left: margin, right: margin } },
        },
        children: [
          line(docx, record.name, { bold: true }),
          line(docx, record.about, { small: true }),
          line(docx, record.dated, { small: true }),
          new docx.Paragraph({
            heading: docx.HeadingLevel.TITLE,
            spacing: { before: 240, after: 160 },
            children: [new docx.TextRun({ text: record.title, bold: true, color: colour, font: face, size: 36 })],
          }),
          ...record.facts.map(({ label, value }) => line(docx, `${label}: ${value}`)),
          ...record.sections.flatMap((section) => sectionOf(docx, section)),
          ...record.signatures.flatMap((text) => [
            line(docx, ''),
            line(docx, '…………………………………………', { keep: true }),
            line(docx, text, { small: true }),
          ]),
          ...(record.note ? [line(docx, ''), line(docx, record.note, { small: true })] : []),
        ],
      },
    ],
  });
  return Buffer.from(await docx.Packer.toBuffer(document));
}
