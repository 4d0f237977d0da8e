// @module-tag long
import sql from 'sql-template-tag';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { downloadRoutes, routes, uploadRoutes } from '#contract/routes.ts';
import { addOperator } from '#server/account/accounts/operators.ts';
import { unknownFirm } from '#core/assessment/incidents/facts.ts';
import { significanceFigures } from '#core/assessment/incidents/significance/answers.ts';
import { apiScopes } from '#core/account/members/api-keys.ts';
import { isMemberRole, mayAct, memberRoles, type MemberRole } from '#core/account/members/members.ts';
import { blankFacts } from '#core/assessment/ai-systems/system.ts';
import { anOrganization, aPerson, joins, type TestOrganization, type TestPerson } from '#server/testing/builders.ts';
import { knownDuty } from '#server/testing/things/duty-things.ts';
import { aMeasureInput, question, someThings, type Things } from '#server/testing/things/things.ts';
import { openWorld } from '#server/testing/world.ts';

// Every call of the contract, as everybody who may not make it and as everybody who may, on the real database. A call that is new is
// here by itself; one that names a thing by its id is refused until it is said below what that thing is.

const world = openWorld();
const calls = Object.entries({ ...routes, ...downloadRoutes, ...uploadRoutes });
const roleCalls = calls.filter(([, { access }]) => isMemberRole(access)) as [string, { access: MemberRole; path: string }][];

/** Calls about the person who is signed in, whatever they belong to. */
const personal = [
  'DELETE /api/access-requests/:id',
  'DELETE /api/account/sessions',
  'DELETE /api/account/sessions/:id',
  'GET /api/access-requests',
  'GET /api/account/deletion',
  'GET /api/account/export',
  'GET /api/account/proof',
  'GET /api/account/second-factor',
  'GET /api/account/security-log',
  'GET /api/account/settings',
  'GET /api/auth/me',
  'GET /api/clients',
  'GET /api/clients/xlsx',
  'GET /api/inbox',
  'GET /api/inbox/unread',
  'GET /api/questions/:regime/:section',
  'PATCH /api/account/language',
  'PATCH /api/account/name',
  'PATCH /api/account/passkeys/:id',
  'POST /api/access-requests',
  'POST /api/access-requests/:id/resend',
  'POST /api/account/deletion',
  'POST /api/account/passkeys',
  'POST /api/account/passkeys/:id/removal',
  'POST /api/account/passkeys/offer',
  'POST /api/account/password',
  'POST /api/account/proof',
  'POST /api/account/proof/passkey',
  'POST /api/account/recovery-codes',
  'POST /api/account/second-factor/link',
  'POST /api/account/second-factor/link/opening',
  'POST /api/account/second-factor/totp',
  'POST /api/account/second-factor/totp/confirmation',
  'POST /api/account/second-factor/totp/removal',
  'POST /api/auth/organization',
  'POST /api/inbox/reading',
  'POST /api/invitations/acceptance',
];

type Parts = Readonly<{ params?: Record<string, string>; query?: Record<string, string>; body?: unknown }>;

const facts = {
  kinds: ['service_disruption'],
  detected: '2020-01-01T10:00:00Z',
  aiHarm: 'other',
  stillOpen: false,
  signal: null,
  told: null,
  classified: null,
  fixed: null,
  asked: null,
  ended: null,
};
const figures = Object.fromEntries(significanceFigures.map((name) => [name, null]));
const notSignificant = {
  outcome: 'not_significant',
  reason: 'x',
  answers: { type: 'general', plannedMaintenance: false, flags: {}, ...figures },
};

/** Whoever names people in an incident leaves everybody in who asks about it below. */
const named = (): string[] => Object.values(people).map(({ userId }) => userId);

const aSystemChange = {
  name: 'Matrix',
  version: '',
  supplier: '',
  purpose: '',
  persons: '',
  facts: blankFacts,
  ownerId: null,
  revision: 1,
};

