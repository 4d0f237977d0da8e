import { complaintOutcomes } from '#core/operations/complaints.ts';
import { isDecisionOf, type TaskDecision, type TaskKind } from '#core/platform/tasks.ts';
import { record } from '#server/platform/security/audit.ts';
import type { Principal } from '#server/platform/security/principal.ts';
import { answerComplaint } from '#server/operations/complaints/service.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { closeTask, lockTask, type TaskRow } from '#server/platform/tasks/service.ts';
import { notFound, AppError } from '#server/platform/errors/app-error.ts';
import { announceAndNotify, saveAnnounced, requireCustomerNote, revokeAndNotify, revokeAnnounced } from './revocation.ts';
import {
  acceptDifferentCharge,
  acceptSigner,
  issueAgain,
  resumeSending,
  correctLostDispute,
  orderRefund,
  refundByTransfer,
  repeatFailedRefund,
  dismissEvent,
  retryEvent,
  acceptTransfer,
  assignTransfer,
  dismissTransfer,
  judgeSeparately,
  returnTransfer,
  decideDeclaration,
} from '#server/billing/public.ts';
import { requestCertificateReview } from '#server/certificate/public.ts';
import {
  confirmProposal,
  decideSigner,
  decideClaim,
  confirmMove,
  decideForHolder,
  dismissMove,
  lockOwnNip,
  proposeMove,
  dropLetter,
  requirePrinted,
} from '#server/company/public.ts';

type Operator = Principal<'operator'>;
type Decided = Readonly<{
  decision: TaskDecision;
  note: string;
  proof?: string | undefined;
  orderNumber?: string | undefined;
  told?: string | undefined;
}>;
type Handler = (deps: Deps, tx: Db, task: TaskRow, by: { operator: Operator } & Decided) => Promise<void>;

/** The payment that a task is about. */
function paymentOf({ organizationId, facts }: TaskRow): { organizationId: string; paymentId: string } {
  if (!organizationId || typeof facts.paymentId !== 'string') throw notFound();
  return { organizationId, paymentId: facts.paymentId };
}

function textOf({ facts }: TaskRow, name: string): string {
  const value = facts[name];
  if (typeof value !== 'string') throw notFound();
  return value;
}

const refundWhole: Handler = (deps, tx, task, { operator }) => {
  const reason = task.kind === 'organization_gone' || task.kind === 'paid_twice' ? task.kind : 'mismatch';
  return orderRefund(deps, tx, paymentOf(task), { reason, orderedBy: operator.account.userId });
};

const sendBack: Handler = (deps, tx, task, { operator }) => returnTransfer(deps, tx, textOf(task, 'transferId'), operator.account.userId);

const assign: Handler = (deps, tx, task, { orderNumber }) => {
  if (!orderNumber) throw new AppError(400, 'invalid_input', { fields: { orderNumber: 'required' } });
  return assignTransfer(deps, tx, textOf(task, 'transferId'), orderNumber);
};

const acceptSent: Handler = (deps, tx, task) => acceptTransfer(deps, tx, textOf(task, 'transferId'));
const leaveSent: Handler = (_, tx, task) => dismissTransfer(tx, textOf(task, 'transferId'));

const refundSecond: Handler = (deps, tx, task, { operator }) => {
  if (task.facts.transferId) return sendBack(deps, tx, task, { operator, decision: 'refund', note: '' });
  const charge = { intentId: textOf(task, 'intentId'), amountMinor: Number(task.facts.amountMinor) };
  return orderRefund(deps, tx, paymentOf(task), { reason: 'paid_twice', orderedBy: operator.account.userId, charge });
};

const byTransfer: Handler = (deps, tx, task, { proof }) => {
  if (!proof) throw new AppError(400, 'proof_required', { fields: { proof: 'required' } });
  return refundByTransfer(deps, tx, paymentOf(task), { subject: task.subject, proof });
};

function ownerOf({ organizationId }: TaskRow): string {
  if (!organizationId) throw notFound();
  return organizationId;
}

