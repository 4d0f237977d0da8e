import { isoClauses } from '#core/assessment/mapping/framework-controls.ts';
import { annexAControls } from '#core/assessment/mapping/statement.ts';

/** What a cell names: a control of ISO/IEC 27001:2022, something of another edition, a control that Annex A has not, or nothing of the kind. */
export type ControlName =
  | Readonly<{ is: 'control'; id: string; explicit: boolean }>
  | Readonly<{ is: 'older' | 'unknown' | 'clause'; explicit: boolean }>;

const known: ReadonlySet<string> = new Set(annexAControls);
const longestName = 200;
const shortestName = 3;
const number = String.raw`(\d{1,2})\.(\d{1,2})(?:\.(\d{1,2}))?\.?(?![\d.]*\d)`;
/** `A.5.1`, `A 8.24`, `A5.1`, `Annex A 5.1` anywhere; `5.1` at the beginning alone. */
const explicit = new RegExp(String.raw`(?<![\p{L}\p{N}.])A[\s.-]{0,3}${number}`, 'iu');
const plain = new RegExp(`^${number}`, 'u');

/** Points of three numbers that the standard itself has, and no edition of Annex A alone. */
const clauses: ReadonlySet<string> = new Set([
  '6.1.1',
  '6.1.2',
  '6.1.3',
  '7.5.1',
  '7.5.2',
  '7.5.3',
  '9.2.1',
  '9.2.2',
  '9.3.1',
  '9.3.2',
  '9.3.3',
]);
/** Annex A of the edition of 2013 has the themes 5 to 18. */
const olderThemes = { first: 5, last: 18 } as const;

function isOlderTheme(theme: number): boolean {
  return theme >= olderThemes.first && theme <= olderThemes.last;
}

/** How a cell names a control; null where it names none. */
export function controlNamed(text: string): ControlName | null {
  if (text.length < shortestName) return null;
  const written = text.slice(0, longestName).normalize('NFKC').trim();
  const found = explicit.exec(written) ?? plain.exec(written);
  if (!found) return null;
  const isExplicit = /^a/i.test(found[0]);
  const [theme = 0, control = 0] = [found[1], found[2]].map(Number);
  if (found[3] !== undefined) {
    const point = `${theme}.${control}.${Number(found[3])}`;
    if (!isExplicit && clauses.has(point)) return { is: 'clause', explicit: false };
    return isOlderTheme(theme) ? { is: 'older', explicit: isExplicit } : null;
  }
  const id = `A.${theme}.${control}`;
  if (known.has(id)) return { is: 'control', id, explicit: isExplicit };
  if (theme >= 5 && theme <= 8) return { is: 'unknown', explicit: isExplicit };
  if (isExplicit) return isOlderTheme(theme) ? { is: 'older', explicit: true } : null;
  return theme === 4 || theme === 9 || theme === 10 ? { is: 'clause', explicit: false } : null;
}

/** Numbers that are a clause of the standard as well as a control of Annex A. */
export const clauseOrControl: ReadonlySet<string> = new Set(
  annexAControls.filter((id) => isoClauses.some((clause) => `A.${clause}.`.startsWith(`${id}.`))),
);

/** A spreadsheet that takes `5.10` for a number shows `5.1`: controls that one number may stand for. */
export function mayLoseZero(id: string): boolean {
  return known.has(`${id}0`);
}
