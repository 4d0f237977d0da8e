// @module-tag long
import sql from 'sql-template-tag';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ActionItem, ActionPlan } from '#contract/assessment/plan/action-items.ts';
import { projection } from '#core/assessment/report/action-plan.ts';
import { scorePercent } from '#core/assessment/questionnaire/scoring.ts';
import { saveAnswer } from '#server/assessment/assessments/answers/answers.ts';
import { makeReport } from '#server/assessment/assessments/reports/reports.ts';
import { startAssessment } from '#server/assessment/assessments/service.ts';
import { aCompletedAssessment, anAssessment, anOrganization, asPrincipal, type TestOrganization } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
beforeEach(() => world.at('2026-11-21T09:00:00.000Z'));

async function planOf(org: TestOrganization, lang = 'pl'): Promise<ActionPlan> {
  const answer = await world.call('GET', `/api/action-items?lang=${lang}`, { cookie: org.cookie });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

async function itemOf(org: TestOrganization, questionId = 'nis2-1-1'): Promise<ActionItem> {
  const item = (await planOf(org)).items.find((one) => one.questionId === questionId);
  if (!item) throw new Error(`${questionId} is not in the plan`);
  return item;
}

function change(org: TestOrganization, items: readonly { questionId: string; version: number }[], values: object) {
  return world.call('PATCH', '/api/action-items', { cookie: org.cookie, body: { items, change: values } });
}

function changeOne(org: TestOrganization, version: number, values: object, questionId = 'nis2-1-1') {
  return change(org, [{ questionId, version }], values);
}

/** The next assessment from the earlier answers, with some given anew, finished. */
async function finishNext(org: TestOrganization, from: string, given: Readonly<Record<string, 'yes' | 'no' | 'not_applicable'>>) {
  const caller = await asPrincipal(world.deps, org);
  const { id } = await startAssessment(world.deps, caller, { regime: 'nis2', copyFrom: from });
  for (const [questionId, answer] of Object.entries(given)) await saveAnswer(world.deps, caller, { assessmentId: id, questionId, answer });
  await makeReport(world.deps, caller, id);
  return id;
}

async function auditRows(org: TestOrganization) {
  return world.deps.db.rows<{ entityId: string; metadata: { changed: object } }>(
    sql`select entity_id, metadata from audit_logs where organization_id = ${org.id} and action = 'action_item.changed' order by id`,
  );
}

describe('the action plan', () => {
  it('is empty before anything is finished', async () => {
    const org = await anOrganization(world.deps);
    await anAssessment(world.deps, org, { answered: 3, answer: 'no' });
    expect(await planOf(org)).toMatchObject({ today: '2026-11-21', regimes: [], items: [], closed: [] });
  });

  it('holds every gap of the newest result of each regime, as the report states it', async () => {
    const org = await anOrganization(world.deps, { plan: 'pro' });
    const id = await aCompletedAssessment(world.deps, org, { answer: 'partial' });
    await aCompletedAssessment(world.deps, org, { regime: 'ai_act', answer: 'no' });
    const plan = await planOf(org);
    const result = await world.call('GET', `/api/assessments/${id}/result?lang=pl`, { cookie: org.cookie });
    const nis2 = plan.items.filter(({ regime }) => regime === 'nis2');
    expect(
      nis2.map(({ questionId, remediation, references, gainPercent }) => ({ questionId, remediation, references, gainPercent })),
    ).toEqual(
      result.json().gaps.map(({ questionId, remediation, references, gain }: Record<string, unknown>) => ({
        questionId,
        remediation,
        references,
        gainPercent: gain,
      })),
    );
    expect(plan.items.filter(({ regime }) => regime === 'ai_act')).toHaveLength(35);
    expect(plan.regimes.map(({ regime, scorePercent: percent, mayChange }) => [regime, percent, mayChange])).toEqual([
      ['nis2', 50, true],
      ['ai_act', 0, true],
    ]);
    expect(nis2[0]).toMatchObject({ state: 'open', owner: null, dueOn: null, notes: '', version: 0 });
    expect(plan.people).toEqual([{ userId: org.userId, name: 'Anna Testowa' }]);
  });

  it('is read in the reader’s language', async () => {
    const org = await anOrganization(world.deps);
    await aCompletedAssessment(world.deps, org, { answer: 'no' });
    const [polish, german] = [await planOf(org, 'pl'), await planOf(org, 'de')];
    expect(german.items[0]?.remediation).not.toBe(polish.items[0]?.remediation);
  });

  it('shows nobody the plan of somebody else', async () => {
    const [org, other] = [await anOrganization(world.deps), await anOrganization(world.deps)];
    await aCompletedAssessment(world.deps, org, { answer: 'no' });
    expect((await planOf(other)).items).toEqual([]);
    expect((await changeOne(other, 0, { state: 'done' })).statusCode).toBe(404);
    expect((await world.call('GET', '/api/action-items')).statusCode).toBe(401);
  });
});

describe('an item', () => {
  it('preserves state, owner, day and notes, each change with its row in the log', async () => {
    const org = await anOrganization(world.deps);
    await aCompletedAssessment(world.deps, org, { answer: 'no' });
    const saved = await changeOne(org, 0, {
      state: 'in_progress',
      owner: { userId: org.userId },
      dueOn: '2026-12-31',
      notes: 'Rozmowa z IT',
    });
    expect(saved.statusCode).toBe(200);
    expect(saved.json()[0]).toMatchObject({ version: 1, owner: { userId: org.userId, name: 'Anna Testowa' } });
    await changeOne(org, 1, { owner: { name: 'Dostawca SOC' } });
    expect(await itemOf(org)).toMatchObject({
      state: 'in_progress',
      owner: { userId: null, name: 'Dostawca SOC' },
      dueOn: '2026-12-31',
      notes: 'Rozmowa z IT',
      version: 2,
      updatedBy: 'Anna Testowa',
    });
    expect((await auditRows(org)).map(({ entityId, metadata }) => [entityId, metadata.changed])).toEqual([
      [
        'nis2-1-1',
        {
          state: ['open', 'in_progress'],
          owner: [null, 'Anna Testowa'],
          dueOn: [null, '2026-12-31'],
          notes: ['', 'Rozmowa z IT'],
        },
      ],
      ['nis2-1-1', { owner: ['Anna Testowa', 'Dostawca SOC'] }],
    ]);
    const history = await world.call('GET', '/api/action-items/nis2-1-1/history', { cookie: org.cookie });
    expect(history.json()[0]).toMatchObject({
      who: 'Anna Testowa',
      changes: [{ field: 'owner', from: 'Anna Testowa', to: 'Dostawca SOC' }],
    });
  });

  it('is accepted as a risk only with a reason, which goes when the risk is no longer accepted', async () => {
    const org = await anOrganization(world.deps);
    await aCompletedAssessment(world.deps, org, { answer: 'no' });
    const refused = await changeOne(org, 0, { state: 'risk_accepted' });
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ['change.reason']]);
    await changeOne(org, 0, { state: 'risk_accepted', reason: 'Koszt większy niż szkoda' });
    expect(await itemOf(org)).toMatchObject({ state: 'risk_accepted', reason: 'Koszt większy niż szkoda' });
    await changeOne(org, 1, { state: 'open' });
    expect(await itemOf(org)).toMatchObject({ state: 'open', reason: null });
  });

  it('is not changed when somebody else changed it meanwhile, and both values are returned', async () => {
    const org = await anOrganization(world.deps);
    await aCompletedAssessment(world.deps, org, { answer: 'no' });
    const saves = await Promise.all([changeOne(org, 0, { notes: 'pierwsza' }), changeOne(org, 0, { notes: 'druga' })]);
    const [won, lost] = saves.toSorted((a, b) => a.statusCode - b.statusCode);
    expect([won!.statusCode, lost!.statusCode, lost!.json().code]).toEqual([200, 409, 'action_items_changed']);
    expect(lost!.json().items).toEqual([expect.objectContaining({ version: 1, notes: won!.json()[0].notes })]);
    expect(await auditRows(org)).toHaveLength(1);
  });

  it('is changed with others alike, all of them or none', async () => {
    const org = await anOrganization(world.deps);
    await aCompletedAssessment(world.deps, org, { answer: 'no' });
    await changeOne(org, 0, { notes: 'x' }, 'nis2-2-1');
    const both = [
      { questionId: 'nis2-1-1', version: 0 },
      { questionId: 'nis2-2-1', version: 0 },
    ];
    expect((await change(org, both, { dueOn: '2027-01-15' })).statusCode).toBe(409);
    expect((await itemOf(org)).dueOn).toBeNull();
    const fresh = both.map((one) => (one.questionId === 'nis2-2-1' ? { ...one, version: 1 } : one));
    expect((await change(org, fresh, { dueOn: '2027-01-15' })).json()).toHaveLength(2);
    expect([(await itemOf(org)).dueOn, (await itemOf(org, 'nis2-2-1')).dueOn]).toEqual(['2027-01-15', '2027-01-15']);
  });

  it('that stays as it is leaves no trace', async () => {
    const org = await anOrganization(world.deps);
    await aCompletedAssessment(world.deps, org, { answer: 'no' });
    await changeOne(org, 0, { state: 'open' });
    expect([(await itemOf(org)).version, await auditRows(org)]).toEqual([0, []]);
  });

  it('cannot be given to an outsider', async () => {
    const [org, other] = [await anOrganization(world.deps), await anOrganization(world.deps)];
    await aCompletedAssessment(world.deps, org, { answer: 'no' });
    expect((await changeOne(org, 0, { owner: { userId: other.userId } })).statusCode).toBe(400);
  });

  it('can be read and not changed once nothing is paid', async () => {
    const org = await anOrganization(world.deps);
    await aCompletedAssessment(world.deps, org, { answer: 'no' });
    await world.deps.db.rows(sql`update subscriptions set ends_at = ${world.deps.now()} where organization_id = ${org.id}`);
    expect((await planOf(org)).regimes[0]?.mayChange).toBe(false);
    expect((await changeOne(org, 0, { state: 'done' })).statusCode).toBe(402);
  });
});

