import type { Deps } from './deps.ts';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import type { DomainEvents, DomainQuestions } from '#server/platform/events/domain-events.ts';
import { openTask } from '#server/platform/tasks/service.ts';
import { savePlanInForce } from '#server/account/public.ts';
import { declaredOf, revokeGuestsOf, saveCheck } from '#server/assessment/public.ts';
import {
  certificatesUnder,
  enqueueHead,
  heldCertificates,
  placeOfHead,
  proofOfHead,
  requestCertificateReview,
  setRegistryPriority,
  withdrawRequest,
  revokeSharesOf,
  notifyWebhooks,
  stopWebhooksOf,
} from '#server/certificate/public.ts';
import { claim, refuseTooManyClaimants, assumeOrClaimNip, isConfirmedHolder } from '#server/company/public.ts';
import { recordForWatchers } from '#server/supplier/public.ts';

/** Who listens to what happens in the modules below, in the order in which they are called. */
export const domainEvents: DomainEvents<Deps> = {
  nipClaimed: (tx, { nip }) => refuseTooManyClaimants(tx, nip),
  organizationRegistered: async (tx, { organizationId, userId, scopes, at }) => {
    for (const check of scopes) await saveCheck(tx, { organizationId, scope: declaredOf(check, isoDay(at)), userId, at });
  },
  emailConfirmed: async (deps, tx, { organizationId, by }) => {
    await claim(deps, tx, organizationId);
    await assumeOrClaimNip(deps, tx, organizationId, by);
  },
  rightsLost: async (deps, tx, { by, asOwner, asEditor, ...whose }) => {
    if (asOwner) await stopWebhooksOf(deps, tx, by, whose);
    if (asEditor) await revokeSharesOf(deps, tx, by, whose);
    if (asEditor) await revokeGuestsOf(deps, tx, by, whose);
  },
  periodsChanged: async (tx, { organizationId, plan, registryPriorityUntil, at }) => {
    if (plan) await savePlanInForce(tx, organizationId, plan, at);
    await setRegistryPriority(tx, organizationId, registryPriorityUntil);
  },
  paidPeriodEnded: async (deps, tx, { organizationId, periodId, endedBy, orderNumber, buyer }) => {
    const kind = endedBy === 'withdrawal' ? 'certificate_withdrawn' : 'certificate_unpaid';
    for (const { id, certificateNumber } of await certificatesUnder(deps, tx, organizationId, periodId)) {
      const facts = { certificateId: id, certificateNumber, orderNumber, buyer, endedBy };
      await openTask(deps, tx, { kind, subject: id, organizationId, facts });
    }
  },
  nipLost: (deps, tx, { organizationId }) => requestCertificateReview(deps, tx, organizationId, { kind: 'certificate_unconfirmed' }),
  assessmentReopened: (tx, { organizationId, assessmentId, at }) => withdrawRequest(tx, { organizationId, assessmentId }, at),
  certificateIssued: async (tx, { certificate, at }) => {
    await recordForWatchers(tx, { nip: certificate.organizationNip, number: certificate.certificateNumber, kind: 'issued', at });
    await notifyWebhooks(tx, { event: 'certificate.issued', certificate, at });
  },
  certificateRevoked: async (tx, { certificate, at, reason }) => {
    // The corrected one that takes its place is announced by itself.
    if (reason !== 'replaced')
      await recordForWatchers(tx, { nip: certificate.organizationNip, number: certificate.certificateNumber, kind: 'revoked', at });
    await notifyWebhooks(tx, { event: 'certificate.revoked', certificate, at, reason });
  },
  recordGrew: (tx, { hash, at }) => enqueueHead(tx, hash, at),
};

export const domainQuestions: DomainQuestions<Deps> = { isConfirmedHolder, heldCertificates, placeOfHead, proofOfHead };
