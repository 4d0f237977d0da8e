// @module-tag long
import sql from 'sql-template-tag';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ImpactView } from '#contract/assessment/ai/ai-sheets.ts';
import type { AiSystem } from '#contract/assessment/ai/ai-systems.ts';
import type { Duties } from '#contract/assessment/duties/duties.ts';
import { impactFields } from '#core/assessment/ai-sheets/impact.ts';
import { languages } from '#core/platform/languages.ts';
import { anOrganization, aPerson, joins, type TestOrganization } from '#server/testing/builders.ts';
import { lawDuties } from '#server/testing/scenarios/law-duties.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
let org: TestOrganization;
let system: AiSystem;
beforeEach(async () => {
  world.at('2026-11-26T09:00:00.000Z');
  org = await anOrganization(world.deps, { name: 'Bank' });
  const body = { name: 'Scoring', start: 'credit_scoring' };
  system = (await world.call('POST', '/api/ai-systems', { cookie: org.cookie, body })).json();
  system = await described({ purpose: 'Ocena zdolności', persons: 'Konsumenci' });
});

const address = (rest = '') => `/api/ai-systems/${system.id}/impact${rest}`;
const read = async () => (await world.call('GET', address(), { cookie: org.cookie })).json<ImpactView>();
const save = (version: number, content: object, cookie = org.cookie) =>
  world.call('PUT', address(), { cookie, body: { version, content } });
const everything = Object.fromEntries(impactFields.map((field) => [field, `Treść: ${field}`]));
const finish = (more: object = {}, cookie = org.cookie) =>
  world.call('POST', address('/finished'), {
    cookie,
    body: { version: 1, revision: system.revision, person: 'Anna Nowak, dyrektor', doneOn: '2026-11-25', ...more },
  });
const dutyOf = ({ duties }: AiSystem, code: string) => duties.find((duty) => duty.code === code);
const readSystem = async () => (await world.call('GET', `/api/ai-systems/${system.id}`, { cookie: org.cookie })).json<AiSystem>();

async function described(more: object): Promise<AiSystem> {
  const { name, version, supplier, purpose, persons, facts, revision } = system;
  const body = { name, version, supplier, purpose, persons, facts, revision, ownerId: null, ...more };
  const changed = await world.call('PUT', `/api/ai-systems/${system.id}`, { cookie: org.cookie, body });
  expect(changed.statusCode).toBe(200);
  return changed.json();
}

