import type { CellValue } from 'hucre';
import { clientRoles, clientsFileWords as words, clientStatuses, clientTurns, deadlineKinds } from '#content/documents/supplier/clients.ts';
import { localized } from '#content/localized.ts';
import { regimeNames } from '#content/documents/labels.ts';
import type { Client } from '#contract/communication/clients.ts';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import type { Language } from '#core/platform/languages.ts';
import { regimes, type Regime } from '#core/platform/regimes.ts';
import { momentText } from '#core/platform/text/formats.ts';
import { filled } from '#core/platform/text/placeholders.ts';
import { bodyStyle, headStyle, printedAcross, sheetFont } from '#server/adapters/spreadsheets/styles.ts';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import type { Account } from '#server/platform/security/principal.ts';
import { listClients } from './portfolio.ts';

const contradictedWords = localized((interfaceWords) => interfaceWords.suppliers.states.contradicted);

const widths = [36, 14, 14, ...regimes.flatMap(() => [12, 24]), 13, 24, 12, 18, 12, 14, 20] as const;

function headings(language: Language): string[] {
  const ofRegimes = regimes.flatMap((one) => {
    const regime = regimeNames[one].short[language];
    return [filled(words.score[language], { regime }), filled(words.status[language], { regime })];
  });
  const others = [words.deadline, words.kind, words.overdue, words.turn, words.errors, words.warnings, words.asOf];
  return [words.name[language], 'NIP', words.role[language], ...ofRegimes, ...others.map((one) => one[language])];
}

function placeOf({ regimes: places }: Client, regime: Regime, language: Language): CellValue[] {
  const place = places.find((one) => one.regime === regime);
  if (!place) return [null, ''];
  const open = place.status === 'open' && place.open ? ` (${place.open.answered}/${place.open.total})` : '';
  const contradicted = place.contradicted > 0 ? ` (${contradictedWords[language]})` : '';
  return [place.score, `${clientStatuses[place.status][language]}${open}${contradicted}`];
}

function lineOf(client: Client, asOf: string, language: Language): CellValue[] {
  const { name, nip, role, deadline, turn, quality } = client;
  return [
    name,
    nip,
    clientRoles[role][language],
    ...regimes.flatMap((regime) => placeOf(client, regime, language)),
    deadline?.on ?? '',
    deadline ? deadlineKinds[deadline.kind][language] : '',
    deadline?.overdue ? words.yes[language] : '',
    clientTurns[turn][language],
    quality.error,
    quality.warning,
    asOf,
  ];
}

/** Texts are texts, never formulas, whatever the name of an organisation begins with. */
function cellsOf(rows: readonly CellValue[][]) {
  return new Map(
    rows.flatMap((row, at) =>
      row.flatMap((value, column) =>
        typeof value === 'string' ? [[`${at},${column}`, { value, type: 'string', style: at === 0 ? headStyle : bodyStyle }] as const] : [],
      ),
    ),
  );
}

type Wanted = Readonly<{ ids: readonly string[] | null; language: Language }>;

/** Own organisations at a glance as a workbook; 404 where ids are named and none of them is one's own. */
export async function clientsWorkbook(deps: Deps, account: Account, { ids, language }: Wanted): Promise<{ bytes: Buffer; name: string }> {
  const clients = await listClients(deps, account, ids);
  if (ids && clients.length === 0) throw notFound();
  const { writeXlsx } = await import('hucre/xlsx');
  const asOf = momentText(deps.now(), language, 'short');
  const rows: CellValue[][] = [headings(language), ...clients.map((client) => lineOf(client, asOf, language))];
  const bytes = await writeXlsx({
    sheets: [
      {
        name: words.sheet[language],
        rows,
        columns: widths.map((width) => ({ width, style: bodyStyle })),
        cells: cellsOf(rows),
        freezePane: { rows: 1, columns: 1 },
        pageSetup: printedAcross(1),
      },
    ],
    properties: { title: words.sheet[language], creator: 'Atesto' },
    defaultFont: sheetFont,
  });
  return { bytes: Buffer.from(bytes), name: `${filled(words.fileName[language], { day: isoDay(deps.now()) })}.xlsx` };
}
