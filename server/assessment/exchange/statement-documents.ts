import { frameWords } from '#content/documents/frame.ts';
import { businessDay } from '#core/platform/calendar/calendar.ts';
import { dayText } from '#core/platform/text/formats.ts';
import type { RenderJob } from '#server/adapters/documents/rendering/render-job.ts';
import type { Deps } from '#server/deps.ts';
import { bind, oneLine } from '#server/adapters/documents/drawing/typography.ts';
import type { Exported } from './exported.ts';
import { statementTable } from './statement.ts';

const face = 'Calibri';
const brand = '0F4C5C';
/** Widths of the columns on a page that lies on its side, in twentieths of a point; in all what its margins leave. */
const widths = [1450, 1200, 2550, 1350, 1500, 2000, 2338, 1350, 1000];
const [long, short, margin] = [16_838, 11_906, 1050];

/** The statement of applicability as a document to go on with: a table whose head stands on every page. */
export async function statementDocument(exported: Exported): Promise<Buffer> {
  const docx = await import('docx');
  const { words, headings, rows, guide } = statementTable(exported);
  const { organization, language, exportedAt } = exported;
  const line = (text: string, { bold = false, size = 20 } = {}) =>
    new docx.Paragraph({ spacing: { after: 80 }, children: [new docx.TextRun({ text, bold, size })] });
  const cell = (text: string, column: number, head: boolean) =>
    new docx.TableCell({
      width: { size: widths[column] ?? 0, type: docx.WidthType.DXA },
      margins: { top: 40, bottom: 40, left: 70, right: 70 },
      children: [
        new docx.Paragraph({
          children: [new docx.TextRun({ text, bold: head || column === 0, size: 17, ...(head ? { color: brand } : {}) })],
        }),
      ],
    });
  const row = (texts: readonly string[], head: boolean) =>
    new docx.TableRow({ tableHeader: head, cantSplit: true, children: texts.map((text, column) => cell(text, column, head)) });
  const document = new docx.Document({
    title: `${words.title}: ${organization.name}`,
    creator: 'Atesto',
    styles: { default: { document: { run: { font: face, language: { value: language } } } } },
    sections: [
      {
        properties: {
          page: {
            size: { width: short, height: long, orientation: docx.PageOrientation.LANDSCAPE },
            margin: { top: margin, bottom: margin, left: margin, right: margin },
          },
        },
        children: [
          new docx.Paragraph({
            heading: docx.HeadingLevel.TITLE,
            spacing: { after: 120 },
            children: [new docx.TextRun({ text: words.title, bold: true, color: brand, font: face, size: 36 })],
          }),
          line(`${organization.name} (NIP ${organization.nip})`, { bold: true }),
          line(dayText(exportedAt, language)),
          ...guide.map((text) => line(text, { size: 18 })),
          new docx.Table({
            width: { size: long - 2 * margin, type: docx.WidthType.DXA },
            columnWidths: widths,
            layout: docx.TableLayoutType.FIXED,
            rows: [row(headings, true), ...rows.map((texts) => row(texts, false))],
          }),
        ],
      },
    ],
  });
  return docx.Packer.toBuffer(document);
}

export function statementJob(exported: Exported, standard: RenderJob['standard'] = 'a-2a'): RenderJob {
  const { words, headings, rows, guide } = statementTable(exported);
  const { organization, language, exportedAt } = exported;
  const set = (text: string): string => bind(text, language);
  const dated = dayText(exportedAt, language);
  const { kicker, page } = frameWords[language];
  const data = {
    language,
    day: businessDay(exportedAt),
    branding: null,
    kicker,
    page,
    title: words.title,
    name: oneLine(organization.name),
    about: `NIP ${organization.nip} · ${dated}`,
    headline: `${words.title} · ${oneLine(organization.name)}`,
    dated,
    guide: guide.map(set),
    heads: headings.map(set),
    rows: rows.map((row) => row.map(set)),
  };
  return { template: 'statement', data, files: {}, standard };
}

/** The statement of applicability to read and to print. */
export function statementPdf(exported: Exported, { renderer }: Pick<Deps, 'renderer'>): Promise<Buffer> {
  return renderer.render(statementJob(exported));
}
