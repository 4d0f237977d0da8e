import type * as Docx from 'docx';
import { numberText, shortDayText } from '#core/platform/text/formats.ts';
import type { ExportedPlan, ExportRegime, ExportRow } from './export.ts';

/** Widths of the columns in percent: item, what to do, owner, day, state. */
const widths = [8, 46, 18, 13, 15] as const;
const shade = { fill: 'E7EFF1' } as const;
const margins = { top: 60, bottom: 60, left: 90, right: 90 } as const;

type Maker = Readonly<{ docx: typeof Docx; plan: ExportedPlan }>;

function cell({ docx }: Maker, column: number, texts: readonly Docx.Paragraph[], heading = false): Docx.TableCell {
  return new docx.TableCell({
    children: [...texts],
    margins,
    width: { size: widths[column] ?? 10, type: docx.WidthType.PERCENTAGE },
    ...(heading ? { shading: shade } : {}),
  });
}

function paragraph({ docx }: Maker, text: string, style: { bold?: boolean; small?: boolean } = {}): Docx.Paragraph {
  const { bold = false, small = false } = style;
  return new docx.Paragraph({ children: [new docx.TextRun({ text, bold, size: small ? 17 : 20 })], spacing: { after: 40 } });
}

function dueText(iso: string | null, { plan }: Maker): string {
  return iso ? shortDayText(new Date(`${iso}T12:00:00Z`), plan.language) : '';
}

function rowOf(maker: Maker, row: ExportRow): Docx.TableRow {
  const { words, language } = maker.plan;
  const small = (text: string): Docx.Paragraph[] => (text ? [paragraph(maker, text, { small: true })] : []);
  const gain = row.gain === null ? '' : `+${numberText(row.gain, language)} ${words.points} · ${row.effort}`;
  return new maker.docx.TableRow({
    cantSplit: true,
    children: [
      cell(maker, 0, [paragraph(maker, row.ref, { bold: true })]),
      cell(maker, 1, [paragraph(maker, row.task), ...small(row.basis), ...small(gain), ...small(row.notes)]),
      cell(maker, 2, [paragraph(maker, row.owner)]),
      cell(maker, 3, [paragraph(maker, dueText(row.dueOn, maker))]),
      cell(maker, 4, [paragraph(maker, row.state), ...small(row.reason)]),
    ],
  });
}

function tableOf(maker: Maker, regime: ExportRegime): Docx.Table {
  const { docx, plan } = maker;
  const { words } = plan;
  const headings = ['', words.whatToDo, words.owner, words.due, words.state];
  return new docx.Table({
    width: { size: 100, type: docx.WidthType.PERCENTAGE },
    rows: [
      new docx.TableRow({
        tableHeader: true,
        children: headings.map((text, index) => cell(maker, index, [paragraph(maker, text, { bold: true })], true)),
      }),
      ...regime.rows.map((row) => rowOf(maker, row)),
    ],
  });
}

/** The plan as a document of words: a heading and a table for each regime. */
export async function planDocument(plan: ExportedPlan): Promise<Buffer> {
  const docx = await import('docx');
  const maker: Maker = { docx, plan };
  const { Document, HeadingLevel, Packer, Paragraph, PageOrientation } = docx;
  const document = new Document({
    title: `${plan.title}: ${plan.organization}`,
    creator: 'Atesto',
    styles: { default: { document: { run: { font: 'Calibri', language: { value: plan.language } } } } },
    sections: [
      {
        properties: {
          page: {
            size: { orientation: PageOrientation.LANDSCAPE, width: 11_906, height: 16_838 },
            margin: { top: 900, bottom: 900, left: 900, right: 900 },
          },
        },
        children: [
          new Paragraph({
            heading: HeadingLevel.TITLE,
            children: [new docx.TextRun({ text: plan.title, bold: true, color: '0F4C5C', font: 'Calibri' })],
          }),
          paragraph(maker, plan.organization, { bold: true }),
          paragraph(maker, plan.asOf),
          ...plan.regimes.flatMap((regime) => [
            new Paragraph({
              heading: HeadingLevel.HEADING_1,
              spacing: { before: 320, after: 120 },
              children: [new docx.TextRun({ text: regime.name, bold: true, color: '0F4C5C', font: 'Calibri' })],
            }),
            ...regime.lines.map((line) => paragraph(maker, line)),
            tableOf(maker, regime),
          ]),
          paragraph(maker, ''),
          paragraph(maker, plan.words.working, { small: true }),
          paragraph(maker, plan.words.notAudit, { small: true }),
        ],
      },
    ],
  });
  return Buffer.from(await Packer.toBuffer(document));
}
