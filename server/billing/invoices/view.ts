import type { Invoice } from '#contract/billing/operator-invoices.ts';
import { isoDay, startOfDay } from '#core/platform/calendar/calendar.ts';
import { issueDeadline, issueUrgency, obstaclesOf, type InvoiceObstacle } from '#core/billing/invoices.ts';
import type { InvoiceRow, Seller } from './repository.ts';

/** What keeps an invoice from taking its number; it is issued by whoever the seller is then. */
export function hindrances(row: InvoiceRow, seller: Seller): InvoiceObstacle[] {
  if (row.number !== null) return [];
  // A draft of an invoice has the rate that was fetched for it; a correction that of its invoice, as that was issued.
  const hasRate = row.nbpRate !== null && (row.kind === 'KOR' || row.nbpDay !== null);
  return obstaclesOf({ ...row, seller, hasRate });
}

/** An invoice as an operator sees it. */
export function invoiceView(row: InvoiceRow, seller: Seller, now: Date): Invoice {
  const { email: _, ...buyer } = row.buyer;
  return {
    id: row.id,
    organizationId: row.organizationId,
    kind: row.kind,
    reason: row.reason,
    number: row.number,
    orderNumber: row.orderNumber,
    originalNumber: row.original?.number ?? null,
    buyer: {
      ...buyer,
      recipient: buyer.recipient ?? null,
      localGovernment: buyer.localGovernment ?? false,
      vatGroup: buyer.vatGroup ?? false,
    },
    net: row.net / 100,
    vat: row.vat / 100,
    gross: row.gross / 100,
    currency: row.currency,
    soldAt: row.soldAt.toISOString(),
    exportedAt: row.exportedAt?.toISOString() ?? null,
    deadline: isoDay(startOfDay(issueDeadline(row.soldAt))),
    urgency: row.number === null ? issueUrgency(row.soldAt, now) : null,
    ksefNumber: row.ksefNumber,
    ksefState: row.file?.state ?? null,
    nbpRate: row.nbpRate,
    nbpTable: row.nbpTable,
    obstacles: hindrances(row, seller),
  };
}
