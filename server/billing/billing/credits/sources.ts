import { startOfPlan } from '#core/account/entitlements/access.ts';
import { disputeState } from '#core/billing/payments.ts';
import { partOf, type Amounts } from '#core/billing/invoices.ts';
import { creditsFor, type Credit, type CreditSource } from '#core/billing/upgrade.ts';
import { netPrice, planRank, type Currency, type PlanId } from '#core/account/entitlements/plans.ts';
import type { Db } from '#server/platform/db/db.ts';
import { leftToGiveBack } from '#server/billing/billing/refunds/left.ts';
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

type Unused = Readonly<{ period: PeriodRow; row: PaymentRow }>;

/**
 * Paid periods of lesser plans with time to come, each with its order; none where the plan, or a greater one, runs already: it is
 * extended then, and they wait for its end.
 */
async function lesserPeriods(db: Db, organizationId: string, plan: PlanId, now: Date): Promise<Unused[]> {
  const periods = await periodsOf(db, organizationId);
  if (startOfPlan(plan, periods, now) > now) return [];
  const orders = await paymentsOf(db, organizationId);
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

/** What an order of a plan in a currency would cost an organisation now. */
export async function offerOf(db: Db, organizationId: string, wanted: Pick<Offer, 'plan' | 'currency'>, now: Date): Promise<Offer> {
  const { plan, currency } = wanted;
  const lesser = await lesserPeriods(db, organizationId, plan, now);
  const invoiced = await invoicedByPayment(
    db,
    lesser.map(({ row }) => row.id),
  );
  const sources: CreditSource[] = [];
  for (const { period, row } of lesser) {
    const amounts = invoiced.get(row.id);
    if (!amounts || row.currency !== currency) continue;
    const { id: periodId, plan: of, startsAt, endsAt } = period;
    const left = await leftOf(db, row, amounts);
    sources.push({ paymentId: row.id, periodId, orderNumber: row.orderNumber, plan: of, startsAt, endsAt, left });
  }
  const price = netPrice(plan, currency);
  const credits = creditsFor(price, sources, now);
  const otherCurrency = lesser.filter(({ row }) => row.currency !== currency).map(({ row }) => row.orderNumber);
  return { plan, currency, net: price - credits.reduce((sum, { net }) => sum + net, 0), credits, otherCurrency };
}
