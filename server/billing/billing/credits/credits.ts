import { withFact } from '#core/billing/payments/payments.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { endAccess } from '#server/billing/billing/events/consequences.ts';
import { openQuestion } from '#server/billing/billing/decisions/questions.ts';
import { saveCredits } from '#server/billing/billing/decisions/payment-changes.ts';
import { isInUse, leftToGiveBack } from '#server/billing/billing/refunds/refundable.ts';
import { enqueueRefund } from '#server/billing/billing/refunds/refunds.ts';
import { factsOf, openPayments, paymentsOf, saveFacts, type OrderCredit, type PaymentRow } from '#server/billing/billing/repository.ts';
import { endByUpgrade, periodOfPayment, periodsOf, reopenPeriods, type PeriodRow } from '#server/account/public.ts';

type Source = Readonly<{ credit: OrderCredit; row: PaymentRow | undefined; period: PeriodRow | undefined }>;

/** The credits of an order with the orders and periods that they come from, as these are now. */
async function sourcesOf(tx: Db, { organizationId, credits }: PaymentRow): Promise<Source[]> {
  if (!credits) return [];
  const [orders, periods] = [await paymentsOf(tx, organizationId), await periodsOf(tx, organizationId)];
  return credits.map((credit) => ({
    credit,
    row: orders.find(({ id }) => id === credit.paymentId),
    period: periods.find(({ id }) => id === credit.periodId),
  }));
}

async function openCreditTask(deps: Deps, tx: Db, order: PaymentRow, credit: OrderCredit, leftMinor: number): Promise<void> {
  const more = { otherOrderNumber: credit.orderNumber, creditMinor: credit.gross, leftMinor: Math.max(0, leftMinor) };
  await openQuestion(deps, tx, order, { kind: 'credit_gone', subject: `${order.id}:${credit.paymentId}`, more });
}

/**
 * Uses the credits of an order that is paid: the periods whose days were credited end with it. The price holds as it was asked; where
 * another order used the credit before, or its money went back meanwhile, an operator decides. The organisation is locked.
 */
export async function consumeCredits(deps: Deps, tx: Db, order: PaymentRow): Promise<PaymentRow> {
  const sources = await sourcesOf(tx, order);
  if (sources.length === 0) return order;
  const takenAt = deps.now().toISOString();
  const ends: PeriodRow[] = [];
  const credits: OrderCredit[] = [];
  for (const { credit, row, period } of sources) {
    const left = row ? await leftToGiveBack(tx, row) : 0;
    const isFree = row !== undefined && period !== undefined && period.endedAt === null && row.status === 'paid';
    if (isFree) ends.push(period);
    credits.push(isFree ? { ...credit, takenAt } : credit);
    if (!isFree || left < credit.gross) await openCreditTask(deps, tx, order, credit, left);
  }
  if (ends.length > 0) await endByUpgrade(deps, tx, order.organizationId, ends, deps.now());
  return saveCredits(tx, order, credits);
}

/** Whether all that an order brought is to go back, whatever of it was credited at that time. */
function isLeftWhole({ withdrawalOutcome, withdrawalDecision }: PaymentRow): boolean {
  return withdrawalOutcome === 'refunded' || withdrawalDecision === 'full';
}

/** Gives back what an order used: the periods run on to the end that they had. Where one was left meanwhile, its money follows. */
async function returnCredits(deps: Deps, tx: Db, order: PaymentRow): Promise<PeriodRow[]> {
  const used = (await sourcesOf(tx, order)).filter(({ credit }) => isInUse(credit));
  if (used.length === 0) return [];
  const returnedAt = deps.now().toISOString();
  const isUsed = (one: OrderCredit): boolean => used.some(({ credit }) => credit.paymentId === one.paymentId);
  await saveCredits(
    tx,
    order,
    (order.credits ?? []).map((credit) => (isUsed(credit) ? { ...credit, returnedAt } : credit)),
  );
  const back: PeriodRow[] = [];
  for (const { row, period } of used) {
    if (!row || period?.endedBy !== 'upgrade') continue;
    if (row.status === 'paid' && row.withdrawnAt === null) back.push(period);
    const left = isLeftWhole(row) ? await leftToGiveBack(tx, row) : 0;
    if (left > 0) await enqueueRefund(deps, tx, row, { amountMinor: left, reason: 'withdrawal' });
  }
  if (back.length > 0) await reopenPeriods(deps, tx, order.organizationId, back, deps.now());
  return back;
}

/**
 * Ends what an order bought; where its money goes back in whole, so do its credits. Doing it again changes nothing. Returns the periods
 * that run or wait again by that.
 */
export async function endBought(deps: Deps, tx: Db, order: PaymentRow, isWhole: boolean): Promise<PeriodRow[]> {
  const { organizationId, id } = order;
  const period = await periodOfPayment(tx, organizationId, id);
  // First, so that what waits behind does not move up into their time.
  const back = isWhole ? await returnCredits(deps, tx, order) : [];
  if (period) await endAccess(deps, tx, order, period);
  const ids = new Set(back.map((one) => one.id));
  return (await periodsOf(tx, organizationId)).filter((one) => ids.has(one.id) && one.endsAt > deps.now());
}

/**
 * What follows for upgrades when money of an order goes back: an open one is closed that credits more than is left, and of a paid one
 * an operator is notified. The organisation is locked.
 */
export async function reviewUpgrades(deps: Deps, tx: Db, row: PaymentRow): Promise<void> {
  const credited = ({ credits }: PaymentRow): OrderCredit | undefined => credits?.find(({ paymentId }) => paymentId === row.id);
  const left = await leftToGiveBack(tx, row);
  for (const order of await openPayments(tx, row.organizationId)) {
    const credit = credited(order);
    if (!credit || (row.withdrawnAt === null && left >= credit.gross)) continue;
    const facts = withFact(factsOf(order), { kind: 'expired', at: deps.now().getTime() });
    await saveFacts(tx, order, { facts, intentId: null, method: null, failureCode: order.failureCode, charged: null });
  }
  if (left >= 0) return;
  for (const order of await paymentsOf(tx, row.organizationId)) {
    const credit = credited(order);
    if (credit && isInUse(credit)) await openCreditTask(deps, tx, order, credit, left + credit.gross);
  }
}
