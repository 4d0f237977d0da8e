/**
 * What a person has to look at, with the decisions there are; the first one is the usual one (docs/product.md, “Operator's tasks”).
 * Nothing here is decided by a machine, and nothing goes away before somebody decided, except where its reason is gone.
 */
export const taskDecisions = {
  /** Another amount or plan was paid than asked: nothing was granted. Accepting less reduces the price; what is too much goes back. */
  amount_mismatch: ['refund', 'accept', 'dismiss'],
  /** An order was paid in another currency than asked, by card or by transfer: there is no price in it. */
  currency_mismatch: ['refund', 'dismiss'],
  /** Paid after the organisation was deleted. */
  organization_gone: ['refund', 'dismiss'],
  /** The plan was paid by another order that was open at the same time. */
  paid_twice: ['keep', 'refund'],
  /** The days that an upgrade was credited with were used by another order, or their money went back. The price holds as it was asked. */
  credit_gone: ['keep', 'refund'],
  /** An order was paid after it had been cancelled. */
  paid_after_withdrawal: ['refund', 'dismiss'],
  /** One order was paid a second time: a second session or a second transfer. */
  second_payment: ['refund', 'dismiss'],
  /** A part went back that nobody here ordered. */
  partial_refund: ['noted'],
  /** The buyer's bank disputes the payment; closes by itself when the dispute ends. */
  disputed: ['noted'],
  /** The money of a lost dispute is gone, and the access with it. What was rendered stays sold, unless an accountant says otherwise. */
  dispute_lost: ['keep_invoice', 'correct_invoice'],
  /** Money that a lost dispute had taken came back after the access was ended. */
  dispute_reversed: ['noted'],
  /** A refund did not reach the buyer. */
  refund_failed: ['repeat', 'by_transfer', 'dismiss'],
  /** A refund is due for longer than a day. */
  refund_overdue: ['repeat', 'by_transfer', 'dismiss'],
  /** Money that was paid by transfer has to go back by transfer. */
  refund_by_transfer: ['by_transfer', 'dismiss'],
  /** A certificate in force whose period lost its payment. */
  certificate_unpaid: ['announce', 'keep'],
  /** A certificate in force whose period ended by a withdrawal. */
  certificate_withdrawn: ['revoke', 'keep'],
  /** A certificate that is to be revoked; its organisation was notified and may explain itself. */
  revocation_announced: ['revoke', 'keep'],
  /** An organisation objects to new terms: the former ones hold to the end of its period, or the contract ends. */
  terms_objected: ['keep_former', 'end_contract'],
  /** A complaint, to be answered within its term. */
  complaint_received: ['uphold', 'uphold_part', 'reject_complaint'],
  /** A declaration of withdrawal after first use or after the deadline. */
  withdrawal_received: ['nothing', 'pro_rata', 'full'],
  /** Money and documents of an order differ: money on no document and in no task, or the other way round. Closes by itself. */
  books_differ: ['noted'],
  /** KSeF refused the certificate, a permission or a call: nothing is sent before somebody has mended that. */
  ksef_stopped: ['resume', 'noted'],
  /** KSeF refused a document, or would. What went through KSeF was not issued by that. */
  ksef_rejected: ['issue_again', 'noted'],
  /** KSeF and our books contradict each other: a number of another document, one that is missing there, or one that is not ours. */
  ksef_conflict: ['noted'],
  /** A document is near or past its last day, or KSeF does not say what became of it. Closes by itself when it is accepted. */
  ksef_delayed: ['noted'],
  /** An official confirmation of receipt (UPO) does not stand. */
  ksef_confirmation: ['noted', 'accept_signer'],
  /** A certificate for KSeF ends soon. */
  ksef_certificate: ['noted'],
  /** An event of the payment provider that could not be applied. */
  event_unprocessed: ['retry', 'dismiss'],
  /** A transfer of less than its order asks, which waits for the rest. Accepting it reduces the price. */
  transfer_amount: ['accept', 'refund', 'dismiss'],
  /** A transfer for an order that is expired, cancelled or not by transfer. */
  transfer_late: ['accept', 'refund', 'dismiss'],
  /** A transfer that came before the order that it names was made. */
  transfer_early: ['dismiss', 'refund', 'accept'],
  /** A transfer that probably is recorded already, from a statement in another form or entered by hand. */
  transfer_duplicate: ['same', 'different'],
  /** Transfers that a bank booked as one sum and does not list with their amounts. */
  transfer_batch: ['dismiss', 'assign'],
  /** A transfer that names no order of ours. */
  transfer_unmatched: ['assign', 'dismiss'],
  /** A letter with a code that has to be printed and sent. */
  letter_to_send: ['letter_sent', 'dismiss'],
  /** An operator wants to confirm a company by documents; another one decides. */
  confirmation_proposed: ['confirm', 'dismiss'],
  /** A person signed a company's declaration; whether that person may is for an operator to find in the register. */
  signature_by_person: ['confirm', 'not_entitled'],
  /** The qualified seal of a company is good, but nobody could be asked whether its certificate was revoked. */
  seal_unchecked: ['confirm', 'not_established'],
  /** A registered contact states that an account does not act for the company. */
  claim_contested: ['reject_claim', 'keep'],
  /** A certificate in force of a company that the register no longer has as active. */
  company_inactive: ['announce', 'keep'],
  /** A certificate in force of an account whose claim to the company was rejected. */
  certificate_unconfirmed: ['revoke', 'keep'],
  /** An account claims a NIP that another one holds, and neither is confirmed better. */
  nip_disputed: ['keep', 'give_nip'],
  /** An operator wants to give a NIP to the account that claims it; another one decides. */
  nip_move_proposed: ['give_nip', 'dismiss'],
  /** A period in force of an account that lost its NIP was paid for. */
  nip_lost_paid: ['refund', 'dismiss'],
  /** The file of an issued document is missing or altered: it has to come back from a copy. Closes by itself when it is whole again. */
  document_lost: ['noted'],
  /** The deletion of what is due stopped: the clock may be wrong, or unusually much is due at once. */
  retention_stopped: ['not_now', 'let_run'],
  /** What the database says contradicts the signed log, a signature or a witness: somebody may have changed it, or it was restored. */
  log_contradiction: ['noted'],
} as const;
export type TaskKind = keyof typeof taskDecisions;
export type TaskDecision = (typeof taskDecisions)[TaskKind][number];

export const taskKinds = Object.keys(taskDecisions) as TaskKind[];

/** Every decision once. */
export const allDecisions: readonly TaskDecision[] = [...new Set(Object.values(taskDecisions).flat())];

/** Whether a kind of task can be decided so. */
export function isDecisionOf(kind: TaskKind, decision: TaskDecision): boolean {
  return (taskDecisions[kind] as readonly TaskDecision[]).includes(decision);
}
