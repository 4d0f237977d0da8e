/** A cell or a header without what does not matter: case, accents, blanks, marks and what stands in square brackets. */
export function plain(text: string): string {
  return text
    .slice(0, 200)
    .replaceAll(/\[[^\]]*\]/g, '')
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Words as `plain` writes them. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

const yes = wordSet(
  'true yes y 1 tak ja oui capable registered enrolled completed passed done ukonczone ukonczono zakonczone zaliczone zaliczono abgeschlossen bestanden termine',
);
const no = wordSet(
  'false no n 0 nie nein non notcapable notregistered notenrolled notcompleted failed inprogress notstarted nieukonczone nieukonczono wtrakcie niezaliczone nichtabgeschlossen nontermine',
);

/** Null for what says neither. */
export function yesOrNo(cell: string): boolean | null {
  const word = plain(cell);
  if (yes.has(word)) return true;
  return no.has(word) ? false : null;
}

function isoDayOf(year: number, month: number, day: number): string | null {
  const at = new Date(Date.UTC(year, month - 1, day));
  const isDay = year >= 1970 && year <= 9999 && at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
  return isDay ? at.toISOString().slice(0, 10) : null;
}

const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/;
const yearLast = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})(?!\d)/;

type Order = 'day_first' | 'month_first' | null;

/** Whether the day or the month stands first, as a column shows it by a number that is no month; null where nothing or both do. */
function orderOf(cells: readonly string[]): Order {
  let [dayFirst, monthFirst] = [false, false];
  for (const cell of cells) {
    const match = yearLast.exec(cell);
    if (!match || match[2] === '.') continue;
    if (Number(match[1]) > 12) dayFirst = true;
    if (Number(match[3]) > 12) monthFirst = true;
  }
  if (dayFirst === monthFirst) return null;
  return dayFirst ? 'day_first' : 'month_first';
}

/** Reads the days (ISO) of one column; null for what is none, and for what might be two days: 03/04/2026. */
export function dayReader(column: readonly string[]): (cell: string) => string | null {
  const order = orderOf(column);
  return (cell) => {
    const [, year, month, day] = yearFirst.exec(cell) ?? [];
    if (year !== undefined) return isoDayOf(Number(year), Number(month), Number(day));
    const [, first, mark, second, last] = yearLast.exec(cell) ?? [];
    if (last === undefined) return null;
    const isDayFirst = mark === '.' || order === 'day_first' || first === second;
    if (!isDayFirst && order === null) return null;
    return isDayFirst ? isoDayOf(Number(last), Number(second), Number(first)) : isoDayOf(Number(last), Number(first), Number(second));
  };
}

/** How many days one day (ISO) is before another. */
export function daysBefore(day: string, later: string): number {
  return (Date.parse(later) - Date.parse(day)) / 86_400_000;
}
