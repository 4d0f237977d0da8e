import { addDays, businessDay, endOfDay } from '#core/calendar.ts';
import { withdrawalDays } from '#core/plans.ts';
import type { PaymentRow } from './payments.ts';

export type WithdrawalLoss = 'not_paid' | 'used' | 'too_late' | 'withdrawn';

/** Last moment of the right: the end of the fourteenth day after the payment, in Warsaw. */
export function withdrawalDeadline(paidAt: Date): Date {
  return endOfDay(addDays(businessDay(paidAt), withdrawalDays));
}

/** Until when a contract can be left, or why it cannot (specification section 6). */
export function withdrawalRight(row: PaymentRow, used: boolean, now: Date): { until: Date } | { lost: WithdrawalLoss } {
  if (row.withdrawnAt !== null) return { lost: 'withdrawn' };
  if (row.status !== 'paid' || row.paidAt === null) return { lost: 'not_paid' };
  if (used) return { lost: 'used' };
  const until = withdrawalDeadline(row.paidAt);
  return now <= until ? { until } : { lost: 'too_late' };
}
