import { catalogues } from '#content/catalogue.ts';
import { legalPages, legalVersions } from '#content/legal/versions.ts';
import { typeVersions } from '#core/certificate/certification.ts';
import { isValidNip } from '#core/account/companies/nip.ts';
import { questionsOf } from '#core/assessment/questionnaire/questionnaire.ts';
import { codeAt, stepAt } from '#server/account/authenticators/totp.ts';
import { question } from '#server/testing/things.ts';
import { testPassword } from '#server/testing/builders.ts';
import { between, chance, pick, type Draw } from './draw.ts';
import { filledQuestion, gap, type House, type Secrets } from './house.ts';
import type { Principal } from './people.ts';
import { leftOut, type Meaning } from './schema.ts';

const questions = [...questionsOf(catalogues.nis2), ...questionsOf(catalogues.ai_act)].map(({ id }) => id);
const firstNames = ['Anna', 'Żaneta', 'Łukasz', 'Jean-Luc', 'O’Neil', 'Müller'];
const good = 'poprawne końskie hasło';

/** A NIP that is well formed, of nobody in particular. */
function freshNip(draw: Draw): string {
  for (;;) {
    const nip = `999${String(between(draw, 2_000_000, 9_999_999)).padStart(7, '0')}`;
    if (isValidNip(nip)) return nip;
  }
}

/** What a promise is told by the name of a field alone. */
const common: Readonly<Record<string, (house: House, draw: Draw, caller: Principal) => unknown>> = {
  email: (house, draw, caller) =>
    pick(draw, [`fuzz-${between(draw, 1, 99_999)}@example.com`, house.org.email, caller.email ?? 'nikt@example.com']),
  contactEmail: () => 'biuro@example.com',
  password: (_, draw) => (chance(draw, 90) ? testPassword : good),
  currentPassword: (_, draw) => (chance(draw, 90) ? testPassword : good),
  newPassword: (_, draw) => (chance(draw, 80) ? testPassword : good),
  firstName: (_, draw) => pick(draw, firstNames),
  lastName: (_, draw) => pick(draw, firstNames),
  nip: (house, draw) => pick(draw, [house.things.nip, '9990000008', '5261040828', freshNip(draw)]),
  questionId: (_, draw) => pick(draw, questions),
  assessmentId: ({ things }, draw) => pick(draw, [things.open, things.open, things.assessment]),
  copyFrom: ({ things }) => things.assessment,
  from: ({ things }) => things.assessment,
  personId: ({ things }, draw) => pick(draw, [things.person, things.member]),
  userId: ({ things }) => things.member,
  organizationId: ({ org }) => org.id,
  periodId: ({ things }) => things.period,
  replaces: ({ things }) => things.evidence,
  certificateNumber: ({ things }) => things.certificateNumber,
  orderNumber: ({ things }, draw) => pick(draw, [things.orderNumber, things.orderNumber.toLowerCase()]),
  country: (_, draw) => pick(draw, ['Polska', 'DE', 'Francja']),
  postalCode: () => '90-001',
  url: (_, draw) => `https://example.com/${between(draw, 1, 99_999)}`,
  accent: (_, draw) => pick(draw, ['#0f4c5c', '#7a1f1f', null]),
  page: (_, draw) => pick(draw, legalPages),
  version: () => legalVersions['terms-of-sale'][0].version,
  month: (_, draw) => pick(draw, ['2026-11', '2026-01', '2027-02']),
  bytes: (_, draw) => between(draw, 1, 2000),
  list: (_, draw) => pick(draw, [2026, 2027, 2028]),
};

const code = ({ secrets }: House, draw: Draw): string => codeAt(secrets.totp, stepAt(new Date()) + between(draw, 0, 1));
const secret =
  (name: keyof Secrets) =>
  ({ secrets }: House): unknown =>
    secrets[name];

const none = (): typeof leftOut => leftOut;

type CustomerNote = Readonly<Record<string, (house: House, draw: Draw) => unknown>>;

