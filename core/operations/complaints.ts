import { addDays, businessDay, endOfDay } from '#core/platform/calendar/calendar.ts';
import { endOfWorkingDays } from '#core/platform/calendar/deadlines.ts';

/** How a complaint came. */
export const complaintWays = ['form', 'email', 'letter', 'phone'] as const;
export type ComplaintWay = (typeof complaintWays)[number];

/** How a complaint can be answered. */
export const complaintOutcomes = ['uphold', 'uphold_part', 'reject_complaint'] as const;
export type ComplaintOutcome = (typeof complaintOutcomes)[number];

/** Working days to answer a complaint in. */
export const answerWorkingDays = 14;
/** Calendar days to answer a consumer's in; silence upholds it (act on consumer rights, art. 7a). */
export const consumerAnswerDays = 14;

/** Last moment of the answer, in Warsaw; for a consumer no later than the law has it, which no holiday moves to our favour. */
export function answerBy(receivedAt: Date, isConsumer: boolean): Date {
  const promised = endOfWorkingDays(receivedAt, answerWorkingDays);
  if (!isConsumer) return promised;
  const due = endOfDay(addDays(businessDay(receivedAt), consumerAnswerDays));
  return due < promised ? due : promised;
}
