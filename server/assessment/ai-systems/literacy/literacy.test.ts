// @module-tag long
import { beforeEach, describe, expect, it } from 'vitest';
import type { LiteracyRecord } from '#contract/assessment/ai/ai-literacy.ts';
import type { AiSystem } from '#contract/assessment/ai/ai-systems.ts';
import type { Duties, DutyView } from '#contract/assessment/duties/duties.ts';
import { anOrganization, aPerson, joins, type TestOrganization } from '#server/testing/builders.ts';
import { aPdf, sendEvidence } from '#server/testing/documents/files.ts';
import { lawDuties } from '#server/testing/scenarios/law-duties.ts';
import { aMeasureInput } from '#server/testing/things/things.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
let org: TestOrganization;
beforeEach(async () => {
  world.at('2026-11-27T09:00:00.000Z');
  org = await anOrganization(world.deps, { plan: 'pro' });
});

const read = async (cookie = org.cookie) => (await world.call('GET', '/api/ai-literacy', { cookie })).json<LiteracyRecord>();
const add = (body: object = {}, cookie = org.cookie) =>
  world.call('POST', '/api/ai-literacy', { cookie, body: { ...aMeasureInput, ...body } });
const change = (id: string, body: object) =>
  world.call('PUT', `/api/ai-literacy/${id}`, { cookie: org.cookie, body: { ...aMeasureInput, version: 1, ...body } });

async function aSystem(name: string): Promise<AiSystem> {
  return (await world.call('POST', '/api/ai-systems', { cookie: org.cookie, body: { name, start: 'chat_assistant' } })).json();
}

/** The organisation states that it uses AI, so that the duty follows. */
async function usesAi(): Promise<void> {
  const answers = { aiRoles: ['deployer'], practices: [], product: 'no', areas: [], transparency: [] };
  const body = { scope: { regime: 'ai_act', checkedOn: '2026-11-27', answers } };
  await world.call('PUT', '/api/scope', { cookie: org.cookie, body });
}

async function literacy(): Promise<{ duty: DutyView | undefined; record: Duties['literacy'] }> {
  const list = (await world.call('GET', '/api/duties?lang=en', { cookie: org.cookie })).json<Duties>();
  return { duty: lawDuties(list).find(({ key }) => key === 'ai_act:literacy'), record: list.literacy };
}

