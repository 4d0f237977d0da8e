import { addDays, addMonths, businessDay, calendarDay, isoDay, startOfDay } from '#core/platform/calendar/calendar.ts';
import { saleMonth } from '#core/billing/invoices.ts';
import type { Deps } from '#server/deps.ts';
import { signedIn } from './callers.ts';
import { demoOperator } from './companies.ts';
import { later, type Timeline } from './timeline.ts';
import { enterKsef, exportMonth, invoicesOf } from '#server/billing/public.ts';

/** A number as KSeF gives them: the seller, the day and fourteen digits. */
function ksefNumber(deps: Deps): string {
  const digits = deps.randomIntegers(14, 16).map((digit) => digit.toString(16).toUpperCase());
  const hex = digits.join('');
  const day = isoDay(deps.now()).replaceAll('-', '');
  return [deps.config.company.nip, day, hex.slice(0, 6), hex.slice(6, 12), hex.slice(12)].join('-');
}

const [exportDay, exportMinute] = [4, 10 * 60];

/** On the fifth day of each month the operator numbers what was sold in the month before, and a day later enters its numbers of KSeF but for the newest. */
export async function* exportInvoices(since: Date, now: Date): Timeline {
  const thisMonth = saleMonth(now);
  for (let month = saleMonth(since); month < thisMonth;) {
    const next = addMonths(startOfDay(calendarDay(`${month}-01`)), 1);
    const fifth = startOfDay(addDays(businessDay(next), exportDay));
    let deps = yield later(fifth, exportMinute, now);
    const operator = await signedIn(deps, demoOperator.email);
    await exportMonth(deps, operator, { month, note: 'Dla biura rachunkowego' });
    deps = yield later(deps.now(), 24 * 60, now);
    const sold = saleMonth(next) < thisMonth ? await invoicesOf(deps, month) : [];
    for (const { organizationId, id } of sold) {
      await enterKsef(deps, operator, { organizationId, id, note: 'Numer z KSeF', ksefNumber: ksefNumber(deps) });
    }
    month = saleMonth(next);
  }
}