describe('a newer result', () => {
  it('closes what was answered with yes or does not apply, preserves what is still a gap, and brings back what is one again', async () => {
    const org = await anOrganization(world.deps, { plan: 'pro' });
    const first = await aCompletedAssessment(world.deps, org, { answer: 'no' });
    for (const id of ['nis2-1-1', 'nis2-1-2', 'nis2-1-3']) {
      await changeOne(org, 0, { owner: { name: 'Jan' }, notes: id, dueOn: '2026-12-01', state: 'in_progress' }, id);
    }
    world.at('2026-11-22T09:00:00.000Z');
    const second = await finishNext(org, first, { 'nis2-1-1': 'yes', 'nis2-1-2': 'not_applicable' });
    const plan = await planOf(org);
    expect(plan.closed.map(({ questionId, closedBy, notes }) => [questionId, closedBy, notes])).toEqual([
      ['nis2-1-1', 'yes', 'nis2-1-1'],
      ['nis2-1-2', 'not_applicable', 'nis2-1-2'],
    ]);
    expect(await itemOf(org, 'nis2-1-3')).toMatchObject({ state: 'in_progress', notes: 'nis2-1-3', owner: { name: 'Jan' }, version: 1 });
    const closed = await changeOne(org, 1, { state: 'done' });
    expect([closed.statusCode, closed.json().code]).toEqual([409, 'action_item_closed']);
    world.at('2026-11-23T09:00:00.000Z');
    await finishNext(org, second, { 'nis2-1-1': 'no' });
    expect(await itemOf(org)).toMatchObject({ state: 'in_progress', notes: 'nis2-1-1', dueOn: '2026-12-01' });
  });

  it('weighs more than a mark: what was marked done and is still a gap is open again', async () => {
    const org = await anOrganization(world.deps, { plan: 'pro' });
    const first = await aCompletedAssessment(world.deps, org, { answer: 'no' });
    await changeOne(org, 0, { state: 'done' });
    expect(await itemOf(org)).toMatchObject({ state: 'open', contradicted: true });
    world.at('2026-11-22T09:00:00.000Z');
    await changeOne(org, 1, { state: 'done' });
    expect(await itemOf(org)).toMatchObject({ state: 'done', contradicted: false });
    world.at('2026-11-23T09:00:00.000Z');
    await finishNext(org, first, {});
    expect(await itemOf(org)).toMatchObject({ state: 'open', contradicted: true, version: 2 });
  });

  it('has the score that was projected when everything marked done is answered so', async () => {
    const org = await anOrganization(world.deps, { plan: 'pro' });
    const first = await aCompletedAssessment(world.deps, org, { answer: 'partial' });
    world.at('2026-11-22T09:00:00.000Z');
    const done = ['nis2-1-1', 'nis2-3-2', 'nis2-7-7'];
    await change(
      org,
      done.map((questionId) => ({ questionId, version: 0 })),
      { state: 'done' },
    );
    const { items, regimes } = await planOf(org);
    const { score, path } = projection(regimes[0]!.score, regimes[0]!.thresholdPercent, items);
    expect(path.questionIds).not.toEqual(expect.arrayContaining(done));
    world.at('2026-11-23T09:00:00.000Z');
    await finishNext(org, first, Object.fromEntries(done.map((id) => [id, 'yes' as const])));
    expect((await planOf(org)).regimes[0]?.scorePercent).toBe(scorePercent(score));
  });
});

describe('what belongs to the plan', () => {
  it('is part of the own data and goes with the account', async () => {
    const org = await anOrganization(world.deps);
    await aCompletedAssessment(world.deps, org, { answer: 'no' });
    await changeOne(org, 0, { owner: { userId: org.userId }, notes: 'Notatka' });
    const zip = await world.call('GET', '/api/account/export', { cookie: org.cookie });
    expect(zip.rawPayload.includes('action-plan.json')).toBe(true);
    await world.deps.db.rows(sql`delete from users where id = ${org.userId}`);
    expect(await world.deps.db.rows(sql`select 1 from action_items where organization_id = ${org.id}`)).toEqual([]);
  });
});
