import sql from 'sql-template-tag';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Today } from '#contract/operations/today.ts';
import { vatPercent } from '#core/account/entitlements/plans.ts';
import { addOperator } from '#server/account/accounts/operators.ts';
import { hashOfAddress, forgetReply, recordRefused } from '#server/adapters/mail/refused-addresses.ts';
import { runLogged } from '#server/platform/jobs/runs.ts';
import { openTask, resolveTask } from '#server/platform/tasks/service.ts';
import { aCertificate, aCompletedAssessment, anAssessment, anOrganization, type TestOrganization } from '#server/testing/builders.ts';
import { aSale, refunded } from '#server/testing/billing/sales.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld({ alone: true });
const start = '2026-11-21T09:00:00.000Z';
const note = 'sprawdzono';
let operator: TestOrganization;

beforeAll(async () => {
  operator = await anOrganization(world.deps, { plan: null, confirmed: false });
  await addOperator(world.deps, operator.email);
});
beforeEach(() => world.at(start));

async function today(): Promise<Today> {
  const answer = await world.call('GET', '/api/operator/today', { cookie: operator.cookie });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}
const act = async (path: string, body: object) =>
  expect((await world.call('POST', path, { cookie: operator.cookie, body })).statusCode).toBe(200);
const needs = async () => (await today()).needs;
const need = async (kind: string) => (await needs()).find((one) => one.kind === kind);
const health = async (part: string) => (await today()).health.find((one) => one.part === part);
const aTask = { kind: 'transfer_unmatched', subject: 'REF 1', organizationId: null, facts: {} } as const;

describe('the home of operators', () => {
  it('states of a fresh service that nothing waits and when that was counted, and of nothing that it is well without having looked', async () => {
    const { at, needs: waiting, counts, health: checks, runs, money, funnel } = await today();
    expect([at, waiting, counts]).toEqual([start, [], { attention: 0, transfers: 0, invoices: 0, jobs: 0, security: 0 }]);
    expect(checks.filter(({ state }) => state === 'ok').map(({ part }) => part)).toEqual(['database', 'queue', 'disk']);
    expect(runs.length).toBeGreaterThan(30);
    expect(new Set(runs.map(({ state }) => state))).toEqual(new Set(['never']));
    const nothing = { net: 0, vat: 0 };
    const none = { currency: 'PLN', sales: { ...nothing, count: 0 }, corrections: { ...nothing, count: 0 }, total: nothing };
    expect([money.present.sums, money.previous.sums, money.proFormas]).toEqual([[none], [none], []]);
    expect(funnel).toMatchObject({ from: '2026-10-22T22:00:00.000Z', isCapped: false });
    expect(funnel.steps.map(({ count }) => count)).toEqual([1, 0, 0, 0, 0, 0]);
  });

  it('is closed to everybody else', async () => {
    const other = await anOrganization(world.deps);
    expect((await world.call('GET', '/api/operator/today', { cookie: other.cookie })).statusCode).toBe(403);
    expect((await world.call('GET', '/api/operator/today')).statusCode).toBe(401);
  });

  it('queries the database a dozen questions', async () => {
    const { db } = world.deps;
    let queries = 0;
    const rows: typeof db.rows = (statement) => ((queries += 1), db.rows(statement));
    world.deps.db = { ...db, rows };
    await today();
    world.deps.db = db;
    expect(queries).toBeGreaterThan(5);
    expect(queries).toBeLessThanOrEqual(12);
  });
});

