// @module-tag long
import sql from 'sql-template-tag';
import { describe, expect, it } from 'vitest';
import { issueWaiting } from '#server/certificate/certificates/issue/waiting.ts';
import {
  aCertificate,
  aCompletedAssessment,
  aConfirmation,
  anOrganization,
  aPeriod,
  type TestOrganization,
} from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
const declaration = { name: 'Anna Testowa', role: 'Prezes zarządu' };

const post = (org: TestOrganization, path: string, body?: object) =>
  world.call('POST', `/api/assessments/${path}`, { cookie: org.cookie, body });
const reopen = (org: TestOrganization, id: string) => post(org, `${id}/reopen`);
const report = (org: TestOrganization, id: string, query = '') =>
  world.call('GET', `/api/assessments/${id}/report?lang=pl${query}`, { cookie: org.cookie });
const answer = (org: TestOrganization, assessmentId: string, questionId: string, value: string) =>
  world.call('POST', '/api/answers', { cookie: org.cookie, body: { assessmentId, questionId, answer: value } });

async function logged(org: TestOrganization, action: string): Promise<object[]> {
  const rows = await world.deps.db.rows<{ metadata: object }>(
    sql`select metadata from audit_logs where organization_id = ${org.id} and action = ${action} order by id`,
  );
  return rows.map(({ metadata }) => metadata);
}

async function finished(options: Parameters<typeof anOrganization>[1] = {}): Promise<{ org: TestOrganization; id: string }> {
  world.at('2026-11-21T09:00:00.000Z');
  const org = await anOrganization(world.deps, options);
  return { org, id: await aCompletedAssessment(world.deps, org) };
}

