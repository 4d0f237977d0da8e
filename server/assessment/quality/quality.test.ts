import sql from 'sql-template-tag';
import { beforeEach, expect, it } from 'vitest';
import type { Finding } from '#contract/assessment/answering/quality.ts';
import type { Client } from '#contract/communication/clients.ts';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import { aCompletedAssessment, anAssessment, anOrganization, aPerson, joins, type TestOrganization } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
let org: TestOrganization;

beforeEach(async () => {
  world.at('2027-06-10T08:00:00.000Z');
  org = await anOrganization(world.deps);
});

const findings = async (cookie = org.cookie) =>
  (await world.call('GET', '/api/quality?lang=en', { cookie })).json<{ findings: Finding[] }>().findings;
const kinds = async () => (await findings()).map(({ kind, question, duty, name }) => [kind, question?.id ?? duty ?? name]);

async function aLink(assessmentId: string, questionId: string, validUntil: string | null): Promise<void> {
  const body = { name: `Dowód ${questionId}`, url: 'https://example.com/a', place: { assessmentId, questionId } };
  const sent = await world.call('POST', '/api/evidence/links', { cookie: org.cookie, body });
  const { id } = sent.json<{ id: string }>();
  const set = await world.call('PATCH', `/api/evidence/${id}`, { cookie: org.cookie, body: { validUntil } });
  expect([sent.statusCode, set.statusCode]).toEqual([200, 200]);
}

it('finds nothing where there is nothing, and states that the scope is not known once there are answers', async () => {
  expect(await findings()).toEqual([]);
  await anAssessment(world.deps, org, { answered: 0 });
  expect(await findings()).toEqual([]);
});

it('finds each “yes” that nothing proves today, by the evidence that ends last', async () => {
  const open = await anAssessment(world.deps, org, { answer: 'yes', answered: 3 });
  const all = await kinds();
  expect(all.filter(([kind]) => kind === 'unproved')).toHaveLength(3);
  expect(all.at(-1)).toEqual(['unscoped', null]);
  const [first = '', second = '', third = ''] = all.flatMap(([kind, id]) => (kind === 'unproved' && id ? [id] : []));
  await aLink(open, first, null);
  await aLink(open, second, '2027-06-20');
  await aLink(open, third, '2027-06-12');
  world.at('2027-06-13T08:00:00.000Z');
  expect(await kinds()).toEqual([
    ['proof_expired', third],
    ['proof_ending', second],
    ['unscoped', null],
  ]);
  const ended = (await findings())[0];
  expect(ended).toMatchObject({
    name: `Dowód ${third}`,
    day: '2027-06-12',
    question: { section: expect.any(Number), text: expect.any(String) },
  });
});

it('puts contradictions and overdue duties first, and nothing of them once they are settled', async () => {
  await aCompletedAssessment(world.deps, org);
  const body = { drill: false, kinds: ['service_disruption'], detected: '2027-06-10T07:00:00.000Z', title: 'Tajny serwer' };
  const incident = (await world.call('POST', '/api/incidents', { cookie: org.cookie, body })).json<{ id: string }>().id;
  const mark = (questionIds: string[]) =>
    world.call('PUT', `/api/incidents/${incident}/contradictions`, { cookie: org.cookie, body: { questionIds } });
  await mark(['nis2-3-2']);
  const [first] = await findings();
  expect(first).toMatchObject({ kind: 'contradicted', by: 'incident', question: { id: 'nis2-3-2' } });
  expect(JSON.stringify(await findings())).not.toContain('Tajny');
  const answers = { aiRoles: ['deployer'], practices: [], product: 'no', areas: [], transparency: [] };
  const scope = { regime: 'ai_act', checkedOn: isoDay(world.deps.now()), answers };
  await world.call('PUT', '/api/scope', { cookie: org.cookie, body: { scope } });
  await mark([]);
  const left = await findings();
  expect(left.filter(({ kind }) => kind === 'contradicted')).toEqual([]);
});

it('finds open actions whose day has passed, and whose owner left the team', async () => {
  await aCompletedAssessment(world.deps, org, { answer: 'no' });
  const person = await aPerson(world.deps, { firstName: 'Odchodzący' });
  await joins(world.deps, person, org, 'editor');
  const item = { questionId: 'nis2-1-1', version: 0, state: 'in_progress', ownerUserId: person.userId, dueOn: '2027-06-11' };
  await world.deps.db.rows(sql`
    insert into action_items (organization_id, question_id, state, state_at, owner_user_id, owner_name, due_on, updated_at)
    values (${org.id}, ${item.questionId}, 'in_progress', ${world.deps.now()}, ${person.userId}, 'Odchodzący Nowak', '2027-06-11', ${world.deps.now()})`);
  const own = async () => (await findings()).filter(({ question }) => question?.id === 'nis2-1-1').map(({ kind, name }) => [kind, name]);
  expect(await own()).toEqual([]);
  world.at('2027-06-13T08:00:00.000Z');
  expect(await own()).toEqual([['action_overdue', null]]);
  await world.deps.db.rows(sql`delete from memberships where organization_id = ${org.id} and user_id = ${person.userId}`);
  expect(await own()).toEqual([
    ['action_overdue', null],
    ['owner_gone', 'Odchodzący Nowak'],
  ]);
});

it('is counted for each organisation of a consultant, and nobody else’s', async () => {
  await anAssessment(world.deps, org, { answer: 'yes', answered: 3 });
  const other = await anOrganization(world.deps);
  expect(await findings(other.cookie)).toEqual([]);
  const clients = (await world.call('GET', '/api/clients', { cookie: org.cookie })).json<Client[]>();
  expect(clients.map(({ quality }) => quality)).toEqual([{ error: 0, warning: 3, hint: 1 }]);
});
