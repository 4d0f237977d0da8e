// @module-tag long
import sql from 'sql-template-tag';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AiSystem } from '#contract/assessment/ai/ai-systems.ts';
import { languages } from '#core/platform/languages.ts';
import { anOrganization, aPerson, joins, type TestOrganization } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
let org: TestOrganization;
beforeEach(async () => {
  world.at('2026-11-26T09:00:00.000Z');
  org = await anOrganization(world.deps, { name: 'Kadry' });
});

type Start = 'cv_screening' | 'content_generator' | null;

async function aSystem(start: Start, name = 'Selekcja', cookie = org.cookie): Promise<AiSystem> {
  const answer = await world.call('POST', '/api/ai-systems', { cookie, body: { name, start } });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

function bodyOf({ name, version, supplier, purpose, persons, facts, revision, owner }: AiSystem, more: object = {}) {
  return { name, version, supplier, purpose, persons, facts, revision, ownerId: owner?.userId ?? null, ...more };
}

const change = (system: AiSystem, more: object, cookie = org.cookie) =>
  world.call('PUT', `/api/ai-systems/${system.id}`, { cookie, body: bodyOf(system, more) });
const prove = (system: AiSystem, code: string, body: object, cookie = org.cookie) =>
  world.call('PUT', `/api/ai-systems/${system.id}/duties/${code}`, { cookie, body });
const list = async (cookie = org.cookie) => (await world.call('GET', '/api/ai-systems', { cookie })).json();
const dutyOf = (system: AiSystem, code: string) => system.duties.find((duty) => duty.code === code);

describe('the inventory of AI systems', () => {
  it('begins with a starting point, with its class and its duties', async () => {
    const system = await aSystem('cv_screening');
    expect(dutyOf(system, 'workers')).toMatchObject({ day: '2027-12-02', state: 'coming', proof: null });
    expect(dutyOf(system, 'literacy')).toMatchObject({ day: '2025-02-02', state: 'binding' });
    expect((await list()).systems).toEqual([
      expect.objectContaining({ name: 'Selekcja', class: 'high_risk', binding: 1, nextDay: '2027-12-02', owner: null }),
    ]);
  });

  it('is changed, once at a time, and states who looks after a system while they belong to the organisation', async () => {
    const anna = await aPerson(world.deps);
    await joins(world.deps, anna, org, 'editor');
    const system = await aSystem('cv_screening');
    const changed = (await change(system, { ownerId: anna.userId, purpose: 'Wstępny wybór' })).json();
    expect(changed).toMatchObject({ purpose: 'Wstępny wybór', revision: 2, owner: { userId: anna.userId } });
    expect((await change(system, { purpose: 'Inny' })).json()).toMatchObject({ code: 'ai_system_changed' });
    await world.call('DELETE', `/api/members/${anna.userId}`, { cookie: org.cookie });
    expect((await list()).systems[0].owner).toBeNull();
    const outsider = await aPerson(world.deps);
    expect((await change(changed, { ownerId: outsider.userId })).statusCode).toBe(400);
  });

  it('shows a duty as met by a day and by what shows it, never by a tick', async () => {
    const system = await aSystem('cv_screening');
    const proof = { doneOn: '2026-11-20', text: 'Szkolenie 11/2026', evidenceId: null };
    expect((await prove(system, 'literacy', { ...proof, text: ' ' })).statusCode).toBe(400);
    expect((await prove(system, 'literacy', { ...proof, doneOn: '2026-11-27' })).statusCode).toBe(400);
    expect((await prove(system, 'marking', proof)).statusCode).toBe(404);
    const met = (await prove(system, 'literacy', proof)).json();
    expect(dutyOf(met, 'literacy')).toMatchObject({ state: 'done', proof: { doneOn: '2026-11-20', text: 'Szkolenie 11/2026' } });
    expect((await list()).systems[0].binding).toBe(0);
    const removed = await world.call('DELETE', `/api/ai-systems/${system.id}/duties/literacy`, { cookie: org.cookie });
    expect(dutyOf(removed.json(), 'literacy')).toMatchObject({ state: 'binding', proof: null });
  });

  it('preserves the name of evidence in a proof when the evidence is deleted', async () => {
    const link = { name: 'Lista obecności', url: 'https://example.com/lista' };
    const evidence = (await world.call('POST', '/api/evidence/links', { cookie: org.cookie, body: link })).json();
    const system = await aSystem('cv_screening');
    const met = await prove(system, 'literacy', { doneOn: '2026-11-20', text: '', evidenceId: evidence.id });
    expect(dutyOf(met.json(), 'literacy')?.proof).toMatchObject({ text: 'Lista obecności', evidenceId: evidence.id });
    await world.call('DELETE', `/api/evidence/${evidence.id}`, { cookie: org.cookie });
    const after = (await world.call('GET', `/api/ai-systems/${system.id}`, { cookie: org.cookie })).json();
    expect(dutyOf(after, 'literacy')).toMatchObject({ state: 'done', proof: { text: 'Lista obecności', evidenceId: null } });
    const other = await anOrganization(world.deps);
    const foreign = (await world.call('POST', '/api/evidence/links', { cookie: other.cookie, body: link })).json();
    expect((await prove(system, 'literacy', { doneOn: '2026-11-20', text: '', evidenceId: foreign.id })).statusCode).toBe(400);
  });

  it('is read by everybody who belongs to it, changed by who may change the plan, and seen by nobody else', async () => {
    const [reader, other] = [await aPerson(world.deps), await anOrganization(world.deps)];
    await joins(world.deps, reader, org, 'reader');
    const system = await aSystem(null);
    expect(await list(reader.cookie)).toMatchObject({ systems: [{ id: system.id }], mayChange: false });
    expect((await change(system, {}, reader.cookie)).statusCode).toBe(403);
    expect((await world.call('GET', `/api/ai-systems/${system.id}`, { cookie: other.cookie })).statusCode).toBe(404);
    expect((await list(other.cookie)).systems).toEqual([]);
  });

  it('is in the log, and a system that is deleted takes its proofs along', async () => {
    const system = await aSystem('cv_screening');
    await prove(system, 'literacy', { doneOn: '2026-11-20', text: 'Szkolenie', evidenceId: null });
    expect((await world.call('DELETE', `/api/ai-systems/${system.id}`, { cookie: org.cookie })).statusCode).toBe(200);
    const rows = await world.deps.db.rows<{ action: string }>(sql`
      select action from audit_logs where organization_id = ${org.id} and entity_type = 'ai_system' order by id`);
    expect(rows.map(({ action }) => action)).toEqual(['ai_system.added', 'ai_duty.met', 'ai_system.removed']);
    expect(await world.deps.db.rows(sql`select 1 from ai_system_duties where organization_id = ${org.id}`)).toEqual([]);
  });
});

describe('the sheet of the inventory', () => {
  const exported = async (lang = 'pl') => {
    const answer = await world.call('GET', `/api/ai-systems/xlsx?lang=${lang}`, { cookie: org.cookie });
    expect(answer.statusCode).toBe(200);
    return answer.rawPayload;
  };
  const send = (path: 'sheet' | 'import', bytes: Uint8Array, cookie = org.cookie) =>
    world.app.inject({
      method: 'PUT',
      url: `/api/ai-systems/${path}`,
      headers: { cookie, 'content-type': 'application/octet-stream' },
      payload: Buffer.from(bytes),
    });

  it.each(languages)('comes back as it went out, in %s', async (lang) => {
    const system = await aSystem('cv_screening', '=1+1 „Selekcja”');
    const facts = {
      ...system.facts,
      since: '2026-01-31',
      user: 'public_authority',
      unsure: ['practices'],
      practices: ['emotions'],
      cases: ['interaction', 'deep_fake'],
    };
    await change(system, { facts, purpose: 'Wybór; wstępny' });
    const sheet = await exported(lang);
    expect((await send('sheet', sheet)).json().problems).toEqual([
      { row: 2, problem: 'duplicate', column: null, value: '=1+1 „Selekcja”' },
    ]);
    const other = await anOrganization(world.deps);
    expect((await send('sheet', sheet, other.cookie)).json()).toMatchObject({ systems: [{ facts }], problems: [] });
    expect((await list(other.cookie)).systems).toEqual([]);
    expect((await send('import', sheet, other.cookie)).json()).toMatchObject({ added: 1 });
    const [copy] = (await list(other.cookie)).systems;
    const read = (await world.call('GET', `/api/ai-systems/${copy.id}`, { cookie: other.cookie })).json();
    expect(read).toMatchObject({ name: '=1+1 „Selekcja”', purpose: 'Wybór; wstępny', facts });
  });

  it('states of each bad row which and why, and adds the others', async () => {
    const { writeXlsx } = await import('hucre/xlsx');
    const rows = [
      ['Nazwa systemu', 'Rola organizacji', 'W obrocie lub w użyciu od', 'Wersja'],
      ['Dobry', 'podmiot  stosujący', '2026-05-01', '1'],
      ['', 'Dostawca', '', ''],
      ['Zły dzień', 'Dostawca', '31.02.2026', ''],
      ['Zła rola', 'Kierownik', '', ''],
      ['Bez roli', '', '', ''],
      ['dobry', 'Dostawca', '', ''],
      ['Długi', 'Dostawca', '', 'x'.repeat(101)],
    ];
    const sheet = await writeXlsx({ sheets: [{ name: 'x', rows }] });
    const read = (await send('sheet', sheet)).json();
    expect(read.systems.map(({ name }: { name: string }) => name)).toEqual(['Dobry']);
    expect(read.problems.map(({ row, problem, column }: Record<string, unknown>) => [row, problem, column])).toEqual([
      [3, 'name_missing', 'Nazwa systemu'],
      [4, 'day', 'W obrocie lub w użyciu od'],
      [5, 'unknown_word', 'Rola organizacji'],
      [6, 'roles_missing', 'Rola organizacji'],
      [7, 'duplicate', null],
      [8, 'too_long', 'Wersja'],
    ]);
    expect((await send('import', sheet)).json()).toMatchObject({ added: 1 });
    const foreign = await writeXlsx({ sheets: [{ name: 'x', rows: [['NIP'], ['5261040828']] }] });
    expect((await send('sheet', foreign)).json()).toMatchObject({ code: 'ai_systems_sheet_unknown' });
  });

  it('adds as many as the limit allows', async () => {
    const { writeXlsx } = await import('hucre/xlsx');
    const rows = [['name', 'roles'], ...Array.from({ length: 202 }, (_, index) => [`System ${index}`, 'deployer'])];
    const sheet = await writeXlsx({ sheets: [{ name: 'x', rows }] });
    expect((await send('import', sheet)).json()).toMatchObject({
      added: 200,
      problems: [{ row: 202, problem: 'full' }, { problem: 'full' }],
    });
    const more = await world.call('POST', '/api/ai-systems', { cookie: org.cookie, body: { name: 'Jeszcze', start: null } });
    expect(more.json()).toMatchObject({ code: 'ai_systems_full' });
  });
});