/** What each call is about: an object of the organisation. */
const objects: Readonly<Record<string, (things: Things) => Parts>> = {
  'GET /api/answers/:assessmentId': ({ open }) => ({ params: { assessmentId: open } }),
  'GET /api/answers/:assessmentId/:questionId/history': ({ open }) => ({ params: { assessmentId: open, questionId: question } }),
  'POST /api/answers': ({ open }) => ({ body: { assessmentId: open, questionId: question, answer: 'no' } }),
  'POST /api/assessments': ({ assessment }) => ({ body: { type: 'nis2', copyFrom: assessment } }),
  'POST /api/assessments/:id/report': ({ open }) => ({ params: { id: open } }),
  'PUT /api/assessments/:id/scope': ({ open }) => ({
    params: { id: open },
    body: { scope: { regime: 'nis2', checkedOn: '2026-11-20', answers: {} } },
  }),
  'GET /api/assessments/:id/review': ({ open }) => ({ params: { id: open } }),
  'GET /api/assessments/:id/json': ({ assessment }) => ({ params: { id: assessment } }),
  'GET /api/assessments/:id/oscal': ({ assessment }) => ({ params: { id: assessment } }),
  'GET /api/assessments/:id/statement': ({ assessment }) => ({ params: { id: assessment } }),
  'GET /api/assessments/:id/statement/docx': ({ assessment }) => ({ params: { id: assessment } }),
  'GET /api/assessments/:id/statement/pdf': ({ assessment }) => ({ params: { id: assessment } }),
  'GET /api/assessments/:id/csv': ({ assessment }) => ({ params: { id: assessment } }),
  'GET /api/assessments/:id/docx': ({ assessment }) => ({ params: { id: assessment } }),
  'GET /api/assessments/:id/xlsx': ({ assessment }) => ({ params: { id: assessment } }),
  'POST /api/share-links': ({ assessment }) => ({
    body: { assessmentId: assessment, label: 'Audytor', days: 1, sections: false, report: false, comments: false, questionIds: [] },
  }),
  'GET /api/share-links/:id/views': ({ share }) => ({ params: { id: share } }),
  'DELETE /api/share-links/:id': ({ share }) => ({ params: { id: share } }),
  'GET /api/imports/:id': ({ sheet }) => ({ params: { id: sheet } }),
  'POST /api/imports/:id/application': ({ sheet }) => ({ params: { id: sheet }, body: { rows: [{ questionId: question, seen: null }] } }),
  'POST /api/assessments/:id/reopen': ({ open }) => ({ params: { id: open } }),
  'GET /api/assessments/:id/reports': ({ assessment }) => ({ params: { id: assessment } }),
  'GET /api/assessments/:id/result': ({ assessment }) => ({ params: { id: assessment } }),
  'GET /api/assessments/:id/report': ({ assessment }) => ({ params: { id: assessment } }),
  'GET /api/assessments/compare': ({ assessment }) => ({ query: { from: assessment, to: assessment } }),
  'GET /api/assessments/compare/pdf': ({ assessment }) => ({ query: { from: assessment, to: assessment } }),
  'POST /api/assessments/:id/certificate': ({ assessment }) => ({
    params: { id: assessment },
    body: { declaration: { name: 'Anna Testowa', role: 'Prezes' } },
  }),
  'GET /api/incidents/:id': ({ incident }) => ({ params: { id: incident } }),
  'GET /api/incidents/:id/export': ({ incident }) => ({ params: { id: incident } }),
  'GET /api/incidents/:id/calendar': ({ incident }) => ({ params: { id: incident } }),
  'GET /api/incidents/:id/notifications/:clock/pdf': ({ incident }) => ({ params: { id: incident, clock: 'ksc_early_warning' } }),
  'PUT /api/incidents/:id/facts': ({ incident }) => ({
    params: { id: incident },
    body: { version: 1, title: 'Poczta', facts, firm: unknownFirm },
  }),
  'PUT /api/incidents/:id/significance': ({ incident }) => ({ params: { id: incident }, body: notSignificant }),
  'PUT /api/incidents/:id/notifications/:clock': ({ incident }) => ({
    params: { id: incident, clock: 'ksc_early_warning' },
    body: { content: { service: { text: 'Poczta', unknown: false } } },
  }),
  'POST /api/incidents/:id/notifications/:clock/sent': ({ incident }) => ({
    params: { id: incident, clock: 'ksc_early_warning' },
    body: { sentAt: '2020-01-01T12:00:00Z', receipt: '' },
  }),
  'PUT /api/incidents/:id/notifications/:clock/receipts/:name': ({ incident }) => ({
    params: { id: incident, clock: 'ksc_early_warning', name: 'upp.pdf' },
  }),
  'GET /api/incidents/:id/receipts/:receiptId': ({ incident, receipt }) => ({ params: { id: incident, receiptId: receipt } }),
  'POST /api/incidents/:id/drill/evidence': ({ drill }) => ({ params: { id: drill } }),
  'GET /api/incidents/:id/drill/pdf': ({ drill }) => ({ params: { id: drill } }),
  'PUT /api/incidents/:id/contradictions': ({ incident }) => ({ params: { id: incident }, body: { questionIds: [question] } }),
  'PUT /api/incidents/:id/contradictions/:questionId': ({ incident }) => ({
    params: { id: incident, questionId: question },
    body: { explanation: 'x' },
  }),
  'POST /api/incidents/:id/log': ({ incident }) => ({ params: { id: incident }, body: { text: 'x' } }),
  'PUT /api/incidents/:id/people': ({ incident }) => ({ params: { id: incident }, body: { personIds: named() } }),
  'GET /api/incidents/:id/lessons': ({ incident }) => ({ params: { id: incident } }),
  'POST /api/incidents/:id/lessons': ({ incident }) => ({ params: { id: incident }, body: { text: 'x' } }),
  'POST /api/incidents/:id/lessons/:lessonId/action': ({ incident, lesson }) => ({
    params: { id: incident, lessonId: lesson },
    body: { text: 'Nowe działanie', owner: null, dueOn: null },
  }),
  'POST /api/own-actions': ({ person }) => ({ body: { text: 'Konta w S46', owner: { userId: person }, dueOn: null } }),
  'PUT /api/own-actions/:id': ({ ownAction }) => ({
    params: { id: ownAction },
    body: { text: 'Konta w S46', owner: null, dueOn: null, state: 'open', version: 1 },
  }),
  'DELETE /api/own-actions/:id': ({ ownAction }) => ({ params: { id: ownAction } }),
  'POST /api/incidents/:id/close': ({ incident }) => ({ params: { id: incident }, body: { lessons: '' } }),
  'PATCH /api/action-items': () => ({ body: { items: [{ questionId: question, version: 1 }], change: { owner: null } } }),
  'GET /api/action-items/:questionId/history': () => ({ params: { questionId: question } }),
  'POST /api/discussions/:questionId': ({ person }) => ({
    params: { questionId: question },
    body: { id: '00000000-0000-4000-8000-000000000001', text: `@[${person}] zobacz` },
  }),
  'PUT /api/discussions/:questionId/resolved': () => ({ params: { questionId: question }, body: { resolved: true } }),
  'PATCH /api/discussions/:questionId/messages/:id': ({ discussionMessage }) => ({
    params: { questionId: question, id: discussionMessage },
    body: { text: 'x' },
  }),
  'DELETE /api/discussions/:questionId/messages/:id': ({ discussionMessage }) => ({
    params: { questionId: question, id: discussionMessage },
  }),
  'POST /api/guests': ({ open }) => ({ body: { assessmentId: open, questionIds: [question], email: 'gosc@example.com', days: 7 } }),
  'POST /api/guests/:id/resend': ({ guest }) => ({ params: { id: guest }, body: {} }),
  'DELETE /api/guests/:id': ({ guest }) => ({ params: { id: guest } }),
  'PUT /api/assignments': ({ person }) => ({ body: { questionIds: [question], personId: person } }),
  'POST /api/duties/proofs': ({ evidence }) => ({
    body: { duty: knownDuty, doneOn: '2026-01-05', reference: 'Lista obecności', evidenceId: evidence },
  }),
  'POST /api/board/people': ({ person }) => ({
    body: { name: 'Anna Nowak', role: 'Prezes', kind: 'member', memberId: person, since: '2026-01-05' },
  }),
  'DELETE /api/board/people/:id': ({ boardPerson }) => ({ params: { id: boardPerson } }),
  'POST /api/board/trainings': ({ boardPerson }) => ({
    body: { personId: boardPerson, doneOn: '2026-01-05', trainer: 'Szkoła', topics: ['reporting'], evidenceId: null },
  }),
  'PUT /api/board/resolutions/:id/adoption': ({ resolution }) => ({
    params: { id: resolution },
    body: { number: '1/2026', adoptedOn: '2026-01-05', votes: [], evidenceId: null },
  }),
  'GET /api/board/resolutions/:id/pdf': ({ resolution }) => ({ params: { id: resolution } }),
  'GET /api/board/resolutions/:id/docx': ({ resolution }) => ({ params: { id: resolution } }),
  'DELETE /api/board/resolutions/:id': ({ resolution }) => ({ params: { id: resolution } }),
  'DELETE /api/board/trainings/:id': ({ boardTraining }) => ({ params: { id: boardTraining } }),
  'GET /api/board/trainings/:id/pdf': ({ boardTraining }) => ({ params: { id: boardTraining } }),
  'DELETE /api/duties/proofs/:id': ({ dutyProof }) => ({ params: { id: dutyProof } }),
  'PUT /api/duties/owner': ({ person }) => ({ body: { duty: knownDuty, personId: person } }),
  'GET /api/ai-systems/:id': ({ system }) => ({ params: { id: system } }),
  'PUT /api/ai-systems/:id': ({ system }) => ({ params: { id: system }, body: aSystemChange }),
  'PUT /api/ai-systems/:id/duties/:code': ({ system }) => ({
    params: { id: system, code: 'literacy' },
    body: { doneOn: '2026-11-01', text: 'x', evidenceId: null },
  }),
  'POST /api/ai-literacy': ({ system }) => ({ body: { ...aMeasureInput, systemIds: [system] } }),
  'PUT /api/ai-literacy/:id': ({ measure }) => ({ params: { id: measure }, body: { ...aMeasureInput, version: 1 } }),
  'DELETE /api/ai-literacy/:id': ({ measure }) => ({ params: { id: measure } }),
  'GET /api/ai-systems/:id/impact': ({ system }) => ({ params: { id: system } }),
  'PUT /api/ai-systems/:id/impact': ({ system }) => ({ params: { id: system }, body: { version: 1, content: { dpia: 'x' } } }),
  'POST /api/ai-systems/:id/impact/finished': ({ system }) => ({
    params: { id: system },
    body: { version: 1, revision: 1, person: 'Anna Nowak', doneOn: '2026-11-01' },
  }),
  'DELETE /api/ai-systems/:id/impact/finished/:assessment': ({ system, impact }) => ({ params: { id: system, assessment: impact } }),
  'GET /api/ai-systems/:id/registration': ({ system }) => ({ params: { id: system } }),
  'PUT /api/ai-systems/:id/registration': ({ system }) => ({ params: { id: system }, body: { version: 0, content: { url: 'x' } } }),
  'GET /api/ai-systems/:id/deployer-checklist': ({ system }) => ({ params: { id: system } }),
  'PUT /api/ai-systems/:id/deployer-checklist/:point': ({ system }) => ({
    params: { id: system, point: 'logs' },
    body: { version: 0, answer: 'yes', note: '' },
  }),
  'GET /api/ai-systems/:id/registration/pdf': ({ system }) => ({ params: { id: system } }),
  'GET /api/ai-systems/:id/impact/pdf': ({ system }) => ({ params: { id: system } }),
  'GET /api/ai-systems/:id/impact/docx': ({ system }) => ({ params: { id: system } }),
  'DELETE /api/ai-systems/:id/duties/:code': ({ system }) => ({ params: { id: system, code: 'literacy' } }),
  'DELETE /api/ai-systems/:id': ({ system }) => ({ params: { id: system } }),
  'POST /api/domains/:id/confirmation': ({ domain }) => ({ params: { id: domain } }),
  'POST /api/domains/:id/observations': ({ domain }) => ({ params: { id: domain } }),
  'PUT /api/domains/:id/observations/:check/explanation': ({ domain }) => ({
    params: { id: domain, check: 'spf' },
    body: { reason: 'spf_none', explanation: 'Domena nie wysyła poczty' },
  }),
  'DELETE /api/domains/:id': ({ domain }) => ({ params: { id: domain } }),
  'PUT /api/facts/:check/explanation': () => ({
    params: { check: 'entra_mfa' },
    body: { reason: 'mfa_low', explanation: 'Konta bez MFA są wyłączone' },
  }),
  'DELETE /api/facts/:id': ({ fact }) => ({ params: { id: fact } }),
  'GET /api/customer-questionnaires/:id': ({ questionnaire }) => ({ params: { id: questionnaire } }),
  'PATCH /api/customer-questionnaires/:id': ({ questionnaire }) => ({
    params: { id: questionnaire },
    body: { customer: 'Bank', language: 'pl' },
  }),
  'PUT /api/customer-questionnaires/:id/rows/:row': ({ questionnaire }) => ({
    params: { id: questionnaire, row: '0' },
    body: { written: 'Tak', comment: '', questionId: null, seen: null },
  }),
  'DELETE /api/customer-questionnaires/:id/rows/:row': ({ questionnaire }) => ({ params: { id: questionnaire, row: '0' } }),
  'DELETE /api/customer-questionnaires/:id': ({ questionnaire }) => ({ params: { id: questionnaire } }),
  'GET /api/customer-questionnaires/:id/file': ({ questionnaire }) => ({ params: { id: questionnaire } }),
  'POST /api/evidence/links': ({ open }) => ({
    body: { name: 'Polityka', url: 'https://example.com/', place: { assessmentId: open, questionId: question } },
  }),
  'POST /api/evidence/uploads': ({ open }) => ({ body: { name: 'a.pdf', bytes: 9, place: { assessmentId: open, questionId: question } } }),
  'GET /api/evidence/uploads/:id': ({ upload }) => ({ params: { id: upload } }),
  'PUT /api/evidence/uploads/:id/:offset': ({ upload }) => ({ params: { id: upload, offset: '0' } }),
  'POST /api/evidence/uploads/:id/completion': ({ upload }) => ({ params: { id: upload } }),
  'DELETE /api/evidence/uploads/:id': ({ upload }) => ({ params: { id: upload } }),
  'POST /api/templates/:name/adoptions': ({ attached }) => ({
    params: { name: 'backups' },
    body: { evidenceId: attached, approvedOn: '2026-01-05', approvedBy: 'Prezes' },
  }),
  'GET /api/templates/:name/adoptions/:evidence/staff': ({ adopted }) => ({ params: { name: 'backups', evidence: adopted } }),
  'POST /api/templates/:name/adoptions/:evidence/staff/link': ({ adopted }) => ({
    params: { name: 'backups', evidence: adopted },
    body: { days: 30, domains: [] },
  }),
  'DELETE /api/templates/:name/adoptions/:evidence/staff/link': ({ adopted }) => ({ params: { name: 'backups', evidence: adopted } }),
  'GET /api/templates/:name/adoptions/:evidence/staff/csv': ({ adopted }) => ({ params: { name: 'backups', evidence: adopted } }),
  'DELETE /api/templates/:name/adoptions/:evidence/staff/:id': ({ adopted, staffReading }) => ({
    params: { name: 'backups', evidence: adopted, id: staffReading },
  }),
  'DELETE /api/templates/:name/adoptions/:evidence': ({ adopted }) => ({ params: { name: 'backups', evidence: adopted } }),
  'PUT /api/templates/:name/adoptions/:evidence/reading': ({ adopted }) => ({ params: { name: 'backups', evidence: adopted } }),
  'GET /api/evidence/:id/file': ({ evidence }) => ({ params: { id: evidence } }),
  'PATCH /api/evidence/:id': ({ evidence }) => ({ params: { id: evidence }, body: { validUntil: '2027-01-31' } }),
  'POST /api/evidence/:id/uses': ({ evidence, open }) => ({ params: { id: evidence }, body: { assessmentId: open, questionId: question } }),
  'DELETE /api/evidence/:id/uses': ({ attached, open }) => ({
    params: { id: attached },
    query: { assessmentId: open, questionId: question },
  }),
  'DELETE /api/evidence/:id': ({ evidence }) => ({ params: { id: evidence } }),
  'POST /api/certificates/:id/explanation': ({ certificate }) => ({
    params: { id: certificate },
    body: { text: 'Wyjaśniamy, jak powstały odpowiedzi.' },
  }),
  'GET /api/certificates/:id/pdf': ({ certificate }) => ({ params: { id: certificate } }),
  'GET /api/certificates/:id/picture': ({ certificate }) => ({ params: { id: certificate } }),
  'GET /api/certificates/:id/share-picture': ({ certificate }) => ({ params: { id: certificate } }),
  'GET /api/certificates/:id/letters': ({ certificate }) => ({ params: { id: certificate } }),
  'POST /api/certificates/:id/removal': ({ certificate }) => ({ params: { id: certificate } }),
  'POST /api/certificates/:id/replacement': ({ certificate }) => ({ params: { id: certificate } }),
  'GET /api/billing/payments/:id/pro-forma': ({ payment }) => ({ params: { id: payment } }),
  'POST /api/billing/payments/:id/withdrawal': ({ payment }) => ({ params: { id: payment } }),
  'GET /api/billing/checkout/:sessionId': ({ session }) => ({ params: { sessionId: session } }),
  'GET /api/billing/invoices/:id/pdf': ({ invoice }) => ({ params: { id: invoice } }),
  'GET /api/billing/invoices/:id/upo': ({ invoice }) => ({ params: { id: invoice } }),
  'POST /api/access-requests/:id/acceptance': ({ accessRequest, accessToken: token }) => ({
    params: { id: accessRequest },
    body: { token },
  }),
  'POST /api/access-requests/:id/refusal': ({ declinedRequest, declinedToken: token }) => ({
    params: { id: declinedRequest },
    body: { token },
  }),
  'POST /api/invitations/:id/resend': ({ invitation }) => ({ params: { id: invitation } }),
  'PUT /api/account/branding/consultant': ({ lender }) => ({ body: { organizationId: lender } }),
  'DELETE /api/keys/:id': ({ key }) => ({ params: { id: key } }),
  'PATCH /api/webhooks/:id': ({ webhook }) => ({ params: { id: webhook }, body: { on: true } }),
  'POST /api/webhooks/:id/secret': ({ webhook }) => ({ params: { id: webhook } }),
  'POST /api/webhooks/:id/test': ({ webhook }) => ({ params: { id: webhook } }),
  'GET /api/webhooks/:id/deliveries': ({ webhook }) => ({ params: { id: webhook } }),
  'POST /api/webhooks/:id/deliveries/:messageId/again': ({ webhook, message }) => ({ params: { id: webhook, messageId: message } }),
  'DELETE /api/webhooks/:id': ({ webhook }) => ({ params: { id: webhook } }),
  'PATCH /api/suppliers/:nip': ({ nip }) => ({ params: { nip }, body: { note: 'x' } }),
  'PATCH /api/members/:personId': ({ person }) => ({ params: { personId: person }, body: { role: 'reader' } }),
  'DELETE /api/invitations/:id': ({ invitation }) => ({ params: { id: invitation } }),
  'PUT /api/members/:personId/report-naming': ({ person }) => ({ params: { personId: person }, body: { allowed: false, contact: '' } }),
  'POST /api/members/:personId/ownership': ({ person }) => ({ params: { personId: person } }),
  'DELETE /api/members/:personId': ({ person }) => ({ params: { personId: person } }),
};

