// @module-tag long
import sql from 'sql-template-tag';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RouteOutput } from '#contract/routes.ts';
import { runKsef } from './sending/run.ts';
import { startSession } from '#server/account/sessions/sessions.ts';
import { addOperator } from '#server/account/accounts/operators.ts';
import { invoicesOfPayment } from '#server/billing/invoices/repository.ts';
import { anOrganization, type TestOrganization } from '#server/testing/builders.ts';
import type { ModelKsef } from '#server/testing/ksef/ksef.ts';
import { documentsOfSale, forgetTrouble, passMinutes, withKsef } from '#server/testing/ksef/world.ts';
import { aSale } from '#server/testing/billing/sales.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
const note = 'zgłoszenie 7';
let ksef: ModelKsef;
let operator: TestOrganization;
let org: TestOrganization;
let day = 0;

beforeAll(async () => {
  operator = await anOrganization(world.deps, { plan: null });
  await addOperator(world.deps, operator.email);
});
beforeEach(async () => {
  day += 1;
  world.at(new Date(Date.UTC(2027, 1, 1 + day, 9)).toISOString());
  ksef = withKsef(world);
  await forgetTrouble(world);
  await world.deps.db.rows(sql`delete from invoices where number is null`);
  org = await anOrganization(world.deps, { plan: null });
});

const paid = () => aSale(world.deps, org, { paidAt: new Date(world.deps.now().getTime() - 300_000).toISOString() });

/** As the operator, who signs in anew: sessions do not last from one day of a test to the next. */
async function cookie(): Promise<string> {
  return `atesto_session=${await startSession(world.deps, world.deps.db, operator.userId, { ipAddress: '', userAgent: '' })}`;
}
const act = async (url: string, body: object = {}) => world.call('POST', url, { cookie: await cookie(), body: { note, ...body } });
const read = async (): Promise<RouteOutput<'GET /api/operator/ksef'>> =>
  (await world.call('GET', '/api/operator/ksef', { cookie: await cookie() })).json();

async function logged(action: string): Promise<Record<string, unknown> | undefined> {
  const [row] = await world.deps.db.rows<{ metadata: Record<string, unknown> }>(sql`
    select metadata from audit_logs where action = ${action} order by id desc limit 1`);
  return row?.metadata;
}

function configured(change: Partial<typeof world.deps.config.ksef>): void {
  world.deps.config = { ...world.deps.config, ksef: { ...world.deps.config.ksef, ...change } };
}

