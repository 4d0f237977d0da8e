import sql, { type Sql } from 'sql-template-tag';
import type { Db } from '#server/platform/db/db.ts';

/** Why a refund is due. */
export type RefundReason = 'withdrawal' | 'operator' | 'paid_twice' | 'mismatch' | 'organization_gone';

/** A refund that is due to a buyer. `sent` was ordered at the provider, `given` has arrived or left us for good. */
export type RefundRow = Readonly<{
  organizationId: string;
  id: string;
  paymentId: string;
  amount: number;
  reason: RefundReason;
  method: 'provider' | 'transfer';
  providerPaymentId: string | null;
  state: 'owed' | 'sent' | 'given' | 'failed';
  attempt: number;
  providerId: string | null;
  /** The incoming transfer that it returns, where that did not pay the order. */
  transferId: string | null;
  /** Of what goes back, where it is not that of the order. */
  currency: string | null;
  owedAt: Date;
}>;

const columns = sql`
  organization_id, id, payment_id, amount, reason, method, provider_payment_id, state, attempt, provider_id, transfer_id, currency, owed_at`;

export async function insertRefund(db: Db, refund: RefundRow & { orderedBy: string | null }): Promise<void> {
  await db.rows(sql`
    insert into refunds (${columns}, ordered_by)
    values (${refund.organizationId}, ${refund.id}, ${refund.paymentId}, ${refund.amount}, ${refund.reason}, ${refund.method},
      ${refund.providerPaymentId}, ${refund.state}, ${refund.attempt}, ${refund.providerId}, ${refund.transferId},
      ${refund.currency}, ${refund.owedAt}, ${refund.orderedBy})`);
}

export function refundsOf(db: Db, organizationId: string, paymentId: string): Promise<RefundRow[]> {
  return db.rows<RefundRow>(sql`
    select ${columns} from refunds where organization_id = ${organizationId} and payment_id = ${paymentId} order by owed_at, id`);
}

export async function refundById(db: Db, organizationId: string, id: string): Promise<RefundRow | null> {
  const [row] = await db.rows<RefundRow>(sql`select ${columns} from refunds where organization_id = ${organizationId} and id = ${id}`);
  return row ?? null;
}

async function change(db: Db, { organizationId, id }: RefundRow, set: Sql): Promise<void> {
  await db.rows(sql`update refunds set ${set} where organization_id = ${organizationId} and id = ${id}`);
}

export function saveSent(db: Db, refund: RefundRow, providerId: string, at: Date): Promise<void> {
  return change(db, refund, sql`state = 'sent', provider_id = ${providerId}, failure = null, tried_at = ${at}`);
}

export function saveSettled(db: Db, refund: RefundRow, at: Date): Promise<void> {
  return change(db, refund, sql`state = 'given', given_at = ${at}, failure = null`);
}

export function saveFailed(db: Db, refund: RefundRow): Promise<void> {
  return change(db, refund, sql`state = 'failed'`);
}

/** Records a try that brought nothing; the refund stays due. */
export function saveTry(db: Db, refund: RefundRow, failure: string, at: Date): Promise<void> {
  return change(db, refund, sql`failure = ${failure}, tried_at = ${at}`);
}

/** Makes a refund due anew, under a name the provider does not know. */
export function saveRepeated(db: Db, refund: RefundRow): Promise<void> {
  return change(db, refund, sql`state = 'owed', attempt = attempt + 1, provider_id = null, tried_at = null`);
}

export function saveTransferred(db: Db, refund: RefundRow, proof: string, at: Date): Promise<void> {
  return change(db, refund, sql`state = 'given', method = 'transfer', proof = ${proof}, given_at = ${at}, failure = null`);
}

/** Refunds through the provider that are due since before an instant and were not tried after another one. */
export function overdue(db: Db, dueBefore: Date, triedBefore: Date): Promise<RefundRow[]> {
  return db.rows<RefundRow>(sql`
    select ${columns} from refunds
    where state = 'owed' and method = 'provider' and owed_at < ${dueBefore} and (tried_at is null or tried_at < ${triedBefore})
    order by owed_at limit 500`);
}

/** How many refunds are in each state but the last, in which they are given. */
export function openByState(db: Db): Promise<{ state: string; count: number }[]> {
  return db.rows(sql`select state, count(*)::int as count from refunds where state <> 'given' group by state`);
}
