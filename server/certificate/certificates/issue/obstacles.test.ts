// @module-tag long
import { readFileSync } from 'node:fs';
import sql, { raw } from 'sql-template-tag';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Assessment } from '#contract/assessment/answering/assessments.ts';
import { obstaclesOf } from '#core/assessment/questionnaire/obstacles.ts';
import type { AnswerValue } from '#core/assessment/questionnaire/questionnaire.ts';
import type { ReportModel } from '#core/assessment/report/report.ts';
import { saveAnswer } from '#server/assessment/assessments/answers/answers.ts';
import { makeReport } from '#server/assessment/assessments/reports/reports.ts';
import { startAssessment } from '#server/assessment/assessments/service.ts';
import { aCertificate, anAssessment, anOrganization, asPrincipal, type TestOrganization } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
beforeEach(() => world.at('2026-11-21T09:00:00.000Z'));
const declaration = { declaration: { name: 'Anna Testowa', role: 'Prezes zarządu' } };
const prohibited = { code: 'prohibited_practices', questionIds: ['ai-act-1-2'], sections: [] };

async function answered(org: TestOrganization, id: string, answers: Readonly<Record<string, AnswerValue>>): Promise<void> {
  const caller = await asPrincipal(world.deps, org);
  for (const [questionId, answer] of Object.entries(answers)) {
    await saveAnswer(world.deps, caller, { assessmentId: id, questionId, answer, comment: '' });
  }
}

/** An AI Act assessment with yes everywhere else. */
async function anOpenOne(answers: Readonly<Record<string, AnswerValue>>) {
  const org = await anOrganization(world.deps, { plan: 'pro' });
  const id = await anAssessment(world.deps, org, { regime: 'ai_act' });
  await answered(org, id, answers);
  const get = async (path: string) => (await world.call('GET', path, { cookie: org.cookie })).json();
  return { org, id, get };
}

async function aFinishedOne(answers: Readonly<Record<string, AnswerValue>>) {
  const made = await anOpenOne(answers);
  await makeReport(world.deps, await asPrincipal(world.deps, made.org), made.id);
  return made;
}

const issue = ({ cookie }: TestOrganization, id: string) =>
  world.call('POST', `/api/assessments/${id}/certificate`, { cookie, body: declaration });

describe('a high score with prohibited practices not ruled out', () => {
  it('is warned before the lock that no certificate will follow', async () => {
    const { id, get } = await anOpenOne({ 'ai-act-1-2': 'no' });
    expect(await get(`/api/assessments/${id}/review?lang=pl`)).toMatchObject({ reachesThreshold: true, obstacles: [prohibited] });
  });

  it('gets a report and no certificate, and nothing calls it ready', async () => {
    const { org, id, get } = await aFinishedOne({ 'ai-act-1-2': 'no' });
    const result = await get(`/api/assessments/${id}/result?lang=pl`);
    expect(result.assessment).toMatchObject({ reachesThreshold: true, earnsCertificate: false, obstacles: [prohibited] });
    expect(result.path).toMatchObject({ questionIds: ['ai-act-1-2'], reached: true });
    const refused = await issue(org, id);
    expect([refused.statusCode, refused.json().code, refused.json().obstacles]).toEqual([409, 'certificate_barred', [prohibited]]);
    const before = (await get('/api/cockpit?lang=pl')).regimes[1];
    expect(before).toMatchObject({
      status: 'barred',
      step: 'obstacle',
      result: { reached: true, barred: true, projectedReached: false, missing: 1 },
    });
    expect((await get('/api/action-items?lang=pl')).regimes[0].obstacles).toEqual([prohibited]);
    const [mail] = await world.deps.db.rows<{ outcome: string }>(sql`
      select data #>> '{values,outcome}' as outcome from pgboss.job where name = 'mail' and data #>> '{values,assessmentId}' = ${id} order by id`);
    expect(mail?.outcome).toContain('certyfikatu nie można wystawić');
    expect(mail?.outcome).toContain('(art. 5 AI Act)');
  });

  it('projects a certificate once the question is marked done, and earns it with the next answers', async () => {
    const { org, id, get } = await aFinishedOne({ 'ai-act-1-2': 'no' });
    const items = [{ questionId: 'ai-act-1-2', version: 0 }];
    world.at('2026-11-21T10:00:00.000Z');
    await world.call('PATCH', '/api/action-items', { cookie: org.cookie, body: { items, change: { state: 'done' } } });
    expect((await get('/api/cockpit?lang=pl')).regimes[1].result).toMatchObject({ barred: true, projectedReached: true });
    const next = await startAssessment(world.deps, await asPrincipal(world.deps, org), { regime: 'ai_act', copyFrom: id });
    await answered(org, next.id, { 'ai-act-1-2': 'partial' });
    await makeReport(world.deps, await asPrincipal(world.deps, org), next.id);
    const result = await get(`/api/assessments/${next.id}/result?lang=pl`);
    expect(result.assessment).toMatchObject({ earnsCertificate: true, obstacles: [] });
    expect((await issue(org, next.id)).statusCode).toBe(200);
  });
});

describe('a result from before the rule', () => {
  const rule = readFileSync(new URL('../../../platform/db/migrations/0250-certificate-obstacles.sql', import.meta.url), 'utf8').split(
    /^-- Finished.*$/m,
  )[1]!;

  it('is judged by it where no certificate was issued, and stays as it is where one was', async () => {
    const left = Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => [`ai-act-3-${number}`, 'not_applicable' as const]));
    const second = Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((number) => [`ai-act-2-${number}`, 'not_applicable' as const]));
    const barred = await aFinishedOne({ ...left, ...second, 'ai-act-1-2': 'no', 'ai-act-1-1': 'not_applicable' });
    const certified = await anOrganization(world.deps, { plan: 'pro' });
    const certificate = await aCertificate(world.deps, certified, 'ai_act');
    await world.deps.db.rows(sql`update reports set model = (model - 'obstacles') || '{"earnsCertificate": true}'`);
    await world.deps.db.rows(sql`update assessments set obstacles = '[]'`);
    // The questions that a certificate was issued from would bar it today.
    await world.deps.db.rows(sql`
      update reports set model = jsonb_set(model, '{items,1,answer}', '"no"') where organization_id = ${certified.id}`);
    await world.deps.db.rows(sql`${raw(rule)}`);
    const [row] = await world.deps.db.rows<{ model: ReportModel }>(sql`select model from reports where assessment_id = ${barred.id}`);
    const list: Assessment[] = await barred.get('/api/assessments');
    expect(list[0]).toMatchObject({ earnsCertificate: false, obstacles: obstaclesOf(row!.model.items) });
    expect(list[0]?.obstacles.map(({ code }) => code)).toEqual(['prohibited_practices', 'too_few_applicable', 'section_not_applicable']);
    expect((await issue(barred.org, barred.id)).json().code).toBe('certificate_barred');
    const stored = (await world.call('GET', '/api/assessments', { cookie: certified.cookie })).json();
    expect(stored[0]).toMatchObject({ status: 'certified', obstacles: [], earnsCertificate: true, certificateId: certificate.id });
  });
});
