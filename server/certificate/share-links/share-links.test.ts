// @module-tag long
import sql from 'sql-template-tag';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ShareLink, SharedResult } from '#contract/certificate/share-links.ts';
import { dueRules } from '#server/operations/retention/rules.ts';
import {
  aCertificate,
  aCompletedAssessment,
  anAssessment,
  anOrganization,
  aPerson,
  joins,
  type TestOrganization,
} from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
beforeEach(() => world.at('2026-11-21T09:00:00.000Z'));

const shallow = { label: 'Audytor Sp. z o.o.', days: 14, sections: false, report: false, comments: false, questionIds: [] as string[] };
const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36';

async function share(org: TestOrganization, assessmentId: string, depth: Partial<typeof shallow> = {}) {
  const answer = await world.call('POST', '/api/share-links', { cookie: org.cookie, body: { ...shallow, ...depth, assessmentId } });
  expect(answer.statusCode, answer.body).toBe(200);
  const link = answer.json<ShareLink & { address: string }>();
  return { ...link, token: link.address.split('/').at(-1) ?? '' };
}

function open(token: string, lang = 'pl') {
  return world.call('POST', `/api/share-links/opening?lang=${lang}`, { body: { token }, headers: { 'user-agent': agent } });
}

async function listed(org: TestOrganization): Promise<ShareLink[]> {
  return (await world.call('GET', '/api/share-links', { cookie: org.cookie })).json();
}

async function certified() {
  const org = await anOrganization(world.deps, { plan: 'pro', name: 'Młyn „Łódzki”' });
  const { assessmentId, certificateNumber, id: certificateId } = await aCertificate(world.deps, org);
  return { org, id: assessmentId ?? '', certificateNumber, certificateId };
}

