import { moneyText } from '#core/platform/text/formats.ts';
import { invoiceWords } from '#content/documents/billing/invoice.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { reasonKey } from './fa3/fa3-lines.ts';
import type { InvoiceRow } from './repository.ts';
import { payerOf } from '#server/account/public.ts';

/** Queues the mail to the buyer about an invoice that took its number; the copy is drawn when it is sent. */
export async function enqueueInvoiceMail(deps: Pick<Deps, 'queue'>, tx: Db, row: InvoiceRow, number: string): Promise<void> {
  const { buyer, organizationId, id } = row;
  const language = row.language ?? 'pl';
  if (row.userId === null) return;
  const userId = await payerOf(tx, { organizationId, userId: row.userId });
  const values = {
    organizationId,
    invoiceId: id,
    number,
    orderNumber: row.orderNumber ?? '',
    gross: moneyText(row.gross / 100, row.currency, language),
    original: row.original?.number ?? '',
    reason: row.reason === 'sale' ? '' : invoiceWords[language].reasons[reasonKey(row)],
  };
  const recipient = { email: buyer.email, firstName: buyer.name, lastName: '' };
  const kind = row.kind === 'VAT' ? 'invoice_issued' : 'correction_issued';
  await deps.queue.enqueueMail(tx, { kind, userId, language, values, recipient });
}