describe('measures for AI literacy', () => {
  it('are stored without names of people, the newest first, and changed by whoever saw the newest version', async () => {
    await add();
    const { measures } = (await add({ topic: ' Wytyczne ', heldOn: '2026-03-01', kind: 'instruction' })).json<LiteracyRecord>();
    expect(measures.map(({ topic }) => topic)).toEqual(['Wytyczne', aMeasureInput.topic]);
    const [first] = measures;
    const changed = (await change(first?.id ?? '', { people: 3, proof: 'Lista 4/2026' })).json<LiteracyRecord>();
    expect(changed.measures.find(({ id }) => id === first?.id)).toMatchObject({ people: 3, proof: 'Lista 4/2026', version: 2 });
    expect((await change(first?.id ?? '', {})).json()).toMatchObject({ code: 'ai_sheet_changed' });
    const left = (await world.call('DELETE', `/api/ai-literacy/${first?.id}`, { cookie: org.cookie })).json<LiteracyRecord>();
    expect(left.measures).toHaveLength(1);
  });

  it.each([
    ['heldOn', '2026-11-28'],
    ['heldOn', '2023-12-31'],
    ['nextOn', '2026-01-05'],
    ['people', 0],
    ['people', 100_001],
    ['audience', ' '],
    ['evidenceId', '00000000-0000-4000-8000-000000000000'],
  ])('refuse %s %s', async (field, value) => {
    expect((await add({ [field]: value })).json()).toMatchObject({ code: 'invalid_input', fields: { [field]: expect.any(String) } });
  });

  it('refuse a system that there is not', async () => {
    expect((await add({ systemIds: ['00000000-0000-4000-8000-000000000000'] })).statusCode).toBe(404);
  });

  it('meet the duty once every system in use is covered, by a measure that still counts or a statement of its own', async () => {
    await usesAi();
    const [chat, other] = [await aSystem('Asystent'), await aSystem('Analiza')];
    expect((await literacy()).duty?.state).toBe('binding');
    const { measures } = (await add({ systemIds: [chat.id] })).json<LiteracyRecord>();
    expect(await literacy()).toMatchObject({ duty: { state: 'binding' }, record: { measures: 1, uncovered: ['Analiza'] } });
    const proof = { doneOn: '2026-10-01', text: 'Szkolenie dostawcy', evidenceId: null };
    await world.call('PUT', `/api/ai-systems/${other.id}/duties/literacy`, { cookie: org.cookie, body: proof });
    expect(await literacy()).toMatchObject({ duty: { state: 'done' }, record: { uncovered: [] } });
    const { duties } = (await world.call('GET', `/api/ai-systems/${chat.id}`, { cookie: org.cookie })).json<AiSystem>();
    expect(duties.find(({ code }) => code === 'literacy')?.state).toBe('done');
    await change(measures[0]?.id ?? '', { systemIds: [chat.id], nextOn: '2026-11-26' });
    expect(await literacy()).toMatchObject({ duty: { state: 'binding' }, record: { uncovered: ['Asystent'] } });
    expect((await read()).measures[0]).toMatchObject({ isPast: true });
  });

  it('leave statements of before alone until the first is recorded, and count by themselves without an inventory', async () => {
    await usesAi();
    const body = { duty: 'ai_act:literacy', doneOn: '2026-02-01', reference: 'Szkolenie', evidenceId: null };
    await world.call('POST', '/api/duties/proofs', { cookie: org.cookie, body });
    expect((await literacy()).duty?.state).toBe('done');
    await add({ nextOn: '2026-06-30' });
    const { duty } = await literacy();
    expect(duty).toMatchObject({ state: 'binding', proofs: [{ reference: 'Szkolenie' }] });
    await add({ heldOn: '2026-11-01' });
    expect((await literacy()).duty?.state).toBe('done');
  });

  it('stay when a system or their evidence goes, and cover nothing of it any more', async () => {
    const system = await aSystem('Asystent');
    const { body } = await sendEvidence(world, org.cookie, { name: 'lista.pdf', bytes: aPdf() });
    await add({ systemIds: [system.id], evidenceId: body['id'] });
    expect((await read()).measures[0]).toMatchObject({ systemIds: [system.id], evidence: 'lista.pdf' });
    await world.call('DELETE', `/api/ai-systems/${system.id}`, { cookie: org.cookie });
    await world.call('DELETE', `/api/evidence/${String(body['id'])}`, { cookie: org.cookie });
    expect((await read()).measures[0]).toMatchObject({ systemIds: [], allSystems: false, evidence: null, evidenceId: null });
  });

  it('are read by readers, written by others, and known to nobody else', async () => {
    const reader = await aPerson(world.deps);
    await joins(world.deps, reader, org, 'reader');
    await add();
    expect((await read(reader.cookie)).measures).toHaveLength(1);
    expect((await add({}, reader.cookie)).statusCode).toBe(403);
    const outsider = await anOrganization(world.deps);
    expect((await read(outsider.cookie)).measures).toEqual([]);
  });

  it('are exported as a workbook in the language of the reader', async () => {
    await add({ topic: '=1+1' });
    const file = await world.call('GET', '/api/ai-literacy/xlsx?lang=de', { cookie: org.cookie });
    expect(file.headers['content-disposition']).toContain('atesto-ki-kompetenz-2026-11-27.xlsx');
    const { readXlsx } = await import('hucre/xlsx');
    const [sheet] = (await readXlsx(file.rawPayload)).sheets;
    expect(sheet?.rows[1]?.slice(1, 5)).toEqual(['Schulung', '=1+1', 'Dział kadr', 12]);
  });
});
