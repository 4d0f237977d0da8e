import { z } from 'zod';
import { addDays, calendarDay, isoDay, startOfDay } from '#core/platform/calendar/calendar.ts';
import { withTimeout } from '#server/adapters/web/timeout.ts';
import { queryRegister } from './json-register.ts';

/** Złoty for one euro, with the table of the National Bank that says so and its day (ISO 8601). */
export type ExchangeRate = Readonly<{ rate: number; table: string; day: string }>;

/** The mean rates of the National Bank of Poland (table A). */
export type ExchangeRates = Readonly<{
  /** The rate of the last day before one (ISO 8601) that has a table. Throws when the bank cannot answer now. */
  euroBefore: (day: string) => Promise<ExchangeRate>;
}>;

/** Longer than any holidays together: then the address is wrong, or the bank knows nothing yet. */
const mostDaysBack = 10;
/** For all days together; somebody waits for it. */
const timeoutMillis = 9000;

const answered = z.object({
  table: z.literal('A'),
  code: z.literal('EUR'),
  rates: z.tuple([
    z.object({
      no: z.string().regex(/^\d{3}\/A\/NBP\/\d{4}$/),
      effectiveDate: z.string(),
      mid: z.number().min(1).max(20).multipleOf(0.0001),
    }),
  ]),
});

/** The client of the bank's open API (api.nbp.pl), which has nothing (404) for days without a table. */
export function openExchangeRates({ url }: Readonly<{ url: string }>): ExchangeRates {
  const of = async (day: string): Promise<ExchangeRate | null> => {
    const body = await queryRegister(`${url}/api/exchangerates/rates/a/eur/${day}/?format=json`);
    if (body === null) return null;
    const [{ no, effectiveDate, mid }] = answered.parse(body).rates;
    if (effectiveDate !== day) throw new Error(`the National Bank answered for ${effectiveDate} instead of ${day}`);
    return { rate: mid, table: no, day };
  };
  const euroBefore = async (day: string): Promise<ExchangeRate> => {
    for (let back = 1; back <= mostDaysBack; back += 1) {
      const found = await of(isoDay(startOfDay(addDays(calendarDay(day), -back))));
      if (found) return found;
    }
    throw new Error(`the National Bank has no table for the ${mostDaysBack} days before ${day}`);
  };
  return { euroBefore: (day) => withTimeout('the National Bank', timeoutMillis, euroBefore(day)) };
}
