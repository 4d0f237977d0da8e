import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { z } from 'zod';
import type { checkWithdrawal } from '#contract/billing.ts';
import { lockOrganization } from '#server/companies/organization.ts';
import { wasUsedIn } from '#server/assessments/service.ts';
import { record } from '#server/audit.ts';
import type { Db } from '#server/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { countOrRefuse } from '#server/limit.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import { oweWithdrawalNotice } from './notices.ts';
import { lockNamed, markWithdrawn, paymentById, paymentByOrder, type PaymentRow } from './payments.ts';
import { endPeriod, periodOfPayment } from './periods.ts';
import { withdrawalRight } from './withdrawal-right.ts';
import { type Caller, type Origin, organizationOf } from '#server/caller.ts';

type Named = Readonly<{ name: string; orderNumber: string; email: string }>;

const triesPerAddress = new RateLimiterMemory({ points: 30, duration: 3600 });

/** Whether an answer was saved or a report made in the period that a payment bought. */
export async function wasUsed(db: Db, row: PaymentRow): Promise<boolean> {
  const period = await periodOfPayment(db, row.organizationId, row.id);
  return period !== null && (await wasUsedIn(db, row.organizationId, period));
}

async function requireRight(deps: Deps, db: Db, row: PaymentRow): Promise<Date> {
  const right = withdrawalRight(row, await wasUsed(db, row), deps.now());
  if ('lost' in right) throw new Refusal(409, 'withdrawal_lost', { facts: { reason: right.lost } });
  return right.until;
}

/** Ends the period at once, owes the refund and the confirmation; all or nothing. */
async function leave(deps: Deps, found: PaymentRow, by: { userId: string | null; origin: Origin; name: string | null }): Promise<Date> {
  const at = deps.now();
  const { organizationId, id } = found;
  await deps.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    const row = await lockNamed(tx, { organizationId, paymentId: id, sessionId: null, intentId: null });
    if (!row) throw notFound();
    await requireRight(deps, tx, row);
    await markWithdrawn(tx, row, at);
    const period = await periodOfPayment(tx, organizationId, id);
    if (period) await endPeriod(tx, organizationId, period, at);
    await deps.queue.oweRefund(tx, { organizationId, paymentId: id });
    await oweWithdrawalNotice(deps, tx, row, at);
    const metadata = { orderNumber: row.orderNumber, ...(by.name ? { name: by.name } : {}) };
    await record(deps, tx, { ...by, organizationId }, { action: 'payment.withdrawn', id, metadata });
  });
  return at;
}

/** Withdraws from the contract of an own payment. */
export async function withdraw(deps: Deps, caller: Caller<'signed-in'>, id: string): Promise<{ ok: true }> {
  const row = await paymentById(deps.db, organizationOf(caller.account), id);
  if (!row) throw notFound();
  await leave(deps, row, { userId: caller.account.userId, origin: caller.origin, name: null });
  return { ok: true };
}

/** The order that number and e-mail name together; everything else is not found, whichever part was wrong. */
async function namedOrder(deps: Deps, origin: Origin, { orderNumber, email }: Named): Promise<PaymentRow> {
  await countOrRefuse(triesPerAddress, origin.ipAddress);
  const row = await paymentByOrder(deps.db, orderNumber.toUpperCase());
  if (!row || row.buyer.email !== email) throw new Refusal(404, 'order_not_found');
  return row;
}

export async function checkOrder(deps: Deps, { origin }: Caller<'anyone'>, named: Named): Promise<z.output<typeof checkWithdrawal.output>> {
  const row = await namedOrder(deps, origin, named);
  const until = await requireRight(deps, deps.db, row);
  return { orderNumber: row.orderNumber, plan: row.plan, gross: row.amount, currency: row.currency, until: until.toISOString() };
}

/** Withdraws without an account (directive (EU) 2023/2673): number and e-mail of the order, then this confirmation. */
export async function withdrawByOrder(deps: Deps, { origin }: Caller<'anyone'>, named: Named): Promise<{ withdrawnAt: string }> {
  const row = await namedOrder(deps, origin, named);
  const at = await leave(deps, row, { userId: null, origin, name: named.name });
  return { withdrawnAt: at.toISOString() };
}