/** Calls about the discussion at a question: every organisation has one of its own at each. */
const ownDiscussion = new Set(['GET /api/discussions/:questionId', 'PUT /api/discussions/:questionId/read']);

/** Whether a call names which thing it is about. */
function namesThings(promise: object, path: string): boolean {
  const { body } = promise as { body?: z.ZodType };
  const { query } = promise as { query?: z.ZodType };
  const inside = [body, query]
    .filter((one) => one !== undefined)
    .map((one) => z.toJSONSchema(one, { unrepresentable: 'any', io: 'input' }));
  return /:(?!regime\b|section\b|name\b|framework\b|lang\b)\w+/.test(path) || JSON.stringify(inside).includes('"format":"uuid"');
}

let org: TestOrganization;
let people: Record<MemberRole, TestPerson>;
let [outsider, former, otherOwner, accountant, operator]: TestPerson[] = [];
let things: Things;

beforeAll(async () => {
  org = await anOrganization(world.deps, { plan: 'pro' });
  things = await someThings(world, org);
  const members = await Promise.all(
    memberRoles.map(async (role) => {
      const person = await aPerson(world.deps);
      await joins(world.deps, person, org, role);
      return [role, person] as const;
    }),
  );
  people = Object.fromEntries(members) as Record<MemberRole, TestPerson>;
  outsider = await aPerson(world.deps);
  accountant = await aPerson(world.deps);
  await world.deps.db.rows(sql`update users set role = 'accountant' where id = ${accountant.userId}`);
  operator = await aPerson(world.deps);
  await addOperator(world.deps, operator.email);
  otherOwner = await anOrganization(world.deps, { plan: 'pro' });
  former = await anOrganization(world.deps, { plan: 'pro' });
  await joins(world.deps, former, org, 'owner');
  await world.deps.db.rows(sql`
    update memberships set ended_at = since where organization_id = ${org.id} and user_id = ${former.userId}`);
});

