import sql from 'sql-template-tag';
import type { TransferVerdict } from '#core/billing/transfers.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { StatementEntry } from '#server/adapters/bank/entry.ts';

/** An incoming transfer. `booked` paid its order, `waiting` is before an operator. */
export type TransferRow = Readonly<{
  id: string;
  entryKey: string;
  organizationId: string | null;
  paymentId: string | null;
  statementId: string | null;
  amount: number;
  currency: string;
  /** Day of booking, ISO 8601. */
  bookedOn: string;
  payer: string;
  payerAccount: string | null;
  title: string;
  verdict: TransferVerdict;
  state: 'booked' | 'waiting' | 'returned' | 'dismissed';
}>;

const columns = sql`
  id, entry_key, organization_id, payment_id, statement_id, amount, currency, to_char(booked_on, 'YYYY-MM-DD') as booked_on, payer,
  payer_account, title, verdict, state`;

/** True when the entry was not booked before. */
export async function insertTransfer(db: Db, row: TransferRow, at: Date): Promise<boolean> {
  const rows = await db.rows(sql`
    insert into transfers (id, entry_key, organization_id, payment_id, statement_id, amount, currency, booked_on, payer, payer_account,
      title, verdict, state, created_at)
    values (${row.id}, ${row.entryKey}, ${row.organizationId}, ${row.paymentId}, ${row.statementId}, ${row.amount}, ${row.currency},
      ${row.bookedOn}, ${row.payer}, ${row.payerAccount}, ${row.title}, ${row.verdict}, ${row.state}, ${at})
    on conflict (entry_key) do nothing returning id`);
  return rows.length > 0;
}

export async function knownKeys(db: Db, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db.rows<{ entryKey: string }>(sql`select entry_key from transfers where entry_key = any(${[...keys]}::text[])`);
  return new Set(rows.map((row) => row.entryKey));
}

export async function lockTransfer(db: Db, id: string): Promise<TransferRow | null> {
  const [row] = await db.rows<TransferRow>(sql`select ${columns} from transfers where id = ${id} for update`);
  return row ?? null;
}

export async function saveState(db: Db, id: string, state: TransferRow['state']): Promise<void> {
  await db.rows(sql`update transfers set state = ${state} where id = ${id}`);
}

/** Ties a transfer to the payment that it is for, and says what it means for that. */
export async function savePayment(db: Db, row: TransferRow): Promise<void> {
  await db.rows(sql`
    update transfers set organization_id = ${row.organizationId}, payment_id = ${row.paymentId}, verdict = ${row.verdict}
    where id = ${row.id}`);
}

/** What a refund returns: the transfer that it is about, or those that paid its order. */
export function transfersBehind(
  db: Db,
  payment: Readonly<{ organizationId: string; id: string }>,
  refund: Readonly<{ transferId: string | null }>,
): Promise<TransferRow[]> {
  const which = refund.transferId === null ? sql`state = 'booked'` : sql`id = ${refund.transferId}`;
  return db.rows<TransferRow>(sql`
    select ${columns} from transfers
    where organization_id = ${payment.organizationId} and payment_id = ${payment.id} and ${which} order by booked_on, id`);
}

/** Transfers of less than their order asks, in its currency, that wait for the rest; locked in a transaction. */
export function waitingParts(db: Db, payment: Readonly<{ organizationId: string; id: string; currency: string }>): Promise<TransferRow[]> {
  return db.rows<TransferRow>(sql`
    select ${columns} from transfers
    where organization_id = ${payment.organizationId} and payment_id = ${payment.id} and currency = ${payment.currency}
      and state = 'waiting' and verdict = 'amount'
    order by booked_on, id for update`);
}

export type StatementRow = Readonly<{
  id: string;
  account: string;
  entries: StatementEntry[];
  ignored: number;
  bookedAt: Date | null;
}>;

export async function insertStatement(db: Db, row: StatementRow & { uploadedBy: string; uploadedAt: Date }): Promise<void> {
  await db.rows(sql`
    insert into bank_statements (id, account, entries, ignored, uploaded_by, uploaded_at)
    values (${row.id}, ${row.account}, ${JSON.stringify(row.entries)}::jsonb, ${row.ignored}, ${row.uploadedBy}, ${row.uploadedAt})`);
}

export async function statementById(db: Db, id: string): Promise<StatementRow | null> {
  const [row] = await db.rows<StatementRow>(sql`select id, account, entries, ignored, booked_at from bank_statements where id = ${id}`);
  return row ?? null;
}

export async function saveBooked(db: Db, id: string, at: Date): Promise<void> {
  await db.rows(sql`update bank_statements set booked_at = coalesce(booked_at, ${at}) where id = ${id}`);
}
