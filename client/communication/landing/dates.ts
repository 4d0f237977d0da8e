/** The days of the two calendars, as the words beside them state; each ends in Warsaw. */
const calendars = {
  nis2: { d1: '2026-04-03', d2: '2026-10-03', d3: '2027-04-03', d4: '2028-04-03' },
  aiAct: { d1: '2025-02-02', d2: '2026-08-02', d3: '2026-12-02', d4: '2027-12-02' },
} as const;

export type Act = keyof typeof calendars;
export const acts = ['nis2', 'aiAct'] as const satisfies readonly Act[];
export const dates = ['d1', 'd2', 'd3', 'd4'] as const;
export type ActDate = (typeof dates)[number];

/** The next day of an act's calendar, today included; its last one when all are past. */
export function nextDate(act: Act, now = new Date()): ActDate {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' }).format(now);
  return dates.find((date) => calendars[act][date] >= today) ?? 'd4';
}