describe('a finished assessment of Basic', () => {
  it('can be opened again, corrected and finished anew; the earlier report stays as it was', async () => {
    const { org, id } = await finished();
    const first = (await report(org, id)).rawPayload;
    world.at('2026-11-24T09:00:00.000Z');
    const opened = await reopen(org, id);
    expect(opened.json()).toMatchObject({
      id,
      status: 'in_progress',
      edition: 2,
      completedAt: null,
      complianceScore: null,
      completionPercentage: 100,
    });
    expect((await report(org, id)).json().code).toBe('assessment_not_completed');
    expect((await answer(org, id, 'nis2-1-1', 'no')).json().assessment).toMatchObject({ edition: 2, answeredCount: 49 });
    const again = await post(org, `${id}/report`);
    expect(again.json()).toMatchObject({
      status: 'completed',
      completedAt: '2026-11-24T09:00:00.000Z',
      firstCompletedAt: '2026-11-21T09:00:00.000Z',
    });
    expect(again.json().complianceScore).toBeLessThan(100);

    const { body, headers, rawPayload } = await report(org, id);
    expect(rawPayload.equals(first)).toBe(false);
    expect([body.slice(0, 5), headers['content-disposition']]).toEqual(['%PDF-', expect.stringContaining('-2-pl.pdf')]);
    expect((await report(org, id, '&edition=1')).rawPayload.equals(first)).toBe(true);
    expect((await report(org, id, '&edition=3')).statusCode).toBe(404);
    const list = (await world.call('GET', `/api/assessments/${id}/reports`, { cookie: org.cookie })).json();
    expect(list).toEqual([
      {
        edition: 2,
        completedAt: '2026-11-24T09:00:00.000Z',
        complianceScore: again.json().complianceScore,
        reachesThreshold: true,
        isCurrent: true,
      },
      { edition: 1, completedAt: '2026-11-21T09:00:00.000Z', complianceScore: 100, reachesThreshold: true, isCurrent: false },
    ]);
    expect(await logged(org, 'assessment.reopened')).toEqual([{ edition: 2, score: 100 }]);
    expect(await logged(org, 'assessment.completed')).toHaveLength(2);
  });

  it('is certified with what it states after it was opened again', async () => {
    const { org, id } = await finished();
    await reopen(org, id);
    await answer(org, id, 'nis2-1-1', 'partial');
    const { complianceScore } = (await post(org, `${id}/report`)).json();
    const certificate = await post(org, `${id}/certificate`, { declaration });
    expect(certificate.json().complianceScore).toBe(complianceScore);
    expect(complianceScore).toBeLessThan(100);
  });

  it('preserves the days of its first completion, however often it is opened', async () => {
    const { org, id } = await finished();
    world.at('2026-11-30T12:00:00.000Z');
    expect((await reopen(org, id)).statusCode).toBe(200);
    await post(org, `${id}/report`);
    world.at('2026-12-05T22:59:00.000Z');
    expect((await reopen(org, id)).json().edition).toBe(3);
    await post(org, `${id}/report`);
    world.at('2026-12-05T23:00:00.000Z');
    expect((await reopen(org, id)).json().code).toBe('reopen_too_late');
  });

  it('stays locked once a certificate was issued, also when that was revoked', async () => {
    world.at('2026-11-21T09:00:00.000Z');
    const org = await anOrganization(world.deps);
    const { id, assessmentId } = await aCertificate(world.deps, org);
    expect((await reopen(org, assessmentId ?? '')).json().code).toBe('reopen_certified');
    await world.call('POST', `/api/certificates/${id}/removal`, { cookie: org.cookie });
    const refused = await reopen(org, assessmentId ?? '');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'reopen_certified']);
  });

  it('is opened once when two people ask at the same moment', async () => {
    const { org, id } = await finished();
    const both = await Promise.all([reopen(org, id), reopen(org, id), reopen(org, id)]);
    expect(both.map((one) => [one.statusCode, one.json().edition])).toEqual([
      [200, 2],
      [200, 2],
      [200, 2],
    ]);
    expect(await logged(org, 'assessment.reopened')).toHaveLength(1);
  });

  it('is either certified or open when both are requested at the same moment', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { org, id } = await finished();
      const [opened, issued] = await Promise.all([reopen(org, id), post(org, `${id}/certificate`, { declaration })]);
      expect(new Set([opened.statusCode, issued.statusCode])).toEqual(new Set([200, 409]));
      const current = (await world.call('GET', '/api/assessments/nis2/current', { cookie: org.cookie })).json();
      expect(current.status).toBe(issued.statusCode === 200 ? 'certified' : 'in_progress');
    }
  });

  it('withdraws the request for a certificate that waits for the company to be confirmed', async () => {
    const { org, id } = await finished({ confirmed: false, name: 'Zakład Czekający' });
    expect((await post(org, `${id}/certificate`, { declaration })).json().code).toBe('company_unconfirmed');
    await reopen(org, id);
    await aConfirmation(world.deps, org.id, { name: org.name, method: 'register_email' });
    expect(await issueWaiting(world.deps, org.id)).toEqual([]);
    await post(org, `${id}/report`);
    expect(await issueWaiting(world.deps, org.id)).toEqual([]);
    expect((await post(org, `${id}/certificate`, { declaration })).statusCode).toBe(200);
  });

  it('stays locked without a plan, as after a refund; what it came to can be read', async () => {
    const { org, id } = await finished();
    const first = (await report(org, id)).rawPayload;
    await reopen(org, id);
    await world.deps.db.rows(sql`delete from subscriptions where organization_id = ${org.id}`);
    expect((await post(org, `${id}/report`)).statusCode).toBe(402);
    expect((await report(org, id, '&edition=1')).rawPayload.equals(first)).toBe(true);
    const other = await finished();
    await world.deps.db.rows(sql`delete from subscriptions where organization_id = ${other.org.id}`);
    expect((await reopen(other.org, other.id)).json().code).toBe('subscription_required');
  });

  it('is nobody else’s, and an open one is not opened', async () => {
    const { org, id } = await finished();
    expect((await reopen(await anOrganization(world.deps), id)).statusCode).toBe(404);
    await aPeriod(world.deps, org.id, 'basic');
    const fresh = await anOrganization(world.deps);
    const { id: draft } = (await world.call('GET', '/api/assessments/nis2/current', { cookie: fresh.cookie })).json();
    expect((await reopen(fresh, draft)).json().code).toBe('assessment_not_completed');
  });
});

it('With Pro the next assessment takes the place of opening the last one again', async () => {
  const { org, id } = await finished({ plan: 'pro' });
  expect((await reopen(org, id)).json().code).toBe('reopen_next_instead');
});

it('First use stays with the payment: opening an assessment again gives no right of withdrawal back', async () => {
  const { org, id } = await finished();
  const [paymentId, at] = [world.deps.newId(), world.deps.now()];
  await world.deps.db.rows(sql`
    insert into payments (organization_id, id, amount, created_at, first_used_at, first_use)
    values (${org.id}, ${paymentId}, 1, ${at}, ${at}, 'answer')`);
  await reopen(org, id);
  const [payment] = await world.deps.db.rows(sql`select first_used_at, first_use from payments where id = ${paymentId}`);
  expect(payment).toEqual({ firstUsedAt: at, firstUse: 'answer' });
});
