const months = [
  'stycznia',
  'lutego',
  'marca',
  'kwietnia',
  'maja',
  'czerwca',
  'lipca',
  'sierpnia',
  'września',
  'października',
  'listopada',
  'grudnia',
] as const;
const englishMonths = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
const allMonths: readonly string[] = [...months, ...englishMonths];
/** A day as Polish and English texts write it, as the source of a pattern. */
export const dayPattern = String.raw`(?:\d{1,2} (?:${allMonths.join('|')}) \d{4}|\d{1,2}[./]\d{2}[./]\d{4})`;

/** Days in a Polish or English text, as ISO 8601, in the order in which they are read. */
export function daysIn(text: string): string[] {
  return Array.from(text.matchAll(new RegExp(dayPattern, 'g')), ([found]) => {
    const [date = '', month = '', year = ''] = found.split(/[ ./]/);
    const place = allMonths.indexOf(month);
    const number = place < 0 ? Number(month) : (place % months.length) + 1;
    return [year, String(number).padStart(2, '0'), date.padStart(2, '0')].join('-');
  });
}

/** A text with plain spaces. */
export function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}

const upTo = String.raw`[^\n.;]{0,110}?`;
/** Said of what is to come, or of what is over, with its day. */
const coming = String.raw`(?:będzie|będą|zacznie|zaczną|masz czas|można|możesz|może|najpóźniej do|najbliższy|nadejdzie|przypomnimy|wejd\w+|zaplanowano|kończy się|wygasa|wygaśnie|działa do|termin płatności|will|can still|at the latest|remind|ends on|expires on|works until|is due)`;
const over = String.raw`(?:minął|minęła|minęło|minęły|upłyn\w+|wygasł\w*|zakończył\w*|po terminie|zakończono|wystawiono|zapisano|has passed|expired|ended|overdue|issued on|completed on|saved on)`;

/** Sentences that speak of a past day as of one to come, or of a day to come as of a past one. */
export function misplacedInTime(text: string, today: string): string[] {
  const misplaced = (words: string, isWrong: (day: string) => boolean): string[] =>
    Array.from(
      plain(text).matchAll(new RegExp(String.raw`(?<!\p{L})${words}(?!\p{L})${upTo}${dayPattern}`, 'giu')),
      ([sentence]) => sentence,
    ).filter((sentence) => daysIn(sentence).some(isWrong));
  return [...misplaced(coming, (one) => one < today), ...misplaced(over, (one) => one > today)];
}
