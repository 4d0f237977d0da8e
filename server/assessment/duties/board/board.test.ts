// @module-tag long
import { beforeEach, describe, expect, it } from 'vitest';
import type { Board } from '#contract/assessment/duties/board.ts';
import type { Duties } from '#contract/assessment/duties/duties.ts';
import { trainingQuestions } from '#content/board-training/questions.ts';
import { trainingTest } from '#core/assessment/board/training.ts';
import { anOrganization, aPerson, joins, type TestOrganization, type TestPerson } from '#server/testing/builders.ts';
import { sha256Of } from '#server/platform/files/stored-files.ts';
import { essentialAnswers } from '#server/testing/scenarios/scope-answers.ts';
import { lawDuties } from '#server/testing/scenarios/law-duties.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
const right = trainingQuestions.map(({ right: option }) => option);
const wrong = right.map((option) => (option + 1) % trainingTest.options);
let org: TestOrganization;
let jan: TestPerson;

beforeEach(async () => {
  world.at('2026-11-26T09:00:00.000Z');
  org = await anOrganization(world.deps);
  jan = await aPerson(world.deps);
  await joins(world.deps, jan, org, 'reader');
  await world.call('PUT', '/api/scope', {
    cookie: org.cookie,
    body: { scope: { regime: 'nis2', checkedOn: '2026-11-26', answers: essentialAnswers } },
  });
});

const board = async (cookie = org.cookie): Promise<Board> => (await world.call('GET', '/api/board?lang=pl', { cookie })).json();
const head = async () =>
  lawDuties((await world.call('GET', '/api/duties?lang=pl', { cookie: org.cookie })).json<Duties>()).find(({ code }) => code === 'head');
const add = (change: object = {}, cookie = org.cookie) =>
  world.call('POST', '/api/board/people', {
    cookie,
    body: { name: 'Anna Nowak', role: 'Prezes zarządu', kind: 'member', memberId: null, since: '2026-01-01', ...change },
  });
const declare = (personId: string, change: object = {}) =>
  world.call('POST', '/api/board/trainings', {
    cookie: org.cookie,
    body: {
      personId,
      doneOn: '2026-11-20',
      trainer: 'Kancelaria',
      topics: ['management', 'reporting', 'documentation'],
      evidenceId: null,
      ...change,
    },
  });
const test = (given: readonly number[], cookie: string) => world.call('POST', '/api/board/test', { cookie, body: { answers: given } });

describe('training of the head of an entity', () => {
  it('is complete when everybody on the list was trained, and the duty is met by that alone', async () => {
    await add();
    await add({ name: 'Jan Kowalski', memberId: jan.userId, kind: 'delegate' });
    const anna = (await board()).people.find(({ name }) => name === 'Anna Nowak');
    expect((await declare(anna?.id ?? '')).statusCode).toBe(200);
    const partly = await world.call('GET', '/api/duties?lang=pl', { cookie: org.cookie });
    expect(partly.json<Duties>().boardTraining).toEqual({ year: 2026, trained: ['Anna Nowak'], missing: ['Jan Kowalski'] });
    expect(await head()).toMatchObject({ state: 'coming', provable: false });
    const passed = await test(right, jan.cookie);
    expect(passed.json()).toMatchObject({
      passed: true,
      correct: right.length,
      board: { year: { completeOn: '2026-11-26', missing: [] } },
    });
    expect(await head()).toMatchObject({ state: 'done', day: '2027-12-31' });
    const [training] = (await board()).trainings;
    expect(training).toMatchObject({ way: 'self', correct: 8, asked: 8, name: 'Jan Kowalski', edition: '2026.1' });
    // Whoever joins the board later is missing again.
    await add({ name: 'Ewa Lis' });
    expect((await head())?.state).toBe('coming');
  });

  it('is tested of whoever is on the list, and a failed test records nothing', async () => {
    expect((await test(right, jan.cookie)).json().code).toBe('not_on_board');
    await add({ name: 'Jan Kowalski', memberId: jan.userId });
    const failed = (await test(wrong, jan.cookie)).json();
    expect(failed).toMatchObject({ passed: false, correct: 0 });
    expect(failed.results[0].why).toBeTruthy();
    expect((await board()).trainings).toEqual([]);
    expect((await board(jan.cookie)).people[0]?.mine).toBe(true);
    expect((await test([0], jan.cookie)).statusCode).toBe(400);
  });

  it('leaves a document with the hash it is listed with, and a list of attendance', async () => {
    await add();
    const [anna] = (await board()).people;
    await declare(anna?.id ?? '');
    const [training] = (await board()).trainings;
    const pdf = await world.call('GET', `/api/board/trainings/${training?.id}/pdf`, { cookie: jan.cookie });
    expect([pdf.statusCode, sha256Of(pdf.rawPayload)]).toEqual([200, training?.sha256]);
    const list = await world.call('GET', '/api/board/attendance?lang=de', { cookie: org.cookie });
    expect(list.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const outsider = await anOrganization(world.deps);
    expect((await world.call('GET', `/api/board/trainings/${training?.id}/pdf`, { cookie: outsider.cookie })).statusCode).toBe(404);
    const withdrawn = await world.call('DELETE', `/api/board/trainings/${training?.id}`, { cookie: org.cookie });
    expect(withdrawn.json<Board>().trainings).toEqual([]);
  });

  it('preserves trainings of who left, and refuses days to come, outsiders and who only reads', async () => {
    expect((await add({}, jan.cookie)).statusCode).toBe(403);
    expect((await add({ since: '2026-11-27' })).statusCode).toBe(400);
    expect((await add({ memberId: (await aPerson(world.deps)).userId })).statusCode).toBe(404);
    await add();
    await add({ name: 'Omyłka' });
    const { people } = await board();
    const [anna, mistake] = ['Anna Nowak', 'Omyłka'].map((name) => people.find((one) => one.name === name));
    expect((await declare(anna?.id ?? '', { doneOn: '2026-11-27' })).statusCode).toBe(400);
    await declare(anna?.id ?? '');
    for (const one of [anna, mistake]) await world.call('DELETE', `/api/board/people/${one?.id}`, { cookie: org.cookie });
    expect(await board()).toMatchObject({ people: [{ name: 'Anna Nowak', until: '2026-11-26' }], trainings: [{ name: 'Anna Nowak' }] });
  });
});
