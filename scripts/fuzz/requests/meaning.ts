import fc from 'fast-check';
import { typeVersions } from '#core/certificate/certification.ts';
import { codeAt, stepAt } from '#server/account/authenticators/totp.ts';
import { blankFacts } from '#core/assessment/ai-systems/system.ts';
import { knownDuty } from '#server/testing/things/duty-things.ts';
import { question } from '#server/testing/things/things.ts';
import { testPassword } from '#server/testing/builders.ts';
import { often } from './draw.ts';
import { filledQuestion, gap, type Fixture } from '#scripts/fuzz/world/fixture.ts';
import type { Secrets } from '#scripts/fuzz/world/secrets.ts';
import { common, freshNip, good, numbered, questions, some } from './field-values.ts';
import { ids, type FieldValue } from './ids.ts';
import type { Principal } from '#scripts/fuzz/world/people.ts';
import { templateMeanings } from './template-meanings.ts';
import { bySchema, leftOut, type Meaning } from './schema.ts';

const code: FieldValue = ({ secrets }) => fc.nat(1).map((later) => codeAt(secrets.totp, stepAt(new Date()) + later));
const secret =
  (name: keyof Secrets) =>
  ({ secrets }: Fixture): unknown =>
    secrets[name];

const none = (): typeof leftOut => leftOut;