/** What `:id` is, by how a path begins; the first that fits counts. */
const ids: readonly (readonly [begins: string, (house: House, draw: Draw) => string])[] = [
  ['/api/assessments/:id/scope', ({ things }) => things.open],
  ['/api/assessments/:id/reopen', ({ things }, draw) => pick(draw, [things.ready, things.after])],
  ['/api/assessments/:id/certificate', ({ things }, draw) => pick(draw, [things.ready, things.ready, things.assessment])],
  ['/api/assessments/:id/report', ({ things }, draw) => pick(draw, [things.ready, things.assessment, things.before])],
  ['/api/assessments/', ({ things }, draw) => pick(draw, [things.open, things.assessment, things.assessment, things.before])],
  ['/api/imports/', ({ things }) => things.sheet],
  ['/api/share-links/', ({ things }) => things.share],
  ['/api/webhooks/', ({ things }) => things.webhook],
  ['/api/evidence/uploads/', ({ things }, draw) => pick(draw, [things.sent, things.sent, things.sent, things.upload])],
  ['/api/evidence/', ({ things }, draw) => pick(draw, [things.evidence, things.attached])],
  ['/api/certificates/', ({ things }) => things.certificate],
  ['/api/billing/payments/:id/pro-forma', ({ things }) => things.order],
  ['/api/billing/payments/', ({ things }, draw) => pick(draw, [things.payment, things.sale])],
  ['/api/billing/invoices/', ({ things }) => things.invoice],
  ['/api/invitations/', ({ things }) => things.invitation],
  ['/api/keys/', ({ things }) => things.key],
  ['/api/operator/organizations/', ({ org }) => org.id],
  ['/api/operator/desk/', ({ things }) => things.task],
  ['/api/operator/statements/', ({ things }) => things.statement],
  ['/api/operator/certificates/', ({ things }) => things.certificate],
  ['/api/operator/payments/', ({ things }, draw) => pick(draw, [things.payment, things.sale])],
  ['/api/operator/jobs/', ({ things }) => things.job],
  ['/api/operator/letters/', ({ things }) => things.letter],
  ['/api/operator/invoices/:id/ksef', ({ things }) => things.invoice],
  ['/api/operator/invoices/', ({ things }) => things.draft],
  ['/api/account/sessions/', ({ things }) => things.sessionId],
  ['/api/account/passkeys/', ({ things }) => things.passkey],
];