describe('an operator', () => {
  it('sees what is ready, on its way and refused, and how the way is', async () => {
    expect(await read()).toMatchObject({ environment: 'sandbox', issuing: 'at_once', canSignIn: true, ready: { count: 0, since: null } });
    const sale = await paid();
    expect((await read()).ready).toEqual({ count: 1, since: sale.paidAt.toISOString() });
    ksef.answer(450);
    await runKsef(world.deps);
    const queue = await read();
    expect(queue).toMatchObject({
      ready: { count: 0 },
      counts: { rejected: 1 },
      reachedAt: world.deps.now().toISOString(),
      failingSince: null,
    });
    expect(queue.documents).toMatchObject([{ state: 'rejected', failureCode: 450, failureDetails: ['status 450', 'code 450'], tries: 1 }]);
    ksef.fail('openSession', 'before');
    await paid();
    await runKsef(world.deps);
    expect((await read()).failingSince).toBe(world.deps.now().toISOString());
  });

  it('stops and resumes sending, with a reason in the log; nothing is sent meanwhile', async () => {
    expect((await act('/api/operator/ksef/stop', { note: '' })).statusCode).toBe(400);
    expect((await act('/api/operator/ksef/stop')).statusCode).toBe(200);
    const sale = await paid();
    await passMinutes(world, 2);
    expect([ksef.calls, await documentsOfSale(world, sale)]).toEqual([[], []]);
    expect((await read()).stopped).toMatchObject({ reason: note });
    expect(await logged('operator.ksef_stopped')).toEqual({ note });
    expect((await act('/api/operator/ksef/resume')).statusCode).toBe(200);
    await passMinutes(world, 1);
    expect(await documentsOfSale(world, sale)).toMatchObject([{ state: 'accepted' }]);
    expect(await logged('operator.ksef_resumed')).toEqual({ note });
  });

  it('has invoices issued that are issued by hand, once for each asking', async () => {
    configured({ issuing: 'by_hand' });
    const first = await paid();
    await passMinutes(world, 2);
    expect(await documentsOfSale(world, first)).toEqual([]);
    expect((await act('/api/operator/ksef/run')).statusCode).toBe(200);
    await passMinutes(world, 1);
    expect(await documentsOfSale(world, first)).toMatchObject([{ state: 'accepted' }]);
    const second = await paid();
    await passMinutes(world, 2);
    expect(await documentsOfSale(world, second)).toEqual([]);
    expect(await logged('operator.ksef_requested')).toEqual({ note });
  });

  it('finds invoices of a day issued on the next morning at six in Warsaw, where that is configured', async () => {
    configured({ issuing: 'daily' });
    const sale = await paid();
    await passMinutes(world, 2);
    world.at(new Date(Date.UTC(2027, 1, 2 + day, 4, 59)).toISOString());
    await runKsef(world.deps);
    expect(await documentsOfSale(world, sale)).toEqual([]);
    await passMinutes(world, 1);
    expect(await documentsOfSale(world, sale)).toMatchObject([{ state: 'accepted' }]);
  });

  it('enters an outage and ends it, once', async () => {
    expect((await act('/api/operator/ksef/outages', { kind: 'flood' })).statusCode).toBe(400);
    expect((await act('/api/operator/ksef/outages', { kind: 'total_failure' })).statusCode).toBe(200);
    const [outage] = (await read()).outages;
    expect(outage).toMatchObject({ kind: 'total_failure', source: 'operator', endsAt: null, title: note });
    expect(await logged('operator.outage_entered')).toEqual({ note });
    expect((await act(`/api/operator/ksef/outages/${outage?.id}/end`)).statusCode).toBe(200);
    expect((await act(`/api/operator/ksef/outages/${outage?.id}/end`)).statusCode).toBe(404);
    expect((await read()).outages).toMatchObject([{ endsAt: world.deps.now().toISOString() }]);
  });

  it('issues offline only with a certificate for it, not around midnight, and only what stands', async () => {
    const sale = await paid();
    const [draft] = await invoicesOfPayment(world.deps.db, sale.organizationId, sale.paymentId);
    const url = `/api/operator/invoices/${draft?.id}/offline`;
    const body = { organizationId: sale.organizationId };
    expect((await act(url, body)).json().code).toBe('ksef_no_certificate');
    configured({ offline: { certificate: 'none', key: 'none', passphrase: null } });
    const noon = world.deps.now();
    world.at(new Date(Date.UTC(2027, 1, 1 + day, 22, 50)).toISOString());
    expect((await act(url, body)).json().code).toBe('ksef_not_now');
    world.at(noon.toISOString());
    expect((await act(url, { organizationId: operator.id })).statusCode).toBe(404);
    expect((await act(url, body)).json()).toEqual({ ok: true });
    expect((await act(url, body)).json().code).toBe('invoice_issued');
    expect(await documentsOfSale(world, sale)).toMatchObject([{ mode: 'offline24', state: 'issued' }]);
    expect(await logged('operator.issued_offline')).toEqual({ note, mode: 'offline24' });
    const bad = await aSale(world.deps, org, { paidAt: noon.toISOString(), buyer: { nip: '0000000000' } });
    const [hindered] = await invoicesOfPayment(world.deps.db, bad.organizationId, bad.paymentId);
    expect((await act(`/api/operator/invoices/${hindered?.id}/offline`, body)).json().code).toBe('invoice_hindered');
  });
});
