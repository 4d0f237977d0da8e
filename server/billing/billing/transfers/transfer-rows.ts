import sql from 'sql-template-tag';
import type { TransferSource, TransferVerdict } from '#core/billing/payments/transfers.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Imbalance, StatementEntry } from '#server/adapters/bank/entry.ts';

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
  /** The own account; null, like everything else about references, in rows of the version before. */
  account: string | null;
  source: TransferSource | null;
  /** Day from which the bank counts the money, ISO 8601. */
  valuedOn: string | null;
  bankReference: string | null;
  payerReference: string | null;
  referenceKey: string | null;
  /** The transfer that it probably is. */
  duplicateOf: string | null;
  verdict: TransferVerdict;
  state: 'booked' | 'waiting' | 'returned' | 'dismissed';
}>;

const columns = sql`
  id, entry_key, organization_id, payment_id, statement_id, amount, currency, to_char(booked_on, 'YYYY-MM-DD') as booked_on, payer,
  payer_account, title, account, source, to_char(valued_on, 'YYYY-MM-DD') as valued_on, bank_reference, payer_reference, reference_key,
  duplicate_of, verdict, state`;

/** Makes everybody who records transfers wait until the transaction ends: what one records, the next recognises. */
export async function lockRecording(db: Db): Promise<void> {
  await db.rows(sql`select pg_advisory_xact_lock(hashtext('incoming transfers'))`);
}

type Alike = Pick<StatementEntry, 'bookedOn' | 'amountMinor' | 'currency'> & Readonly<{ account: string }>;

/** What is recorded of a day, an amount and an account, the earliest first. */
export function recordedLike(db: Db, { account, bookedOn, amountMinor, currency }: Alike): Promise<TransferRow[]> {
  return db.rows<TransferRow>(sql`
    select ${columns} from transfers
    where booked_on = ${bookedOn} and amount = ${amountMinor / 100} and currency = ${currency} and (account is null or account = ${account})
    order by created_at, id`);
}

/** Gives a row of the version before the reference of the entry that it is. */
export async function claimRecorded(
  db: Db,
  id: string,
  entry: Pick<TransferRow, 'account' | 'bankReference' | 'payerReference' | 'referenceKey'>,
): Promise<void> {
  await db.rows(sql`
    update transfers set account = ${entry.account}, bank_reference = ${entry.bankReference}, payer_reference = ${entry.payerReference},
      reference_key = ${entry.referenceKey}
    where id = ${id} and source is null and reference_key is null`);
}

export async function hasKey(db: Db, key: string): Promise<boolean> {
  return (await db.rows(sql`select 1 from transfers where entry_key = ${key}`)).length > 0;
}

/** True when the entry was not booked before. */
export async function insertTransfer(db: Db, row: TransferRow, at: Date): Promise<boolean> {
  const rows = await db.rows(sql`
    insert into transfers (id, entry_key, organization_id, payment_id, statement_id, amount, currency, booked_on, payer, payer_account,
      title, account, source, valued_on, bank_reference, payer_reference, reference_key, duplicate_of, verdict, state, created_at)
    values (${row.id}, ${row.entryKey}, ${row.organizationId}, ${row.paymentId}, ${row.statementId}, ${row.amount}, ${row.currency},
      ${row.bookedOn}, ${row.payer}, ${row.payerAccount}, ${row.title}, ${row.account}, ${row.source}, ${row.valuedOn},
      ${row.bankReference}, ${row.payerReference}, ${row.referenceKey}, ${row.duplicateOf}, ${row.verdict}, ${row.state}, ${at})
    on conflict do nothing returning id`);
  return rows.length > 0;
}

export async function lockTransfer(db: Db, id: string): Promise<TransferRow | null> {
  const [row] = await db.rows<TransferRow>(sql`select ${columns} from transfers where id = ${id} for update`);
  return row ?? null;
}

export async function saveState(db: Db, id: string, state: TransferRow['state']): Promise<void> {
  await db.rows(sql`update transfers set state = ${state} where id = ${id}`);
}

/** What a transfer turned out to mean once it was known to be none that is recorded. */
export async function saveVerdict(db: Db, id: string, verdict: TransferVerdict): Promise<void> {
  await db.rows(sql`update transfers set verdict = ${verdict}, duplicate_of = null where id = ${id}`);
}

/** Ties a transfer to the payment that it is for, and states what it means for that. */
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
  imbalances: readonly Imbalance[];
  ignored: number;
  bookedAt: Date | null;
}>;

export async function insertStatement(db: Db, row: StatementRow & { uploadedBy: string; uploadedAt: Date }): Promise<void> {
  await db.rows(sql`
    insert into bank_statements (id, account, entries, imbalances, ignored, uploaded_by, uploaded_at)
    values (${row.id}, ${row.account}, ${JSON.stringify(row.entries)}::jsonb, ${JSON.stringify(row.imbalances)}::jsonb, ${row.ignored},
      ${row.uploadedBy}, ${row.uploadedAt})`);
}

/** What the version before did not read of an entry. */
const unknownBefore = { valuedOn: null, bankReference: null, payerReference: null, source: null, unsplit: null };

export async function statementById(db: Db, id: string): Promise<StatementRow | null> {
  const [row] = await db.rows<StatementRow>(sql`
    select id, account, entries, imbalances, ignored, booked_at from bank_statements where id = ${id}`);
  return row ? { ...row, entries: row.entries.map((entry) => ({ ...unknownBefore, ...entry })) } : null;
}

export async function saveBooked(db: Db, id: string, at: Date): Promise<void> {
  await db.rows(sql`update bank_statements set booked_at = coalesce(booked_at, ${at}) where id = ${id}`);
}