async function callEndpoint(key: string, cookie: string | undefined, { params = {}, query, body }: Parts = {}) {
  const [method = '', path = ''] = key.split(' ');
  const url = path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? (name === 'regime' ? 'nis2' : '1'));
  const answer = await world.app.inject({
    method: method as 'GET',
    url: query ? `${url}?${new URLSearchParams(query).toString()}` : url,
    headers: cookie ? { cookie } : {},
    ...(body === undefined ? {} : { payload: body as object }),
  });
  const type = String(answer.headers['content-type']);
  return { status: answer.statusCode, code: type.startsWith('application/json') ? (answer.json().code as string | undefined) : undefined };
}

const uuid = '00000000-0000-4000-8000-000000000000';
const refusalOf = { reader: 'forbidden', consultant: 'edit_role_needed', editor: 'editor_needed', owner: 'owner_needed' } as const;
/** Any well-formed id, for calls that are refused before it matters. */
const anything: Parts = { params: { id: uuid, assessmentId: uuid, personId: uuid, messageId: uuid, nip: '5252344078' } };

describe('each call of the contract', () => {
  it('is declared for somebody, and only what is about the person needs no role', () => {
    const known = new Set<string>([
      'anyone',
      'signed-in',
      'operator',
      'accountant',
      ...memberRoles,
      ...apiScopes.map((scope) => `key:${scope}`),
    ]);
    expect(calls.filter(([, { access }]) => !known.has(access)).map(([key]) => key)).toEqual([]);
    expect(
      calls
        .filter(([, { access }]) => access === 'signed-in')
        .map(([key]) => key)
        .toSorted(),
    ).toEqual(personal);
  });

  it('that names a thing of an organisation states here which', () => {
    const named = roleCalls.filter(([, promise]) => namesThings(promise, promise.path)).map(([key]) => key);
    const naming = named.filter((key) => !ownDiscussion.has(key));
    expect(naming.filter((key) => !(key in objects))).toEqual([]);
    expect(Object.keys(objects).filter((key) => !naming.includes(key))).toEqual([]);
  });

  it.each(calls.filter(([, { access }]) => access !== 'anyone').map(([key]) => key))('%s is refused to visitors', async (key) => {
    expect((await callEndpoint(key, undefined, anything)).status).toBe(401);
  });

  it.each(calls.filter(([, { access }]) => access === 'operator' || access === 'accountant').map(([key]) => key))(
    '%s is refused to owners',
    async (key) => {
      expect(await callEndpoint(key, people.owner.cookie, anything)).toEqual({ status: 403, code: 'forbidden' });
    },
  );

  /** What an accountant may call beside documents of money: what anybody may, and what the own account needs. */
  const ownAccount = (key: string, access: string): boolean =>
    access === 'anyone' || (access === 'signed-in' && /^\S+ \/api\/(account|auth)\//.test(key));

  it.each(calls.filter(([key, { access }]) => access !== 'accountant' && !ownAccount(key, access)).map(([key]) => key))(
    '%s is refused to accountants',
    async (key) => {
      const { status } = await callEndpoint(key, accountant?.cookie, anything);
      expect(status, key).toBe(key.includes('/api/v1/') || calls.find(([one]) => one === key)?.[1].access.startsWith('key:') ? 401 : 403);
    },
  );

  it.each(calls.filter(([, { access }]) => access === 'accountant').map(([key]) => key))(
    '%s is for accountants and operators',
    async (key) => {
      for (const caller of [accountant, operator]) {
        const { status } = await callEndpoint(key, caller?.cookie, {
          params: { month: '2026-11', id: uuid },
          query: { organizationId: uuid },
        });
        expect([200, 404, 409], `${key}: ${status}`).toContain(status);
      }
    },
  );
});

describe.each(roleCalls.map(([key, { access }]) => ({ key, least: access })))('$key', ({ key, least }) => {
  it('is refused to people without an organisation', async () => {
    expect(await callEndpoint(key, outsider?.cookie, anything)).toEqual({ status: 403, code: 'no_organization' });
  });

  it('is refused to those with a smaller role', async () => {
    for (const role of memberRoles.filter((one) => !mayAct(one, least))) {
      expect(await callEndpoint(key, people[role].cookie, anything), role).toEqual({ status: 403, code: refusalOf[least] });
    }
  });

  it('is not refused to those with that role or a greater one', async () => {
    for (const role of memberRoles.filter((one) => mayAct(one, least))) {
      const { status, code } = await callEndpoint(key, people[role].cookie, anything);
      if (key === 'POST /api/members/leaving') await joins(world.deps, people[role], org, role);
      expect([401, 500].includes(status) || Object.values<string | undefined>(refusalOf).includes(code), `${role}: ${status} ${code}`).toBe(
        false,
      );
    }
  });

  const parts = objects[key];
  it.runIf(parts)("does not know another organisation's object, nor that of one's former organisation", async () => {
    const named = parts?.(things);
    expect((await callEndpoint(key, otherOwner?.cookie, named)).status).toBe(404);
    expect((await callEndpoint(key, former?.cookie, named)).status).toBe(404);
  });
});

const order = (key: string): number => ['GET', 'PUT', 'PATCH', 'POST', 'DELETE'].findIndex((method) => key.startsWith(method));

describe('own objects', () => {
  // Only people named in an incident find it, and who left and came back is named no more.
  beforeAll(async () => {
    for (const id of [things.incident, things.drill])
      await world.call('PUT', `/api/incidents/${id}/people`, { cookie: org.cookie, body: { personIds: named() } });
  });

  it.each(Object.keys(objects).toSorted((a, b) => order(a) - order(b)))('%s finds', async (key) => {
    expect((await callEndpoint(key, people.owner.cookie, objects[key]?.(things))).status).not.toBe(404);
  });
});
