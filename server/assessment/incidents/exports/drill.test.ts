// @module-tag long
import { beforeEach, describe, expect, it } from 'vitest';
import type { EvidenceList } from '#contract/assessment/evidence/evidence.ts';
import type { Duties } from '#contract/assessment/duties/duties.ts';
import type { IncidentView } from '#contract/assessment/duties/incident-fields.ts';
import { anAssessment, anOrganization, aPerson, joins, type TestOrganization } from '#server/testing/builders.ts';
import { essentialAnswers } from '#server/testing/scenarios/scope-answers.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
const detected = '2027-06-10T08:00:00.000Z';

async function aDrill(org: TestOrganization, drill = true): Promise<string> {
  world.at(detected);
  const body = { drill, kinds: ['service_disruption', 'personal_data'], detected, title: 'Ćwiczenie: serwer poczty' };
  return (await world.call('POST', '/api/incidents', { cookie: org.cookie, body })).json<{ id: string }>().id;
}
beforeEach(() => world.at(detected));

const close = (org: TestOrganization, id: string) =>
  world.call('POST', `/api/incidents/${id}/close`, { cookie: org.cookie, body: { lessons: 'Dyżurny nie miał konta w S46' } });
const record = (org: TestOrganization, id: string) =>
  world.call('POST', `/api/incidents/${id}/drill/evidence?lang=pl`, { cookie: org.cookie });

describe('the report of a drill', () => {
  it('is a PDF in four languages for the people named; a real incident has none', async () => {
    const org = await anOrganization(world.deps);
    const id = await aDrill(org);
    world.at('2027-06-10T09:30:00.000Z');
    const sent = { sentAt: '2027-06-10T09:20:00.000Z', receipt: '' };
    await world.call('POST', `/api/incidents/${id}/notifications/ksc_early_warning/sent`, { cookie: org.cookie, body: sent });
    await close(org, id);
    for (const lang of ['pl', 'en', 'de', 'fr']) {
      const pdf = await world.call('GET', `/api/incidents/${id}/drill/pdf?lang=${lang}`, { cookie: org.cookie });
      expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    }
    const owner = await aPerson(world.deps);
    await joins(world.deps, owner, org, 'owner');
    expect((await world.call('GET', `/api/incidents/${id}/drill/pdf`, { cookie: owner.cookie })).statusCode).toBe(404);
    const real = await aDrill(org, false);
    expect((await world.call('GET', `/api/incidents/${real}/drill/pdf`, { cookie: org.cookie })).statusCode).toBe(404);
    expect((await record(org, real)).statusCode).toBe(404);
  });

  it('becomes evidence of question 3.6 for a year, once, after the drill was closed', async () => {
    const org = await anOrganization(world.deps);
    const assessment = await anAssessment(world.deps, org);
    const id = await aDrill(org);
    expect((await record(org, id)).json()).toMatchObject({ code: 'drill_open' });
    await close(org, id);
    const view = (await record(org, id)).json<IncidentView>();
    expect(view.log.at(-1)).toMatchObject({ kind: 'drill_recorded' });
    expect(view.chain.intact).toBe(true);
    const { evidence } = (await world.call('GET', '/api/evidence', { cookie: org.cookie })).json<EvidenceList>();
    expect(evidence).toMatchObject([{ name: 'cwiczenie-zgloszen-2027-06-10.pdf', validUntil: '2028-06-10' }]);
    expect(evidence[0]?.uses.map(({ assessmentId, questionId }) => [assessmentId, questionId])).toEqual(
      expect.arrayContaining([
        [null, 'nis2-3-6'],
        [assessment, 'nis2-3-6'],
      ]),
    );
    expect((await record(org, id)).json()).toMatchObject({ code: 'drill_recorded' });
    const files: string[] = [];
    for await (const { key } of world.deps.files.list(`evidence/${org.id}/`)) files.push(key);
    expect(files).toHaveLength(1);
  });

  it('moves the next drill in the list of duties, once it is evidence; who has nothing to report practises nothing', async () => {
    const org = await anOrganization(world.deps, { plan: 'pro' });
    const next = async () => {
      const { duties } = (await world.call('GET', '/api/duties', { cookie: org.cookie })).json<Duties>();
      return duties.filter(({ kind }) => kind === 'drill');
    };
    expect(await next()).toEqual([]);
    const scope = { regime: 'nis2', checkedOn: '2027-06-10', answers: essentialAnswers };
    await world.call('PUT', '/api/scope', { cookie: org.cookie, body: { scope } });
    expect(await next()).toEqual([{ kind: 'drill', key: 'drill', state: 'coming', day: '2028-06-09', lastOn: null }]);
    const id = await aDrill(org);
    await close(org, id);
    // Nobody but those named knows of it until its report is evidence.
    expect(await next()).toMatchObject([{ day: '2028-06-09', lastOn: null }]);
    await record(org, id);
    expect(await next()).toMatchObject([{ day: '2028-06-10', lastOn: '2027-06-10' }]);
  });

  it('is put there by nobody who may not add evidence', async () => {
    const org = await anOrganization(world.deps);
    const reader = await aPerson(world.deps);
    await joins(world.deps, reader, org, 'reader');
    const id = await aDrill({ ...org, cookie: reader.cookie });
    expect((await record({ ...org, cookie: reader.cookie }, id)).statusCode).toBe(403);
  });
});
