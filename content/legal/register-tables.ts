import type { Language, Localized } from '#core/platform/languages.ts';
import { bases } from './bases.ts';
import type { FunctionRow } from './function-row.ts';
import { periods } from './periods.ts';
import { persons } from './persons.ts';
import { recipients, type Recipient } from './recipients.ts';
import { register } from './register.ts';

/** The tables, by the names by which the legal pages call for them between braces. */
type RegisterTable =
  | 'dataTable'
  | 'purposesTable'
  | 'recipientsTable'
  | 'periodsTable'
  | 'processingTable'
  | 'subProcessorsTable'
  | 'exportTable';

const heads = {
  function: { pl: 'Funkcja', en: 'Function', de: 'Funktion', fr: 'Fonction' },
  functions: { pl: 'Funkcje', en: 'Functions', de: 'Funktionen', fr: 'Fonctions' },
  data: { pl: 'Dane', en: 'Data', de: 'Daten', fr: 'Données' },
  persons: { pl: 'Czyje', en: 'Whose', de: 'Von wem', fr: 'Personnes' },
  files: { pl: 'Pliki', en: 'Files', de: 'Dateien', fr: 'Fichiers' },
  purpose: { pl: 'Cel', en: 'Purpose', de: 'Zweck', fr: 'Finalité' },
  basis: { pl: 'Podstawa', en: 'Basis', de: 'Rechtsgrundlage', fr: 'Base juridique' },
  period: { pl: 'Jak długo', en: 'How long', de: 'Wie lange', fr: 'Durée' },
  recipient: { pl: 'Odbiorca', en: 'Recipient', de: 'Empfänger', fr: 'Destinataire' },
  role: { pl: 'Rola', en: 'Role', de: 'Rolle', fr: 'Rôle' },
  gets: { pl: 'Dane i cel', en: 'Data and purpose', de: 'Daten und Zweck', fr: 'Données et finalité' },
  subProcessor: { pl: 'Podmiot', en: 'Sub-processor', de: 'Unterauftragsverarbeiter', fr: 'Sous-traitant ultérieur' },
} as const satisfies Readonly<Record<string, Localized>>;

const rows: readonly FunctionRow[] = Object.values(register);
const processed = rows.filter(({ bases: on }) => on.includes('processor'));
const keys = Object.keys(recipients) as Recipient[];

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function table(columns: readonly (keyof typeof heads)[], body: readonly (readonly string[])[], language: Language): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    line(columns.map((column) => heads[column][language])),
    `|${columns.map(() => '---').join('|')}|`,
    ...body.map((cells) => line(cells.map((cell, at) => (columns[at] === 'files' ? cell : capital(cell))))),
  ].join('\n');
}

function recipientRow(key: Recipient, among: readonly FunctionRow[], language: Language): string[] {
  const { name, role, gets } = recipients[key];
  const functions = among.filter((row) => row.recipients.includes(key)).map((row) => row.name[language]);
  return [name[language], role[language], gets[language], functions.join('; ')];
}

const usedIn = (among: readonly FunctionRow[]): Recipient[] => keys.filter((key) => among.some((row) => row.recipients.includes(key)));
const isSubProcessor = (key: Recipient): boolean => 'subProcessor' in recipients[key];

/** The tables in one language, in Markdown; places such as `{mailProvider}` are still to be filled. */
export function registerTables(language: Language): Record<RegisterTable, string> {
  const joined = (texts: readonly Localized[]): string => texts.map((text) => text[language]).join('; ');
  const whose = (row: FunctionRow): string => joined(row.persons.map((key) => persons[key]));
  const howLong = (row: FunctionRow): string => joined(row.periods.map((key) => periods[key].text));
  const forEach = (among: readonly FunctionRow[], cells: (row: FunctionRow) => readonly string[]): string[][] =>
    among.map((row) => [row.name[language], ...cells(row)]);
  return {
    dataTable: table(
      ['function', 'data', 'persons'],
      forEach(rows, (row) => [row.data[language], whose(row)]),
      language,
    ),
    purposesTable: table(
      ['function', 'purpose', 'basis'],
      forEach(rows, (row) => [row.purpose[language], joined(row.bases.map((key) => bases[key]))]),
      language,
    ),
    recipientsTable: table(
      ['recipient', 'role', 'gets', 'functions'],
      usedIn(rows).map((key) => recipientRow(key, rows, language)),
      language,
    ),
    periodsTable: table(
      ['function', 'period'],
      forEach(rows, (row) => [howLong(row)]),
      language,
    ),
    exportTable: table(
      ['function', 'files'],
      forEach(
        rows.filter(({ exported }) => exported.length > 0),
        (row) => [row.exported.join(', ').replaceAll('*', '\\*')],
      ),
      language,
    ),
    processingTable: table(
      ['function', 'data', 'persons', 'period'],
      forEach(processed, (row) => [row.data[language], whose(row), howLong(row)]),
      language,
    ),
    subProcessorsTable: table(
      ['subProcessor', 'role', 'gets', 'functions'],
      usedIn(processed)
        .filter(isSubProcessor)
        .map((key) => recipientRow(key, processed, language)),
      language,
    ),
  };
}