/** At once: whoever left the contract requested it, and a company that denies the account is protected from it. */
const revokeFor =
  (reason: 'organisation_request' | 'terms_breach'): Handler =>
  (deps, tx, task, { operator, note }) =>
    revokeAndNotify(deps, tx, operator, { organizationId: ownerOf(task), id: task.subject, reason, note });

/** Where money was taken back, or the company is not active, the organisation is heard first. */
const announce: Handler = (deps, tx, task, { operator, note, told }) =>
  announceAndNotify(deps, tx, operator, { organizationId: ownerOf(task), id: task.subject, reason: 'terms_breach', note, told });

const announced = (task: TaskRow, note: string) => ({ organizationId: ownerOf(task), noticeId: task.subject, note });

const rejectClaim: Handler = async (deps, tx, task) => {
  const organizationId = task.organizationId ?? '';
  await decideClaim(deps, tx, organizationId, false);
  await requestCertificateReview(deps, tx, organizationId, { kind: 'certificate_unconfirmed' });
};

const answer: Handler = (deps, tx, task, { decision, operator, told }) => {
  const outcome = complaintOutcomes.find((one) => one === decision);
  if (!outcome) throw new AppError(409, 'decision_unfit');
  return answerComplaint(deps, tx, task, { outcome, answer: requireCustomerNote(told), operator });
};

const decideWithdrawal: Handler = (deps, tx, task, { decision, operator }) => {
  if (decision !== 'nothing' && decision !== 'pro_rata' && decision !== 'full') throw new AppError(409, 'decision_unfit');
  return decideDeclaration(deps, tx, paymentOf(task), { decision, orderedBy: operator.account.userId });
};

/** Money in another currency came by card or by transfer. */
const refundOther: Handler = (deps, tx, task, by) => (task.facts.transferId ? sendBack : refundWhole)(deps, tx, task, by);
const leaveOther: Handler = async (deps, tx, task, by) => {
  if (task.facts.transferId) await leaveSent(deps, tx, task, by);
};

