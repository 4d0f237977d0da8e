import sql from 'sql-template-tag';
import type { Billing, Payment } from '#contract/billing/billing.ts';
import { accessState, coverage, lastEnd } from '#core/account/entitlements/access.ts';
import { netPrice } from '#core/account/entitlements/plans.ts';
import { allows } from '#core/account/entitlements/entitlements.ts';
import { disputeState } from '#core/billing/payments/payments.ts';
import type { Credit } from '#core/billing/upgrade.ts';
import { withdrawalRight } from '#core/billing/withdrawal.ts';
import { organizationOf, type Account } from '#server/platform/security/principal.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { ksefNumbers } from '#server/billing/invoices/service.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { offersOf, type Offer } from './credits/sources.ts';
import { vatOf } from './refunds/amounts.ts';
import { isInUse, leftOf } from './refunds/refundable.ts';
import { transferOf } from './transfers/by-transfer.ts';
import { countPaid, paymentBySession, paymentsOf, type PaymentRow } from './repository.ts';
import { consultantOf, periodsOf, type PeriodRow } from '#server/account/public.ts';

function isOpen(row: PaymentRow, now: Date): boolean {
  return row.status === 'pending' && row.expiresAt !== null && row.expiresAt > now;
}

/** Why a payment that arrived does not stand for itself; null where it does. */
function doubtOf(row: PaymentRow): Payment['doubt'] {
  if (row.charged && row.acceptedAt === null && row.status === 'paid') return 'review';
  const states = Object.values(row.disputes).map(disputeState);
  return states.some((state) => state === 'open' || state === 'funds_withdrawn') ? 'disputed' : null;
}

function withdrawalOf({ withdrawalDeclaredAt, withdrawalOutcome, withdrawalDecision }: PaymentRow): Payment['withdrawal'] {
  if (!withdrawalDeclaredAt || !withdrawalOutcome) return null;
  return { declaredAt: withdrawalDeclaredAt.toISOString(), outcome: withdrawalOutcome, decision: withdrawalDecision };
}

type Beside = Readonly<{ now: Date; ksefNumber: string | null; orders: readonly PaymentRow[]; left: number }>;

function creditViews(credits: readonly Credit[]): Payment['credits'] {
  return credits.map(({ orderNumber, plan, days, net }) => ({ orderNumber, plan, days, net: net / 100 }));
}

/** Orders that use unused days of an order. */
function creditedOn({ id }: PaymentRow, orders: readonly PaymentRow[]): string[] {
  const isFrom = ({ credits }: PaymentRow): boolean => (credits ?? []).some((credit) => credit.paymentId === id && isInUse(credit));
  return orders.filter(isFrom).map(({ orderNumber }) => orderNumber);
}

function paymentView(deps: Pick<Deps, 'config'>, row: PaymentRow, { now, ksefNumber, orders, left }: Beside): Payment {
  const right = withdrawalRight(row, now);
  const open = isOpen(row, now);
  return {
    id: row.id,
    orderNumber: row.orderNumber,
    plan: row.plan,
    status: row.status === 'pending' && !open ? 'expired' : row.status,
    net: row.netAmount,
    vat: vatOf(row),
    gross: row.amount,
    currency: row.currency,
    method: row.paymentMethod,
    createdAt: row.createdAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    refundedAt: row.refundedAt?.toISOString() ?? null,
    refunded: row.refundedAmount,
    credits: creditViews(row.credits ?? []),
    creditedOn: creditedOn(row, orders),
    refundable: Math.max(0, left) / 100,
    doubt: doubtOf(row),
    withdrawal: withdrawalOf(row),
    checkoutUrl: open ? row.checkoutUrl : null,
    transfer: open ? transferOf(deps, row) : null,
    withdrawableUntil: 'until' in right ? right.until.toISOString() : null,
    withdrawalLost: 'lost' in right ? right.lost : null,
    ksefNumber,
  };
}

/** Periods with what they are now; those that were ended before they began are left out. */
export function readPeriods(periods: readonly PeriodRow[], now: Date): Billing['periods'] {
  return periods
    .filter((period) => period.endsAt > period.startsAt)
    .map(({ id, plan, startsAt, endsAt }) => ({
      id,
      plan,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      state: startsAt > now ? 'upcoming' : endsAt > now ? 'active' : 'ended',
    }));
}

/** Plan, periods and payments of the own organisation as they are at one moment; the consultant is shown while the plan has one. */
export function readBilling(deps: Deps, account: Account): Promise<Billing> {
  const organizationId = organizationOf(account);
  return deps.db.transaction(async (tx) => {
    await tx.rows(sql`set transaction isolation level repeatable read, read only`);
    return billingOf(deps, tx, organizationId);
  });
}

function offerView({ plan, currency, net, credits, otherCurrency }: Offer): Billing['offers'][number] {
  const price = netPrice(plan, currency) / 100;
  return { plan, currency, price, net: net / 100, credits: creditViews(credits), otherCurrency: [...otherCurrency] };
}

async function billingOf(deps: Pick<Deps, 'config' | 'now'>, db: Db, organizationId: string): Promise<Billing> {
  const now = deps.now();
  const rows = await paymentsOf(db, organizationId);
  const periods = await periodsOf(db, organizationId);
  const numbers = await ksefNumbers(db, organizationId);
  const orders = rows.map((row) => ({
    open: isOpen(row, now),
    paidAt: row.paidAt,
    givenBack: row.status === 'refunded' || row.withdrawnAt !== null,
  }));
  const left: number[] = [];
  for (const row of rows) left.push(await leftOf(db, row, rows));
  const covered = coverage(periods, now);
  const endsAt = covered?.planUntil ?? lastEnd(periods, now);
  return {
    state: accessState(periods, orders, now),
    plan: covered?.current.plan ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    next: covered?.next ? { plan: covered.next.plan, endsAt: covered.until.toISOString() } : null,
    periods: readPeriods(periods, now),
    payments: rows.map((row, place) =>
      paymentView(deps, row, { now, ksefNumber: numbers.get(row.id) ?? null, orders: rows, left: left[place] ?? 0 }),
    ),
    offers: (await offersOf(db, { periods, orders: rows }, now)).map(offerView),
    consultant: allows(covered?.current, 'consultant') ? await consultantOf(db, organizationId) : null,
  };
}

/** An own payment by the session that its page was opened with. */
export async function readCheckout(deps: Deps, account: Account, sessionId: string): Promise<Payment> {
  const row = await paymentBySession(deps.db, sessionId);
  if (!row || row.organizationId !== organizationOf(account)) throw notFound();
  const orders = await paymentsOf(deps.db, row.organizationId);
  return paymentView(deps, row, { now: deps.now(), ksefNumber: null, orders, left: await leftOf(deps.db, row, orders) });
}

/** Orders that were paid, for somebody who is about to delete the organisation. */
export function countPaidOrders(db: Db, organizationId: string): Promise<number> {
  return countPaid(db, organizationId);
}
