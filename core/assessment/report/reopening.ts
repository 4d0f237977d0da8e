import { addDays, businessDay, endOfDay } from '#core/platform/calendar/calendar.ts';
import { allows } from '#core/account/entitlements/entitlements.ts';
import type { PlanId } from '#core/account/entitlements/plans.ts';

/** Days after its first completion in which an assessment may be opened again. */
export const reopenDays = 14;

/** Why an assessment stays locked: with more than one assessment in the plan the next one takes its place. */
export const reopenHindrances = ['not_finished', 'next_instead', 'certificate_issued', 'too_late'] as const;
export type ReopenHindrance = (typeof reopenHindrances)[number];

/** Last moment in which an assessment may be opened again: the end of the fourteenth day after it was first completed, in Warsaw. */
export function reopenUntil(firstCompletedAt: Date): Date {
  return endOfDay(addDays(businessDay(firstCompletedAt), reopenDays));
}

type Facts = Readonly<{ completedAt: Date | null; firstCompletedAt: Date | null; hasCertificate: boolean }>;

/**
 * Until when a finished assessment may be opened again under a paid period, or what hinders it (docs/product.md, “The
 * finish”). The days count from the first completion, so that opening it again does not prolong them; a certificate
 * hinders it for good, also one that was taken back.
 */
export function reopeningOf(
  facts: Facts,
  period: Readonly<{ plan: PlanId }> | null | undefined,
  now: Date,
): { until: Date } | { hindrance: ReopenHindrance } {
  if (!facts.completedAt || !facts.firstCompletedAt) return { hindrance: 'not_finished' };
  if (facts.hasCertificate) return { hindrance: 'certificate_issued' };
  if (allows(period, 'several_assessments')) return { hindrance: 'next_instead' };
  const until = reopenUntil(facts.firstCompletedAt);
  return now <= until ? { until } : { hindrance: 'too_late' };
}