describe('what waits for an operator', () => {
  it('are tasks with the age of the oldest, transfers without a match by themselves too, until they are settled', async () => {
    world.at('2026-11-17T09:00:00.000Z');
    await openTask(world.deps, world.deps.db, aTask);
    world.at(start);
    await openTask(world.deps, world.deps.db, { ...aTask, kind: 'document_lost' });
    const since = '2026-11-17T09:00:00.000Z';
    expect(await needs()).toEqual([
      { kind: 'transfers', count: 1, urgency: 'soon', since, deadline: null },
      { kind: 'tasks', count: 2, urgency: 'soon', since, deadline: null },
    ]);
    expect((await today()).counts).toMatchObject({ attention: 2, transfers: 1 });
    await resolveTask(world.deps, world.deps.db, 'transfer_unmatched', aTask.subject);
    await resolveTask(world.deps, world.deps.db, 'document_lost', aTask.subject);
    expect(await needs()).toEqual([]);
  });

  it('is a complaint with the last day of its answer, urgent the day before, until it is answered', async () => {
    const body = { name: 'Jan Kowalski', email: 'jan@example.com', complaint: 'Raport nie powstał, proszę o pomoc.', consumer: false };
    const { answerBy } = (await world.call('POST', '/api/complaints', { body })).json();
    expect(await need('complaints')).toEqual({ kind: 'complaints', count: 1, urgency: 'open', since: start, deadline: answerBy });
    world.at(new Date(Date.parse(answerBy) - 86_400_000).toISOString());
    const later = await anOrganization(world.deps, { plan: null });
    await addOperator(world.deps, later.email);
    const answer = await world.call('GET', '/api/operator/today', { cookie: later.cookie });
    expect(answer.json().needs[0]).toMatchObject({ kind: 'complaints', urgency: 'urgent' });
    world.at(start);
    const { tasks } = (await world.call('GET', '/api/operator/tasks', { cookie: operator.cookie })).json();
    await act(`/api/operator/tasks/${tasks[0].id}/decision`, { decision: 'uphold', note, told: 'Raport powstał ponownie.' });
    expect(await need('complaints')).toBeUndefined();
  });

  it('is a draft of an invoice near the 15th of the next month and past it, until it has its number', async () => {
    const org = await anOrganization(world.deps);
    const { paymentId } = await aSale(world.deps, org, { paidAt: '2026-10-20T10:00:00Z' });
    expect(await need('invoices')).toEqual({
      kind: 'invoices',
      count: 1,
      urgency: 'urgent',
      since: null,
      deadline: '2026-11-15T22:59:59.999Z',
    });
    expect((await today()).counts.invoices).toBe(1);
    await world.deps.db.rows(sql`
      update invoices set number = 'FV/2026/11/0001', exported_at = ${start}::timestamptz where payment_id = ${paymentId}`);
    expect(await need('invoices')).toBeUndefined();
    await world.deps.db.rows(sql`delete from invoices where payment_id = ${paymentId}`);
  });

  it('is a document that KSeF refused or that waits too long, until it is accepted', async () => {
    const org = await anOrganization(world.deps);
    const { paymentId } = await aSale(world.deps, org);
    const state = (to: string, acceptedAt: string | null = null) =>
      world.deps.db.rows(sql`
        update ksef_documents set state = ${to}, session_reference = 's', accepted_at = ${acceptedAt} where organization_id = ${org.id}`);
    await world.deps.db.rows(sql`
      insert into ksef_documents (organization_id, invoice_id, version, environment, xml, hash, mode, issued_at, state, handed_at)
      select organization_id, id, 1, 'sandbox', 'x', 'x', 'online', timestamptz '2026-11-20 10:00Z', 'rejected', timestamptz '2026-11-21 08:00Z'
      from invoices where payment_id = ${paymentId}`);
    const row = { kind: 'ksef', count: 1, urgency: 'urgent', since: '2026-11-20T10:00:00.000Z' };
    expect(await need('ksef')).toMatchObject(row);
    await state('sent');
    expect(await need('ksef')).toMatchObject(row);
    await state('accepted', start);
    expect(await need('ksef')).toBeUndefined();
    await world.deps.db.rows(sql`delete from ksef_documents where organization_id = ${org.id}`);
    await world.deps.db.rows(sql`delete from invoices where payment_id = ${paymentId}`);
  });

  it('is a job whose last run failed, until it goes well; the others of the day are unknown or late', async () => {
    await runLogged(world.deps, 'books', () => Promise.reject(new Error('gone'))).catch(() => {});
    expect(await need('jobs')).toMatchObject({ count: 1, urgency: 'urgent' });
    expect(await health('runs')).toMatchObject({ state: 'bad', reason: 'runs_failed', count: 1 });
    world.at('2026-11-21T09:01:00.000Z');
    await runLogged(world.deps, 'books', async () => ({}));
    const of = async () => (await today()).runs.find(({ name }) => name === 'books');
    expect(await need('jobs')).toBeUndefined();
    expect(await of()).toEqual({ name: 'books', every: 'day', state: 'ok', succeededAt: '2026-11-21T09:01:00.000Z' });
    world.at('2026-11-22T11:02:00.000Z');
    expect((await of())?.state).toBe('late');
  });

  it('are mails that were abandoned and addresses that refused them, until they are tried again or take mails', async () => {
    await world.deps.queue.enqueueMail(world.deps.db, { kind: 'password_changed', userId: operator.userId, language: 'pl' });
    const [job] = await world.deps.db.rows<{ id: string }>(sql`
      update pgboss.job set state = 'failed', start_after = ${start}::timestamptz, completed_on = ${start}::timestamptz
      where name = 'mail' and data ->> 'kind' = 'password_changed' returning id`);
    await recordRefused(world.deps.db, hashOfAddress('nikt@example.com'), { status: '5.1.1', at: world.deps.now(), byNotice: false });
    expect(await need('mails')).toMatchObject({ count: 2, since: start });
    expect((await today()).counts.jobs).toBe(1);
    expect(await health('mail')).toMatchObject({ state: 'warn', reason: 'mail_failed', count: 1 });
    await act(`/api/operator/jobs/${job?.id}/repetition`, { note });
    await forgetReply(world.deps.db, 'nikt@example.com');
    expect(await need('mails')).toBeUndefined();
    await world.deps.db.rows(sql`update pgboss.job set state = 'completed', completed_on = ${start}::timestamptz where id = ${job?.id}`);
    expect(await health('mail')).toMatchObject({ state: 'ok', reason: 'mail_sent', count: 1 });
  });

  it('counts what was refused in the last day behind the tab of security', async () => {
    const before = (await today()).counts.security;
    const event = (minute: string, count: number) =>
      world.deps.db.rows(sql`
        insert into security_events (minute, kind, code, route, count, last_at) values (${minute}, 'link', 'x', '/api', ${count}, ${minute})`);
    await event('2026-11-19T09:00:00Z', 50);
    await event('2026-11-21T08:00:00Z', 7);
    expect((await today()).counts.security).toBe(before + 7);
  });
});

