import { acceptedInServer } from './accepted-server.ts';
import type { Accepted } from './accepted-type.ts';

/** Mutants that change nothing anybody could see, each with its reason. */
export const accepted: readonly Accepted[] = [
  ...acceptedInServer,
  {
    file: 'core/access.ts',
    line: 'return one.id < other.id ? -1 : 1;',
    was: 'one.id < other.id',
    is: '(one.id ) <= ( other.id)',
    reason: 'No two periods have the same id.',
  },
  {
    file: 'core/access.ts',
    line: 'return one.id < other.id ? -1 : 1;',
    was: '1',
    is: '2',
    reason: 'Only the sign of a comparison counts.',
  },
  {
    file: 'core/access.ts',
    line: 'const startsAt = new Date(at.getTime() + 1);',
    was: '1',
    is: '2',
    reason: 'A new period waits by any time it is ahead; `arrange` then moves it to its place.',
  },
  {
    file: 'core/branding.ts',
    line: 'return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;',
    was: 'share <= 0.04045',
    is: '(share ) < ( 0.04045)',
    reason: 'No channel of eight bits is exactly at the bound.',
  },
  {
    file: 'core/branding.ts',
    line: 'return contrastWithWhite(accent) >= leastContrast;',
    was: 'contrastWithWhite(accent) >= leastContrast',
    is: '(contrastWithWhite(accent) ) > ( leastContrast)',
    reason: 'None of the 16,777,216 colours has exactly this contrast.',
  },
  {
    file: 'core/calendar.ts',
    line: 'const before = new Date(target - offsetMillis(new Date(target - 86_400_000)));',
    was: '86_400_000',
    is: '86400001',
    reason: 'The clock changes twice a year: one day and a millisecond before is as good as one day.',
  },
  {
    file: 'core/calendar.ts',
    line: 'const of = (name: string): number => parts[name] ?? 0;',
    was: '0',
    is: '1',
    reason: 'The formatter gives every part it is asked for.',
  },
  {
    file: 'core/comparison.ts',
    line: "const rank: Readonly<Record<Exclude<AnswerValue, 'not_applicable'>, number>> = { yes: 2, partial: 1, no: 0 };",
    was: '2',
    is: '3',
    reason: 'Only the order of the ranks counts.',
  },
  {
    file: 'core/comparison.ts',
    line: "return rank[to] > rank[from] ? 'better' : 'worse';",
    was: 'rank[to] > rank[from]',
    is: '(rank[to] ) >= ( rank[from])',
    reason: 'Equal answers were told apart before; different ones have different ranks.',
  },
  {
    file: 'core/countries.ts',
    line: "holandia: 'NL',",
    was: "'NL'",
    is: "''",
    reason: 'Dictionaries of regions list this name today; others may not.',
  },
  {
    file: 'core/countries.ts',
    line: "'wielka brytania': 'GB',",
    was: "'GB'",
    is: "''",
    reason: 'Dictionaries of regions list this name today; others may not.',
  },
  {
    file: 'core/invoices.ts',
    line: 'return Math.sign(minor) * Math.floor((2 * Math.abs(minor) * rateTenThousandths + 10_000) / 20_000);',
    was: '10_000',
    is: '10001',
    reason: 'Twice a whole number is even, so no sum lies one short of the next grosz.',
  },
  {
    file: 'core/monthly.ts',
    line: 'return month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 };',
    was: 'month === 12',
    is: 'false',
    reason: 'The calendar counts a thirteenth month as the January after it.',
  },
  {
    file: 'core/monthly.ts',
    line: 'return month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 };',
    was: '12',
    is: '13',
    reason: 'The calendar counts a thirteenth month as the January after it.',
  },
  {
    file: 'core/reminders.ts',
    line: 'return reminderDays.find((day) => left <= day && left >= until[day] && (day < 0 || endsAt > now)) ?? null;',
    was: 'day < 0',
    is: '(day ) <= ( 0)',
    reason: 'No reminder is due on the last day itself.',
  },
  {
    file: 'core/reminders.ts',
    line: 'return reminderDays.find((day) => left <= day && left >= until[day] && (day < 0 || endsAt > now)) ?? null;',
    was: '0',
    is: '1',
    reason: 'No reminder is due on the last day or the one before.',
  },
  {
    file: 'core/report.ts',
    line: 'const effortOrder: Readonly<Record<Effort, number>> = { S: 0, M: 1, L: 2 };',
    was: '2',
    is: '3',
    reason: 'Only the order of the efforts counts.',
  },
  {
    file: 'core/report.ts',
    line: '.filter((item) => item.gain.points > 0)',
    was: '0',
    is: '1',
    reason: 'The least weight there is, a hundredth, gains 50 points at least.',
  },
  {
    file: 'core/scope-ai.ts',
    line: 'return { floor: 0, ceiling: rank(tier) };',
    was: '0',
    is: '1',
    reason: 'Only who has a role with systems is asked, and such a role is of that tier itself.',
  },
  {
    file: 'core/working-days.ts',
    line: 'const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);',
    was: '451',
    is: '452',
    reason: 'The same Easter in every year until 3164.',
  },
];

/** Why no test notices other mutants of a file; they count as survivors. */
export const unnoticed: Readonly<Record<string, string>> = {
  'core/branding.ts': 'The box of the picture is a choice; its words are checked in scripts/limits.test.ts.',
  'core/limits.ts': 'A choice, not a rule; scripts/limits.test.ts keeps promises, forms and words to the same number.',
  'core/scope.ts': 'The day of the state of law is part of the content.',
};
