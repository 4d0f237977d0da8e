// @module-tag long
import { readFileSync } from 'node:fs';
import sql, { raw } from 'sql-template-tag';
import { beforeEach, describe, expect, it } from 'vitest';
import { readCredential } from '#proof/credential/credential.ts';
import type { AnswerValue } from '#core/assessment/questionnaire/questionnaire.ts';
import { saveAnswer } from '#server/assessment/assessments/answers/answers.ts';
import { makeReport } from '#server/assessment/assessments/reports/reports.ts';
import { startAssessment } from '#server/assessment/assessments/service.ts';
import { anAssessment, anOrganization, asPrincipal, type TestOrganization } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
beforeEach(() => world.at('2026-11-23T09:00:00.000Z'));
const declaration = { declaration: { name: 'Anna Testowa', role: 'Prezes zarządu' } };

const size = { headcount: 'from_250', turnover: 'over_50', balance: 'over_43', group: 'alone' };
const essential = { seat: 'poland', roles: [], sectors: ['in_energy'], kinds: ['heat'], ...size };
const outside = { seat: 'poland', roles: [], sectors: [] };
const left = { code: 'scope_binds', questionIds: ['nis2-1-1'], sections: [] };

const issue = ({ cookie }: TestOrganization, id: string) =>
  world.call('POST', `/api/assessments/${id}/certificate`, { cookie, body: declaration });

async function scoped(org: TestOrganization, answers: object): Promise<void> {
  const scope = { regime: 'nis2', checkedOn: '2026-11-23', answers };
  const saved = await world.call('PUT', '/api/scope', { cookie: org.cookie, body: { scope } });
  expect(saved.statusCode, saved.body).toBe(200);
}

async function answered(org: TestOrganization, id: string, answers: Readonly<Record<string, AnswerValue>>): Promise<void> {
  const caller = await asPrincipal(world.deps, org);
  for (const [questionId, answer] of Object.entries(answers)) {
    await saveAnswer(world.deps, caller, { assessmentId: id, questionId, answer, comment: 'bo tak' });
  }
}

/** Yes everywhere else. */
async function anOpenOne(scope: object | null, answers: Readonly<Record<string, AnswerValue>>, plan: 'basic' | 'pro' = 'pro') {
  const org = await anOrganization(world.deps, { plan, consent: true });
  if (scope) await scoped(org, scope);
  const id = await anAssessment(world.deps, org);
  await answered(org, id, answers);
  const get = async (path: string) => (await world.call('GET', path, { cookie: org.cookie })).json();
  return { org, id, get, finish: async () => makeReport(world.deps, await asPrincipal(world.deps, org), id) };
}

describe('an essential entity that leaves the register out', () => {
  it('is shown while answering and in the review, and gets no certificate until an answer or the scope is changed', async () => {
    const { org, id, get, finish } = await anOpenOne(
      essential,
      { 'nis2-1-1': 'not_applicable', 'nis2-3-6': 'no', 'nis2-7-1': 'no' },
      'basic',
    );
    const current = await get('/api/assessments/nis2/current');
    expect(current.scope).toMatchObject({ status: 'key' });
    expect(current.scopeRules.binds).toContain('nis2-1-1');
    expect((await get(`/api/assessments/${id}/review?lang=pl`)).obstacles).toEqual([left]);
    expect(await finish()).toMatchObject({ reachesThreshold: true, earnsCertificate: false, obstacles: [left] });
    const refused = await issue(org, id);
    expect([refused.statusCode, refused.json().code, refused.json().obstacles]).toEqual([409, 'certificate_barred', [left]]);
    expect((await get('/api/cockpit?lang=pl')).regimes[0]).toMatchObject({ status: 'barred', step: 'obstacle' });
    await world.call('POST', `/api/assessments/${id}/reopen`, { cookie: org.cookie });
    await answered(org, id, { 'nis2-1-1': 'no' });
    expect(await finish()).toMatchObject({ earnsCertificate: true, obstacles: [] });
    const issued = await issue(org, id);
    expect(issued.statusCode, issued.body).toBe(200);
    const entry = await get(`/api/registry/${issued.json().certificateNumber}`);
    // The register is requested at once; incidents and training from 3 April 2027.
    expect((await readCredential(entry.credential)).disclosed).toMatchObject({ unmetDuties: 1 });
  });

  it('may correct the scope instead: the next edition goes on with the new one', async () => {
    const { org, id, get, finish } = await anOpenOne(essential, { 'nis2-1-1': 'not_applicable' }, 'basic');
    await finish();
    await scoped(org, outside);
    // The report still names the earlier check, so it stays barred.
    expect((await issue(org, id)).json().obstacles).toEqual([left]);
    await world.call('POST', `/api/assessments/${id}/reopen`, { cookie: org.cookie });
    expect((await get('/api/assessments/nis2/current')).scope).toMatchObject({ status: 'not_covered' });
    expect(await finish()).toMatchObject({ earnsCertificate: true, obstacles: [] });
    expect((await issue(org, id)).statusCode).toBe(200);
  });
});

