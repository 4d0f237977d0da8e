import { describe, expect, it } from 'vitest';
import { accessStates } from '#core/account/entitlements/access.ts';
import { certificateStatuses, revocationReasons } from '#core/certificate/certification.ts';
import { movements } from '#core/assessment/report/comparison.ts';
import { invoiceKinds, invoiceReasons } from '#core/billing/invoices.ts';
import { disputeStages, paymentStatuses } from '#core/billing/payments/payments.ts';
import { obstacleCodes } from '#core/assessment/questionnaire/obstacles.ts';
import { currencies, planIds } from '#core/account/entitlements/plans.ts';
import {
  addressees,
  aiRoles,
  answerValues,
  applicabilityTargets,
  efforts,
  referenceActs,
} from '#core/assessment/questionnaire/questionnaire.ts';
import { transferSources, transferVerdicts } from '#core/billing/payments/transfers.ts';
import { withdrawalLosses, withdrawalOutcomes } from '#core/billing/withdrawal.ts';

/** Frozen reports, certificates, payments and the programs of others hold these: one may be added, none renamed or taken away. */
describe('a code that is stored and sent', () => {
  it.each<[string, readonly string[], string]>([
    ['answer', answerValues, 'yes, partial, no, not_applicable'],
    ['act', referenceActs, 'NIS2, UKSC, 2024/2690, 651/2014, DORA, AI Act, RODO'],
    ['effort', efforts, 'S, M, L'],
    ['role', aiRoles, 'provider, deployer'],
    ['addressee', addressees, 'high_risk, every_organisation, transparency, conditional'],
    [
      'target of a date',
      applicabilityTargets,
      'all, annex_iii, annex_i, formal, good_practice, new_prohibitions, new_systems, earlier_systems, amended_wording, covered_in_april_2026',
    ],
    ['obstacle', obstacleCodes, 'prohibited_practices, too_few_applicable, section_not_applicable, scope_binds, scope_denies'],
    ['movement', movements, 'better, worse, applicability, new, dropped, same'],
    ['status of a certificate', certificateStatuses, 'active, expired, revoked'],
    ['reason of a revocation', revocationReasons, 'false_information, terms_breach, authority_demand, organisation_request'],
    ['plan', planIds, 'basic, pro'],
    ['currency', currencies, 'PLN, EUR'],
    ['status of a payment', paymentStatuses, 'pending, paid, failed, expired, refunded'],
    ['stage of a dispute', disputeStages, 'open, funds_withdrawn, funds_reinstated, won, lost'],
    ['verdict on a transfer', transferVerdicts, 'exact, amount, late, early, second, unmatched, duplicate, batch'],
    ['source of a transfer', transferSources, 'mt940, camt053, hand'],
    ['state of access', accessStates, 'never_paid, pending, active, ending, ended, refunded'],
    ['loss of the right to withdraw', withdrawalLosses, 'not_paid, used, too_late, withdrawn'],
    ['outcome of a withdrawal', withdrawalOutcomes, 'refunded, cancelled, received'],
    ['kind of an invoice', invoiceKinds, 'VAT, KOR'],
    ['reason of an invoice', invoiceReasons, 'sale, refund, refund_failed, buyer, replaced'],
  ])('is kept: %s', (_, codes, stored) => {
    expect(codes.join(', ')).toBe(stored);
  });
});
