// @module-tag long
import { beforeEach, describe, expect, it } from 'vitest';
import type { AiSystem } from '#contract/assessment/ai/ai-systems.ts';
import type { RecordedContradiction } from '#contract/assessment/evidence/contradictions.ts';
import type { DeployerChecklist } from '#contract/assessment/ai/deployer-checklist.ts';
import { aCompletedAssessment, anOrganization, aPerson, joins, type TestOrganization } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
let org: TestOrganization;
beforeEach(async () => {
  world.at('2028-01-10T09:00:00.000Z');
  org = await anOrganization(world.deps, { name: 'Kadry', plan: 'pro' });
});

async function described({ id, ...made }: AiSystem, facts: object): Promise<AiSystem> {
  const { name, supplier, persons, version, purpose } = made;
  const { revision } = (await world.call('GET', `/api/ai-systems/${id}`, { cookie: org.cookie })).json<AiSystem>();
  const body = { name, supplier, persons, version, purpose, revision, ownerId: null, facts: { ...made.facts, ...facts } };
  return (await world.call('PUT', `/api/ai-systems/${id}`, { cookie: org.cookie, body })).json();
}

async function aSystem(facts: object = {}): Promise<AiSystem> {
  const body = { name: 'Selekcja', start: 'cv_screening' };
  const made = (await world.call('POST', '/api/ai-systems', { cookie: org.cookie, body })).json<AiSystem>();
  return described(made, { since: '2028-01-01', ...facts });
}

const address = ({ id }: AiSystem, point = '') => `/api/ai-systems/${id}/deployer-checklist${point}`;
const read = async (system: AiSystem) => (await world.call('GET', address(system), { cookie: org.cookie })).json<DeployerChecklist>();
const answer = (system: AiSystem, point: string, body: object, cookie = org.cookie) =>
  world.call('PUT', address(system, `/${point}`), { cookie, body: { version: 0, note: '', ...body } });
const pointOf = ({ points }: DeployerChecklist, code: string) => points.find((one) => one.code === code);
const recorded = async () =>
  (await world.call('GET', '/api/contradictions?lang=en', { cookie: org.cookie }))
    .json<RecordedContradiction[]>()
    .filter(({ kind }) => kind === 'ai_checklist')
    .map(({ questionId }) => questionId);

describe('the checklist of art. 26', () => {
  it('is unknown until it is answered, with who and when, and meets no duty', async () => {
    const system = await aSystem();
    const before = await read(system);
    expect(before.points.map(({ state }) => state)).toEqual(Array.from({ length: 11 }, () => 'unknown'));
    expect(before.when).toEqual({ day: '2027-12-02', isPast: true, onChange: false });
    expect(pointOf(before, 'workers')?.concerns).toBe(true);
    const after = (await answer(system, 'oversight', { answer: 'yes', note: ' Anna Nowak ' })).json<DeployerChecklist>();
    expect(pointOf(after, 'oversight')).toMatchObject({
      state: 'yes',
      note: 'Anna Nowak',
      version: 1,
      by: expect.any(String),
      at: '2028-01-10T09:00:00.000Z',
      duty: 'binding',
    });
    const { duties } = (await world.call('GET', `/api/ai-systems/${system.id}`, { cookie: org.cookie })).json<AiSystem>();
    expect(duties.find(({ code }) => code === 'oversight')?.state).toBe('binding');
  });

  it('takes no second answer over one that was not seen', async () => {
    const system = await aSystem();
    await answer(system, 'logs', { answer: 'yes' });
    expect((await answer(system, 'logs', { answer: 'no' })).json()).toMatchObject({ code: 'ai_sheet_changed' });
    const after = (await answer(system, 'logs', { version: 1, answer: 'no' })).json<DeployerChecklist>();
    expect(pointOf(after, 'logs')).toMatchObject({ state: 'no', version: 2 });
  });

  it('takes “not applicable” with a reason, where the act leaves room for it, and doubts it by the inventory', async () => {
    const system = await aSystem();
    expect((await answer(system, 'logs', { answer: 'not_applicable' })).json()).toMatchObject({
      code: 'invalid_input',
      fields: { note: expect.any(String) },
    });
    const refused = await answer(system, 'oversight', { answer: 'not_applicable', note: 'Nie' });
    expect(refused.json()).toMatchObject({ code: 'invalid_input', fields: { answer: expect.any(String) } });
    const after = (await answer(system, 'workers', { answer: 'not_applicable', note: 'Brak' })).json<DeployerChecklist>();
    expect(pointOf(after, 'workers')?.state).toBe('disputed');
  });

  it('states when the system was described otherwise after an answer, and is gone once art. 26 is not about it', async () => {
    const system = await aSystem();
    await answer(system, 'logs', { answer: 'no' });
    expect(pointOf(await read(system), 'logs')?.isBeforeChange).toBe(false);
    world.at('2028-01-11T09:00:00.000Z');
    await described(system, { user: 'public_authority', since: '2028-01-01' });
    expect(pointOf(await read(system), 'logs')?.isBeforeChange).toBe(true);
    expect(pointOf(await read(system), 'registration')?.concerns).toBe(true);
    await described(system, { roles: ['provider'] });
    expect((await read(system)).points).toEqual([]);
    expect((await answer(system, 'logs', { version: 1, answer: 'yes' })).json()).toMatchObject({ code: 'ai_system_changed' });
    expect(await recorded()).toEqual([]);
  });

  it('contradicts the questionnaire with a “no” for a system in use, until that changes', async () => {
    const system = await aSystem();
    await answer(system, 'logs', { answer: 'no' });
    await answer(system, 'cooperation', { answer: 'no' });
    expect(await recorded()).toEqual(['ai-act-2-6']);
    await aCompletedAssessment(world.deps, org, { regime: 'ai_act', answer: 'yes' });
    const shown = (await world.call('GET', '/api/contradictions?lang=en', { cookie: org.cookie })).json<RecordedContradiction[]>();
    expect(shown.find(({ kind }) => kind === 'ai_checklist')).toMatchObject({ section: 2, number: 6, contradicted: true });
    const planned = await described(system, { since: null });
    expect(await recorded()).toEqual([]);
    await described(planned, { since: '2028-01-01' });
    await answer(system, 'logs', { version: 1, answer: 'unknown' });
    expect(await recorded()).toEqual([]);
    await answer(system, 'logs', { version: 2, answer: 'no' });
    await world.call('DELETE', `/api/ai-systems/${system.id}`, { cookie: org.cookie });
    expect(await recorded()).toEqual([]);
  });

  it('is read by readers, answered by consultants, and open to the organisation alone', async () => {
    const system = await aSystem();
    const [reader, other] = [await aPerson(world.deps), await anOrganization(world.deps)];
    await joins(world.deps, reader, org, 'reader');
    expect((await world.call('GET', address(system), { cookie: reader.cookie })).statusCode).toBe(200);
    expect((await answer(system, 'logs', { answer: 'yes' }, reader.cookie)).statusCode).toBe(403);
    expect((await answer(system, 'logs', { answer: 'yes' }, other.cookie)).statusCode).toBe(404);
    expect((await world.call('GET', address(system), { cookie: other.cookie })).statusCode).toBe(404);
  });
});
