import type * as Docx from 'docx';
import { templateWords, type TemplateWords } from '#content/documents/evidence/templates.ts';
import { openGapOf, piecesOf, type TemplateFacts } from '#core/assessment/templates/fill.ts';
import type { DocumentLanguage, TemplateBlock } from '#core/assessment/templates/template.ts';
import { filled } from '#core/platform/text/placeholders.ts';

const face = 'Calibri';
const colour = '0F4C5C';
const muted = '5B6770';
const margin = 1250;
const cellMargins = { top: 70, bottom: 70, left: 90, right: 90 } as const;
const numbering = 'steps';
/** As a word processor names what it checks the spelling by. */
const proofing: Readonly<Record<DocumentLanguage, string>> = { pl: 'pl', en: 'en-GB' };
/** Of a line of a table that is to be filled in by hand, in twentieths of a point. */
const emptyRow = 420;

/** A document made from a template; texts hold marks where something is to be filled in. */
export type TemplateDraft = Readonly<{
  language: DocumentLanguage;
  id: string;
  version: number;
  heading: string;
  facts: TemplateFacts;
  purpose: string;
  sections: readonly Readonly<{ title: string; blocks: readonly TemplateBlock[]; basis: string }>[];
  /** Number, text and today’s answer of each question that the document is about. */
  questions: readonly (readonly [string, string, string])[];
}>;

type Style = Readonly<{ bold?: boolean; size?: number; color?: string; italics?: boolean }>;

function maker(docx: typeof Docx) {
  const runs = (text: string, { bold = false, size = 21, color, italics = false }: Style = {}): Docx.TextRun[] =>
    piecesOf(text).map(
      (piece) =>
        new docx.TextRun({
          text: piece.text,
          bold,
          size,
          italics,
          font: face,
          ...(color ? { color } : {}),
          ...(piece.isGap ? { highlight: 'yellow' as const } : {}),
        }),
    );
  const line = (text: string, style: Style & Readonly<{ after?: number; keep?: boolean; list?: object }> = {}): Docx.Paragraph =>
    new docx.Paragraph({
      spacing: { after: style.after ?? 110, line: 276 },
      keepNext: style.keep ?? false,
      children: runs(text, style),
      ...style.list,
    });
  const heading = (text: string, isNewPage = false): Docx.Paragraph =>
    new docx.Paragraph({
      heading: docx.HeadingLevel.HEADING_1,
      keepNext: true,
      pageBreakBefore: isNewPage,
      spacing: { before: 300, after: 110 },
      children: runs(text, { bold: true, size: 26, color: colour }),
    });
  const table = (columns: readonly string[] | null, rows: readonly (readonly string[])[], widths?: readonly number[]): Docx.Table => {
    const count = columns?.length ?? rows[0]?.length ?? 1;
    const cell = (text: string, column: number, isHead: boolean): Docx.TableCell =>
      new docx.TableCell({
        margins: cellMargins,
        width: { size: widths?.[column] ?? Math.floor(100 / count), type: docx.WidthType.PERCENTAGE },
        children: [line(text, { after: 0, size: 19, bold: isHead })],
        ...(isHead ? { shading: { fill: 'E7EFF1' } } : {}),
      });
    return new docx.Table({
      width: { size: 100, type: docx.WidthType.PERCENTAGE },
      rows: [
        ...(columns ? [new docx.TableRow({ tableHeader: true, children: columns.map((text, index) => cell(text, index, true)) })] : []),
        ...rows.map(
          (row) =>
            new docx.TableRow({
              cantSplit: true,
              ...(row.every((text) => text === '') ? { height: { value: emptyRow, rule: docx.HeightRule.ATLEAST } } : {}),
              children: row.map((text, index) => cell(text, index, columns === null && index === 0)),
            }),
        ),
      ],
    });
  };
  return { runs, line, heading, table };
}

type Maker = ReturnType<typeof maker>;
type Block = Docx.Paragraph | Docx.Table;

/** `instance` distinguishes numbered lists, so that each begins with 1. */
function blockOf({ line, table }: Maker, block: TemplateBlock, instance: number): Block[] {
  if (typeof block === 'string') return [line(block)];
  if ('steps' in block)
    return block.steps.map((text) => line(text, { after: 60, list: { numbering: { reference: numbering, level: 0, instance } } }));
  if ('items' in block) return block.items.map((text) => line(text, { after: 60, list: { bullet: { level: 0 } } }));
  return [table(block.columns, block.rows), line('', { after: 60 })];
}

