/**
 * The ledger of an order: everything that came in and went out for it, against its documents. Amounts are minor units of the order's
 * currency; what came in another one is left out, it has a task of its own until it is back.
 */
export type OrderLedger = Readonly<{
  /** Money that came for the order and is its own: the charge that paid it, or transfers. */
  paid: number;
  /** Other charges and transfers that name the order. */
  besides: number;
  /** What is back with the buyer: of the own money, and of the rest. */
  paidBack: number;
  besidesBack: number;
  /** The invoice and its corrections, gross. */
  invoiced: number;
  /** Money that somebody has to decide about or refund: in an open task, or due. */
  open: number;
  /** What lost disputes took and nobody took off the invoice: claimed from the buyer still. */
  claimed: number;
}>;

/**
 * By how much money and documents of an order differ; 0 when every grosz is on a document, in a task, or back. Positive: money that is on no
 * document and in no task. Negative: documents of money that is not there.
 */
export function ledgerDifference(ledger: OrderLedger): number {
  const balance = ledger.paid + ledger.besides - ledger.paidBack - ledger.besidesBack;
  return balance + ledger.claimed - ledger.invoiced - ledger.open;
}
