import { beforeEach, expect, it } from 'vitest';
import type { OwnAction } from '#contract/assessment/plan/action-items.ts';
import type { MyTasks } from '#contract/assessment/answering/my-tasks.ts';
import {
  aCompletedAssessment,
  anAssessment,
  anOrganization,
  aPerson,
  joins,
  type TestOrganization,
  type TestPerson,
} from '#server/testing/builders.ts';
import { aPdf, sendEvidence } from '#server/testing/documents/files.ts';
import { essentialAnswers } from '#server/testing/scenarios/scope-answers.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
let org: TestOrganization;
let employee: TestPerson;

beforeEach(async () => {
  world.at('2026-11-26T09:00:00.000Z');
  org = await anOrganization(world.deps, { plan: 'pro' });
  employee = await aPerson(world.deps);
  await joins(world.deps, employee, org, 'editor');
});

const tasks = async (cookie = employee.cookie) => (await world.call('GET', '/api/my-tasks?lang=en', { cookie })).json<MyTasks>().tasks;
const shown = async (cookie = employee.cookie) => (await tasks(cookie)).map(({ kind, key, day }) => [kind, key, day]);
const put = async (address: string, body: object) =>
  expect((await world.call('PUT', address, { cookie: org.cookie, body })).statusCode, address).toBe(200);

async function anAction(dueOn: string | null, repeatMonths: number | null = null): Promise<OwnAction> {
  const body = { text: 'Test kopii', owner: { userId: employee.userId }, dueOn, repeatMonths };
  return (await world.call('POST', '/api/own-actions', { cookie: org.cookie, body })).json();
}

async function assignItem(questionId: string, dueOn: string): Promise<void> {
  const body = { items: [{ questionId, version: 0 }], change: { owner: { userId: employee.userId }, dueOn } };
  const sent = await world.call('PATCH', '/api/action-items', { cookie: org.cookie, body });
  expect(sent.statusCode, sent.body).toBe(200);
}

it('is empty where nothing is given to somebody', async () => {
  expect(await shown()).toEqual([]);
});

it('holds every kind of work, the most urgent first, and what others see to is not there', async () => {
  await aCompletedAssessment(world.deps, org, { answer: 'no' });
  await anAssessment(world.deps, org, { regime: 'ai_act', answered: 1 });
  await assignItem('nis2-1-1', '2026-11-20');
  const soon = await anAction('2026-12-01');
  const later = await anAction('2027-03-01');
  await put('/api/scope', { scope: { regime: 'nis2', checkedOn: '2026-11-26', answers: essentialAnswers } });
  await put('/api/duties/owner', { duty: 'nis2:measures', personId: employee.userId });
  await put('/api/assignments', { questionIds: ['ai-act-1-2', 'ai-act-1-3'], personId: employee.userId });
  const found = await shown();
  expect(found).toEqual([
    ['action', 'nis2-1-1', '2026-11-20'],
    ['own_action', soon.id, '2026-12-01'],
    ['questions', 'ai_act', null],
    ['own_action', later.id, '2027-03-01'],
    ['duty', 'nis2:measures', '2027-04-03'],
  ]);
  expect((await tasks()).find(({ kind }) => kind === 'questions')).toMatchObject({ regime: 'ai_act', count: 2, day: null });
  expect(await shown(org.cookie)).toEqual([]);
});

it('states of an action of one’s own how it is marked done, and a repeated one comes again', async () => {
  const { id } = await anAction('2026-11-30', 3);
  const [task] = await tasks();
  expect(task?.action).toMatchObject({ id, version: 1, repeatMonths: 3 });
  const body = { ...task?.action, id: undefined, lastDone: undefined, owner: { userId: employee.userId }, state: 'done' };
  await world.call('PUT', `/api/own-actions/${id}`, { cookie: employee.cookie, body });
  expect(await shown()).toEqual([['own_action', id, '2027-02-28']]);
});

it('leads to a discussion that names somebody until they have seen it', async () => {
  const write = (text: string) =>
    world.call('POST', '/api/discussions/nis2-2-3', { cookie: org.cookie, body: { id: world.deps.newId(), text } });
  await write(`@[${employee.userId}] kto to robi?`);
  world.at('2026-11-26T09:05:00.000Z');
  await write(`I jeszcze @[${employee.userId}]`);
  const found = { kind: 'mention', key: 'nis2-2-3', title: expect.stringMatching(/^I jeszcze @/), by: expect.any(String) };
  expect(await tasks()).toMatchObject([found]);
  expect(await shown(org.cookie)).toEqual([]);
  await world.call('PUT', '/api/discussions/nis2-2-3/read', { cookie: employee.cookie, body: { asOf: '2026-11-26T09:05:00.000Z' } });
  expect(await shown()).toEqual([]);
});

it('asks every member to read an approved document until that is confirmed', { tags: ['long'] }, async () => {
  const file = String((await sendEvidence(world, org.cookie, { name: 'kopie.pdf', bytes: aPdf() })).body['id']);
  const body = { evidenceId: file, approvedOn: '2026-11-20', approvedBy: 'Jan Kowal' };
  await world.call('POST', '/api/templates/backups/adoptions', { cookie: org.cookie, body });
  expect(await shown()).toEqual([['document', 'backups', null]]);
  const read = await world.call('PUT', `/api/templates/backups/adoptions/${file}/reading`, { cookie: employee.cookie });
  expect(read.statusCode, read.body).toBe(200);
  expect(await shown()).toEqual([]);
  expect(await shown(org.cookie)).toEqual([['document', 'backups', null]]);
});

it('is nobody’s who has left, and of one organisation alone', async () => {
  await anAction('2026-12-01');
  const other = await anOrganization(world.deps);
  expect(await shown(other.cookie)).toEqual([]);
  await world.call('DELETE', `/api/members/${employee.userId}`, { cookie: org.cookie });
  expect((await world.call('GET', '/api/my-tasks', { cookie: employee.cookie })).statusCode).not.toBe(200);
});