function sectionsOf(make: Maker, { language, sections }: TemplateDraft): Block[] {
  let instance = 0;
  return sections.flatMap(({ title, blocks, basis }, index) => [
    make.heading(`${index + 1}. ${title}`),
    ...blocks.flatMap((block) => blockOf(make, block, (instance += 1))),
    ...(basis === ''
      ? []
      : [make.line(filled(templateWords[language].meets, { units: basis }), { size: 17, color: muted, italics: true })]),
  ]);
}

/** What it is, whose, and until when: the first table of the document. */
function frontOf({ table }: Maker, { facts, language }: TemplateDraft): Docx.Table {
  const { data, status } = templateWords[language];
  const rows: [string, string][] = [
    [data.organization, [facts.name, facts.nip && filled(data.nip, { nip: facts.nip }), facts.address].filter(Boolean).join(', ')],
    ...(status === null ? [] : [[data.language, status] as [string, string]]),
    [data.version, data.first],
    [data.status, data.draft],
    [data.owner, openGapOf(data.ownerGap, language)],
    [data.from, openGapOf(data.fromGap, language)],
    [data.review, openGapOf(data.reviewGap, language)],
  ];
  return table(null, rows, [28, 72]);
}

/** Who approved it, what changed, and a page for whoever adapts it that goes before it is approved. */
function closingOf(make: Maker, { questions }: TemplateDraft, words: TemplateWords): Block[] {
  const { heading, line, table } = make;
  return [
    heading(words.approval),
    table(words.approvalColumns, [
      ['', '', ''],
      ['', '', ''],
    ]),
    heading(words.history),
    table(
      words.historyColumns,
      [
        [words.data.first, '', words.historyFirst, ''],
        ['', '', '', ''],
      ],
      [12, 18, 45, 25],
    ),
    heading(words.notes, true),
    line(words.notesLead),
    line(words.notesGaps),
    line(words.notesQuestions, { keep: true }),
    table(words.notesColumns, questions, [10, 65, 25]),
  ];
}

/** A template as a document of words to edit, approve and sign, with its version in the properties of the file. */
export async function templateDocument(draft: TemplateDraft): Promise<Buffer> {
  const docx = await import('docx');
  const make = maker(docx);
  const { id, version, language, heading, facts, purpose } = draft;
  const words = templateWords[language];
  const footer = filled(words.footer, { id, version: String(version) });
  const page = { size: { width: 11_906, height: 16_838 }, margin: { top: margin, bottom: margin, left: margin, right: margin } };
  const document = new docx.Document({
    title: heading,
    creator: 'Atesto',
    description: footer,
    customProperties: [
      { name: 'AtestoTemplate', value: id },
      { name: 'AtestoTemplateVersion', value: String(version) },
      { name: 'AtestoTemplateLanguage', value: language },
    ],
    styles: { default: { document: { run: { font: face, language: { value: proofing[language] } } } } },
    numbering: {
      config: [
        {
          reference: numbering,
          levels: [
            { level: 0, format: docx.LevelFormat.DECIMAL, text: '%1.', style: { paragraph: { indent: { left: 460, hanging: 360 } } } },
          ],
        },
      ],
    },
    sections: [
      {
        properties: { page },
        footers: {
          default: new docx.Footer({
            children: [
              new docx.Paragraph({
                tabStops: [{ type: docx.TabStopType.RIGHT, position: page.size.width - 2 * margin }],
                children: [
                  ...make.runs(`${footer}\t`, { size: 16, color: muted }),
                  new docx.TextRun({
                    children: [docx.PageNumber.CURRENT, ' / ', docx.PageNumber.TOTAL_PAGES],
                    size: 16,
                    color: muted,
                    font: face,
                  }),
                ],
              }),
            ],
          }),
        },
        children: [
          make.line(facts.name ?? '', { size: 19, color: muted }),
          new docx.Paragraph({
            heading: docx.HeadingLevel.TITLE,
            spacing: { before: 120, after: 200 },
            children: make.runs(heading, { bold: true, size: 36, color: colour }),
          }),
          frontOf(make, draft),
          make.heading(words.purpose),
          make.line(purpose),
          ...sectionsOf(make, draft),
          ...closingOf(make, draft, words),
        ],
      },
    ],
  });
  return Buffer.from(await docx.Packer.toBuffer(document));
}