describe('the health of the log', () => {
  it('is that the lists were compared within two hours, and bad while a contradiction is open', async () => {
    const { db } = world.deps;
    await db.rows(sql`delete from log_pending`);
    expect(await health('log')).toMatchObject({ state: 'unknown', reason: 'log_never' });
    await db.rows(
      sql`insert into status_lists (list, token, taken_back, signed_at, pending_upto) values (9, 'x', 0, '2026-11-21 08:00Z', 0)`,
    );
    expect(await health('log')).toMatchObject({ state: 'ok', at: '2026-11-21T08:00:00.000Z' });
    await openTask(world.deps, db, { ...aTask, kind: 'log_contradiction' });
    expect(await health('log')).toMatchObject({ state: 'bad', reason: 'log_contradicted' });
    await resolveTask(world.deps, db, 'log_contradiction', aTask.subject);
    await db.rows(sql`delete from status_lists where list = 9`);
  });
});

describe('the money', () => {
  it('is that of the invoices of the month and of the month before to the same day in Warsaw; corrections subtract', async () => {
    const org = await anOrganization(world.deps);
    const sell = (paidAt: string, currency: 'PLN' | 'EUR' = 'PLN') => aSale(world.deps, org, { paidAt, currency });
    // Half past midnight in Warsaw is of the new month; the 22nd of October is behind the same day.
    const sale = await sell('2026-10-31T23:30:00Z');
    await sell('2026-10-31T22:30:00Z');
    await sell('2026-10-21T21:30:00Z');
    await sell('2026-10-21T22:30:00Z');
    await sell('2026-09-30T22:30:00Z');
    await sell('2026-09-30T21:30:00Z');
    await sell('2026-11-02T10:00:00Z', 'EUR');
    await refunded(world.deps, sale, [{ at: '2026-11-10T10:00:00Z', amountMinor: 12_300 }]);
    const { present, previous } = (await today()).money;
    const net = sale.net;
    const vat = sale.gross - net;
    expect(vat).toBe(Math.round((net * vatPercent) / 100));
    expect([present.firstDay, present.lastDay]).toEqual(['2026-11-01', '2026-11-21']);
    expect(present.sums[0]).toEqual({
      currency: 'PLN',
      sales: { net, vat, count: 1 },
      corrections: { net: -10_000, vat: -2300, count: 1 },
      total: { net: net - 10_000, vat: vat - 2300 },
    });
    expect(present.sums.map(({ currency }) => currency)).toEqual(['PLN', 'EUR']);
    expect([previous.firstDay, previous.lastDay]).toEqual(['2026-10-01', '2026-10-21']);
    expect(previous.sums).toMatchObject([{ currency: 'PLN', sales: { net: 2 * net, vat: 2 * vat, count: 2 }, corrections: { count: 0 } }]);
    const rows = await world.deps.db.rows<{ net: number; vat: number }>(sql`
      select sum(net_amount) * 100 as net, sum(vat_amount) * 100 as vat from invoices
      where sold_at >= '2026-10-31 23:00Z' and sold_at < '2026-11-21 23:00Z' and currency = 'PLN'`);
    expect(rows).toEqual([present.sums[0]?.total]);
  });

  it('names pro formas that nobody has paid yet', async () => {
    const org = await anOrganization(world.deps, { plan: null });
    const { paymentId } = await aSale(world.deps, org);
    const set = (status: string) =>
      world.deps.db.rows(sql`
        update payments set status = ${status}, channel = 'transfer', created_at = '2026-11-20 10:00Z' where id = ${paymentId}`);
    await set('pending');
    expect((await today()).money.proFormas).toEqual([{ currency: 'PLN', count: 1, gross: 184_500, since: '2026-11-20T10:00:00.000Z' }]);
    await set('expired');
    expect((await today()).money.proFormas).toEqual([]);
  });
});

