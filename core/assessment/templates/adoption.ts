import { addMonthsToDay, calendarDay, isoOf } from '#core/platform/calendar/calendar.ts';

/** Where a template stands: nothing was done with it, some gaps are filled in, a document is in force, or its review is due. */
export const templateStates = ['none', 'started', 'approved', 'due'] as const;
export type TemplateState = (typeof templateStates)[number];

/** Months after which an approved document is to be reviewed. */
export const reviewMonths = 12;

/** The day (ISO) until which a document approved on a day is to be reviewed. */
export function reviewDay(approvedOn: string): string {
  return isoOf(addMonthsToDay(calendarDay(approvedOn), reviewMonths));
}

/** Documents in force first: the one approved last. */
export function byApproval<T extends Readonly<{ approvedOn: string; recordedAt: Date }>>(documents: readonly T[]): T[] {
  return documents.toSorted((a, b) => b.approvedOn.localeCompare(a.approvedOn) || b.recordedAt.getTime() - a.recordedAt.getTime());
}

/** `today` is an ISO day. A document whose evidence has no day, since somebody took it away, is not reviewed by anybody: its review is due. */
export function templateState(document: Readonly<{ validUntil: string | null }> | null, isStarted: boolean, today: string): TemplateState {
  if (!document) return isStarted ? 'started' : 'none';
  return document.validUntil !== null && document.validUntil >= today ? 'approved' : 'due';
}
