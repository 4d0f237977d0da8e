import { describe, expect, it } from 'vitest';
import { allDecisions, isDecisionOf, taskDecisions, taskKinds, type TaskKind } from './tasks.ts';

describe('a task for the operator', () => {
  it.each<[TaskKind, string, string]>([
    ['amount_mismatch', 'refund', 'accept dismiss'],
    ['currency_mismatch', 'refund', 'dismiss'],
    ['books_differ', 'noted', ''],
    ['organization_gone', 'refund', 'dismiss'],
    ['paid_twice', 'keep', 'refund'],
    ['credit_gone', 'keep', 'refund'],
    ['paid_after_withdrawal', 'refund', 'dismiss'],
    ['second_payment', 'refund', 'dismiss'],
    ['partial_refund', 'noted', ''],
    ['disputed', 'noted', ''],
    ['dispute_lost', 'keep_invoice', 'correct_invoice'],
    ['dispute_reversed', 'noted', ''],
    ['refund_failed', 'repeat', 'by_transfer dismiss'],
    ['refund_overdue', 'repeat', 'by_transfer dismiss'],
    ['refund_by_transfer', 'by_transfer', 'dismiss'],
    ['certificate_unpaid', 'announce', 'keep'],
    ['certificate_withdrawn', 'revoke', 'keep'],
    ['company_inactive', 'announce', 'keep'],
    ['revocation_announced', 'revoke', 'keep'],
    ['terms_objected', 'keep_former', 'end_contract'],
    ['complaint_received', 'uphold', 'uphold_part reject_complaint'],
    ['withdrawal_received', 'nothing', 'pro_rata full'],
    ['event_unprocessed', 'retry', 'dismiss'],
    ['transfer_amount', 'accept', 'refund dismiss'],
    ['transfer_late', 'accept', 'refund dismiss'],
    ['transfer_early', 'dismiss', 'refund accept'],
    ['transfer_duplicate', 'same', 'different'],
    ['transfer_batch', 'dismiss', 'assign'],
    ['transfer_unmatched', 'assign', 'dismiss'],
  ])('%s is usually decided by %j, or by %j, and by nothing else', (kind, usual, others) => {
    expect(taskDecisions[kind][0]).toBe(usual);
    const wanted = [usual, ...others.split(' ').filter(Boolean)];
    expect(allDecisions.filter((decision) => isDecisionOf(kind, decision)).toSorted()).toEqual(wanted.toSorted());
  });

  it('has at least one decision, and every decision is known once', () => {
    expect(taskKinds.every((kind) => taskDecisions[kind].length > 0)).toBe(true);
    expect(new Set(allDecisions).size).toBe(allDecisions.length);
    expect(allDecisions.every((decision) => taskKinds.some((kind) => isDecisionOf(kind, decision)))).toBe(true);
  });
});
