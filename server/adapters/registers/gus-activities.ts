import type { RegisteredActivities, RegisteredCode } from './company-register.ts';

type Row = Readonly<Record<string, string>>;

/** More codes than any entry has; what comes behind is no entry of a company. */
const mostCodes = 200;
const longestName = 300;

/** The report with the codes of an entry (BIR1.2). */
export function codesReportName(kind: string): string {
  return kind === 'F' ? 'BIR12OsFizycznaPkd' : 'BIR12OsPrawnaPkd';
}

/** Legal units write `praw_pkdKod`, people `fiz_pkd_Kod`. */
function part(row: Row, name: string): string {
  const wanted = new RegExp(`^(?:praw|fiz)_pkd_?${name}$`);
  return (Object.entries(row).find(([key]) => wanted.test(key))?.[1] ?? '').trim();
}

/** Reports write `6210B`, people 62.10.B. */
function written(code: string): string {
  const [, division, group, rest = ''] = /^(\d{2})\.?(\d{2})\.?([A-Z])?$/.exec(code) ?? [];
  return division && group ? [`${division}.${group}`, rest].filter(Boolean).join('.') : '';
}

/** The edition of the classification, where the report names it. */
function editionOf(row: Row): RegisteredCode['edition'] {
  const [named] = /(?:2007|2025)/.exec(part(row, 'Wersja')) ?? [];
  return named === '2007' || named === '2025' ? named : null;
}

/** An activity that ended is none, and a code that was not understood suggests nothing. */
export function codesOf(rows: readonly Row[]): RegisteredCode[] {
  const current = rows.filter((row) => !row.fiz_dataSkresleniaDzialalnosciZRegon?.trim());
  const read = current.flatMap((row): RegisteredCode[] => {
    const code = written(part(row, 'Kod'));
    if (!code) return [];
    const main = part(row, 'Przewazajace') === '1';
    return [{ code, name: part(row, 'Nazwa').slice(0, longestName), main, edition: editionOf(row) }];
  });
  const each = [...new Map(read.map((one) => [`${one.code} ${one.edition}`, one])).values()];
  return each.toSorted((a, b) => Number(b.main) - Number(a.main)).slice(0, mostCodes);
}

/** The legal form in the words of the register. */
export function legalFormOf(report: Row | undefined): RegisteredActivities['legalForm'] {
  return report?.praw_szczegolnaFormaPrawna_Nazwa?.trim() || report?.praw_podstawowaFormaPrawna_Nazwa?.trim() || null;
}
