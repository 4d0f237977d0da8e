import { createHash } from 'node:crypto';
import { withKsefChecksum } from '#core/billing/ksef/number.ts';
import sql from 'sql-template-tag';
import { catalogues, findQuestion } from '#content/questions/catalogue.ts';
import type { LiteracyRecord } from '#contract/assessment/ai/ai-literacy.ts';
import { aCertificate, anAssessment, aPerson, joins, type TestOrganization } from '#server/testing/builders.ts';
import { someAccessRequests } from './access-things.ts';
import { aPdf, sendEvidence } from '#server/testing/documents/files.ts';
import { aLender } from '#server/testing/processes/lender.ts';
import { aBoard, aDutyProof, aLesson, anImpact, anOwnAction, aReceipt } from './duty-things.ts';
import { aDiscussionMessage, aDomain, aFact } from './question-things.ts';
import { aSale } from '#server/testing/billing/sales.ts';
import { anAdoption } from './template-things.ts';
import type { World } from '#server/testing/world.ts';

type At = Pick<World, 'deps' | 'app' | 'call'>;

/** What an organisation has that calls name by an id. */
export type Things = Readonly<{
  assessment: string;
  open: string;
  certificate: string;
  payment: string;
  session: string;
  invoice: string;
  person: string;
  invitation: string;
  nip: string;
  sheet: string;
  evidence: string;
  attached: string;
  /** A file that was recorded as an approved document. */
  adopted: string;
  staffReading: string;
  upload: string;
  key: string;
  webhook: string;
  message: string;
  share: string;
  dutyProof: string;
  boardPerson: string;
  boardTraining: string;
  resolution: string;
  incident: string;
  receipt: string;
  drill: string;
  lesson: string;
  ownAction: string;
  system: string;
  measure: string;
  questionnaire: string;
  domain: string;
  /** An organisation of a consultant, whose branding can be chosen. */
  lender: string;
  fact: string;
  discussionMessage: string;
  guest: string;
  accessRequest: string;
  accessToken: string;
  declinedRequest: string;
  declinedToken: string;
  impact: string;
}>;
export const question = findQuestion('nis2-1-1')?.question.id ?? '';

/** What is stated of a measure for AI literacy. */
export const aMeasureInput = {
  kind: 'training',
  topic: 'Bezpieczne używanie asystenta',
  audience: 'Dział kadr',
  people: 12,
  allSystems: false,
  systemIds: [],
  heldOn: '2026-01-05',
  nextOn: null,
  proof: '',
  evidenceId: null,
};

async function aMeasure(world: At, org: TestOrganization): Promise<string> {
  const added = await world.call('POST', '/api/ai-literacy', { cookie: org.cookie, body: aMeasureInput });
  return added.json<LiteracyRecord>().measures[0]?.id ?? '';
}

/** A customer's questionnaire with one question. */
async function aQuestionnaire(world: At, org: TestOrganization): Promise<string> {
  const headers = { cookie: org.cookie, 'content-type': 'application/octet-stream' };
  const payload = Buffer.from('Pytanie;Odpowiedź;Uwagi\r\nCzy stosowane są kopie zapasowe?;;\r\n');
  const sent = await world.app.inject({ method: 'PUT', url: '/api/customer-questionnaires/files/ankieta.csv', headers, payload });
  return sent.json<{ id: string }>().id;
}

async function aSheet(world: At, org: TestOrganization, assessmentId: string): Promise<string> {
  const id = world.deps.newId();
  const exportedAt = world.deps.now().toISOString();
  const read = { assessmentId, regime: 'nis2', catalogue: catalogues.nis2.version, exportedAt, rows: [], problems: [] };
  await world.deps.db.rows(sql`
    insert into answer_imports (organization_id, id, assessment_id, user_id, read, created_at)
    values (${org.id}, ${id}, ${assessmentId}, ${org.userId}, ${JSON.stringify(read)}::jsonb, ${world.deps.now()})`);
  return id;
}

async function aShare(world: At, org: TestOrganization, assessmentId: string): Promise<string> {
  const body = { assessmentId, label: 'Audytor', days: 14, sections: true, report: true, comments: false, questionIds: [] };
  return (await world.call('POST', '/api/share-links', { cookie: org.cookie, body })).json<{ id: string }>().id;
}

/** An invitation of somebody without an account. */
async function aGuest(world: At, { cookie, nip }: TestOrganization, assessmentId: string): Promise<string> {
  const body = { assessmentId, questionIds: [question], email: `gosc-${nip}@example.com`, name: '', days: 14 };
  return (await world.call('POST', '/api/guests', { cookie, body })).json<{ id: string }>().id;
}