/** What one call is identified by, where the name of a field says too little. */
const special: Readonly<Record<string, Readonly<Record<string, FieldValue>>>> = {
  'POST /api/auth/register': {
    email: () => numbered('nowy'),
    nip: () => freshNip,
    password: () => good,
  },
  'POST /api/answers': {
    assessmentId: ({ things }) => things.open,
    questionId: () => some(...questions.slice(0, 40)),
    seen: none,
  },
  'POST /api/duties/proofs': { duty: () => knownDuty, doneOn: () => '2026-01-05', evidenceId: ({ things }) => some(things.evidence, null) },
  'PUT /api/duties/owner': { duty: () => knownDuty, personId: ({ org }) => some(org.userId, null) },
  'POST /api/auth/verify-email': { token: secret('verification') },
  'POST /api/auth/reset-password': { token: secret('reset') },
  'POST /api/auth/pending/email': { email: () => numbered('lepszy') },
  'POST /api/auth/second-factor': { code, passkey: none, recoveryCode: none },
  'POST /api/auth/login': {
    email: ({ callers }) => some(callers.reader.email, callers.editor.email, callers.halfway.email),
    password: () => testPassword,
  },
  'POST /api/account/proof': { code, passkey: none, recoveryCode: none },
  'POST /api/account/second-factor/totp/confirmation': { code },
  'POST /api/auth/organization': { organizationId: ({ org }) => org.id },
  'GET /api/billing/checkout/:sessionId': { sessionId: ({ things }) => things.session },
  'POST /api/company/objection': { token: secret('objection') },
  'POST /api/company/confirmation/code': { code: secret('code') },
  'POST /api/imports/:id/application': { questionId: () => filledQuestion, seen: () => null },
  'PATCH /api/action-items': { questionId: () => gap, version: () => some(0, 0, 1, 2) },
  'GET /api/action-items/:questionId/history': { questionId: () => gap },
  'PUT /api/ai-systems/:id': {
    ownerId: ({ things }) => some(things.member, null),
    revision: () => some(1, 1, 2, 3),
    facts: () => often<unknown>(70, some(blankFacts), some(bySchema)),
  },
  'PUT /api/ai-systems/:id/duties/:code': {
    code: () => 'literacy',
    doneOn: () => '2026-11-01',
    evidenceId: () => null,
  },
  'PUT /api/ai-systems/:id/deployer-checklist/:point': { version: () => some(0, 0, 1, 2), point: () => some('logs', 'workers') },
  'PUT /api/ai-systems/:id/registration': { version: () => some(0, 0, 1, 2, 3) },
  'PUT /api/ai-systems/:id/impact': { version: () => some(0, 1, 1, 2, 3) },
  'POST /api/ai-systems/:id/impact/finished': { version: () => some(1, 2, 3), revision: () => some(1, 1, 2), doneOn: () => '2026-11-01' },
  'DELETE /api/ai-systems/:id/impact/finished/:assessment': { assessment: ({ things }) => things.impact },
  'GET /api/ai-systems/:id/impact/pdf': { finished: ({ things }) => some(undefined, things.impact) },
  'GET /api/ai-systems/:id/impact/docx': { finished: ({ things }) => some(undefined, things.impact) },
  'DELETE /api/ai-systems/:id/duties/:code': { code: () => 'literacy' },
  'DELETE /api/evidence/uploads/:id': { id: ({ things }) => things.dropped },
  'DELETE /api/evidence/:id/uses': {
    id: ({ things }) => things.attached,
    assessmentId: ({ things }) => things.open,
    questionId: () => question,
  },
  'PUT /api/account/branding/consultant': { organizationId: ({ things, org }) => some(things.lender, null, org.id) },
  'PATCH /api/account/organization': { name: ({ org }) => org.name, companyFullName: ({ org }) => org.name },
  'POST /api/withdrawals/check': { email: ({ org }) => org.email, orderNumber: ({ things }) => things.paidNumber },
  'POST /api/withdrawals': { email: ({ org }) => org.email, orderNumber: ({ things }) => things.paidNumber },
  'POST /api/operator/invoices/:id/buyer': { nip: ({ org }) => org.nip, recipient: () => null },
  'GET /api/legal/:page/changes': { page: () => 'terms-of-sale', version: () => some('1.0', '1.2', '2.0') },
  'POST /api/operator/accountants': { email: () => numbered('ksiegowa') },
  'POST /api/invitations': { email: () => numbered('zaproszony') },
  'POST /api/invitations/reading': { token: secret('invitation') },
  'POST /api/invitations/acceptance': { token: secret('invitation') },
  'POST /api/invitations/registration': { token: secret('newInvitation') },
  'PUT /api/assessments/:id/scope': {
    scope: () => often<unknown>(60, some({ regime: 'nis2', checkedOn: '2026-11-20', answers: {} }), some(bySchema)),
  },
  'POST /api/access-requests/reading': { token: ({ things }) => some(things.accessToken, things.declinedToken) },
  'POST /api/access-requests/:id/acceptance': { token: ({ things }) => things.accessToken },
  'POST /api/access-requests/:id/refusal': { token: ({ things }) => things.declinedToken },
  'POST /api/guests': {
    assessmentId: ({ things }) => things.open,
    questionIds: () => some([question], [question, filledQuestion]),
    email: () => numbered('gosc'),
    name: () => some('', 'Ewa Nowak'),
    days: () => some(7, 14, 30),
  },
  'POST /api/guest/opening': { token: secret('guest') },
  'POST /api/guest/code': { token: secret('guest') },
  'POST /api/guest/session': { token: secret('guest') },
  ...Object.fromEntries(
    ['opening', 'file', 'code', 'confirmation'].map((what) => [`POST /api/staff-document/${what}`, { token: secret('staff') }]),
  ),
  'POST /api/share-links': { assessmentId: ({ things }) => things.assessment },
  'POST /api/share-links/opening': { token: secret('share') },
  'POST /api/share-links/report': { token: secret('share') },
  'POST /api/suppliers/requests/stop': { token: secret('stop') },
  'POST /api/unsubscribe': { token: secret('unsubscribe'), organization: ({ org }) => org.id },
  'GET /api/action-items/calendar/:file': { file: secret('feed') },
  'POST /api/webhooks/:id/deliveries/:messageId/again': { messageId: ({ things }) => things.message },
  'GET /api/assessments/compare': { from: ({ things }) => things.before, to: ({ things }) => things.after },
  'GET /api/assessments/compare/pdf': { from: ({ things }) => things.before, to: ({ things }) => things.after },
  'POST /api/operator/tasks/:id/decision': { decision: () => 'noted' },
  'GET /api/operator/search': { q: ({ org, mark }) => some(org.nip, mark, 'Zakład') },
  'POST /api/complaints': { email: () => numbered('skarga') },
  'GET /api/operator/log': { action: () => undefined, before: () => undefined },
  'POST /api/operator/organizations/:id/consultant': { email: () => 'doradca@example.com' },
  'GET /api/registry': { cursor: () => undefined, search: ({ things }) => things.certificateNumber },
  'GET /log/proof/:hash': { hash: ({ things }) => things.verificationHash },
  'GET /log/documents/:hash': { hash: ({ things }) => things.verificationHash },
  'GET /api/registry/reports/:hash': { hash: ({ things }) => things.verificationHash },
  'GET /keys/:version': { version: () => 1 },
  'GET /credentials/self-assessment/:version': { version: () => some(...typeVersions) },
  'POST /api/incidents': { detected: () => '2026-11-01T10:00:00Z' },
  'PUT /api/incidents/:id/facts': {
    ...Object.fromEntries(['signal', 'told', 'classified', 'fixed', 'asked', 'ended'].map((name) => [name, () => null])),
    detected: () => '2026-11-01T10:00:00Z',
    version: () => some(1, 1, 2, 3, 4),
    kinds: () => ['service_disruption'],
    ksc: () => 'entity',
  },
  'GET /api/discussions/:questionId': { questionId: () => question },
  'POST /api/discussions/:questionId': {
    questionId: () => question,
    id: () => fc.uuid({ version: 4 }),
    text: ({ org, things }) => some('Kto to prowadzi?', `@[${org.userId}] zobacz`, `@[${things.member}]`),
  },
  'PATCH /api/discussions/:questionId/messages/:id': { questionId: () => question, text: () => some('Kto?', 'Dział IT') },
  'DELETE /api/discussions/:questionId/messages/:id': { questionId: () => question },
  'PUT /api/discussions/:questionId/resolved': { questionId: () => question },
  'PUT /api/discussions/:questionId/read': { questionId: () => question, asOf: () => '2026-11-01T10:00:00Z' },
  'POST /api/domains': { name: () => some('firma.pl', 'www.fabryka.example', 'gmail.com') },
  'PUT /api/domains/:id/observations/:check/explanation': { check: () => 'spf', reason: () => some('spf_none', 'spf_open') },
  'POST /api/facts': { kind: () => 'training', takenOn: () => some('2026-08-01', '2026-08-02'), counts: () => ({ people: 9, trained: 5 }) },
  'PATCH /api/v1/action-items/:questionId': { questionId: () => gap, version: () => some(undefined, 0, 1, 2) },
  'PUT /api/v1/facts/:kind': { kind: () => 'updates', takenOn: () => '2026-08-01', counts: () => ({ devices: 9, upToDate: 5 }) },
  'PUT /api/facts/:check/explanation': { check: () => 'entra_mfa', reason: () => 'mfa_low' },
  'PUT /api/customer-questionnaires/files/:name': { name: () => 'ankieta.csv' },
  'PUT /api/customer-questionnaires/:id/rows/:row': {
    row: () => 0,
    questionId: () => some('nis2-3-2', null),
    seen: () => null,
  },
  'DELETE /api/customer-questionnaires/:id/rows/:row': { row: () => 0 },
  'PUT /api/incidents/:id/people': { personIds: ({ org, things }) => [org.userId, things.member] },
  'PUT /api/incidents/:id/notifications/:clock': { clock: () => some('ksc_notification', 'ksc_final') },
  'GET /api/incidents/:id/notifications/:clock/pdf': { clock: () => some('ksc_notification', 'ksc_final') },
  'PUT /api/incidents/:id/notifications/:clock/receipts/:name': { clock: () => 'ksc_notification', name: () => 'upp.pdf' },
  'PUT /api/incidents/:id/contradictions': { questionIds: () => ['nis2-3-2'] },
  'PUT /api/incidents/:id/contradictions/:questionId': { questionId: () => 'nis2-3-2' },
  'GET /api/incidents/:id/receipts/:receiptId': { receiptId: ({ things }) => things.receipt },
  'POST /api/incidents/:id/notifications/:clock/sent': {
    clock: () => some('ksc_early_warning', 'ksc_notification'),
    sentAt: () => '2026-11-02T10:00:00Z',
  },
  'POST /api/incidents/:id/lessons/:lessonId/action': {
    lessonId: ({ things }) => things.lesson,
    owner: () => null,
  },
  'POST /api/own-actions': { owner: () => null },
  'PUT /api/own-actions/:id': { owner: () => null, version: () => some(1, 1, 2, 3) },
  'PUT /api/duties/register-entry': { version: () => some(0, 0, 1, 2, 3), changedOn: () => '2026-11-01', notApplicable: () => ['proxy'] },
  'POST /api/board/people': { memberId: ({ things }) => some(things.member, null), since: () => '2026-01-05' },
  'POST /api/board/trainings': {
    personId: ({ things }) => things.boardPerson,
    doneOn: () => '2026-01-05',
    topics: () => ['reporting'],
    evidenceId: () => null,
  },
  'POST /api/board/resolutions': { documents: () => [] },
  'PUT /api/board/resolutions/:id/adoption': { adoptedOn: () => '2026-11-26', votes: () => [], evidenceId: () => null },
  'POST /api/ai-literacy': {
    systemIds: () => [],
    evidenceId: () => null,
    heldOn: () => '2026-01-05',
    nextOn: () => some(null, '2027-01-05'),
  },
  'PUT /api/ai-literacy/:id': {
    version: () => some(1, 1, 2),
    systemIds: () => [],
    evidenceId: () => null,
    heldOn: () => '2026-01-05',
    nextOn: () => null,
  },
  ...templateMeanings,
  'POST /api/board/test': { answers: () => [0, 1, 2, 0, 1, 2, 0, 1] },
  'PUT /api/evidence/uploads/:id/:offset': { offset: () => 0 },
};

/** What the fields of a call mean to a fixture; as sent by somebody of it, or of another one. */
export function meaningOf(key: string, fixture: Fixture, caller: Principal): Meaning {
  const known = special[key] ?? {};
  const path = key.slice(key.indexOf(' ') + 1);
  return (name) => {
    const isId = name === 'id' || path.startsWith(`/api/templates/:${name}`);
    const one = known[name] ?? (isId ? ids.find(([begins]) => path.startsWith(begins))?.[1] : common[name]);
    const value = one?.(fixture, caller);
    return value === undefined || value instanceof fc.Arbitrary ? value : fc.constant(value);
  };
}
