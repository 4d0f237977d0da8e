// @module-tag long
import sql from 'sql-template-tag';
import { describe, expect, it } from 'vitest';
import { languages } from '#core/platform/languages.ts';
import { aCompletedAssessment, anAssessment, anOrganization, type TestOrganization } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();

function compare(org: TestOrganization, from: string, to: string, kind: '' | '/pdf' = '', language = 'pl') {
  return world.call('GET', `/api/assessments/compare${kind}?from=${from}&to=${to}&lang=${language}`, { cookie: org.cookie });
}

async function twoAssessments() {
  const org = await anOrganization(world.deps, { plan: 'pro' });
  const from = await aCompletedAssessment(world.deps, org, { answer: 'partial' });
  const to = await aCompletedAssessment(world.deps, org, { answer: 'yes' });
  return { org, from, to };
}

async function toBasic(org: TestOrganization) {
  await world.deps.db.rows(sql`update subscriptions set plan = 'basic' where organization_id = ${org.id}`);
}

describe('comparing two assessments', () => {
  it('states what changed in total, by section and by question, in the language requested', async () => {
    const { org, from, to } = await twoAssessments();
    const answer = await compare(org, from, to, '', 'de');
    expect(answer.statusCode).toBe(200);
    const body = answer.json();
    expect([body.from.id, body.to.id]).toEqual([from, to]);
    expect(body.score).toEqual({ from: 50, to: 100, change: 50 });
    expect(body.sections).toHaveLength(7);
    expect(body.sections[0]).toMatchObject({ number: 1, title: 'Risikomanagement', change: 50 });
    expect(body.counts).toEqual({ better: 49, worse: 0, scope: 0, new: 0, dropped: 0, same: 0 });
    expect(body.questions[0]).toMatchObject({ questionId: 'nis2-1-1', from: 'partial', to: 'yes', movement: 'better' });
    expect((await compare(org, to, from)).json().score.change).toBe(-50);
  });

  it.each(languages)('is a PDF in %s', async (language) => {
    const { org, from, to } = await twoAssessments();
    const answer = await compare(org, from, to, '/pdf', language);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(answer.headers['content-disposition']).toMatch(new RegExp(`atesto-porownanie-.*-${language}\\.pdf`));
  });

  it('needs two different finished assessments of one regime', async () => {
    const org = await anOrganization(world.deps, { plan: 'pro' });
    const nis2 = await aCompletedAssessment(world.deps, org);
    const aiAct = await aCompletedAssessment(world.deps, org, { regime: 'ai_act' });
    const open = await anAssessment(world.deps, org, { answered: 3 });
    for (const [from, to] of [
      [nis2, aiAct],
      [nis2, open],
      [nis2, nis2],
    ] as const) {
      for (const kind of ['', '/pdf'] as const) {
        const refused = await compare(org, from, to, kind);
        expect([refused.statusCode, refused.json().code]).toEqual([400, 'comparison_impossible']);
      }
    }
    expect((await compare(org, 'x', nis2)).statusCode).toBe(400);
    expect((await compare(org, 'x', nis2, '/pdf')).statusCode).toBe(400);
  });

  it("does not know another organisation's assessment", async () => {
    const [one, other] = [await twoAssessments(), await twoAssessments()];
    for (const kind of ['', '/pdf'] as const) {
      expect((await compare(one.org, one.from, other.to, kind)).statusCode).toBe(404);
      expect((await compare(one.org, other.from, other.to, kind)).statusCode).toBe(404);
    }
  });

  it('is part of Pro', async () => {
    const { org, from, to } = await twoAssessments();
    await toBasic(org);
    for (const kind of ['', '/pdf'] as const) {
      const refused = await compare(org, from, to, kind);
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'plan_upgrade_required']);
    }
    await world.deps.db.rows(sql`delete from subscriptions where organization_id = ${org.id}`);
    expect((await compare(org, from, to)).json().code).toBe('subscription_required');
    expect((await world.call('GET', `/api/assessments/compare?from=${from}&to=${to}`)).statusCode).toBe(401);
  });
});

describe('the history of an answer', () => {
  const history = (org: TestOrganization, assessmentId: string, questionId = 'nis2-1-1') =>
    world.call('GET', `/api/answers/${assessmentId}/${questionId}/history`, { cookie: org.cookie });
  const save = (org: TestOrganization, assessmentId: string, body: object) =>
    world.call('POST', '/api/answers', { cookie: org.cookie, body: { assessmentId, questionId: 'nis2-1-1', ...body } });

  it('states who changed it, when, from what and to what, newest first, without saves that changed nothing', async () => {
    const org = await anOrganization(world.deps, { plan: 'pro' });
    const id = await anAssessment(world.deps, org, { answered: 0 });
    expect((await history(org, id)).json()).toEqual([]);
    await save(org, id, { answer: 'no' });
    await save(org, id, { answer: 'no' });
    world.at('2026-11-21T10:00:00.000Z');
    await save(org, id, { answer: 'no', comment: 'w planie' });
    world.at('2026-11-21T11:00:00.000Z');
    await save(org, id, { answer: 'yes' });
    world.at('2026-11-21T09:00:00.000Z');
    const who = 'Anna Testowa';
    expect((await history(org, id)).json()).toEqual([
      { at: '2026-11-21T11:00:00.000Z', who, from: 'no', to: 'yes', comment: 'w planie', copied: false },
      { at: '2026-11-21T10:00:00.000Z', who, from: 'no', to: 'no', comment: 'w planie', copied: false },
      { at: '2026-11-21T09:00:00.000Z', who, from: null, to: 'no', comment: '', copied: false },
    ]);
    expect((await history(org, id, 'nis2-1-2')).json()).toEqual([]);
  });

  it('begins with what was taken over from an earlier assessment', async () => {
    const org = await anOrganization(world.deps, { plan: 'pro' });
    const earlier = await aCompletedAssessment(world.deps, org, { answer: 'partial' });
    const next = await world.call('POST', '/api/assessments', { cookie: org.cookie, body: { type: 'nis2', copyFrom: earlier } });
    const id = next.json().id as string;
    await save(org, id, { answer: 'yes' });
    expect((await history(org, id)).json()).toMatchObject([
      { from: 'partial', to: 'yes', copied: false },
      { from: null, to: 'partial', copied: true },
    ]);
  });

  it('belongs to the organisation and is part of Pro', async () => {
    const [org, other] = [await anOrganization(world.deps, { plan: 'pro' }), await anOrganization(world.deps, { plan: 'pro' })];
    const id = await anAssessment(world.deps, org, { answered: 1 });
    expect((await history(other, id)).statusCode).toBe(404);
    await toBasic(org);
    expect([(await history(org, id)).statusCode, (await history(org, id)).json().code]).toEqual([403, 'plan_upgrade_required']);
    expect((await world.call('GET', `/api/answers/${id}/nis2-1-1/history`)).statusCode).toBe(401);
  });
});
