import { startOfPlan } from '#core/account/entitlements/access.ts';
import { disputeState } from '#core/billing/payments/payments.ts';
import { partOf, type Amounts } from '#core/billing/invoices.ts';
import { creditsFor, sumOfCredits, type Credit, type CreditSource } from '#core/billing/upgrade.ts';
import { currencies, netPrice, planIds, planRank, type Currency, type PlanId } from '#core/account/entitlements/plans.ts';
import type { Db } from '#server/platform/db/db.ts';
import { leftToGiveBack } from '#server/billing/billing/refunds/refundable.ts';
import { paymentsOf, type PaymentRow } from '#server/billing/billing/repository.ts';
import { invoicedByPayment } from '#server/billing/invoices/service.ts';
import { periodsOf, type PeriodRow } from '#server/account/public.ts';

/** Whether the money of an order is certain: nobody disputes it, took it back or decides about that. */
function isCertain({ status, disputes, withdrawnAt, withdrawalDeclaredAt, withdrawalDecision }: PaymentRow): boolean {
  const isLeaving = withdrawnAt !== null || (withdrawalDeclaredAt !== null && withdrawalDecision !== 'nothing');
  return status === 'paid' && !isLeaving && Object.values(disputes).every((dispute) => disputeState(dispute) === 'won');
}

/** What is left of the price of an order: its invoice with corrections, without what is on its way back. */
async function leftOf(db: Db, row: PaymentRow, invoiced: Amounts): Promise<Amounts> {
  const gross = Math.min(invoiced.gross, await leftToGiveBack(db, row));
  return gross === invoiced.gross || invoiced.gross <= 0 ? invoiced : partOf(invoiced, Math.max(0, gross));
}

/** What an organisation bought: its periods and its orders. */
type Bought = Readonly<{ periods: readonly PeriodRow[]; orders: readonly PaymentRow[] }>;
type Unused = Readonly<{ period: PeriodRow; row: PaymentRow }>;

/**
 * Paid periods of lesser plans with time to come, each with its order; none where the plan, or a greater one, runs already: it is
 * extended then, and they wait for its end.
 */
function lesserPeriods({ periods, orders }: Bought, plan: PlanId, now: Date): Unused[] {
  if (startOfPlan(plan, periods, now) > now) return [];
  const isLesser = (period: PeriodRow): boolean => planRank(period.plan) < planRank(plan);
  const open = periods.filter((period) => period.endedAt === null && period.endsAt > now && isLesser(period));
  return open.flatMap((period) => {
    const row = orders.find(({ id }) => id === period.paymentId);
    return row && isCertain(row) ? [{ period, row }] : [];
  });
}

/** What a plan costs now, in minor units: its price less the credits. */
export type Offer = Readonly<{
  plan: PlanId;
  currency: Currency;
  net: number;
  credits: readonly Credit[];
  /** Orders of lesser plans with unused days that were paid in another currency and are not credited. */
  otherCurrency: readonly string[];
}>;

/** What a plan costs now in each currency. */
async function offersOfPlan(db: Db, bought: Bought, plan: PlanId, now: Date): Promise<Record<Currency, Offer>> {
  const lesser = lesserPeriods(bought, plan, now);
  const ids = lesser.map(({ row }) => row.id);
  const invoiced = ids.length > 0 ? await invoicedByPayment(db, ids) : new Map<string, Amounts>();
  const sources: (CreditSource & { currency: Currency })[] = [];
  for (const { period, row } of lesser) {
    const amounts = invoiced.get(row.id);
    if (!amounts) continue;
    const { id: periodId, plan: of, startsAt, endsAt } = period;
    const { id: paymentId, orderNumber, currency } = row;
    sources.push({ paymentId, periodId, orderNumber, plan: of, startsAt, endsAt, currency, left: await leftOf(db, row, amounts) });
  }
  const inCurrency = (currency: Currency): Offer => {
    const price = netPrice(plan, currency);
    const own = sources.filter((source) => source.currency === currency);
    const credits = creditsFor(price, own, now);
    const otherCurrency = lesser.filter(({ row }) => row.currency !== currency).map(({ row }) => row.orderNumber);
    return { plan, currency, net: price - sumOfCredits(credits).net, credits, otherCurrency };
  };
  return { PLN: inCurrency('PLN'), EUR: inCurrency('EUR') };
}

/** What an order of a plan in a currency would cost an organisation now. */
export async function offerOf(db: Db, organizationId: string, wanted: Pick<Offer, 'plan' | 'currency'>, now: Date): Promise<Offer> {
  const bought = { periods: await periodsOf(db, organizationId), orders: await paymentsOf(db, organizationId) };
  return (await offersOfPlan(db, bought, wanted.plan, now))[wanted.currency];
}

/** What each plan would cost now, in each currency, for whom these periods and orders are all. */
export async function offersOf(db: Db, bought: Bought, now: Date): Promise<Offer[]> {
  const offers: Offer[] = [];
  for (const plan of planIds) {
    const byCurrency = await offersOfPlan(db, bought, plan, now);
    offers.push(...currencies.map((currency) => byCurrency[currency]));
  }
  return offers;
}
