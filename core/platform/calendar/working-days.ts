import { addDays, type CalendarDay } from './calendar.ts';

/** Free of work every year (act of 18 January 1951 on days free of work, art. 1), as month and day. */
const fixedHolidays = [
  [1, 1],
  [1, 6],
  [5, 1],
  [5, 3],
  [8, 15],
  [11, 1],
  [11, 11],
  [12, 25],
  [12, 26],
] as const;

/** Christmas Eve is free of work since 2025 (Dz.U. 2024 poz. 1965). */
const christmasEveSince = 2025;

/** Days after Easter Sunday: Easter itself, Easter Monday, Pentecost, Corpus Christi. */
const afterEaster = [0, 1, 49, 60] as const;

/** Easter Sunday of the Gregorian calendar (the anonymous algorithm of 1876, as given by Meeus). */
export function easterSunday(year: number): CalendarDay {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const correction = Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * late + 114;
  return { year, month: Math.floor(days / 31), day: (days % 31) + 1 };
}

function isSame(one: CalendarDay, other: CalendarDay): boolean {
  return one.year === other.year && one.month === other.month && one.day === other.day;
}

/** Whether a day is a public holiday in Poland, Sundays aside. */
export function isPublicHoliday(day: CalendarDay): boolean {
  if (fixedHolidays.some(([month, date]) => day.month === month && day.day === date)) return true;
  if (day.month === 12 && day.day === 24) return day.year >= christmasEveSince;
  const easter = easterSunday(day.year);
  return afterEaster.some((days) => isSame(day, addDays(easter, days)));
}

/** Monday to Friday, public holidays aside. */
export function isWorkingDay(day: CalendarDay): boolean {
  const weekday = new Date(Date.UTC(day.year, day.month - 1, day.day)).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isPublicHoliday(day);
}

/** The first working day of a month in Poland. */
export function firstWorkingDay(year: number, month: number): CalendarDay {
  let day: CalendarDay = { year, month, day: 1 };
  while (!isWorkingDay(day)) day = addDays(day, 1);
  return day;
}
