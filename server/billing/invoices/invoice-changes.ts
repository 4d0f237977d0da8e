import sql, { type Sql } from 'sql-template-tag';
import type { Buyer } from '#core/billing/invoices.ts';
import type { PaidBy } from '#core/billing/payments/payment-methods.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { ExchangeRate } from '#server/adapters/registers/exchange-rates.ts';
import { lastDayOf, type InvoiceRow, type Seller } from './repository.ts';

/** Gives a draft its number; seller and rate are from then on what it was issued with. */
export async function assignNumber(db: Db, row: InvoiceRow, given: { number: string; seller: Seller; at: Date }): Promise<void> {
  await db.rows(sql`
    update invoices set number = ${given.number}, exported_at = ${given.at}, seller = ${JSON.stringify(given.seller)}::jsonb,
      nbp_rate = ${row.nbpRate}, nbp_table = ${row.nbpTable}, nbp_day = ${row.nbpDay},
      period_last_day = coalesce(period_last_day, ${lastDayOf(row)})
    where organization_id = ${row.organizationId} and id = ${row.id}`);
}

async function change(db: Db, { organizationId, id }: Pick<InvoiceRow, 'organizationId' | 'id'>, set: Sql): Promise<void> {
  await db.rows(sql`update invoices set ${set} where organization_id = ${organizationId} and id = ${id}`);
}

export function setKsefNumber(db: Db, row: InvoiceRow, ksefNumber: string): Promise<void> {
  return change(db, row, sql`ksef_number = ${ksefNumber}`);
}

export function setRate(db: Db, row: InvoiceRow, { rate, table, day }: ExchangeRate): Promise<void> {
  return change(db, row, sql`nbp_rate = ${rate}, nbp_table = ${table}, nbp_day = ${day}`);
}

export function endTaxReview(db: Db, row: InvoiceRow): Promise<void> {
  return change(db, row, sql`needs_tax_review = false`);
}

/** Who bought, in a draft and in the drafts of money that follow it; later corrections of the buyer's data stay. */
export async function setBuyer(
  db: Db,
  row: InvoiceRow,
  { buyer, needsTaxReview }: Pick<InvoiceRow, 'buyer' | 'needsTaxReview'>,
): Promise<void> {
  await db.rows(sql`
    update invoices set buyer = ${JSON.stringify(buyer)}::jsonb, needs_tax_review = ${needsTaxReview}
    where organization_id = ${row.organizationId} and payment_id = ${row.paymentId} and number is null
      and (id = ${row.id} or (sequence > ${row.sequence} and reason <> 'buyer'))`);
}

/** Who bought, in what KSeF refused and was therefore not issued. */
export function setRefusedBuyer(db: Db, row: InvoiceRow, buyer: Buyer): Promise<void> {
  return change(db, row, sql`buyer = ${JSON.stringify(buyer)}::jsonb`);
}

/** The day of issue of what KSeF refused, when it is issued again, and its number. */
export function setIssuedAgain(db: Db, row: InvoiceRow, given: Readonly<{ at: Date; number: string }>): Promise<void> {
  return change(db, row, sql`exported_at = ${given.at}, number = ${given.number}`);
}

/** How a sale was paid may become known after its invoice was drafted. */
export async function completeMethod(db: Db, paid: { organizationId: string; paymentId: string; method: PaidBy }): Promise<void> {
  await db.rows(sql`
    update invoices set payment_method = ${paid.method}
    where organization_id = ${paid.organizationId} and payment_id = ${paid.paymentId} and payment_method is null and number is null`);
}
