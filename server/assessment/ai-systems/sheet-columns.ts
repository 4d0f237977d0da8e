import { aiSystemSheetWords } from '#content/documents/ai/ai-systems.ts';
import { interfaceWords } from '#content/localized.ts';
import * as system from '#core/assessment/ai-systems/system.ts';
import { languages, type Language } from '#core/platform/languages.ts';

type Words = (typeof interfaceWords)['en']['aiSystems'];

/** How a cell of the sheet is read and written. */
export type Column =
  | Readonly<{ name: 'name' | 'version' | 'supplier' | 'purpose' | 'persons'; kind: 'text'; width: number }>
  | Readonly<{ name: 'since' | 'reviewOn'; kind: 'day'; width: number }>
  | Readonly<{
      name: 'changedLater' | 'atWork' | 'outsideUnion' | 'medicalOrSafety' | 'verificationOnly' | 'profiling';
      kind: 'claim';
      width: number;
    }>
  | Readonly<{
      name: 'user' | 'product' | 'exclusion';
      kind: 'one';
      codes: readonly string[];
      labels: (words: Words) => Readonly<Record<string, string>>;
      width: number;
    }>
  | Readonly<{
      name: 'roles' | 'changes' | 'practices' | 'points' | 'exceptions' | 'cases' | 'unsure';
      kind: 'some';
      codes: readonly string[];
      labels: (words: Words) => Readonly<Record<string, string>>;
      width: number;
    }>;

/** Columns of the sheet, in the order of the form. */
export const sheetColumns: readonly Column[] = [
  { name: 'name', kind: 'text', width: 28 },
  { name: 'version', kind: 'text', width: 12 },
  { name: 'supplier', kind: 'text', width: 22 },
  { name: 'purpose', kind: 'text', width: 36 },
  { name: 'persons', kind: 'text', width: 24 },
  { name: 'roles', kind: 'some', codes: system.systemRoles, labels: ({ roles }) => roles, width: 22 },
  { name: 'changes', kind: 'some', codes: system.roleChanges, labels: ({ changes }) => changes, width: 26 },
  { name: 'since', kind: 'day', width: 14 },
  { name: 'changedLater', kind: 'claim', width: 18 },
  { name: 'user', kind: 'one', codes: system.systemUsers, labels: ({ users }) => users, width: 24 },
  { name: 'atWork', kind: 'claim', width: 14 },
  { name: 'outsideUnion', kind: 'claim', width: 14 },
  { name: 'exclusion', kind: 'one', codes: system.exclusions, labels: ({ exclusions }) => exclusions, width: 26 },
  { name: 'practices', kind: 'some', codes: system.systemPractices, labels: ({ practices }) => practices, width: 30 },
  { name: 'medicalOrSafety', kind: 'claim', width: 14 },
  { name: 'product', kind: 'one', codes: system.systemProducts, labels: ({ products }) => products, width: 24 },
  { name: 'points', kind: 'some', codes: system.annex3Points, labels: ({ points }) => points, width: 32 },
  { name: 'verificationOnly', kind: 'claim', width: 14 },
  { name: 'exceptions', kind: 'some', codes: system.exceptionGrounds, labels: ({ exceptions }) => exceptions, width: 26 },
  { name: 'profiling', kind: 'claim', width: 14 },
  { name: 'cases', kind: 'some', codes: system.transparencyCases, labels: ({ cases }) => cases, width: 30 },
  { name: 'unsure', kind: 'some', codes: system.openQuestions, labels: ({ unsure }) => unsure, width: 24 },
  { name: 'reviewOn', kind: 'day', width: 14 },
];

/** Stands between several answers of a cell. */
export const separator = '; ';

export function wordsOf(language: Language): Words {
  return interfaceWords[language].aiSystems;
}

export function headingOf(column: Column, language: Language): string {
  return wordsOf(language).fields[column.name];
}

/** As people type it: letters alone count, whatever their size and their blanks. */
export function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().toLowerCase();
}

/** Every way to write a column, an answer of it, or yes and no: in each language, and by its code. */
export const columnsByHeading: ReadonlyMap<string, Column> = new Map(
  sheetColumns.flatMap((column) => [
    [plain(column.name), column] as const,
    ...languages.map((language) => [plain(headingOf(column, language)), column] as const),
  ]),
);

export function codesByWord(column: Extract<Column, { kind: 'one' | 'some' }>): ReadonlyMap<string, string> {
  return new Map(
    column.codes.flatMap((code) => [
      [code, code] as const,
      ...languages.map((language) => [plain(column.labels(wordsOf(language))[code] ?? code), code] as const),
    ]),
  );
}

const claims = new Map(
  languages.flatMap((language) => [
    [plain(aiSystemSheetWords.yes[language]), true] as const,
    [plain(aiSystemSheetWords.no[language]), false] as const,
  ]),
);

/** Null where it is neither yes nor no; an empty cell is no. */
export function claimOf(text: string): boolean | null {
  return text === '' ? false : (claims.get(plain(text)) ?? (text === 'true' ? true : text === 'false' ? false : null));
}
