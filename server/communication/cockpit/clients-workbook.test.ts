// @module-tag long
import { expect, it } from 'vitest';
import { languages } from '#core/platform/languages.ts';
import { aCompletedAssessment, anAssessment, anOrganization, aPerson, joins, type TestPerson } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();

async function read(person: Pick<TestPerson, 'cookie'>, query = '') {
  const answer = await world.call('GET', `/api/clients/xlsx${query}`, { cookie: person.cookie });
  if (answer.statusCode !== 200) return { status: answer.statusCode, name: '', rows: [] };
  const { readXlsx } = await import('hucre/xlsx');
  const name = /filename="([^"]+)"/.exec(String(answer.headers['content-disposition']))?.[1] ?? '';
  return { status: 200, name, rows: (await readXlsx(answer.rawPayload)).sheets[0]?.rows ?? [] };
}

async function aConsultant() {
  const consultant = await aPerson(world.deps);
  const hostile = await anOrganization(world.deps, { name: '=HYPERLINK("https://zly.example")' });
  const open = await anOrganization(world.deps, { name: 'Otwarta' });
  await aCompletedAssessment(world.deps, hostile, { answer: 'no' });
  await anAssessment(world.deps, open, { answered: 10 });
  for (const client of [hostile, open]) await joins(world.deps, consultant, client, 'consultant');
  return { consultant, hostile, open };
}

it('states of each client what the list states, and runs no name as a formula', async () => {
  const { consultant, hostile } = await aConsultant();
  const { name, rows } = await read(consultant);
  expect(name).toBe('atesto-klienci-2026-11-21.xlsx');
  expect(rows).toHaveLength(3);
  const row = rows.find(([, nip]) => nip === hostile.nip);
  expect(row?.slice(0, 5)).toEqual(['=HYPERLINK("https://zly.example")', hostile.nip, 'Konsultant', 0, 'Poniżej progu']);
  expect(rows.find(([first]) => first === 'Otwarta')?.[4]).toBe('w\u00a0toku (10/49)');
});

it('holds those that are named and one’s own, and none of other people', async () => {
  const { consultant, open } = await aConsultant();
  const foreign = await anOrganization(world.deps, { name: 'Obca' });
  expect((await read(consultant, `?ids=${open.id},${foreign.id}`)).rows.map(([first]) => first)).toEqual(['Organizacja', 'Otwarta']);
  expect((await read(consultant, `?ids=${foreign.id}`)).status).toBe(404);
  expect((await read(consultant, '?ids=nonsense')).status).toBe(400);
  expect((await world.call('GET', '/api/clients/xlsx', {})).statusCode).toBe(401);
});

it('is in the language that is requested', async () => {
  const { consultant } = await aConsultant();
  const heads = await Promise.all(languages.map(async (lang) => (await read(consultant, `?lang=${lang}`)).rows[0]?.[0]));
  expect(heads).toEqual(['Organizacja', 'Organisation', 'Organisation', 'Organisation']);
});
