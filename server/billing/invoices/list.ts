import { invoicePage } from '#core/platform/limits.ts';
import type { Invoice } from '#contract/billing/operator-invoices.ts';
import type { Deps } from '#server/deps.ts';
import { invoicesSoldIn } from './repository.ts';
import { sellerOf } from './service.ts';
import { invoiceView } from './view.ts';

/** The next invoices of a month after the one that is known, by the time of its sale and its id. */
export async function invoicesOf(deps: Deps, month: string, after?: string): Promise<Invoice[]> {
  const [soldAt = '', id = ''] = after?.split('_') ?? [];
  const rows = await invoicesSoldIn(deps.db, month, { after: after ? { soldAt: new Date(soldAt), id } : null, limit: invoicePage });
  return rows.map((row) => invoiceView(row, sellerOf(deps), deps.now()));
}
