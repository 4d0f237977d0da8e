import sql, { join, type Sql } from 'sql-template-tag';
import type { Buyer } from '#core/invoices.ts';
import type { Language } from '#core/languages.ts';
import { paymentStatus, type PaymentFacts, type PaymentStatus } from '#core/payments.ts';
import type { Currency, PlanId } from '#core/plans.ts';
import type { Db } from '#server/db/db.ts';
import type { PaymentMethod } from '#server/outside/payments.ts';

export type PaymentRow = Readonly<{
  organizationId: string;
  id: string;
  orderNumber: string;
  plan: PlanId;
  amount: number;
  netAmount: number;
  vatPercent: number;
  currency: Currency;
  status: PaymentStatus;
  paymentMethod: PaymentMethod | null;
  stripeSessionId: string | null;
  stripePaymentIntentId: string | null;
  buyer: Buyer;
  userId: string;
  language: Language;
  earlyStartAt: Date | null;
  checkoutUrl: string | null;
  expiresAt: Date | null;
  paidAt: Date | null;
  failedAt: Date | null;
  expiredAt: Date | null;
  refundedAt: Date | null;
  refundedAmount: number;
  failureCode: string | null;
  withdrawnAt: Date | null;
  attention: string[];
  createdAt: Date;
}>;

const columns = sql`
  organization_id, id, order_number, plan, amount, net_amount, vat_percent, currency, status, payment_method, stripe_session_id,
  stripe_payment_intent_id, buyer, user_id, language, early_start_at, checkout_url, expires_at, paid_at, failed_at, expired_at,
  refunded_at, refunded_amount, failure_code, withdrawn_at, attention, created_at`;

async function one(db: Db, condition: Sql): Promise<PaymentRow | null> {
  const [row] = await db.rows<PaymentRow>(sql`select ${columns} from payments where plan is not null and ${condition}`);
  return row ?? null;
}

export function paymentsOf(db: Db, organizationId: string): Promise<PaymentRow[]> {
  return db.rows<PaymentRow>(sql`
    select ${columns} from payments where organization_id = ${organizationId} and plan is not null order by created_at desc`);
}

export function paymentById(db: Db, organizationId: string, id: string): Promise<PaymentRow | null> {
  return one(db, sql`organization_id = ${organizationId} and id = ${id}`);
}

export function paymentBySession(db: Db, sessionId: string): Promise<PaymentRow | null> {
  return one(db, sql`stripe_session_id = ${sessionId}`);
}

export function paymentByOrder(db: Db, orderNumber: string): Promise<PaymentRow | null> {
  return one(db, sql`order_number = ${orderNumber}`);
}

/** A payment by whatever a piece of news names it, locked until the transaction ends. */
export function lockNamed(
  db: Db,
  names: { organizationId: string | null; paymentId: string | null; sessionId: string | null; intentId: string | null },
): Promise<PaymentRow | null> {
  const { organizationId, paymentId, sessionId, intentId } = names;
  const ways = [
    ...(organizationId && paymentId ? [sql`(organization_id::text = ${organizationId} and id::text = ${paymentId})`] : []),
    ...(sessionId ? [sql`stripe_session_id = ${sessionId}`] : []),
    ...(intentId ? [sql`stripe_payment_intent_id = ${intentId}`] : []),
  ];
  if (ways.length === 0) return Promise.resolve(null);
  return one(db, sql`(${join(ways, ' or ')}) limit 1 for update`);
}

/** Orders of an organisation that wait for a payment. */
export function openPayments(db: Db, organizationId: string): Promise<PaymentRow[]> {
  return db.rows<PaymentRow>(sql`
    select ${columns} from payments where organization_id = ${organizationId} and status = 'pending' and plan is not null`);
}

export async function insertPayment(db: Db, row: PaymentRow): Promise<void> {
  await db.rows(sql`
    insert into payments (organization_id, id, order_number, plan, amount, net_amount, vat_percent, currency, buyer, user_id,
      language, early_start_at, expires_at, created_at, description)
    values (${row.organizationId}, ${row.id}, ${row.orderNumber}, ${row.plan}, ${row.amount}, ${row.netAmount}, ${row.vatPercent},
      ${row.currency}, ${JSON.stringify(row.buyer)}::jsonb, ${row.userId}, ${row.language}, ${row.earlyStartAt}, ${row.expiresAt},
      ${row.createdAt}, ${`Atesto ${row.plan}`})`);
}

export async function setCheckout(db: Db, row: PaymentRow, checkout: { sessionId: string; url: string }): Promise<void> {
  await db.rows(sql`
    update payments set stripe_session_id = ${checkout.sessionId}, checkout_url = ${checkout.url}
    where organization_id = ${row.organizationId} and id = ${row.id}`);
}

export function factsOf(row: PaymentRow): PaymentFacts {
  return {
    amount: minor(row.amount),
    paidAt: row.paidAt?.getTime() ?? null,
    failedAt: row.failedAt?.getTime() ?? null,
    expiredAt: row.expiredAt?.getTime() ?? null,
    refunded: minor(row.refundedAmount),
    refundedAt: row.refundedAt?.getTime() ?? null,
  };
}

type Told = Readonly<{
  facts: PaymentFacts;
  intentId: string | null;
  method: PaymentMethod | null;
  failureCode: string | null;
  attention: readonly string[];
}>;

/** Stores what became known; returns the row as it is now. */
export async function keepFacts(db: Db, row: PaymentRow, told: Told): Promise<PaymentRow> {
  const { facts, intentId, method, failureCode, attention } = told;
  const at = (millis: number | null): Date | null => (millis === null ? null : new Date(millis));
  const [kept] = await db.rows<PaymentRow>(sql`
    update payments set status = ${paymentStatus(facts)}, paid_at = ${at(facts.paidAt)}, failed_at = ${at(facts.failedAt)},
      expired_at = ${at(facts.expiredAt)}, refunded_at = ${at(facts.refundedAt)}, refunded_amount = ${facts.refunded / 100},
      stripe_payment_intent_id = coalesce(stripe_payment_intent_id, ${intentId}),
      payment_method = coalesce(payment_method, ${method}), failure_code = ${facts.paidAt === null ? failureCode : null},
      attention = array(
        select distinct unnest(array_remove(attention, 'partial_refund') || ${[...attention]}::text[]) order by 1)
    where organization_id = ${row.organizationId} and id = ${row.id}
    returning ${columns}`);
  if (!kept) throw new Error('a locked payment is gone');
  return kept;
}

export async function markWithdrawn(db: Db, row: PaymentRow, at: Date): Promise<void> {
  await db.rows(sql`
    update payments set withdrawn_at = ${at} where organization_id = ${row.organizationId} and id = ${row.id}`);
}

/** The tax in the gross amount, exact to the minor unit. */
export function vatOf({ amount, netAmount }: Pick<PaymentRow, 'amount' | 'netAmount'>): number {
  return (minor(amount) - minor(netAmount)) / 100;
}

/** Minor units of an amount with two decimals. */
export function minor(amount: number): number {
  return Math.round(amount * 100);
}
