import { addMonthsToDay, calendarDay, isoOf } from '#core/platform/calendar/calendar.ts';
import { termOf, type Term } from '#core/platform/calendar/deadlines.ts';
import { inForce } from '#core/assessment/scope/in-force.ts';

/** Months from the day on which the conditions are met (UKSC art. 7c ust. 1, art. 16 pkt 1 and 2), and days for a change (art. 7c ust. 3). */
const months = { register: 6, measures: 12, audit: 24 } as const;
const changeDays = 14;

/** The terms of an entity that meets the conditions from that calendar day (ISO); what begins to bind on a day is not shifted. */
export type Nis2Terms = Readonly<{ register: Term; measuresFrom: string; auditFrom: string }>;

export function nis2Terms(since: string): Nis2Terms {
  const day = calendarDay(since < inForce ? inForce : since);
  const after = (length: number): string => isoOf(addMonthsToDay(day, length));
  return { register: termOf(day, { months: months.register }), measuresFrom: after(months.measures), auditFrom: after(months.audit) };
}

/** Until when a change of data in the register is notified. */
export function registerChangeTerm(changed: string): Term {
  return termOf(calendarDay(changed), { days: changeDays });
}
