import sql from 'sql-template-tag';
import type { Db } from '#server/platform/db/db.ts';
import type { Charge } from '#server/billing/billing/checkout/charges.ts';
import { columns, type PaymentRow } from '#server/billing/billing/repository.ts';
import type { RefundRow } from '#server/billing/billing/refunds/refund-rows.ts';
import { invoicedByPayment } from '#server/billing/invoices/service.ts';
import type { TransferRow } from '#server/billing/billing/transfers/transfer-rows.ts';
import { openSubjects } from '#server/platform/tasks/service.ts';

type OfPayment = Readonly<{ paymentId: string }>;

export type DueRefund = Pick<
  RefundRow,
  'id' | 'amount' | 'method' | 'state' | 'attempt' | 'providerId' | 'transferId' | 'providerPaymentId'
>;

/** Subjects of the tasks there may be about a refund. */
export function subjectsOf({ id, attempt, providerId }: DueRefund): string[] {
  return [`${id}:${attempt}`, ...(providerId ? [providerId] : [])];
}

/** An order with everything that its ledger is made of. */
export type BookedOrder = Readonly<{
  row: PaymentRow;
  charges: readonly Charge[];
  transfers: readonly Pick<TransferRow, 'id' | 'amount' | 'currency' | 'state'>[];
  refunds: readonly DueRefund[];
  /** Gross amounts of the invoice and its corrections together. */
  invoiced: number;
  /** Subjects of open tasks about the order, its charges, transfers, refunds and disputes. */
  openTasks: ReadonlySet<string>;
}>;

/** Orders that money came for, the next ones behind a payment's id. */
function ordersWithMoney(db: Db, after: string, limit: number): Promise<PaymentRow[]> {
  return db.rows<PaymentRow>(sql`
    select ${columns} from payments p
    where plan is not null and id > ${after}::uuid and (paid_at is not null
      or exists (select 1 from transfers t where t.organization_id = p.organization_id and t.payment_id = p.id)
      or exists (select 1 from payment_charges c where c.organization_id = p.organization_id and c.payment_id = p.id))
    order by id limit ${limit}`);
}

function grouped<T extends OfPayment>(rows: readonly T[]): (row: PaymentRow) => T[] {
  const groups = Map.groupBy(rows, ({ paymentId }) => paymentId);
  return ({ id }) => groups.get(id) ?? [];
}

/** The next orders with what their ledgers are made of; all of one moment in a transaction that reads repeatably. */
export async function bookedOrders(db: Db, after: string, limit: number): Promise<BookedOrder[]> {
  const orders = await ordersWithMoney(db, after, limit);
  const ids = orders.map(({ id }) => id);
  const charges = grouped(
    await db.rows<Charge & OfPayment>(
      sql`select payment_id, charge_id, facts, charged from payment_charges where payment_id = any(${ids}::uuid[])`,
    ),
  );
  const transfers = grouped(
    await db.rows<BookedOrder['transfers'][number] & OfPayment>(sql`
      select payment_id, id, amount, currency, state from transfers where payment_id = any(${ids}::uuid[])`),
  );
  const refunds = grouped(
    await db.rows<DueRefund & OfPayment>(sql`
      select payment_id, id, amount, method, state, attempt, provider_id, transfer_id, provider_payment_id from refunds where payment_id = any(${ids}::uuid[])`),
  );
  const invoiced = await invoicedByPayment(db, ids);
  const subjects = orders.flatMap((row) => [
    row.id,
    ...Object.keys(row.disputes),
    ...charges(row).map(({ chargeId }) => chargeId),
    ...transfers(row).map(({ id }) => id),
    ...refunds(row).flatMap(subjectsOf),
  ]);
  const openTasks = await openSubjects(db, subjects);
  return orders.map((row) => ({
    row,
    charges: charges(row),
    transfers: transfers(row),
    refunds: refunds(row),
    invoiced: invoiced.get(row.id)?.gross ?? 0,
    openTasks,
  }));
}