describe('a scope check that comes later', () => {
  it('bars a report that was frozen without one, and the dashboard does not call it ready', async () => {
    const { org, id, get, finish } = await anOpenOne(null, { 'nis2-1-1': 'not_applicable' });
    expect(await finish()).toMatchObject({ earnsCertificate: true, obstacles: [] });
    await scoped(org, essential);
    expect((await get('/api/assessments'))[0]).toMatchObject({ earnsCertificate: false, obstacles: [left] });
    expect((await get(`/api/assessments/${id}/result?lang=pl`)).assessment.obstacles).toEqual([left]);
    expect((await get('/api/cockpit?lang=pl')).regimes[0]).toMatchObject({ status: 'barred' });
    expect((await issue(org, id)).json().code).toBe('certificate_barred');
  });

  it('takes nothing back that was issued, and bars the next', async () => {
    const { org, id, get, finish } = await anOpenOne(null, { 'nis2-1-1': 'not_applicable' });
    await finish();
    const issued = (await issue(org, id)).json();
    const { disclosed } = await readCredential((await get(`/api/registry/${issued.certificateNumber}`)).credential);
    expect(disclosed.unmetDuties).toBe('unknown');
    await scoped(org, essential);
    expect((await get('/api/certificates'))[0]).toMatchObject({ status: 'active' });
    expect((await get('/api/assessments'))[0]).toMatchObject({ status: 'certified', obstacles: [] });
    const next = await startAssessment(world.deps, await asPrincipal(world.deps, org), { regime: 'nis2', copyFrom: id });
    expect(next.scope).toMatchObject({ status: 'key' });
    await makeReport(world.deps, await asPrincipal(world.deps, org), next.id);
    expect((await issue(org, next.id)).json().obstacles).toEqual([left]);
  });

  it('cannot be dropped by leaving it out of the assessment', async () => {
    const { org, id, finish } = await anOpenOne(essential, { 'nis2-1-1': 'not_applicable' });
    await world.deps.db.rows(sql`update assessments set scope = null where id = ${id}`);
    expect(await finish()).toMatchObject({ earnsCertificate: false });
    expect((await issue(org, id)).json().code).toBe('certificate_barred');
  });
});

it('a check that was attached before checks were stored with the organisation counts still', async () => {
  const { org, id, finish } = await anOpenOne(essential, { 'nis2-1-1': 'not_applicable' });
  await finish();
  await world.deps.db.rows(sql`delete from scope_checks where organization_id = ${org.id}`);
  const migration = readFileSync(new URL('../../../platform/db/migrations/0440-scope-checks.sql', import.meta.url), 'utf8');
  await world.deps.db.rows(sql`${raw(migration.slice(migration.indexOf('insert into scope_checks')))}`);
  expect((await world.call('GET', '/api/scope', { cookie: org.cookie })).json()).toMatchObject([{ regime: 'nis2', status: 'key' }]);
  expect((await issue(org, id)).json().code).toBe('certificate_barred');
});

it('a check that was made before registering is the organisation’s afterwards', async () => {
  const scopes = [{ regime: 'nis2', checkedOn: '2026-11-23', answers: essential }];
  const body = {
    email: 'anna@zakres.example',
    password: 'długie hasło do zakresu 7',
    firstName: 'Anna',
    lastName: 'Nowak',
    subscriptionPlan: 'basic',
    complianceType: 'nis2',
    scopes,
    organization: {
      name: 'Zakres sp. z o.o.',
      nip: '7740001454',
      address: 'ul. Prosta 1',
      city: 'Płock',
      postalCode: '09-411',
      contactEmail: 'anna@zakres.example',
    },
  };
  const refused = await world.call('POST', '/api/auth/register', { body: { ...body, scopes: [{ ...scopes[0], answers: {} }] } });
  expect(refused.statusCode).toBe(400);
  const made = await world.call('POST', '/api/auth/register', { body });
  expect(made.statusCode, made.body).toBe(200);
  const [row] = await world.deps.db.rows<{ status: string }>(sql`
    select s.scope ->> 'status' as status from scope_checks s join organizations o on o.id = s.organization_id where o.nip = '7740001454'`);
  expect(row?.status).toBe('key');
});
