import type { CellValue } from 'hucre';
import { aiSystemFileNames, aiSystemSheetWords } from '#content/documents/ai/ai-systems.ts';
import { classOf } from '#core/assessment/ai-systems/class.ts';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import type { Language } from '#core/platform/languages.ts';
import { filled } from '#core/platform/text/placeholders.ts';
import { bodyStyle, headStyle, printedAcross, sheetFont } from '#server/adapters/spreadsheets/styles.ts';
import { organizationOf, type Member } from '#server/platform/security/principal.ts';
import type { Deps } from '#server/deps.ts';
import { systemsOf, type SystemRow } from './repository.ts';
import { headingOf, separator, sheetColumns, wordsOf, type Column } from './sheet-columns.ts';
import { lineView } from './view.ts';

/** What a system states in a column, in words that the import reads. */
function cellOf(row: SystemRow, column: Column, language: Language): string {
  const words = wordsOf(language);
  if (column.kind === 'text') return row[column.name];
  if (column.kind === 'day') return row.facts[column.name] ?? '';
  if (column.kind === 'claim') return aiSystemSheetWords[row.facts[column.name] ? 'yes' : 'no'][language];
  const labels = column.labels(words);
  const codes: readonly (string | null)[] = column.kind === 'one' ? [row.facts[column.name]] : row.facts[column.name];
  return codes.flatMap((code) => (code === null ? [] : [labels[code] ?? code])).join(separator);
}

/** What follows from the description stands last: it is worked out, and not read back. */
function linesOf(rows: readonly SystemRow[], language: Language, today: string): string[][] {
  const words = wordsOf(language);
  return rows.map((row) => {
    const { owner, nextDay } = lineView(row, today);
    return [
      ...sheetColumns.map((column) => cellOf(row, column, language)),
      owner?.name ?? '',
      words.classes[classOf(row.facts).class],
      nextDay ?? '',
    ];
  });
}

/** The inventory as a workbook; cells are texts, never formulas, whatever a name begins with. */
export async function exportedSystems(deps: Deps, account: Member, language: Language): Promise<{ bytes: Buffer; name: string }> {
  const { writeXlsx } = await import('hucre/xlsx');
  const today = isoDay(deps.now());
  const words = wordsOf(language);
  const systems = await systemsOf(deps.db, organizationOf(account));
  const headings = [
    ...sheetColumns.map((column) => headingOf(column, language)),
    words.fields.owner,
    aiSystemSheetWords.class[language],
    words.list.next,
  ];
  const rows: CellValue[][] = [headings, ...linesOf(systems, language, today)];
  const bytes = await writeXlsx({
    sheets: [
      {
        name: words.title,
        rows,
        columns: [
          ...sheetColumns.map(({ width }) => ({ width, style: bodyStyle })),
          ...[24, 18, 14].map((width) => ({ width, style: bodyStyle })),
        ],
        cells: new Map(
          rows.flatMap((row, at) =>
            row.map((value, column) => [`${at},${column}`, { value, type: 'string', style: at === 0 ? headStyle : bodyStyle }] as const),
          ),
        ),
        freezePane: { rows: 1, columns: 1 },
        pageSetup: printedAcross(1),
      },
      { name: 'Atesto', rows: [[words.lead], [words.law]], columns: [{ width: 110, style: bodyStyle }] },
    ],
    properties: { title: words.title, creator: 'Atesto' },
    defaultFont: sheetFont,
  });
  return { bytes: Buffer.from(bytes), name: `${filled(aiSystemFileNames[language], { day: today })}.xlsx` };
}
