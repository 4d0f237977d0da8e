import { monthOf } from '#core/billing/invoices.ts';

/** The month in Warsaw, such as 2026-11. */
export function thisMonth(): string {
  return monthOf(new Date());
}