/** Makes everything of an organisation that a call can name by its id. */
export async function someThings(world: At, org: TestOrganization): Promise<Things> {
  const { id: certificate, assessmentId } = await aCertificate(world.deps, org);
  const open = await anAssessment(world.deps, org, { answered: 3 });
  const { paymentId: payment } = await aSale(world.deps, org);
  const session = `cs_${payment}`;
  const person = await aPerson(world.deps);
  await joins(world.deps, person, org, 'reader');
  const body = { email: `asked-${org.nip}@example.com`, role: 'reader' };
  const invited = await world.call('POST', '/api/invitations', { cookie: org.cookie, body });
  const [invoice] = await world.deps.db.rows<{ id: string }>(sql`select id from invoices where payment_id = ${payment}`);
  await world.deps.db.rows(sql`update payments set provider_session_id = ${session}, channel = 'transfer' where id = ${payment}`);
  await world.deps.db.rows(sql`
    update invoices set number = ${`FV/2020/01/${org.nip}`}, exported_at = ${world.deps.now()} where id = ${invoice?.id ?? ''}`);
  const ksefNumber = withKsefChecksum(`${world.deps.config.company.nip}-20200101-${org.nip}AB`);
  await world.deps.db.rows(sql`update invoices set ksef_number = ${ksefNumber} where id = ${invoice?.id ?? ''}`);
  await world.deps.db.rows(sql`
    insert into ksef_documents (organization_id, invoice_id, environment, xml, hash, mode, issued_at, state, accepted_at, confirmation)
    values (${org.id}, ${invoice?.id ?? ''}, 'sandbox', 'xml', ${createHash('sha256').update(org.nip).digest('base64')}, 'online', ${world.deps.now()}, 'accepted',
      ${world.deps.now()}, 'upo')`);
  const alarm = { drill: false, kinds: ['service_disruption'], detected: '2020-01-01T10:00:00Z', title: 'Serwer poczty' };
  const opened = await world.call('POST', '/api/incidents', { cookie: org.cookie, body: alarm });
  const practised = await world.call('POST', '/api/incidents', { cookie: org.cookie, body: { ...alarm, drill: true } });
  const incident = opened.json<{ id: string }>().id;
  const made = await world.call('POST', '/api/keys', { cookie: org.cookie, body: { name: 'Matrix', scopes: ['suppliers:read'] } });
  await world.call('POST', '/api/suppliers', { cookie: org.cookie, body: { suppliers: [{ nip: '5261040828' }] } });
  const hook = { url: 'https://example.com/hook', events: ['certificate.issued'] };
  const { webhook } = (await world.call('POST', '/api/webhooks', { cookie: org.cookie, body: hook })).json();
  const message = (await world.call('POST', `/api/webhooks/${webhook.id}/test`, { cookie: org.cookie })).json();
  await world.deps.db.rows(sql`
    insert into action_items (organization_id, question_id, state, state_at, updated_at)
    values (${org.id}, ${question}, 'in_progress', ${world.deps.now()}, ${world.deps.now()})`);
  const place = { assessmentId: open, questionId: question };
  const [evidence, attached] = await Promise.all(
    ['a.pdf', 'b.pdf'].map((name) => sendEvidence(world, org.cookie, { name, bytes: aPdf() }, { place })),
  );
  const upload = await world.call('POST', '/api/evidence/uploads', { cookie: org.cookie, body: { name: 'c.pdf', bytes: 9 } });
  const system = await world.call('POST', '/api/ai-systems', { cookie: org.cookie, body: { name: 'Matrix', start: 'cv_screening' } });
  return {
    incident,
    drill: practised.json<{ id: string }>().id,
    lesson: await aLesson(world, org, incident),
    ownAction: await anOwnAction(world, org),
    receipt: await aReceipt(world, org, incident),
    evidence: String(evidence?.body.id),
    attached: String(attached?.body.id),
    ...(await anAdoption(world, org)),
    upload: upload.json().id,
    assessment: assessmentId ?? '',
    open,
    certificate,
    payment,
    session,
    invoice: invoice?.id ?? '',
    person: person.userId,
    invitation: invited.json().id,
    nip: '5261040828',
    sheet: await aSheet(world, org, open),
    key: made.json().key.id,
    webhook: webhook.id,
    message: message.id,
    system: system.json().id,
    measure: await aMeasure(world, org),
    questionnaire: await aQuestionnaire(world, org),
    domain: await aDomain(world, org),
    lender: await aLender(world, org),
    fact: await aFact(world, org),
    discussionMessage: await aDiscussionMessage(world, org, question),
    guest: await aGuest(world, org, open),
    impact: await anImpact(world, org, system.json().id),
    share: await aShare(world, org, assessmentId ?? ''),
    dutyProof: await aDutyProof(world, org),
    ...(await someAccessRequests(world, org)),
    ...(await aBoard(world, org)),
  };
}
