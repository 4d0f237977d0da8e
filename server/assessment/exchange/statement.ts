import type { CellValue, DataValidation } from 'hucre';
import { answerWords } from '#content/documents/report/answers.ts';
import { statementWords, type StatementWords } from '#content/documents/billing/statement.ts';
import { controlStates, statementRows, type StatementRow } from '#core/assessment/mapping/statement.ts';
import { filled } from '#core/platform/text/placeholders.ts';
import { bodyStyle, headStyle, printedAcross, sheetFont } from '#server/adapters/spreadsheets/styles.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import type { Exported, ExportedQuestion } from './exported.ts';
import { typed } from './workbook.ts';

/** Control, applied, reason, source, state, answers, evidence, owner, date. */
const widths = [14, 12, 40, 16, 16, 30, 44, 22, 13] as const;

function rowOf({ control, state, questions }: StatementRow<ExportedQuestion>, { language }: Exported, words: StatementWords): string[] {
  const { short } = answerWords[language];
  const answers = questions.flatMap(({ section, number, answer }) => (answer ? [`${section}.${number} ${short[answer][0] ?? ''}`] : []));
  const evidence = [...new Set(questions.flatMap(({ attached }) => attached))];
  return [control, '', '', '', words.states[state], answers.join('; '), evidence.join('; '), '', ''];
}

function choices(values: readonly string[], column: string, last: number): DataValidation {
  return { type: 'list', values: [...values], range: `${column}2:${column}${last}`, allowBlank: true, showErrorMessage: true };
}

/** The statement of applicability as rows of texts, each as long as the headings, with what has to be known to read them. */
export type StatementTable = Readonly<{
  words: StatementWords;
  headings: readonly string[];
  rows: readonly string[][];
  guide: readonly string[];
}>;

/**
 * The statement of applicability (ISO/IEC 27001:2022, 6.1.3 d) as far as answers of NIS2 go: a row for each control of Annex A by its identifier, the
 * answers and evidence that have to do with it, and space for what only the organisation can say. Every form of it is made from this table.
 */
export function statementTable(exported: Exported): StatementTable {
  if (exported.regime !== 'nis2') throw notFound();
  const words = statementWords[exported.language];
  const found = statementRows(exported.questions);
  const { control, applied, reason, source, state, answers, evidence, owner, date } = words;
  const reached = found.filter(({ questions }) => questions.length > 0).length;
  return {
    words,
    headings: [control, applied, reason, source, state, answers, evidence, owner, date],
    rows: found.map((row) => rowOf(row, exported, words)),
    guide: words.guide.map((line) => filled(line, { reached, count: found.length })),
  };
}

/** The statement as a workbook. Cells are texts, never formulas. */
export async function statementWorkbook(exported: Exported): Promise<Buffer> {
  const { words, headings, rows: found, guide: lines } = statementTable(exported);
  const { writeXlsx } = await import('hucre/xlsx');
  const rows: CellValue[][] = [[...headings], ...found];
  const guide = lines.map(typed);
  const bytes = await writeXlsx({
    sheets: [
      {
        name: words.title,
        rows,
        columns: widths.map((width) => ({ width, style: bodyStyle })),
        cells: new Map(
          rows.flatMap((row, at) =>
            row.map((value, column) => [`${at},${column}`, { value, type: 'string', style: at === 0 ? headStyle : bodyStyle }] as const),
          ),
        ),
        freezePane: { rows: 1, columns: 1 },
        autoFilter: { range: `A1:I${rows.length}` },
        dataValidations: [
          choices(words.appliedValues, 'B', rows.length),
          choices(words.sources, 'D', rows.length),
          choices(
            controlStates.map((state) => words.states[state]),
            'E',
            rows.length,
          ),
        ],
        pageSetup: printedAcross(1),
      },
      { name: 'Atesto', rows: [[exported.organization.name], ...guide.map((line) => [line])], columns: [{ width: 110, style: bodyStyle }] },
    ],
    properties: { title: words.title, creator: 'Atesto' },
    defaultFont: sheetFont,
  });
  return Buffer.from(bytes);
}