/** What one call is told by, where the name of a field says too little. */
const special: Readonly<Record<string, CustomerNote>> = {
  'POST /api/auth/register': {
    email: (_, draw) => `nowy-${between(draw, 1, 9_999_999)}@example.com`,
    nip: (_, draw) => freshNip(draw),
    password: () => good,
  },
  'POST /api/answers': {
    assessmentId: ({ things }) => things.open,
    questionId: (_, draw) => pick(draw, questions.slice(0, 40)),
    seen: none,
  },
  'POST /api/auth/verify-email': { token: secret('verification') },
  'POST /api/auth/reset-password': { token: secret('reset') },
  'POST /api/auth/pending/email': { email: (_, draw) => `lepszy-${between(draw, 1, 9_999_999)}@example.com` },
  'POST /api/auth/second-factor': { code, passkey: none, recoveryCode: none },
  'POST /api/auth/login': {
    email: ({ callers }, draw) => pick(draw, [callers.reader.email, callers.editor.email, callers.halfway.email]),
    password: () => testPassword,
  },
  'POST /api/account/proof': { code, passkey: none, recoveryCode: none },
  'POST /api/account/second-factor/totp/confirmation': { code },
  'POST /api/auth/organization': { organizationId: ({ org }) => org.id },
  'GET /api/billing/checkout/:sessionId': { sessionId: ({ things }) => things.session },
  'POST /api/company/objection': { token: secret('objection') },
  'POST /api/company/confirmation/code': { code: secret('code') },
  'POST /api/imports/:id/application': { questionId: () => filledQuestion, seen: () => null },
  'PATCH /api/action-items': { questionId: () => gap, version: (_, draw) => pick(draw, [0, 0, 1, 2]) },
  'GET /api/action-items/:questionId/history': { questionId: () => gap },
  'DELETE /api/evidence/uploads/:id': { id: ({ things }) => things.dropped },
  'DELETE /api/evidence/:id/uses': {
    id: ({ things }) => things.attached,
    assessmentId: ({ things }) => things.open,
    questionId: () => question,
  },
  'PATCH /api/account/organization': { name: ({ org }) => org.name, companyFullName: ({ org }) => org.name },
  'POST /api/withdrawals/check': { email: ({ org }) => org.email, orderNumber: ({ things }) => things.paidNumber },
  'POST /api/withdrawals': { email: ({ org }) => org.email, orderNumber: ({ things }) => things.paidNumber },
  'POST /api/operator/invoices/:id/buyer': { nip: ({ org }) => org.nip, recipient: () => null },
  'GET /api/legal/:page/changes': { page: () => 'terms-of-sale', version: (_, draw) => pick(draw, ['1.0', '1.2', '2.0']) },
  'POST /api/invitations': { email: (_, draw) => `zaproszony-${between(draw, 1, 9_999_999)}@example.com` },
  'POST /api/invitations/reading': { token: secret('invitation') },
  'POST /api/invitations/acceptance': { token: secret('invitation') },
  'POST /api/invitations/registration': { token: secret('newInvitation') },
  'PUT /api/assessments/:id/scope': {
    scope: (_, draw) => (chance(draw, 60) ? { regime: 'nis2', checkedOn: '2026-11-20', answers: {} } : undefined),
  },
  'POST /api/share-links': { assessmentId: ({ things }) => things.assessment },
  'POST /api/share-links/opening': { token: secret('share') },
  'POST /api/share-links/report': { token: secret('share') },
  'POST /api/suppliers/requests/stop': { token: secret('stop') },
  'POST /api/unsubscribe': { token: secret('unsubscribe'), organization: ({ org }) => org.id },
  'GET /api/action-items/calendar/:file': { file: secret('feed') },
  'POST /api/webhooks/:id/deliveries/:messageId/again': { messageId: ({ things }) => things.message },
  'GET /api/assessments/compare': { from: ({ things }) => things.before, to: ({ things }) => things.after },
  'GET /api/assessments/compare/pdf': { from: ({ things }) => things.before, to: ({ things }) => things.after },
  'POST /api/operator/desk/:id/decision': { decision: () => 'noted' },
  'GET /api/operator/search': { q: ({ org, mark }, draw) => pick(draw, [org.nip, mark, 'Zakład']) },
  'POST /api/complaints': { email: (_, draw) => `skarga-${between(draw, 1, 9_999_999)}@example.com` },
  'GET /api/operator/log': { action: () => undefined, before: () => undefined },
  'POST /api/operator/organizations/:id/consultant': { email: () => 'doradca@example.com' },
  'GET /api/registry': { cursor: () => undefined, search: ({ things }) => things.certificateNumber },
  'GET /log/proof/:hash': { hash: ({ things }) => things.verificationHash },
  'GET /log/documents/:hash': { hash: ({ things }) => things.verificationHash },
  'GET /api/registry/reports/:hash': { hash: ({ things }) => things.verificationHash },
  'GET /keys/:version': { version: () => 1 },
  'GET /credentials/self-assessment/:version': { version: (_, draw) => pick(draw, [...typeVersions]) },
  'PUT /api/evidence/uploads/:id/:offset': { offset: () => 0 },
};

/** What the fields of a call mean to a house; as told by somebody of it, or of another one. */
export function meaningOf(key: string, house: House, caller: Principal): Meaning {
  const told = special[key] ?? {};
  const path = key.slice(key.indexOf(' ') + 1);
  return (name, draw) => {
    const one = told[name];
    if (one) return one(house, draw);
    if (name === 'id') return ids.find(([begins]) => path.startsWith(begins))?.[1](house, draw);
    return common[name]?.(house, draw, caller);
  };
}

/** Whether a call is told by a secret of a house, and so may see what that opens. */
export function opensBySecret(key: string): boolean {
  return /token|reading|opening|share-links\/report|calendar\/:file|invitations\/(acceptance|registration)/.test(key);
}
