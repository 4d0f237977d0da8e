import sql from 'sql-template-tag';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Cockpit } from '#contract/communication/cockpit.ts';
import { startSession } from '#server/account/sessions/sessions.ts';
import { saveAnswer } from '#server/assessment/assessments/answers/answers.ts';
import { aCertificate, aCompletedAssessment, anAssessment, anOrganization, aPerson, asPrincipal, joins } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
const energy = {
  seat: 'poland',
  roles: [],
  sectors: ['in_energy'],
  kinds: ['heat'],
  headcount: 'under_250',
  turnover: 'to_50',
  balance: 'to_43',
  group: 'alone',
};
beforeEach(() => world.at('2026-11-21T09:00:00.000Z'));

async function readCockpit({ cookie }: { cookie: string }): Promise<Cockpit> {
  const answer = await world.call('GET', '/api/cockpit?lang=pl', { cookie });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

async function signedInAgain({ userId }: { userId: string }): Promise<{ cookie: string }> {
  const token = await startSession(world.deps, world.deps.db, userId, { ipAddress: '', userAgent: '' });
  return { cookie: `atesto_session=${token}` };
}

function statuses({ regimes }: Cockpit): string[] {
  return regimes.map(({ status, step }) => `${status} → ${step}`);
}

describe('the cockpit', () => {
  it('states on the first day what is included and what is not', async () => {
    expect(statuses(await readCockpit(await anOrganization(world.deps, { plan: null })))).toEqual([
      'none → choose_plan',
      'none → choose_plan',
    ]);
    expect(statuses(await readCockpit(await anOrganization(world.deps, { plan: 'basic' })))).toEqual(['none → start', 'none → upgrade']);
    const pro = await readCockpit(await anOrganization(world.deps, { plan: 'pro' }));
    expect(pro).toMatchObject({ unscoped: ['nis2', 'ai_act'], deadlines: [], next: [], waiting: [], news: [], since: null });
  });

  it('still offers to start when the questionnaire was only viewed', async () => {
    const org = await anOrganization(world.deps);
    await world.call('GET', '/api/assessments/nis2/current', { cookie: org.cookie });
    expect(statuses(await readCockpit(org))[0]).toBe('none → start');
  });

  it('shows how far an open assessment is', async () => {
    const org = await anOrganization(world.deps);
    const id = await anAssessment(world.deps, org, { answered: 12 });
    const [nis2] = (await readCockpit(org)).regimes;
    expect(nis2).toMatchObject({ status: 'open', step: 'continue', open: { assessmentId: id, answered: 12, total: 49 }, result: null });
  });

  it('shows below the threshold what gains most, on whom it waits, and what is projected', async () => {
    const org = await anOrganization(world.deps, { plan: 'pro' });
    await aCompletedAssessment(world.deps, org, { answer: 'partial' });
    const before = await readCockpit(org);
    expect(before.regimes[0]).toMatchObject({ status: 'below', step: 'plan', result: { score: 50, reached: false, projected: null } });
    const [first, second, third] = before.next;
    expect(before.next).toHaveLength(3);
    expect(before.waiting).toEqual([{ name: null, mine: false, open: 49, overdue: 0, nextDueOn: null }]);
    world.at('2026-11-22T09:00:00.000Z');
    const change = (questionId: string, values: object) =>
      world.call('PATCH', '/api/action-items', { cookie: org.cookie, body: { items: [{ questionId, version: 0 }], change: values } });
    await change(first!.questionId, { state: 'done' });
    await change(second!.questionId, { owner: { userId: org.userId }, dueOn: '2026-11-20' });
    await change(third!.questionId, { owner: { name: 'Dostawca' }, dueOn: '2026-12-20' });
    const after = await readCockpit(org);
    expect(after.regimes[0]?.result?.projected).toBeGreaterThan(50);
    expect(after.next[0]).toMatchObject({ questionId: second!.questionId, owner: 'Anna Testowa', dueOn: '2026-11-20' });
    expect(after.waiting).toEqual([
      { name: 'Anna Testowa', mine: true, open: 1, overdue: 1, nextDueOn: '2026-11-20' },
      { name: 'Dostawca', mine: false, open: 1, overdue: 0, nextDueOn: '2026-12-20' },
      { name: null, mine: false, open: 46, overdue: 0, nextDueOn: null },
    ]);
  });

  it('requests the certificate, later for its renewal, and states when the plan allows none', async () => {
    const ready = await anOrganization(world.deps);
    await aCompletedAssessment(world.deps, ready);
    expect(statuses(await readCockpit(ready))[0]).toBe('ready → issue');
    const org = await anOrganization(world.deps);
    await aCertificate(world.deps, org);
    expect(statuses(await readCockpit(org))[0]).toBe('certified → certificate');
    world.at('2027-10-01T09:00:00.000Z');
    expect(statuses(await readCockpit(await signedInAgain(org)))[0]).toBe('ending → limit');
    world.at('2027-11-22T09:00:00.000Z');
    const later = await readCockpit(await signedInAgain(org));
    expect(statuses(later)[0]).toBe('expired → choose_plan');
    expect(later.certificates[0]?.status).toBe('expired');
  });

  it('states who still has to give which answers, own ones first, and only while an assessment is open', async () => {
    const org = await anOrganization(world.deps);
    const jan = await aPerson(world.deps, { firstName: 'Jan' });
    await joins(world.deps, jan, org, 'editor');
    const assign = (questionIds: string[], personId: string) =>
      world.call('PUT', '/api/assignments', { cookie: org.cookie, body: { questionIds, personId } });
    await assign(['nis2-1-1', 'nis2-1-2', 'nis2-7-6', 'nis2-7-7'], jan.userId);
    await assign(['nis2-7-1', 'ai-act-1-1'], org.userId);
    expect((await readCockpit(org)).questions).toEqual([]);
    await anAssessment(world.deps, org, { answered: 1 });
    const [own, others] = (await readCockpit(org)).questions;
    expect([own, others]).toEqual([
      { regime: 'nis2', name: 'Anna Testowa', mine: true, open: 1 },
      { regime: 'nis2', name: 'Jan Drugi', mine: false, open: 3 },
    ]);
    expect((await readCockpit(jan)).questions.map(({ mine, open }) => [mine, open])).toEqual([
      [true, 3],
      [false, 1],
    ]);
  });

  it('takes the deadlines from the own scope check', async () => {
    const org = await anOrganization(world.deps);
    const id = await anAssessment(world.deps, org, { answered: 1 });
    const scope = { regime: 'nis2', checkedOn: '2026-11-20', answers: energy };
    const declared = await world.call('PUT', `/api/assessments/${id}/scope`, { cookie: org.cookie, body: { scope } });
    expect(declared.statusCode, declared.body).toBe(200);
    const { deadlines, unscoped } = await readCockpit(org);
    expect(unscoped).toEqual(['ai_act']);
    expect(deadlines.map(({ code, from }) => [code, from])).toContainEqual(['measures', '2027-04-03']);
    // What is overdue stands first.
    expect(deadlines[0]).toMatchObject({ code: 'register', from: '2026-10-03', overdue: true });
    const days = deadlines.map(({ from }) => from ?? '');
    expect(days).toEqual(days.toSorted((a, b) => a.localeCompare(b)));
  });

  it('shows an overdue duty until a proof states that it was met, whatever was answered, and offers to confirm the company before a certificate', async () => {
    const org = await anOrganization(world.deps, { confirmed: false });
    const scope = { regime: 'nis2', checkedOn: '2026-11-20', answers: energy };
    await world.call('PUT', '/api/scope', { cookie: org.cookie, body: { scope } });
    await aCompletedAssessment(world.deps, org);
    const { deadlines, regimes } = await readCockpit(org);
    expect(deadlines.map(({ code }) => code)).toContain('register');
    const proof = { duty: 'nis2:register', doneOn: '2026-10-01', reference: 'UPP 1/2026', evidenceId: null };
    await world.call('POST', '/api/duties/proofs', { cookie: org.cookie, body: proof });
    expect((await readCockpit(org)).deadlines.map(({ code }) => code)).not.toContain('register');
    expect(regimes[0]).toMatchObject({ status: 'ready', step: 'confirm' });
  });

  it('shows what others did since the last visit, and nothing that one did oneself', async () => {
    const org = await anOrganization(world.deps);
    const colleague = await aPerson(world.deps, { firstName: 'Jan' });
    await joins(world.deps, colleague, org, 'editor');
    const id = await anAssessment(world.deps, org, { answered: 1 });
    await readCockpit(org);
    world.at('2026-11-21T11:00:00.000Z');
    const save = (questionId: string, cookie: string) =>
      world.call('POST', '/api/answers', { cookie, body: { assessmentId: id, questionId, answer: 'yes' } });
    await save('nis2-1-2', colleague.cookie);
    await save('nis2-1-3', colleague.cookie);
    await saveAnswer(world.deps, await asPrincipal(world.deps, org), { assessmentId: id, questionId: 'nis2-1-4', answer: 'no' });
    world.at('2026-11-21T12:00:00.000Z');
    const seen = await readCockpit(org);
    expect(seen.since).toBe('2026-11-21T09:00:00.000Z');
    expect(seen.news).toEqual([{ kind: 'answers', who: 'Jan Drugi', count: 2, at: '2026-11-21T11:00:00.000Z' }]);
    expect((await readCockpit(org)).news).toHaveLength(1);
    world.at('2026-11-21T15:00:00.000Z');
    expect((await readCockpit(org)).news).toEqual([]);
  });

  it('is read with few statements', async () => {
    const org = await anOrganization(world.deps, { plan: 'pro' });
    await aCompletedAssessment(world.deps, org, { answer: 'partial' });
    const { db } = world.deps;
    let statements = 0;
    world.deps.db = { ...db, rows: (statement) => ((statements += 1), db.rows(statement)) };
    await readCockpit(org);
    world.deps.db = db;
    expect(statements).toBeLessThanOrEqual(16);
    expect(await db.rows(sql`select 1 from cockpit_visits where organization_id = ${org.id}`)).toHaveLength(1);
  });
});
