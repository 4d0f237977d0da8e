import sql from 'sql-template-tag';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RecordedContradiction } from '#contract/assessment/evidence/contradictions.ts';
import type { IncidentView } from '#contract/assessment/duties/incident-fields.ts';
import type { ReviewView } from '#contract/assessment/answering/review.ts';
import { factsOfStart } from '#core/assessment/ai-systems/starting-points.ts';
import type { ReportSubject } from '#server/adapters/documents/report/report.ts';
import {
  aCompletedAssessment,
  anAssessment,
  anOrganization,
  aPerson,
  joins,
  type TestOrganization,
  type TestPerson,
} from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
const detected = '2027-06-10T08:00:00.000Z';
let org: TestOrganization;
let other: TestPerson;

beforeEach(async () => {
  world.at(detected);
  org = await anOrganization(world.deps);
  other = await aPerson(world.deps);
  await joins(world.deps, other, org, 'editor');
});

async function anIncident(drill = false): Promise<string> {
  const body = { drill, kinds: ['service_disruption'], detected, title: 'Tajny serwer' };
  return (await world.call('POST', '/api/incidents', { cookie: org.cookie, body })).json<{ id: string }>().id;
}
const mark = (id: string, questionIds: string[], cookie = org.cookie) =>
  world.call('PUT', `/api/incidents/${id}/contradictions`, { cookie, body: { questionIds } });
const explain = (id: string, explanation: string) =>
  world.call('PUT', `/api/incidents/${id}/contradictions/nis2-3-2`, { cookie: org.cookie, body: { explanation } });
const list = async (cookie = other.cookie) =>
  (await world.call('GET', '/api/contradictions?lang=en', { cookie })).json<RecordedContradiction[]>();

describe('an incident', () => {
  it('contradicts the answers that are marked, for everybody, with nothing said of it, until that is explained', async () => {
    const id = await anIncident();
    const view = (await mark(id, ['nis2-3-2', 'nis2-3-6'])).json<IncidentView>();
    expect(view.contradictions.map(({ questionId }) => questionId).toSorted()).toEqual(['nis2-3-2', 'nis2-3-6']);
    expect(view.offered).toContain('nis2-3-2');
    const seen = await world.call('GET', '/api/contradictions?lang=pl', { cookie: other.cookie });
    expect(seen.body).not.toMatch(/Tajny|incydent-|2027-06-10/);
    expect((await list()).map(({ questionId, kind, contradicted }) => [questionId, kind, contradicted])).toEqual(
      expect.arrayContaining([['nis2-3-2', 'incident', false]]),
    );
    const explained = (await explain(id, 'Kopia była, zawiódł prąd')).json<IncidentView>();
    expect(explained.contradictions.find(({ questionId }) => questionId === 'nis2-3-2')).toMatchObject({ explainedBy: expect.any(String) });
    expect((await list()).map(({ questionId }) => questionId)).toEqual(['nis2-3-6']);
    await explain(id, '');
    expect(await list()).toHaveLength(2);
    await mark(id, []);
    expect(await list()).toEqual([]);
    expect(explained.chain.intact).toBe(true);
  });

  it('states of the newest result which of its answers are contradicted', async () => {
    await aCompletedAssessment(world.deps, org);
    await mark(await anIncident(), ['nis2-3-2']);
    expect((await list()).map(({ questionId, contradicted }) => [questionId, contradicted])).toEqual([['nis2-3-2', true]]);
  });

  it('is named before the lock and in the report, each with the question alone', async () => {
    const open = await anAssessment(world.deps, org, { answer: 'yes' });
    const review = async () =>
      (await world.call('GET', `/api/assessments/${open}/review?lang=en`, { cookie: other.cookie })).json<ReviewView>();
    expect((await review()).recorded).toEqual([]);
    const id = await anIncident();
    await mark(id, ['nis2-3-6', 'nis2-3-2']);
    expect((await review()).recorded).toMatchObject([
      { questionId: 'nis2-3-2', section: 3, number: 2 },
      { questionId: 'nis2-3-6', section: 3, number: 6 },
    ]);
    await explain(id, 'Kopia była, zawiódł prąd');
    expect((await review()).recorded.map(({ questionId }) => questionId)).toEqual(['nis2-3-6']);
    await world.call('POST', `/api/assessments/${open}/report`, { cookie: org.cookie, body: {} });
    await explain(id, '');
    const subjects = await world.deps.db.rows<{ subject: ReportSubject }>(sql`select subject from reports where assessment_id = ${open}`);
    // As it was on the day of the report.
    expect(subjects.map(({ subject }) => subject.recorded)).toEqual([['nis2-3-6']]);
    expect(JSON.stringify(subjects)).not.toContain('Tajny');
  });

  it('can be marked after it was closed, by the people named alone; a drill never, and no unknown question', async () => {
    const id = await anIncident();
    await world.call('POST', `/api/incidents/${id}/close`, { cookie: org.cookie, body: { lessons: '' } });
    expect((await mark(id, ['nis2-3-2'])).statusCode).toBe(200);
    expect((await mark(id, ['nis2-3-2'], other.cookie)).statusCode).toBe(404);
    expect((await mark(id, ['nis2-99-1'])).statusCode).toBe(400);
    expect((await mark(await anIncident(true), ['nis2-3-2'])).json()).toMatchObject({ code: 'incident_drill' });
    const outsider = await anOrganization(world.deps);
    expect(await list(outsider.cookie)).toEqual([]);
  });
});

describe('a high-risk AI system', () => {
  const add = async (since: string | null) => {
    const body = { name: 'Rekrutacja', start: 'cv_screening' };
    const system = (await world.call('POST', '/api/ai-systems', { cookie: org.cookie, body })).json<Record<string, unknown>>();
    const { id, name, version, supplier, purpose, persons, revision } = system;
    const change = {
      name,
      version,
      supplier,
      purpose,
      persons,
      revision,
      ownerId: null,
      facts: { ...factsOfStart('cv_screening'), since },
    };
    const changed = await world.call('PUT', `/api/ai-systems/${String(id)}`, { cookie: org.cookie, body: change });
    expect(changed.statusCode).toBe(200);
    return String(id);
  };

  it('that is in use speaks to the question about oversight; one to come, or without a day, does not', async () => {
    await add(null);
    await add('2027-06-11');
    expect(await list()).toEqual([]);
    const id = await add('2027-06-10');
    expect(await list()).toMatchObject([{ questionId: 'ai-act-4-3', kind: 'ai_system', section: 4, number: 3 }]);
    await world.call('DELETE', `/api/ai-systems/${id}`, { cookie: org.cookie });
    expect(await list()).toEqual([]);
  });
});