/** What a decision brings about; a decision that is not named here only closes the task. */
const handlers: Readonly<Partial<Record<TaskKind, Readonly<Partial<Record<TaskDecision, Handler>>>>>> = {
  amount_mismatch: { refund: refundWhole, accept: (deps, tx, task) => acceptDifferentCharge(deps, tx, paymentOf(task)) },
  currency_mismatch: { refund: refundOther, dismiss: leaveOther },
  organization_gone: { refund: refundWhole },
  paid_twice: { refund: refundWhole },
  credit_gone: { refund: refundWhole },
  paid_after_withdrawal: { refund: refundWhole },
  second_payment: { refund: refundSecond },
  refund_failed: { repeat: (deps, tx, task) => repeatFailedRefund(deps, tx, paymentOf(task), task.subject), by_transfer: byTransfer },
  refund_overdue: { repeat: (deps, tx, task) => repeatFailedRefund(deps, tx, paymentOf(task), task.subject), by_transfer: byTransfer },
  refund_by_transfer: { by_transfer: byTransfer },
  dispute_lost: { correct_invoice: (deps, tx, task) => correctLostDispute(deps, tx, paymentOf(task), task.subject) },
  ksef_stopped: { resume: resumeSending },
  ksef_rejected: { issue_again: issueAgain },
  ksef_confirmation: { accept_signer: acceptSigner },
  certificate_unpaid: { announce },
  complaint_received: { uphold: answer, uphold_part: answer, reject_complaint: answer },
  certificate_withdrawn: { revoke: revokeFor('organisation_request') },
  revocation_announced: {
    revoke: (deps, tx, task, { operator, note }) => revokeAnnounced(deps, tx, operator, announced(task, note)),
    keep: (deps, tx, task, { operator, note }) => saveAnnounced(deps, tx, operator, announced(task, note)),
  },
  withdrawal_received: { nothing: decideWithdrawal, pro_rata: decideWithdrawal, full: decideWithdrawal },
  transfer_amount: { accept: acceptSent, refund: sendBack, dismiss: leaveSent },
  transfer_late: { accept: acceptSent, refund: sendBack, dismiss: leaveSent },
  transfer_early: { dismiss: leaveSent, refund: sendBack, accept: acceptSent },
  transfer_duplicate: { same: leaveSent, different: (deps, tx, task) => judgeSeparately(deps, tx, textOf(task, 'transferId')) },
  transfer_batch: { dismiss: leaveSent, assign },
  transfer_unmatched: { assign, dismiss: leaveSent },
  confirmation_proposed: { confirm: (deps, tx, task, { operator }) => confirmProposal(deps, tx, task, operator) },
  signature_by_person: {
    confirm: (deps, tx, task, { operator }) => decideSigner(deps, tx, task, { operator, isAccepted: true }),
    not_entitled: (deps, tx, task, { operator }) => decideSigner(deps, tx, task, { operator, isAccepted: false }),
  },
  seal_unchecked: {
    confirm: (deps, tx, task, { operator }) => decideSigner(deps, tx, task, { operator, isAccepted: true }),
    not_established: (deps, tx, task, { operator }) => decideSigner(deps, tx, task, { operator, isAccepted: false }),
  },
  letter_to_send: {
    letter_sent: (deps, tx, task) => requirePrinted(deps, tx, task.subject),
    dismiss: (deps, tx, task) => dropLetter(deps, tx, task.organizationId ?? ''),
  },
  claim_contested: { reject_claim: rejectClaim, keep: (deps, tx, task) => decideClaim(deps, tx, task.organizationId ?? '', true) },
  company_inactive: { announce },
  certificate_unconfirmed: { revoke: revokeFor('terms_breach') },
  nip_disputed: {
    keep: (deps, tx, task, { operator }) => decideForHolder(deps, tx, task, operator),
    give_nip: (deps, tx, task, { operator }) => proposeMove(deps, tx, task, operator),
  },
  nip_move_proposed: {
    give_nip: (deps, tx, task, { operator }) => confirmMove(deps, tx, task, operator),
    dismiss: (deps, tx, task) => dismissMove(deps, tx, task),
  },
  nip_lost_paid: { refund: refundWhole },
  event_unprocessed: { dismiss: (deps, tx, task) => dismissEvent(deps, tx, task.subject) },
};

/** Tasks that end, or are ended by, disputes about a NIP. */
const aboutNip: ReadonlySet<TaskKind> = new Set([
  'confirmation_proposed',
  'signature_by_person',
  'seal_unchecked',
  'nip_disputed',
  'nip_move_proposed',
]);

/** Tries an event again before anything is locked; a task about one that still fails stays open. */
async function retryFirst(deps: Deps, task: TaskRow, decision: TaskDecision): Promise<void> {
  if (task.kind !== 'event_unprocessed' || decision !== 'retry') return;
  if (!(await retryEvent(deps, task.subject))) throw new AppError(409, 'event_still_unprocessed');
}

/** Decides a task for the operator: what follows from it, its end and the log entry happen together or not at all. */
export async function decideTask(deps: Deps, operator: Operator, id: string, decided: Decided): Promise<{ ok: true }> {
  const { decision, note } = decided;
  const seen = await deps.db.transaction((tx) => lockTask(tx, id, decision));
  await retryFirst(deps, seen, decision);
  await deps.db.transaction(async (tx) => {
    if (aboutNip.has(seen.kind) && seen.organizationId) await lockOwnNip(tx, seen.organizationId);
    const task = await lockTask(tx, id, decision);
    if (isDecisionOf(task.kind, decision)) await handlers[task.kind]?.[decision]?.(deps, tx, task, { operator, ...decided });
    await closeTask(deps, tx, task, { by: operator.account.userId, decision, note });
    const metadata = { note, kind: task.kind, subject: task.subject, decision };
    await record(deps, tx, operator, { action: 'operator.task_decided', id: task.id, organizationId: task.organizationId, metadata });
  });
  if (seen.kind === 'retention_stopped' && decision === 'let_run') await deps.queue.wake('daily');
  return { ok: true };
}
