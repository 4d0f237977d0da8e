import type { CellValue } from 'hucre';
import { methodNames } from '#content/documents/certificate/certificate.ts';
import { regimeNames } from '#content/documents/labels.ts';
import { supplierFileWords as words, supplierStateLabels } from '#content/documents/supplier/suppliers.ts';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import { momentText } from '#core/platform/text/formats.ts';
import type { Language } from '#core/platform/languages.ts';
import { filled } from '#core/platform/text/placeholders.ts';
import type { Deps } from '#server/deps.ts';
import { csvText } from '#server/adapters/spreadsheets/csv.ts';
import { bodyStyle, headStyle, printedAcross, sheetFont } from '#server/adapters/spreadsheets/styles.ts';
import { listWatched } from './service.ts';

type Watched = Awaited<ReturnType<typeof listWatched>>;

const columns = [
  'NIP',
  'label',
  'registered',
  'state',
  'regime',
  'name',
  'number',
  'issued',
  'until',
  'level',
  'method',
  'contradicted',
  'note',
  'asOf',
] as const;
const widths = [14, 28, 28, 24, 10, 34, 28, 13, 13, 12, 30, 22, 40, 20] as const;

/** A line for each certificate, and one for a supplier without any. */
function linesOf({ suppliers, checkedAt }: Watched, language: Language): string[][] {
  const asOf = momentText(new Date(checkedAt), language, 'short');
  return suppliers.flatMap(({ nip, label, registeredName, note, state, certificates }) => {
    const stateLabel = supplierStateLabels[state][language];
    if (certificates.length === 0) return [[nip, label, registeredName, stateLabel, '', '', '', '', '', '', '', '', note, asOf]];
    return certificates.map((one) => [
      nip,
      label,
      registeredName,
      supplierStateLabels[one.contradicted > 0 ? 'contradicted' : one.status === 'active' ? 'valid' : one.status][language],
      regimeNames[one.type].short[language],
      one.name,
      one.certificateNumber,
      isoDay(new Date(one.issuedAt)),
      isoDay(new Date(Date.parse(one.expiresAt) - 1)),
      one.confirmation ? String(one.confirmation.level) : '',
      one.confirmation ? methodNames[one.confirmation.method][language] : '',
      one.status === 'active' ? String(one.contradicted) : '',
      note,
      asOf,
    ]);
  });
}

function headings(language: Language): string[] {
  return columns.map((column) => (column === 'NIP' ? column : words[column][language]));
}

/** Cells are texts, never formulas, whatever a label or a note begins with. */
async function workbook(watched: Watched, language: Language): Promise<Buffer> {
  const { writeXlsx } = await import('hucre/xlsx');
  const rows: CellValue[][] = [headings(language), ...linesOf(watched, language)];
  const bytes = await writeXlsx({
    sheets: [
      {
        name: words.sheet[language],
        rows,
        columns: widths.map((width) => ({ width, style: bodyStyle })),
        cells: new Map(
          rows.flatMap((row, at) =>
            row.map((value, column) => [`${at},${column}`, { value, type: 'string', style: at === 0 ? headStyle : bodyStyle }] as const),
          ),
        ),
        freezePane: { rows: 1, columns: 1 },
        autoFilter: { range: `A1:N${rows.length}` },
        pageSetup: printedAcross(1),
      },
      { name: 'Atesto', rows: [[words.meaning[language]], [words.self[language]]], columns: [{ width: 110, style: bodyStyle }] },
    ],
    properties: { title: words.sheet[language], creator: 'Atesto' },
    defaultFont: sheetFont,
  });
  return Buffer.from(bytes);
}

/** Those that are requested, in the order in which they are. */
function chosenOf({ suppliers, checkedAt }: Watched, nips: readonly string[] | null): Watched {
  if (nips === null) return { suppliers, checkedAt };
  const byNip = new Map(suppliers.map((one) => [one.nip, one]));
  return { checkedAt, suppliers: [...new Set(nips)].flatMap((nip) => byNip.get(nip) ?? []) };
}

/** The list of an organisation, or a part of it, as a file, as of now. */
export async function exportedSuppliers(
  deps: Deps,
  organizationId: string,
  { kind, language, nips }: Readonly<{ kind: 'xlsx' | 'csv'; language: Language; nips: readonly string[] | null }>,
): Promise<{ bytes: Buffer | string; name: string }> {
  const watched = chosenOf(await listWatched(deps, organizationId), nips);
  const bytes = kind === 'xlsx' ? await workbook(watched, language) : csvText([headings(language), ...linesOf(watched, language)]);
  return { bytes, name: `${filled(words.fileName[language], { day: isoDay(deps.now()) })}.${kind}` };
}
