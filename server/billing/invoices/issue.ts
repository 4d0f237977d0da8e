import { strToU8, zipSync } from 'fflate';
import { invoicePage } from '#core/platform/limits.ts';
import type { Invoice } from '#contract/billing/operator-invoices.ts';
import { nextInvoiceNumber } from '#core/billing/invoices.ts';
import { record } from '#server/platform/security/audit.ts';
import type { Principal } from '#server/platform/security/principal.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { csv } from './csv.ts';
import { fa3 } from './fa3/fa3.ts';
import { enqueueInvoiceMail } from './mails.ts';
import { fileName } from './pdf.ts';
import { keepRates, missingRates } from './rates.ts';
import { assignNumber, invoicesSoldIn, lockNumbers, numbersOf, type InvoiceRow } from './repository.ts';
import { sellerOf } from './service.ts';
import { hindrances, invoiceView } from './view.ts';

type Operator = Pick<Principal<'operator'>, 'account' | 'origin'>;
type Numbered = InvoiceRow & Readonly<{ number: string; exportedAt: Date }>;

/** The next invoices of a month after the one that is known, by the time of its sale and its id. */
export async function invoicesOf(deps: Deps, month: string, after?: string): Promise<Invoice[]> {
  const [soldAt = '', id = ''] = after?.split('_') ?? [];
  const rows = await invoicesSoldIn(deps.db, month, { after: after ? { soldAt: new Date(soldAt), id } : null, limit: invoicePage });
  return rows.map((row) => invoiceView(row, sellerOf(deps), deps.now()));
}

function isNumbered(row: InvoiceRow): row is Numbered {
  return row.number !== null && row.exportedAt !== null;
}

/** Gives the next numbers of a month and returns what took one; what has one keeps it. Invoices come before their corrections. */
export async function numberMonth(deps: Pick<Deps, 'now' | 'config'>, tx: Db, month: string): Promise<Numbered[]> {
  await lockNumbers(tx);
  const seller = sellerOf(deps);
  const given = await numbersOf(tx, month);
  const numbered: Numbered[] = [];
  for (const kind of ['VAT', 'KOR'] as const) {
    // Read anew: corrections take the rate of invoices that have just been numbered.
    for (const row of await invoicesSoldIn(tx, month)) {
      if (row.kind !== kind || row.number !== null || hindrances(row, seller).length > 0) continue;
      const next = nextInvoiceNumber(kind, month, given);
      given.push(next);
      await assignNumber(tx, row, { number: next, seller, at: deps.now() });
      numbered.push({ ...row, number: next, exportedAt: deps.now() });
    }
  }
  return numbered;
}

/** Numbers a month, tells whoever bought, and returns everything of the month that has a number. */
async function issueMonth(deps: Deps, tx: Db, month: string): Promise<Numbered[]> {
  for (const row of await numberMonth(deps, tx, month)) await enqueueInvoiceMail(deps, tx, row, row.number);
  return (await invoicesSoldIn(tx, month)).filter(isNumbered);
}

/** The month for the accounting office: every invoice as FA(3) XML and a register as CSV. Exporting again gives the same numbers. */
export async function exportMonth(deps: Deps, operator: Operator, { month, note }: { month: string; note: string }): Promise<Buffer> {
  const rates = await missingRates(deps, await invoicesSoldIn(deps.db, month));
  const rows = await deps.db.transaction(async (tx) => {
    await keepRates(tx, month, rates);
    const numbered = await issueMonth(deps, tx, month);
    const metadata = { note, count: numbered.length };
    await record(deps, tx, operator, { action: 'operator.invoices_exported', id: month, organizationId: null, metadata });
    return numbered;
  });
  const files = Object.fromEntries(rows.map((row) => [`${fileName(row.number)}.xml`, strToU8(fa3(row, row.number, row.exportedAt))]));
  return Buffer.from(zipSync({ ...files, [`rejestr-${month}.csv`]: strToU8(csv(rows)) }));
}