describe('the funnel', () => {
  it(
    'counts the organisations that registered in thirty days, each step by what proves it; what is deleted is gone from it',
    { tags: ['long'] },
    async () => {
      world.at('2027-03-01T09:00:00.000Z');
      await anOrganization(world.deps, { plan: null, confirmed: false });
      const paid = await anOrganization(world.deps);
      await aSale(world.deps, paid, { paidAt: '2027-02-27T10:00:00Z' });
      const answered = await anOrganization(world.deps);
      await anAssessment(world.deps, answered, { answered: 2 });
      const completed = await anOrganization(world.deps);
      await aCompletedAssessment(world.deps, completed, { answer: 'no' });
      const certified = await anOrganization(world.deps);
      await aCertificate(world.deps, certified);
      const later = await anOrganization(world.deps, { plan: null, confirmed: false });
      await addOperator(world.deps, later.email);
      const steps = async () => {
        const { funnel }: Today = (await world.call('GET', '/api/operator/today', { cookie: later.cookie })).json();
        return [funnel.from, ...funnel.steps.map(({ count }) => count)];
      };
      expect(await steps()).toEqual(['2027-01-30T23:00:00.000Z', 6, 4, 1, 3, 2, 1]);
      await world.deps.db.rows(sql`delete from organizations where id = ${answered.id}`);
      expect((await steps()).slice(1)).toEqual([5, 3, 1, 2, 2, 1]);
    },
  );
});
