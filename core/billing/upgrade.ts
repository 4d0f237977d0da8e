import { businessDay, daysBetween } from '#core/platform/calendar/calendar.ts';
import type { PlanId } from '#core/account/entitlements/plans.ts';
import type { Amounts } from './invoices.ts';

/** A paid period of a lesser plan that has not ended, with what is left of its price. Amounts are minor units. */
export type CreditSource = Readonly<{
  paymentId: string;
  periodId: string;
  orderNumber: string;
  plan: PlanId;
  startsAt: Date;
  endsAt: Date;
  left: Amounts;
}>;

/** What unused days of a lesser plan take off the price of a greater one, in minor units (docs/product.md, “Payments”). */
export type Credit = Readonly<{
  paymentId: string;
  periodId: string;
  orderNumber: string;
  plan: PlanId;
  days: number;
  net: number;
  gross: number;
}>;

/** The least net price that is left to pay, in minor units: no order is for nothing. */
export const leastPriceMinor = 500;

/** A share of an amount, rounded half up. */
function share(amount: number, part: number, whole: number): number {
  return Math.floor((2 * amount * part + whole) / (2 * whole));
}

/** What the unused days of one period are worth: whole days in Warsaw from the day of the order on, that day included. */
export function creditOf({ startsAt, endsAt, left, ...source }: CreditSource, now: Date): Credit {
  const end = businessDay(endsAt);
  const whole = daysBetween(businessDay(startsAt), end);
  const days = Math.max(0, Math.min(whole, daysBetween(businessDay(now), end)));
  const worth = (amount: number): number => (whole <= 0 ? 0 : share(amount, days, whole));
  const { paymentId, periodId, orderNumber, plan } = source;
  return { paymentId, periodId, orderNumber, plan, days, net: worth(left.net), gross: worth(left.gross) };
}

/**
 * What an order of a price is reduced by: whole periods, the earliest first, as long as something is left to pay. A period
 * that does not fit is not touched and waits behind the greater plan.
 */
export function creditsFor(price: number, sources: readonly CreditSource[], now: Date): Credit[] {
  let left = price;
  return sources
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime() || (one.periodId < other.periodId ? -1 : 1))
    .map((source) => creditOf(source, now))
    .filter(({ net }) => {
      if (net <= 0 || left - net < leastPriceMinor) return false;
      left -= net;
      return true;
    });
}

/** What credits come to together. */
export function sumOfCredits(credits: readonly Pick<Credit, 'net' | 'gross'>[]): Readonly<{ net: number; gross: number }> {
  const sum = (key: 'net' | 'gross'): number => credits.reduce((total, credit) => total + credit[key], 0);
  return { net: sum('net'), gross: sum('gross') };
}
