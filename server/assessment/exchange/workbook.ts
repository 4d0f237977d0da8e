import type { Cell, CellStyle, CellValue, DataValidation, RowDef, WriteSheet } from 'hucre';
import { answerWords, type AnswerWords } from '#content/documents/report/answers.ts';
import { dayText } from '#core/platform/text/formats.ts';
import { lengths } from '#core/platform/limits.ts';
import { plainComment } from '#core/assessment/questionnaire/answer-import.ts';
import { filled } from '#core/platform/text/placeholders.ts';
import { answerValues } from '#core/assessment/questionnaire/questionnaire.ts';
import type { Exported } from './exported.ts';
import { bodyStyle, headStyle, lineHeight, linesIn, printedAcross, sheetFont } from '#server/adapters/spreadsheets/styles.ts';
import { columns, facts, formName, keySheet, type Fact } from './sheet-form.ts';

const line = { style: 'thin', color: { rgb: 'B9CBD0' } } as const;
/** Of cells to fill in: lighter, framed and not locked. */
const open: CellStyle = {
  ...bodyStyle,
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'F3F8F9' } },
  border: { top: line, bottom: line, left: line, right: line },
  protection: { locked: false },
};
/** Key, number, area, question, answer, comment, suggested evidence, basis, attached evidence. */
const widths = [4, 6, 22, 56, 24, 44, 44, 30, 36] as const;
const [answerColumn, commentColumn] = ['E', 'F'] as const;
/** Rows above the questions: the hidden names of the columns, and the headings. */
const above = 2;

/** Words as people type them: without the spaces that only keep a line together. */
export function typed(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}

/** A text is a value and never a formula, whatever it begins with. */
function textCell(value: string, style: CellStyle): Partial<Cell> {
  return { value, type: 'string', style };
}

/** Height of a row in points, without its hidden key. */
function heightOf(row: readonly CellValue[]): number {
  return Math.min(400, linesIn(row.slice(1), widths.slice(1)) * lineHeight + 4);
}

function validations(words: AnswerWords, last: number): DataValidation[] {
  return [
    {
      type: 'list',
      // The words hold commas, so that they are named by their place.
      formula1: `${keySheet}!$E$1:$E$${answerValues.length}`,
      range: `${answerColumn}${above + 1}:${answerColumn}${last}`,
      allowBlank: true,
      showErrorMessage: true,
      errorTitle: typed(words.chooseTitle),
      errorMessage: typed(words.choose),
    },
    {
      type: 'textLength',
      operator: 'lessThanOrEqual',
      formula1: String(lengths.comment.most),
      range: `${commentColumn}${above + 1}:${commentColumn}${last}`,
      allowBlank: true,
      showErrorMessage: true,
      errorTitle: typed(words.tooLongTitle),
      errorMessage: typed(words.tooLong),
    },
  ];
}

function questionSheet(exported: Exported, words: AnswerWords): WriteSheet {
  const titles = new Map(exported.sections.map(({ number, title }) => [number, title]));
  const names = [columns.key, '', '', '', columns.answer, columns.comment];
  const headings = [
    '',
    words.number,
    words.section,
    words.question,
    words.answer,
    words.comment,
    words.suggested,
    words.basis,
    words.attached,
  ];
  const rows = exported.questions.map((one) => [
    one.id,
    `${one.section}.${one.number}`,
    titles.get(one.section) ?? '',
    one.text,
    one.answer ? typed(words.values[one.answer]) : null,
    plainComment(one.comment) || null,
    one.suggested,
    one.basis,
    one.attached.join('\n') || null,
  ]);
  const last = rows.length + above;
  const styleAt = (column: number): CellStyle => (column === 4 || column === 5 ? open : bodyStyle);
  return {
    name: words.sheet,
    rows: [names, headings, ...rows],
    columns: widths.map((width, index) => (index === 0 ? { width, hidden: true } : { width, style: styleAt(index) })),
    cells: new Map<string, Partial<Cell>>([
      ...headings.map((value, column) => [`1,${column}`, textCell(value, headStyle)] as const),
      ...rows.flatMap((row, index) =>
        row.map((value, column) => {
          const at = `${index + above},${column}`;
          return [at, value === null ? { style: styleAt(column) } : textCell(value, styleAt(column))] as const;
        }),
      ),
    ]),
    freezePane: { rows: above, columns: 2 },
    autoFilter: { range: `A2:I${last}` },
    dataValidations: validations(words, last),
    rowDefs: new Map<number, RowDef>([
      [0, { hidden: true }],
      [1, { height: 24 }],
      ...rows.map((row, index) => [index + above, { height: heightOf(row) }] as const),
    ]),
    // Filters, widths and heights stay free.
    protection: { sheet: true, autoFilter: true, formatColumns: true, formatRows: true },
    pageSetup: printedAcross(above),
  };
}

