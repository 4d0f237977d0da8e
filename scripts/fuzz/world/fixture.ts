import { apiScopes } from '#core/account/members/api-keys.ts';
import sql from 'sql-template-tag';
import { catalogues } from '#content/questions/catalogue.ts';
import { isValidNip } from '#core/account/companies/nip.ts';
import { questionsOf } from '#core/assessment/questionnaire/questionnaire.ts';
import { aCompletedAssessment, anAssessment, anOrganization, type TestOrganization } from '#server/testing/builders.ts';
import { anXlsx, aPdf, aPicture } from '#server/testing/documents/files.ts';
import { aSale } from '#server/testing/billing/sales.ts';
import { someThings, type Things } from '#server/testing/things/things.ts';
import { advanceLog } from '#server/certificate/transparency/witnesses/witnesses.ts';
import { plantMarks } from '#scripts/fuzz/requests/marks.ts';
import { callersOf, type Principal, type PrincipalName } from './people.ts';
import { peopleOf, secretsOf, type People, type Secrets } from './secrets.ts';
import { claimOf, mustBe, oneRow, workOf } from './work.ts';
import type { FuzzWorld } from './world.ts';

type More = Readonly<
  Record<
    | 'certificateNumber'
    | 'verificationHash'
    | 'statement'
    | 'order'
    | 'orderNumber'
    | 'paidNumber'
    | 'job'
    | 'letter'
    | 'period'
    | 'member'
    | 'task'
    | 'before'
    | 'ready'
    | 'sale'
    | 'after'
    | 'draft'
    | 'sent'
    | 'dropped'
    | 'drill'
    | 'sessionId'
    | 'passkey',
    string
  >
>;

/** An organisation with everything it can have and everybody who can call, and a mark that stands in all its private texts. */
export type Fixture = Readonly<{
  number: number;
  mark: string;
  org: TestOrganization;
  other: TestOrganization;
  callers: Readonly<Record<PrincipalName, Principal>>;
  things: Things & More;
  secrets: Secrets;
  /** What a call that takes a file takes. */
  files: Readonly<Record<string, Buffer>>;
}>;

/** Companies that the register of the sandbox knows. */
const registered = ['9990000008', '9990000014', '9990000037', '9990000072', '9990000095'];
/** One whose answers leave a gap, for plans. */
export const gap = questionsOf(catalogues.ai_act)[0]!.id;
/** One that a sheet changes. */
export const filledQuestion = questionsOf(catalogues.nis2)[5]!.id;

/** The first NIP at or after a number. */
function nipFrom(number: number): string {
  for (let nip = number; ; nip += 1) if (isValidNip(String(nip))) return String(nip);
}

async function upload(world: FuzzWorld, org: TestOrganization): Promise<string> {
  const body = { name: 'dowód.pdf', bytes: aPdf().length };
  return (await mustBe<{ id: string }>(world, org.cookie, 'POST /api/evidence/uploads', body)).id;
}

async function moreOf(world: FuzzWorld, org: TestOrganization, things: Things, who: People) {
  const { db } = world.deps;
  const row = { questionId: filledQuestion, cell: 'E9', exported: null, filled: { answer: 'no', comment: '' } };
  await db.rows(sql`
    update answer_imports set read = jsonb_set(read, '{rows}', ${JSON.stringify([row])}::jsonb) where organization_id = ${org.id} and id = ${things.sheet}`);
  const passkey = `fuzz-${org.nip}`;
  await db.rows(sql`
    insert into passkeys (id, user_id, public_key, counter, name, created_at) values (${passkey}, ${who.app.userId}, '\\x00', 0, 'klucz', now())`);
  await advanceLog(world.deps);
  const certificate = await oneRow<{ number: string; hash: string }>(
    world,
    sql`
    select certificate_number as number, verification_hash as hash from certificates where id = ${things.certificate}`,
  );
  const period = await oneRow<{ id: string }>(world, sql`select id from subscriptions where organization_id = ${org.id}`);
  const sale = await aSale(world.deps, org, { currency: 'EUR', paidAt: world.deps.now().toISOString() });
  const draft = await oneRow<{ id: string }>(world, sql`select id from invoices where payment_id = ${sale.paymentId}`);
  const settings = await mustBe<{ sessions: { id: string; current: boolean }[] }>(world, org.cookie, 'GET /api/account/settings');
  const alarm = { drill: true, kinds: ['service_disruption'], detected: '2026-11-01T10:00:00Z', title: 'Ćwiczenie' };
  const drill = await mustBe<{ id: string }>(world, org.cookie, 'POST /api/incidents', alarm);
  const named = { personIds: [who.editor.userId, who.consultant.userId, who.reader.userId] };
  for (const id of [things.incident, drill.id]) await world.call('PUT', `/api/incidents/${id}/people`, { cookie: org.cookie, body: named });
  return {
    drill: drill.id,
    certificateNumber: certificate.number,
    verificationHash: certificate.hash,
    period: period.id,
    member: who.reader.userId,
    draft: draft.id,
    sale: sale.paymentId,
    paidNumber: sale.orderNumber,
    sent: await upload(world, org),
    dropped: await upload(world, org),
    sessionId: settings.sessions[0]?.id ?? '',
    passkey,
  };
}

