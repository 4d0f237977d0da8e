import { addMonths, startOfMonth } from '#core/platform/calendar/calendar.ts';
import type { DocumentMode } from '#core/billing/register.ts';
import { fa3 } from '#server/billing/invoices/fa3/fa3.ts';
import { codesOf } from '#server/billing/invoices/ksef/sending/codes.ts';
import { filesIssuedBetween, filesOfInvoice, type IssuedFiles } from '#server/billing/invoices/ksef/documents.ts';
import { invoicePdf } from '#server/billing/invoices/documents/pdf.ts';
import { invoiceById, invoicesIssuedIn, type InvoiceRow } from '#server/billing/invoices/repository.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';

export type IssuedRow = InvoiceRow & Readonly<{ number: string; exportedAt: Date }>;

/** An issued document with what KSeF has of it. */
export type MonthDocument = Readonly<{
  row: IssuedRow;
  /** The structured invoice: as it was sent, or as it was exported before invoices were sent from here. */
  xml: Buffer;
  /** The official receipt; null while there is none. */
  upo: Buffer | null;
  mode: DocumentMode;
}>;

/** What goes through KSeF is issued when KSeF has it, and not before. */
function isIssued({ number, file }: InvoiceRow): boolean {
  return number !== null && (file === null || file.mode !== 'online' || file.state === 'accepted');
}

function documentOf(row: InvoiceRow, files: IssuedFiles | undefined): MonthDocument[] {
  const { number, exportedAt } = row;
  if (number === null || exportedAt === null || !isIssued(row)) return [];
  const issued = { ...row, number, exportedAt };
  const xml = files?.xml ?? Buffer.from(fa3(row, number, exportedAt));
  return [{ row: issued, xml, upo: files?.confirmation ?? null, mode: row.file?.mode ?? 'outside' }];
}

/** What was issued in a month in Warsaw, in the order of issue, and how many have their number and wait for KSeF, or were refused by it. */
export async function issuedInMonth(db: Db, month: string): Promise<{ documents: MonthDocument[]; pending: number }> {
  const from = startOfMonth(month);
  const [rows, files] = [await invoicesIssuedIn(db, month), await filesIssuedBetween(db, from, addMonths(from, 1))];
  const byInvoice = new Map(files.map((one) => [one.invoiceId, one]));
  return { documents: rows.flatMap((row) => documentOf(row, byInvoice.get(row.id))), pending: rows.filter((row) => !isIssued(row)).length };
}

export async function documentById(db: Db, { organizationId, id }: { organizationId: string; id: string }): Promise<MonthDocument | null> {
  const row = await invoiceById(db, organizationId, id);
  if (!row) return null;
  return documentOf(row, (await filesOfInvoice(db, organizationId, id)) ?? undefined)[0] ?? null;
}

/** The copy with the codes that stand on it; as a duplicate where it says so. */
export function copyOf(deps: Pick<Deps, 'renderer' | 'config'>, row: IssuedRow, duplicateAt: Date | null = null): Promise<Buffer> {
  return invoicePdf(deps, row, 'pl', { duplicateAt, codes: codesOf(deps, row) });
}