function guideSheet(exported: Exported, words: AnswerWords): WriteSheet {
  const title = filled(words.title, { regime: words.regimes[exported.regime].short });
  const date = dayText(exported.completedAt ?? exported.exportedAt, exported.language);
  const steps = exported.completedAt ? [words.howToFinished] : words.howTo.map((step, index) => `${index + 1}. ${step}`);
  const texts = [
    title,
    `${exported.organization.name} (NIP ${exported.organization.nip})`,
    filled(exported.completedAt ? words.finishedOn : words.asOf, { date }),
    '',
    words.guide,
    ...steps,
    '',
    words.meanings,
    ...answerValues.map((value) => `• ${words.values[value]}`),
    '',
    words.notAudit,
  ].map(typed);
  const bold = new Set([title, words.guide, words.meanings].map(typed));
  return {
    name: words.guide,
    rows: texts.map((text) => [text]),
    columns: [{ width: 100 }],
    cells: new Map(
      texts.map((value, index) => [
        `${index},0`,
        {
          value,
          type: 'string',
          style: { ...bodyStyle, ...(bold.has(value) ? { font: { name: sheetFont.name, bold: true, size: index === 0 ? 16 : 12 } } : {}) },
        },
      ]),
    ),
    rowDefs: new Map(
      texts.map((text, index) => [index, { height: index === 0 ? 26 : Math.ceil((text.length + 1) / 95) * lineHeight + 3 }]),
    ),
    protection: { sheet: true, formatColumns: true, formatRows: true },
    pageSetup: { paperSize: 'a4', fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
  };
}

/** What was answered when the sheet was made: by it, what was filled in is distinguished from what others changed meanwhile. */
function hiddenSheet(exported: Exported, words: AnswerWords): WriteSheet {
  const values: Readonly<Record<Fact, string>> = {
    form: formName,
    assessment: exported.id,
    regime: exported.regime,
    catalogue: exported.catalogueVersion,
    language: exported.language,
    exported: exported.exportedAt.toISOString(),
  };
  const rows: (string | null)[][] = [
    ...facts.map((fact) => [fact, values[fact]]),
    ...exported.questions.map(({ id, answer, comment }) => [id, answer, plainComment(comment) || null]),
  ];
  for (const [index, value] of answerValues.entries()) rows[index] = [...(rows[index] ?? []), null, null, typed(words.values[value])];
  const cells = rows.flatMap((row, index) =>
    row.flatMap((value, column) => (value === null ? [] : [[`${index},${column}`, { value, type: 'string' as const }] as const])),
  );
  return { name: keySheet, rows, cells: new Map(cells), hidden: true, protection: { sheet: true } };
}

/** Questions and answers as a workbook: how to fill it in, the questions with two open columns, and the hidden keys. */
export async function answerWorkbook(exported: Exported): Promise<Buffer> {
  const { writeXlsx } = await import('hucre/xlsx');
  const words = answerWords[exported.language];
  const bytes = await writeXlsx({
    sheets: [guideSheet(exported, words), questionSheet(exported, words), hiddenSheet(exported, words)],
    activeSheet: exported.completedAt ? 1 : 0,
    workbookProtection: { lockStructure: true },
    properties: { title: typed(filled(words.title, { regime: words.regimes[exported.regime].short })), creator: 'Atesto' },
    defaultFont: sheetFont,
  });
  return Buffer.from(bytes);
}
