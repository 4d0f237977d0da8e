import type { CellStyle, CellValue, WriteSheet } from 'hucre';
import { actionStates } from '#core/assessment/report/action-plan.ts';
import { actionStateLabels } from '#content/documents/report/action-plan.ts';
import { bodyStyle, headStyle, lineHeight, linesIn, printedAcross, sheetFont } from '#server/adapters/spreadsheets/styles.ts';
import { columnLetters } from '#server/adapters/spreadsheets/cell-places.ts';
import type { ExportedPlan, ExportRegime } from './export.ts';

const middle: CellStyle = { alignment: { vertical: 'top', horizontal: 'center' } };
const widths = [6, 56, 30, 10, 11, 22, 12, 18, 30, 28, 40, 40] as const;
const stateColumn = 7;
const gainColumn = 3;
const dueColumn = 6;

/** A day as spreadsheets hold one. */
function dayValue(iso: string | null): CellValue {
  return iso === null ? null : new Date(`${iso}T00:00:00Z`);
}

/** Cells are values of their type, never formulas, whatever a text begins with. */
function sheetOf(plan: ExportedPlan, regime: ExportRegime): WriteSheet {
  const { words, language } = plan;
  const headings = [
    '',
    words.whatToDo,
    words.basis,
    `${words.gain} (${words.points})`,
    words.effort,
    words.owner,
    words.due,
    words.state,
    words.notes,
    words.reason,
    words.question,
    words.evidence,
  ];
  const rows: CellValue[][] = regime.rows.map((row) => [
    row.ref,
    row.task,
    row.basis,
    row.gain,
    row.effort,
    row.owner,
    dayValue(row.dueOn),
    row.state,
    row.notes,
    row.reason,
    row.question,
    row.evidence,
  ]);
  const last = rows.length + 1;
  const state = columnLetters(stateColumn);
  return {
    name: regime.name,
    rows: [headings, ...rows],
    columns: widths.map((width, index) => ({
      width,
      style: {
        ...bodyStyle,
        ...(index === gainColumn ? { ...middle, numFmt: '0.00' } : index === dueColumn ? { ...middle, numFmt: 'yyyy-mm-dd' } : {}),
      },
    })),
    cells: new Map([
      ...headings.map((value, index) => [`0,${index}`, { value, type: 'string', style: headStyle }] as const),
      ...rows.flatMap((row, index) =>
        row.flatMap((value, column) =>
          typeof value === 'string' ? [[`${index + 1},${column}`, { value, type: 'string', style: bodyStyle }] as const] : [],
        ),
      ),
    ]),
    freezePane: { rows: 1, columns: 2 },
    autoFilter: { range: `A1:${columnLetters(widths.length - 1)}${last}` },
    dataValidations:
      rows.length > 0
        ? [
            {
              type: 'list',
              values: actionStates.map((one) => actionStateLabels[one][language]),
              range: `${state}2:${state}${last}`,
              showErrorMessage: true,
            },
          ]
        : [],
    rowDefs: new Map([headings, ...rows].map((row, index) => [index, { height: linesIn(row, widths) * lineHeight + 4 }])),
    view: { showGridLines: true },
    pageSetup: printedAcross(1),
  };
}

function summaryOf(plan: ExportedPlan): WriteSheet {
  const { words, title, organization, asOf, regimes } = plan;
  const texts = [
    title,
    organization,
    asOf,
    '',
    ...regimes.flatMap(({ name, lines }) => [name, ...lines, '']),
    words.working,
    words.notAudit,
  ];
  const bold = new Set([title, ...regimes.map(({ name }) => name)]);
  return {
    name: words.summary,
    rows: texts.map((text) => [text]),
    columns: [{ width: 110 }],
    cells: new Map(
      texts.map((value, index) => [
        `${index},0`,
        {
          value,
          type: 'string',
          style: { ...bodyStyle, ...(bold.has(value) ? { font: { bold: true, size: value === title ? 16 : 12 } } : {}) },
        },
      ]),
    ),
  };
}

/** The plan as a workbook: a summary, and a sheet for each regime with states to choose from. */
export async function planWorkbook(plan: ExportedPlan): Promise<Buffer> {
  const { writeXlsx } = await import('hucre/xlsx');
  const bytes = await writeXlsx({
    sheets: [summaryOf(plan), ...plan.regimes.map((regime) => sheetOf(plan, regime))],
    activeSheet: plan.regimes.length > 0 ? 1 : 0,
    properties: { title: `${plan.title}: ${plan.organization}`, creator: 'Atesto' },
    defaultFont: sheetFont,
  });
  return Buffer.from(bytes);
}
