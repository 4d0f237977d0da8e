import { beforeEach, describe, expect, it } from 'vitest';
import type { RegistrationView } from '#contract/assessment/ai/ai-sheets.ts';
import type { AiSystem } from '#contract/assessment/ai/ai-systems.ts';
import { registrationSheet } from '#core/assessment/ai-sheets/registration.ts';
import { languages } from '#core/platform/languages.ts';
import { anOrganization, aPerson, joins, type TestOrganization } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
let org: TestOrganization;
beforeEach(async () => {
  world.at('2026-11-26T09:00:00.000Z');
  org = await anOrganization(world.deps, { name: 'Kadry' });
});

async function aSystem(facts: object): Promise<AiSystem> {
  const body = { name: 'Selekcja', start: 'cv_screening' };
  const made = (await world.call('POST', '/api/ai-systems', { cookie: org.cookie, body })).json<AiSystem>();
  const { name, supplier, persons, revision } = made;
  const described = { name, supplier, persons, revision, version: '2.1', purpose: 'Wybór kandydatów', ownerId: null };
  const change = { ...described, facts: { ...made.facts, ...facts } };
  return (await world.call('PUT', `/api/ai-systems/${made.id}`, { cookie: org.cookie, body: change })).json();
}

const address = ({ id }: AiSystem, rest = '') => `/api/ai-systems/${id}/registration${rest}`;
const read = async (system: AiSystem) => (await world.call('GET', address(system), { cookie: org.cookie })).json<RegistrationView>();
const save = (system: AiSystem, version: number, content: object, cookie = org.cookie) =>
  world.call('PUT', address(system), { cookie, body: { version, content } });

describe('the data sheet of Annex VIII', () => {
  it.each([
    ['a provider', { roles: ['provider'] }, ['A']],
    ['a provider that relies on an exception', { roles: ['provider'], exceptions: ['narrow_task'], profiling: false }, ['B']],
    ['a public body', { user: 'public_authority' }, ['C']],
    ['a public body that is the provider too', { roles: ['provider', 'deployer'], user: 'public_authority' }, ['A', 'C']],
    ['a deployer of the private sector', {}, []],
    ['an excluded system', { roles: ['provider'], exclusion: 'science' }, []],
  ])('has the sections of %s', async (_, facts, sections) => {
    expect((await read(await aSystem(facts))).sections).toEqual(sections);
  });

  it('is filled from the inventory, which an own text goes before, and requests the rest', async () => {
    const system = await aSystem({ roles: ['provider'], since: '2026-10-01' });
    const { content, derived } = await read(system);
    const stateOf = (given: RegistrationView['content']) =>
      Object.fromEntries(registrationSheet('A', given, derived).map(({ field, value, state }) => [field, [state, value]]));
    expect(stateOf(content)).toMatchObject({
      systemName: ['complete', 'Selekcja, 2.1'],
      purpose: ['complete', 'Wybór kandydatów'],
      provider: ['complete', expect.stringContaining('Kadry')],
      status: ['complete', expect.stringContaining('2026')],
      logic: ['missing', ''],
      submitter: ['missing', ''],
    });
    const saved = (await save(system, 0, { purpose: 'Inne', 'submitter:none': 'yes', 'logic:none': 'yes' })).statusCode;
    expect(saved).toBe(400);
    const own = (await save(system, 0, { purpose: 'Inne', 'submitter:none': 'yes' })).json<RegistrationView>();
    expect(own.version).toBe(1);
    expect(stateOf(own.content)).toMatchObject({ purpose: ['complete', 'Inne'], submitter: ['not_applicable', ''] });
    expect((await save(system, 0, { purpose: 'Jeszcze inne' })).json()).toMatchObject({ code: 'ai_sheet_changed' });
  });

  it('meets no duty, and is open to the organisation alone', async () => {
    const system = await aSystem({ roles: ['provider'] });
    await save(system, 0, { logic: 'Ranking' });
    const { duties } = (await world.call('GET', `/api/ai-systems/${system.id}`, { cookie: org.cookie })).json<AiSystem>();
    expect(duties.find(({ code }) => code === 'registration')?.state).not.toBe('done');
    const [reader, other] = [await aPerson(world.deps), await anOrganization(world.deps)];
    await joins(world.deps, reader, org, 'reader');
    expect((await world.call('GET', address(system), { cookie: reader.cookie })).statusCode).toBe(200);
    expect((await save(system, 1, { url: 'x' }, reader.cookie)).statusCode).toBe(403);
    expect((await save(system, 1, { url: 'x' }, other.cookie)).statusCode).toBe(404);
    for (const rest of ['', '/pdf']) {
      expect((await world.call('GET', address(system, rest), { cookie: other.cookie })).statusCode).toBe(404);
    }
  });

  it('summarises the impact assessment that still fits the system', async () => {
    const system = await aSystem({ user: 'public_authority' });
    expect((await read(system)).derived.impactSummary).toBeUndefined();
    const names = ['processes', 'period', 'frequency', 'persons', 'risks', 'oversight', 'measures', 'governance', 'complaints'];
    const impact = `/api/ai-systems/${system.id}/impact`;
    const content = Object.fromEntries(names.map((name) => [name, `Treść ${name}`]));
    await world.call('PUT', impact, { cookie: org.cookie, body: { version: 0, content } });
    const body = { version: 1, revision: system.revision, person: 'Anna Nowak', doneOn: '2026-11-25' };
    await world.call('POST', `${impact}/finished`, { cookie: org.cookie, body });
    expect((await read(system)).derived.impactSummary).toContain('Treść risks');
  });

  it.each(languages)('is a document (%s)', async (lang) => {
    for (const facts of [{ roles: ['provider'] }, {}]) {
      const pdf = await world.call('GET', address(await aSystem(facts), `/pdf?lang=${lang}`), { cookie: org.cookie });
      expect([pdf.statusCode, pdf.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    }
  });
});
