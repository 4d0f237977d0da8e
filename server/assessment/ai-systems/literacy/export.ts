import type { CellValue } from 'hucre';
import { literacyFileNames } from '#content/documents/ai/ai-literacy.ts';
import { interfaceWords } from '#content/localized.ts';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import type { Language } from '#core/platform/languages.ts';
import { filled } from '#core/platform/text/placeholders.ts';
import { bodyStyle, headStyle, printedAcross, sheetFont } from '#server/adapters/spreadsheets/styles.ts';
import type { Deps } from '#server/deps.ts';
import type { Account } from '#server/platform/security/principal.ts';
import { readLiteracy } from './service.ts';

const widths = [14, 18, 36, 28, 10, 36, 36, 14] as const;

/** The measures as a workbook; cells are texts and numbers, never formulas, whatever a topic begins with. */
export async function exportedLiteracy(deps: Deps, account: Account, language: Language): Promise<{ bytes: Buffer; name: string }> {
  const { writeXlsx } = await import('hucre/xlsx');
  const words = interfaceWords[language].aiLiteracy;
  const { fields } = words;
  const { measures, systems } = await readLiteracy(deps, account);
  const named = (ids: readonly string[]): string => systems.flatMap(({ id, name }) => (ids.includes(id) ? [name] : [])).join(', ');
  const rows: CellValue[][] = [
    [
      interfaceWords[language].obligations.doneOn,
      fields.kind,
      fields.topic,
      fields.audience,
      fields.people,
      fields.systems,
      fields.proof,
      fields.nextOn,
    ],
    ...measures.map((one) => [
      one.heldOn,
      words.kinds[one.kind],
      one.topic,
      one.audience,
      one.people,
      one.allSystems ? words.allSystems : named(one.systemIds),
      [one.proof, one.evidence].filter(Boolean).join('\n'),
      one.nextOn ?? '',
    ]),
  ];
  const bytes = await writeXlsx({
    sheets: [
      {
        name: words.title,
        rows,
        columns: widths.map((width) => ({ width, style: bodyStyle })),
        cells: new Map(
          rows.flatMap((row, at) =>
            row.map(
              (value, column) =>
                [
                  `${at},${column}`,
                  { value, type: typeof value === 'number' ? 'number' : 'string', style: at === 0 ? headStyle : bodyStyle },
                ] as const,
            ),
          ),
        ),
        freezePane: { rows: 1, columns: 0 },
        pageSetup: printedAcross(1),
      },
    ],
    properties: { title: words.title, creator: 'Atesto' },
    defaultFont: sheetFont,
  });
  return { bytes: Buffer.from(bytes), name: `${filled(literacyFileNames[language], { day: isoDay(deps.now()) })}.xlsx` };
}