describe('an impact assessment (art. 27)', () => {
  it('begins with what the inventory states, and is saved field by field, one version after another', async () => {
    expect(await read()).toMatchObject({
      version: 0,
      content: { processes: 'Ocena zdolności', persons: 'Konsumenci' },
      obligation: 'area',
      duty: { state: 'coming', day: '2027-12-02' },
      finished: [],
    });
    const first = (await save(0, { risks: 'Odmowa kredytu' })).json<ImpactView>();
    expect(first).toMatchObject({ version: 1, content: { processes: 'Ocena zdolności', risks: 'Odmowa kredytu' } });
    expect((await save(0, { risks: 'Inne' })).json()).toMatchObject({ code: 'ai_sheet_changed' });
    const second = (await save(1, { period: 'Rok' })).json<ImpactView>();
    expect(second).toMatchObject({ version: 2, content: { risks: 'Odmowa kredytu', period: 'Rok' } });
    expect(second.missing).toEqual(['frequency', 'oversight', 'measures', 'governance', 'complaints']);
  });

  it('is finished with every required part, a person and a day that has come, and meets the duty alone', async () => {
    await save(0, { ...everything, complaints: ' ' });
    expect((await finish()).json()).toMatchObject({ code: 'invalid_input', fields: { complaints: expect.anything() } });
    await save(1, { complaints: 'Reklamacje' });
    expect((await finish({ version: 2, person: ' ' })).statusCode).toBe(400);
    expect((await finish({ version: 2, doneOn: '2026-11-27' })).statusCode).toBe(400);
    expect((await finish({ version: 2, revision: 1 })).json()).toMatchObject({ code: 'ai_system_changed' });
    expect((await finish()).json()).toMatchObject({ code: 'ai_sheet_changed' });
    const statement = { doneOn: '2026-11-25', text: 'Zrobione', evidenceId: null };
    const proved = await world.call('PUT', `/api/ai-systems/${system.id}/duties/impact`, { cookie: org.cookie, body: statement });
    expect(proved.json()).toMatchObject({ code: 'ai_duty_by_record' });
    expect((await finish({ version: 2 })).json()).toMatchObject({
      finished: [{ person: 'Anna Nowak, dyrektor', doneOn: '2026-11-25' }],
      outdated: [],
    });
    const after = await readSystem();
    expect(dutyOf(after, 'impact')?.state).toBe('done');
    expect(dutyOf(after, 'impact_notice')?.state).toBe('coming');
  });

  it('is open again when purpose, persons or role change, and so is its notification', async () => {
    await save(0, everything);
    await finish();
    const notice = { doneOn: '2026-11-26', text: 'Pismo 12', evidenceId: null };
    const saved = await world.call('PUT', `/api/ai-systems/${system.id}/duties/impact_notice`, { cookie: org.cookie, body: notice });
    expect(dutyOf(saved.json(), 'impact_notice')?.state).toBe('done');
    system = await described({ supplier: 'Inny dostawca' });
    expect(dutyOf(system, 'impact')?.state).toBe('done');
    system = await described({ persons: 'Konsumenci i poręczyciele' });
    expect([dutyOf(system, 'impact')?.state, dutyOf(system, 'impact_notice')?.state]).toEqual(['coming', 'coming']);
    expect(await read()).toMatchObject({ outdated: ['persons'], duty: { state: 'coming' } });
    // The newest counts: two of one instant have no order.
    world.at('2026-11-26T09:05:00.000Z');
    const renewed = (await finish()).json<ImpactView>();
    expect(renewed.finished).toHaveLength(2);
    expect(renewed).toMatchObject({ outdated: [], duty: { state: 'done' } });
    const removed = await world.call('DELETE', address(`/finished/${renewed.finished[0]?.id}`), { cookie: org.cookie });
    expect(removed.json()).toMatchObject({ outdated: ['persons'], duty: { state: 'coming' } });
    expect((await world.call('DELETE', address(`/finished/${renewed.finished[0]?.id}`), { cookie: org.cookie })).statusCode).toBe(404);
  });

  it('meets the duty of the organisation once every system that needs one has it', async () => {
    const answers = { aiRoles: ['deployer'], practices: [], product: 'no', areas: ['credit'], transparency: [] };
    const scope = { regime: 'ai_act', checkedOn: '2026-11-26', answers };
    await world.call('PUT', '/api/scope', { cookie: org.cookie, body: { scope } });
    const stateNow = async () => {
      const duties = lawDuties((await world.call('GET', '/api/duties', { cookie: org.cookie })).json<Duties>());
      return duties.filter(({ key }) => key.startsWith('ai_act:impact')).map(({ state, provable }) => [state, provable]);
    };
    expect(await stateNow()).toEqual([['coming', false]]);
    await save(0, everything);
    await finish();
    expect(await stateNow()).toEqual([['done', false]]);
    await world.call('POST', '/api/ai-systems', { cookie: org.cookie, body: { name: 'Scoring 2', start: 'credit_scoring' } });
    expect(await stateNow()).toEqual([['coming', false]]);
  });

  it('does not count a statement of before, which stays shown', async () => {
    await world.deps.db.rows(sql`
      insert into ai_system_duties (organization_id, system_id, duty, done_on, proof, proved_at)
      values (${org.id}, ${system.id}, 'impact', '2026-10-01', 'Notatka', ${world.deps.now()})`);
    expect(dutyOf(await readSystem(), 'impact')).toMatchObject({ state: 'coming', proof: { text: 'Notatka' } });
  });

  it('is read by readers, written by nobody else, unknown to others, and goes with its system', async () => {
    const [reader, other] = [await aPerson(world.deps), await anOrganization(world.deps)];
    await joins(world.deps, reader, org, 'reader');
    await save(0, everything);
    await finish();
    expect((await world.call('GET', address(), { cookie: reader.cookie })).statusCode).toBe(200);
    expect([(await save(1, {}, reader.cookie)).statusCode, (await finish({}, reader.cookie)).statusCode]).toEqual([403, 403]);
    for (const rest of ['', '/pdf', '/docx'])
      expect((await world.call('GET', address(rest), { cookie: other.cookie })).statusCode).toBe(404);
    expect([(await save(1, {}, other.cookie)).statusCode, (await finish({}, other.cookie)).statusCode]).toEqual([404, 404]);
    await world.call('DELETE', `/api/ai-systems/${system.id}`, { cookie: org.cookie });
    expect((await world.call('GET', address(), { cookie: org.cookie })).statusCode).toBe(404);
    expect(await world.deps.db.rows(sql`select 1 from ai_impact_assessments where organization_id = ${org.id}`)).toEqual([]);
    expect(await world.deps.db.rows(sql`select 1 from ai_system_sheets where organization_id = ${org.id}`)).toEqual([]);
  });

  it.each(languages)('is a document on paper and to edit (%s), as a draft and as finished', async (lang) => {
    await save(0, everything);
    const { finished } = (await finish()).json<ImpactView>();
    const others = await world.call('GET', address(`/pdf?finished=${world.deps.newId()}`), { cookie: org.cookie });
    expect(others.statusCode).toBe(404);
    for (const query of ['', `&finished=${finished[0]?.id}`]) {
      const pdf = await world.call('GET', address(`/pdf?lang=${lang}${query}`), { cookie: org.cookie });
      expect([pdf.statusCode, pdf.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
      const docx = await world.call('GET', address(`/docx?lang=${lang}${query}`), { cookie: org.cookie });
      expect([docx.statusCode, docx.rawPayload.subarray(0, 2).toString()]).toEqual([200, 'PK']);
    }
  });
});
