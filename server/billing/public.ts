/** What other modules may call of this one. */
export { addAccounting } from './accounting/routes.ts';
export { compareBooks } from './billing/books/check.ts';
export { createCheckout } from './billing/checkout/checkout.ts';
export {
  acceptDifferentCharge,
  correctLostDispute,
  refundByTransfer,
  repeatFailedRefund,
  orderRefund,
} from './billing/decisions/decisions.ts';
export { withoutEffect } from './billing/events/event-rows.ts';
export { dismissEvent, retryEvent } from './billing/events/events.ts';
export { reconcilePayments } from './billing/events/reconcile.ts';
export { recordUse } from './billing/refunds/first-use.ts';
export { executeRefund, refundsByState } from './billing/refunds/refunds.ts';
export { decideDeclaration } from './billing/refunds/withdrawal.ts';
export { addBilling } from './billing/routes.ts';
export { countPaidOrders, readBilling, readPeriods } from './billing/service.ts';
export { proFormaAttachment } from './billing/transfers/by-transfer.ts';
export { bookByHand, bookStatement, previewStatement } from './billing/transfers/statement-booking.ts';
export { acceptTransfer, assignTransfer, dismissTransfer, judgeSeparately, returnTransfer } from './billing/transfers/transfers.ts';
export { hasPaid, openProFormas } from './billing/joins.ts';
export { compareWithKsef } from './invoices/ksef/following/compare.ts';
export { acceptSigner, issueAgain, resumeSending } from './invoices/ksef/decide.ts';
export { admitCall } from './invoices/ksef/sending/limits.ts';
export { readKsefAnnouncements } from './invoices/ksef/sending/offline.ts';
export { hasDrafts } from './invoices/ksef/sending/issue.ts';
export { runKsef } from './invoices/ksef/sending/run.ts';
export { type KsefStatus, ksefStatus } from './invoices/ksef/following/status.ts';
export { drawnInvoice, invoiceAttachment } from './invoices/own-invoices.ts';
export { addInvoices } from './invoices/routes.ts';
export { type SoldSums, soldIn } from './invoices/documents/totals.ts';
export { dueInvoices, watchDeadlines } from './invoices/watch.ts';
export { addPlans } from './plans/routes.ts';