/** One of the companies that the register knows: its NIP has one holder at a time, and what earlier ones asked for was days ago. */
async function anOtherOrganization({ deps }: FuzzWorld, number: number): Promise<TestOrganization> {
  await deps.db.rows(sql`update organizations set holds_nip = false where nip = any(${registered})`);
  await deps.db.rows(sql`update confirmation_codes set created_at = created_at - interval '2 days' where nip = any(${registered})`);
  await deps.db.rows(sql`delete from website_check_days where nip = any(${registered})`);
  const other = await anOrganization(deps, { plan: null, confirmed: false, nip: registered[number % registered.length]! });
  const email = `other-${number}@example.com`;
  await deps.db.rows(sql`update users set email = ${email} where id = ${other.userId}`);
  return { ...other, email };
}

export async function buildFixture(world: FuzzWorld, number: number): Promise<Fixture> {
  const { deps } = world;
  const mark = `knrk${number.toString(36)}x${(Math.imul(number + 1, 0x9e3779b1) >>> 0).toString(36)}`;
  const org = await anOrganization(deps, { plan: 'pro', name: `Zakład ${number}`, nip: nipFrom(9_991_000_000 + number * 25) });
  const other = await anOtherOrganization(world, number);
  const who = await peopleOf(world, org);
  const before = await aCompletedAssessment(deps, org, { regime: 'ai_act', answer: 'no' });
  const after = await aCompletedAssessment(deps, org, { regime: 'ai_act', answer: 'partial' });
  const ready = await anAssessment(deps, org, { regime: 'ai_act' });
  const things = await someThings(world, org);
  const made = await mustBe<{ secret: string }>(world, org.cookie, 'POST /api/keys', {
    name: 'Fuzz',
    scopes: apiScopes,
  });
  const secrets = await secretsOf(world, org, who, things);
  const more = await moreOf(world, org, things, who);
  await deps.db.rows(sql`update users set email_verified = false where id = ${who.newcomer.userId}`);
  const { bytes, ...work } = await workOf(world, org, other, who.operator.cookie);
  const { letter, code, objection, signed } = await claimOf(world, other, number);
  const sheet = await world.call('GET', `/api/assessments/${things.open}/xlsx`, { cookie: org.cookie });
  const systems = await world.call('GET', '/api/ai-systems/xlsx', { cookie: org.cookie });
  await plantMarks(deps.db, mark, {
    organizationId: org.id,
    otherId: other.id,
    userIds: [org, who.editor, who.consultant, who.reader].map(({ userId }) => userId),
  });
  const { app, ...people } = who;
  return {
    number,
    mark,
    org,
    other,
    things: { ...things, ...more, ...work, letter, before, after, ready },
    secrets: { ...secrets, code, objection },
    files: {
      'PUT /api/operator/statements': bytes,
      'PUT /api/company/declaration': signed,
      'PUT /api/imports': sheet.rawPayload,
      'PUT /api/imports/statements/:lang': Buffer.from('Nr;Stosowane;Stan\r\nA.8.13;tak;wdrożone\r\n'),
      'PUT /api/ai-systems/sheet': systems.rawPayload,
      'PUT /api/incidents/:id/notifications/:clock/receipts/:name': aPdf(),
      'PUT /api/customer-questionnaires/files/:name': Buffer.from('Pytanie;Odpowiedź\r\nCzy stosowane są kopie zapasowe?;\r\n'),
      'PUT /api/ai-systems/import': systems.rawPayload,
      'PUT /api/account/branding/logo': await aPicture(),
      'PUT /api/suppliers/sheet': await anXlsx(),
      'PUT /api/evidence/uploads/:id/:offset': aPdf(),
    },
    callers: await callersOf(world, mark, { ...people, owner: org, other, halfway: app, proven: app }, made.secret),
  };
}
