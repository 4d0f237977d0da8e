import sql from 'sql-template-tag';
import type { AccessState, Billing, Payment } from '#contract/billing.ts';
import type { Db } from '#server/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { ksefNumbers } from '#server/invoices/service.ts';
import { notFound } from '#server/refusal.ts';
import { paymentBySession, paymentsOf, vatOf, type PaymentRow } from './payments.ts';
import { periodsOf, type PeriodRow } from './periods.ts';
import { withdrawalRight } from './withdrawal-right.ts';
import { wasUsed } from './withdrawal.ts';
import { type Account, organizationOf } from '#server/caller.ts';

const endingMillis = 30 * 86_400_000;

type Seen = Readonly<{ now: Date; ksefNumber: string | null }>;

async function paymentView(db: Db, row: PaymentRow, { now, ksefNumber }: Seen): Promise<Payment> {
  const right = withdrawalRight(row, row.status === 'paid' && (await wasUsed(db, row)), now);
  const open = row.status === 'pending' && row.expiresAt !== null && row.expiresAt > now;
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
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
    checkoutUrl: open ? row.checkoutUrl : null,
    withdrawableUntil: 'until' in right ? right.until.toISOString() : null,
    withdrawalLost: 'lost' in right ? right.lost : null,
    ksefNumber,
  };
}

function stateOf(active: PeriodRow | undefined, lastEnd: Date | null, payments: readonly Payment[], now: Date): AccessState {
  if (active && lastEnd) return lastEnd.getTime() - now.getTime() <= endingMillis ? 'ending' : 'active';
  if (payments.some((payment) => payment.status === 'pending')) return 'pending';
  const last = payments.find((payment) => payment.paidAt !== null);
  if (last && (last.status === 'refunded' || last.withdrawnAt !== null)) return 'refunded';
  return lastEnd ? 'ended' : 'never_paid';
}

/** End of the access without a gap from a period on. */
function endOfRun(periods: readonly PeriodRow[], from: Date): Date {
  const next = periods.find((period) => period.startsAt <= from && period.endsAt > from);
  return next ? endOfRun(periods, next.endsAt) : from;
}

async function consultantOf(db: Db, organizationId: string): Promise<Billing['consultant']> {
  const [row] = await db.rows<{ consultant: Billing['consultant'] }>(
    sql`select consultant from organizations where id = ${organizationId}`,
  );
  return row?.consultant ?? null;
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

/** Plan, periods and payments of the own organisation as they are at one moment; the consultant is shown while Pro runs. */
export function readBilling(deps: Deps, account: Account): Promise<Billing> {
  const organizationId = organizationOf(account);
  return deps.db.transaction(async (tx) => {
    await tx.rows(sql`set transaction isolation level repeatable read, read only`);
    return billingOf(tx, organizationId, deps.now());
  });
}

async function billingOf(db: Db, organizationId: string, now: Date): Promise<Billing> {
  const [rows, periods, numbers] = [
    await paymentsOf(db, organizationId),
    await periodsOf(db, organizationId),
    await ksefNumbers(db, organizationId),
  ];
  const payments: Payment[] = [];
  for (const row of rows) payments.push(await paymentView(db, row, { now, ksefNumber: numbers.get(row.id) ?? null }));
  const running = periods.filter((period) => period.startsAt <= now && period.endsAt > now);
  const active = running.find((period) => period.plan === 'pro') ?? running[0];
  const past = periods.filter((period) => period.endsAt <= now && period.endsAt > period.startsAt).map((period) => period.endsAt.getTime());
  const lastEnd = active ? endOfRun(periods, now) : past.length > 0 ? new Date(Math.max(...past)) : null;
  return {
    state: stateOf(active, lastEnd, payments, now),
    plan: active?.plan ?? null,
    endsAt: lastEnd?.toISOString() ?? null,
    periods: readPeriods(periods, now),
    payments,
    consultant: active?.plan === 'pro' ? await consultantOf(db, organizationId) : null,
  };
}

/** An own payment by the session that its page was opened with. */
export async function readCheckout(deps: Deps, account: Account, sessionId: string): Promise<Payment> {
  const row = await paymentBySession(deps.db, sessionId);
  if (!row || row.organizationId !== organizationOf(account)) throw notFound();
  return paymentView(deps.db, row, { now: deps.now(), ksefNumber: null });
}
