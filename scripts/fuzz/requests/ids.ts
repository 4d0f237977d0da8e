import fc from 'fast-check';
import type { Fixture } from '#scripts/fuzz/world/fixture.ts';
import type { Principal } from '#scripts/fuzz/world/people.ts';

const some = fc.constantFrom;

/** What a field holds: always that, or one of those; undefined where its schema states enough. */
export type FieldValue = (fixture: Fixture, caller: Principal) => unknown;

/** What `:id` is, by how a path begins; the first that fits counts. */
export const ids: readonly (readonly [begins: string, FieldValue])[] = [
  ['/api/assessments/:id/scope', ({ things }) => things.open],
  ['/api/assessments/:id/reopen', ({ things }) => some(things.ready, things.after)],
  ['/api/assessments/:id/certificate', ({ things }) => some(things.ready, things.ready, things.assessment)],
  ['/api/assessments/:id/report', ({ things }) => some(things.ready, things.assessment, things.before)],
  ['/api/assessments/', ({ things }) => some(things.open, things.assessment, things.assessment, things.before)],
  ['/api/incidents/:id/drill', ({ things }) => things.drill],
  ['/api/incidents/:id/close', ({ things }) => things.drill],
  ['/api/incidents/', ({ things }) => things.incident],
  ['/api/imports/', ({ things }) => things.sheet],
  ['/api/share-links/', ({ things }) => things.share],
  ['/api/webhooks/', ({ things }) => things.webhook],
  ['/api/ai-literacy/', ({ things }) => things.measure],
  ['/api/ai-systems/', ({ things }) => things.system],
  ['/api/access-requests/:id/refusal', ({ things }) => things.declinedRequest],
  ['/api/access-requests/', ({ things }) => things.accessRequest],
  ['/api/guests/', ({ things }) => things.guest],
  ['/api/discussions/', ({ things }) => things.discussionMessage],
  ['/api/domains/', ({ things }) => things.domain],
  ['/api/facts/', ({ things }) => things.fact],
  ['/api/customer-questionnaires/', ({ things }) => things.questionnaire],
  ['/api/templates/', () => 'backups'],
  ['/api/evidence/uploads/', ({ things }) => some(things.sent, things.sent, things.sent, things.upload)],
  ['/api/evidence/', ({ things }) => some(things.evidence, things.attached)],
  ['/api/board/resolutions/', ({ things }) => things.resolution],
  ['/api/board/people/', ({ things }) => things.boardPerson],
  ['/api/board/trainings/', ({ things }) => things.boardTraining],
  ['/api/own-actions/', ({ things }) => things.ownAction],
  ['/api/duties/proofs/', ({ things }) => things.dutyProof],
  ['/api/certificates/', ({ things }) => things.certificate],
  ['/api/billing/payments/:id/pro-forma', ({ things }) => things.order],
  ['/api/billing/payments/', ({ things }) => some(things.payment, things.sale)],
  ['/api/billing/invoices/', ({ things }) => things.invoice],
  ['/api/accounting/documents/', ({ things }) => things.invoice],
  ['/api/operator/accountants/', ({ callers }) => callers.accountant.userId],
  ['/api/invitations/', ({ things }) => things.invitation],
  ['/api/keys/', ({ things }) => things.key],
  ['/api/operator/organizations/', ({ org }) => org.id],
  ['/api/operator/tasks/', ({ things }) => things.task],
  ['/api/operator/statements/', ({ things }) => things.statement],
  ['/api/operator/certificates/', ({ things }) => things.certificate],
  ['/api/operator/payments/', ({ things }) => some(things.payment, things.sale)],
  ['/api/operator/jobs/', ({ things }) => things.job],
  ['/api/operator/letters/', ({ things }) => things.letter],
  ['/api/operator/invoices/:id/ksef', ({ things }) => things.invoice],
  ['/api/operator/invoices/', ({ things }) => things.draft],
  ['/api/account/sessions/', ({ things }) => things.sessionId],
  ['/api/account/passkeys/', ({ things }) => things.passkey],
];