describe('a link to a result', () => {
  it('shows an outsider the company, how it is known, the day and the certificate, and no deeper than chosen', async () => {
    const { org, id, certificateNumber } = await certified();
    const { token, address, state } = await share(org, id);
    expect([address, state]).toEqual([`https://atesto.test/u/${token}`, 'open']);
    const shown = (await open(token)).json<SharedResult>();
    expect(shown).toMatchObject({
      organization: { name: 'Młyn „Łódzki”', nip: org.nip },
      confirmation: { level: 1, method: 'register_email' },
      regime: 'nis2',
      completedAt: '2026-11-21T09:00:00.000Z',
      reachesThreshold: true,
      assessed: { applicable: 49, notApplicable: 0, withoutReason: 0 },
      reopened: false,
      certificate: { certificateNumber, status: 'active' },
      answers: [],
      report: false,
    });
    expect(shown).not.toHaveProperty('score');
    expect(shown).not.toHaveProperty('sections');
    const report = await world.call('POST', '/api/share-links/report', { body: { token } });
    expect([report.statusCode, report.json().code]).toEqual([404, 'share_link_over']);
  });

  it('shows sections, chosen answers with or without comments, and the report where that was chosen', async () => {
    const org = await anOrganization(world.deps, { plan: 'pro' });
    const id = await anAssessment(world.deps, org, { answer: 'partial' });
    await world.call('POST', '/api/answers', {
      cookie: org.cookie,
      body: { assessmentId: id, questionId: 'nis2-1-2', answer: 'no', comment: 'w planie' },
    });
    expect((await world.call('POST', `/api/assessments/${id}/report`, { cookie: org.cookie })).statusCode).toBe(200);
    const chosen = { sections: true, report: true, questionIds: ['nis2-1-2', 'nis2-7-1'] };
    const silent = (await open((await share(org, id, chosen)).token, 'de')).json<SharedResult>();
    expect(silent.sections?.[0]).toMatchObject({ number: 1, title: 'Risikomanagement' });
    expect(silent.score).toBeLessThan(50);
    expect(silent.certificate).toBeNull();
    expect(silent.answers.map(({ questionId, answer, comment }) => [questionId, answer, comment])).toEqual([
      ['nis2-1-2', 'no', ''],
      ['nis2-7-1', 'partial', ''],
    ]);
    const { token } = await share(org, id, { ...chosen, comments: true });
    expect((await open(token)).json<SharedResult>().answers[0]?.comment).toBe('w planie');
    const report = await world.call('POST', '/api/share-links/report?lang=en', { body: { token } });
    expect([report.statusCode, report.headers['content-type']]).toEqual([200, 'application/pdf']);
  });

  it('stores nothing by which the address could be found again', async () => {
    const { org, id } = await certified();
    const { token } = await share(org, id);
    const rows = await world.deps.db.rows(sql`select * from share_links where organization_id = ${org.id}`);
    const views = await world.deps.db.rows(sql`select * from audit_logs where organization_id = ${org.id}`);
    expect(JSON.stringify([rows, views, await listed(org)])).not.toContain(token);
  });

  it('reports when it is opened: when and with what kind of device, once in five minutes, without an address', async () => {
    const { org, id } = await certified();
    const { token, id: linkId } = await share(org, id);
    await open(token);
    world.at('2026-11-21T09:04:00.000Z');
    await open(token);
    world.at('2026-11-21T09:10:00.000Z');
    await open(token);
    const views = await world.call('GET', `/api/share-links/${linkId}/views`, { cookie: org.cookie });
    expect(views.json()).toEqual([
      { at: '2026-11-21T09:10:00.000Z', what: 'page', browser: 'Chrome', system: 'Windows' },
      { at: '2026-11-21T09:00:00.000Z', what: 'page', browser: 'Chrome', system: 'Windows' },
    ]);
    expect((await listed(org))[0]).toMatchObject({ views: 2, lastViewedAt: '2026-11-21T09:10:00.000Z', label: 'Audytor Sp. z o.o.' });
    const stored = await world.deps.db.rows(sql`select * from share_views where organization_id = ${org.id} order by id`);
    expect(JSON.stringify(stored)).not.toContain('127.0.0.1');
  });

  it('ends with its time and when it is revoked; unknown, over and revoked are refused alike', async () => {
    const { org, id } = await certified();
    const [first, second] = [await share(org, id, { days: 1 }), await share(org, id, { days: 2 })];
    await world.call('DELETE', `/api/share-links/${second.id}`, { cookie: org.cookie });
    const refusals = [await open(second.token), await open('x'.repeat(43))];
    world.at('2026-11-22T09:00:00.000Z');
    refusals.push(await open(first.token));
    expect(new Set(refusals.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(refusals[0]?.json()).toMatchObject({ code: 'share_link_over' });
    expect((await listed(org)).map(({ state }) => state).toSorted()).toEqual(['expired', 'revoked']);
  });

  it('never shows a certificate as good that is over, and states when it was revoked', async () => {
    const { org, id, certificateId } = await certified();
    const { token } = await share(org, id, { days: 90 });
    world.at('2026-11-25T09:00:00.000Z');
    await world.call('POST', `/api/certificates/${certificateId}/removal`, { cookie: org.cookie });
    expect((await open(token)).json<SharedResult>().certificate).toMatchObject({
      status: 'revoked',
      revokedAt: '2026-11-25T09:00:00.000Z',
    });
    const other = await certified();
    const late = await share(other.org, other.id, { days: 90 });
    await world.deps.db.rows(sql`update certificates set expires_at = '2026-11-26T00:00:00Z' where id = ${other.certificateId}`);
    world.at('2026-11-27T09:00:00.000Z');
    expect((await open(late.token)).json<SharedResult>().certificate?.status).toBe('expired');
  });

  it('keeps to the result that it was made for: a newer one is shown to the organisation only, another edition to everybody', async () => {
    const org = await anOrganization(world.deps, { plan: 'pro' });
    const id = await aCompletedAssessment(world.deps, org, { answer: 'partial' });
    const { token } = await share(org, id, { sections: true });
    world.at('2026-11-22T09:00:00.000Z');
    await aCompletedAssessment(world.deps, org, { answer: 'yes' });
    expect((await open(token)).json<SharedResult>()).toMatchObject({ completedAt: '2026-11-21T09:00:00.000Z', score: 50, reopened: false });
    expect((await listed(org))[0]).toMatchObject({ outdated: true });
    const basic = await anOrganization(world.deps, { plan: 'basic' });
    const once = await aCompletedAssessment(world.deps, basic, { answer: 'partial' });
    const early = await share(basic, once, { sections: true, report: true });
    expect((await world.call('POST', `/api/assessments/${once}/reopen`, { cookie: basic.cookie })).statusCode).toBe(200);
    expect((await open(early.token)).json<SharedResult>()).toMatchObject({
      completedAt: '2026-11-22T09:00:00.000Z',
      score: 50,
      reopened: true,
    });
    expect((await world.call('POST', '/api/share-links/report', { body: { token: early.token } })).statusCode).toBe(200);
  });

  it('outlives whoever made it and the paid period, but not the organisation', async () => {
    const { org, id } = await certified();
    const editor = await aPerson(world.deps, { firstName: 'Ewa' });
    await joins(world.deps, editor, org, 'editor');
    const answer = await world.call('POST', '/api/share-links', { cookie: editor.cookie, body: { ...shallow, assessmentId: id } });
    const token = answer.json<{ address: string }>().address.split('/').at(-1) ?? '';
    await world.deps.db.rows(sql`delete from subscriptions where organization_id = ${org.id}`);
    await world.deps.db.rows(sql`delete from users where id = ${editor.userId}`);
    expect((await open(token)).statusCode).toBe(200);
    expect((await listed(org))[0]).toMatchObject({ createdBy: null });
    const refused = await world.call('POST', '/api/share-links', { cookie: org.cookie, body: { ...shallow, assessmentId: id } });
    expect([refused.statusCode, refused.json().code]).toEqual([402, 'subscription_required']);
    await world.deps.db.rows(sql`delete from organizations where id = ${org.id}`);
    expect((await open(token)).json().code).toBe('share_link_over');
  });

  it('is forgotten with its views twelve months after its end', async () => {
    const { org, id } = await certified();
    const { token } = await share(org, id, { days: 1 });
    await open(token);
    const left = async (at: string) => {
      for (const rule of dueRules(new Date(at)).filter(({ name }) => name.startsWith('share'))) await world.deps.db.rows(rule.statement);
      return (await listed(org)).map(({ views }) => views);
    };
    expect(await left('2027-11-20T09:00:00.000Z')).toEqual([1]);
    expect(await left('2027-11-22T09:00:00.000Z')).toEqual([]);
  });
});
