import type { DocumentMode } from '#core/billing/register.ts';
import { fa3 } from '#server/billing/invoices/fa3/fa3.ts';
import { invoiceById, invoicesIssuedIn, type InvoiceRow } from '#server/billing/invoices/repository.ts';
import type { Db } from '#server/platform/db/db.ts';

export type IssuedRow = InvoiceRow & Readonly<{ number: string; exportedAt: Date }>;

/** An issued document with what KSeF has of it. */
export type MonthDocument = Readonly<{
  row: IssuedRow;
  /** The structured invoice. */
  xml: Buffer;
  /** The official receipt; null while there is none. */
  upo: Buffer | null;
  mode: DocumentMode;
  /** Whether KSeF took it. */
  accepted: boolean;
}>;

function documentOf(row: InvoiceRow): MonthDocument[] {
  const { number, exportedAt } = row;
  if (number === null || exportedAt === null) return [];
  const xml = Buffer.from(fa3(row, number, exportedAt));
  return [{ row: { ...row, number, exportedAt }, xml, upo: null, mode: 'outside', accepted: row.ksefNumber !== null }];
}

/** What was issued in a month in Warsaw, in the order of issue. */
export async function documentsOfMonth(db: Db, month: string): Promise<MonthDocument[]> {
  return (await invoicesIssuedIn(db, month)).flatMap(documentOf);
}

export async function documentById(db: Db, named: { organizationId: string; id: string }): Promise<MonthDocument | null> {
  const row = await invoiceById(db, named.organizationId, named.id);
  return row ? (documentOf(row)[0] ?? null) : null;
}
