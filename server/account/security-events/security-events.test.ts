import type { InjectOptions } from 'fastify';
import sql from 'sql-template-tag';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SecurityEventView } from '#contract/account/security-events.ts';
import { securityEventKinds } from '#core/account/people/security-events.ts';
import { addOperator } from '#server/account/accounts/operators.ts';
import { applyRetention } from '#server/operations/retention/service.ts';
import { anOrganization, testPassword, type TestOrganization } from '#server/testing/builders.ts';
import { changingLogs } from '#server/testing/logs/changing-logs.ts';
import { openWorld } from '#server/testing/world.ts';
import { mostIsolated } from './notes.ts';
import { eventPage } from './rows.ts';

const world = openWorld({ alone: true });
let operator: TestOrganization;
let org: TestOrganization;
beforeAll(async () => {
  [operator, org] = [await anOrganization(world.deps, { plan: null }), await anOrganization(world.deps)];
  await addOperator(world.deps, operator.email);
});
beforeEach(async () => {
  world.at('2026-11-21T09:00:30.000Z');
  await changingLogs(world.deps.db, (tx) => tx.rows(sql`delete from security_events`));
});

const from = (remoteAddress: string, call: InjectOptions) => world.app.inject({ remoteAddress, ...call });
const login = (password: string, address = '10.0.0.1') =>
  from(address, { method: 'POST', url: '/api/auth/login', payload: { email: org.email, password } });

async function events(query = ''): Promise<{ events: SecurityEventView[]; next: number | null }> {
  const answer = await world.call('GET', `/api/operator/security-events${query}`, { cookie: operator.cookie });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const kinds = async (): Promise<string[]> => (await events()).events.map(({ kind }) => kind).toSorted();

describe('what is refused to somebody who may have tried something', () => {
  it('is stored by kind', async () => {
    const cookie = org.cookie;
    await login('zgadywane');
    await world.call('POST', '/api/account/proof', { cookie, body: { password: 'zgadywane' } });
    await world.call('POST', '/api/account/proof', { cookie, body: { code: '000000' } });
    await world.call('GET', '/api/operator/jobs', { cookie });
    await world.call('GET', `/api/assessments/${world.deps.newId()}/result`, { cookie });
    await world.call('POST', '/api/auth/logout', { headers: { 'sec-fetch-site': 'cross-site' } });
    await world.call('GET', '/api/auth/me', { cookie: 'atesto_session=guessed' });
    await world.call('GET', '/api/v1/suppliers', { headers: { authorization: 'Bearer atesto_guessed' } });
    await world.call('POST', '/api/auth/verify-email', { body: { token: 'guessed' } });
    await world.call('POST', '/api/webhooks/stripe', { headers: { 'stripe-signature': 't=1,v1=00' }, body: {} });
    for (let tried = 0; tried < 10; tried += 1) await login('zgadywane', '10.0.0.2');
    await login('zgadywane', '10.0.0.2');
    // Signed in from two addresses.
    expect(await kinds()).toEqual([...securityEventKinds, 'sign_in'].toSorted());
  });

  it('is not stored of everyday work', async () => {
    await world.call('GET', '/api/auth/me');
    await login(testPassword);
    await world.call('POST', '/api/auth/login', { body: { email: 'nie adres' } });
    await world.call('GET', '/api/registry/ATESTO-0000');
    expect((await events()).events).toEqual([]);
  });

  it('is one row for a kind, an address and an account in a minute, with their number, and nothing of what was typed', async () => {
    await login('zgadywane-1', '10.0.0.3');
    expect((await events()).events).toMatchObject([{ count: 1 }]);
    await login('zgadywane-2', '10.0.0.3');
    await login('zgadywane-3', '10.0.0.4');
    world.at('2026-11-21T09:01:00.000Z');
    await login('zgadywane-4', '10.0.0.3');
    const shown = (await events()).events.map(({ minute, count, ipAddress, who }) => [minute.slice(11, 16), ipAddress, count, who]);
    expect(shown).toEqual([
      ['09:01', '10.0.0.3', 1, null],
      ['09:00', '10.0.0.4', 1, null],
      ['09:00', '10.0.0.3', 2, null],
    ]);
    const rows = JSON.stringify(await world.deps.db.rows(sql`select * from security_events`));
    expect(rows).not.toContain('zgadywane');
    expect(rows).not.toContain(org.email);
  });

  it('fills no disk: beyond so many in a minute only the kind is counted', async () => {
    world.at('2026-11-21T09:05:00.000Z');
    for (let tried = 0; tried < mostIsolated + 7; tried += 1) {
      await from(`10.1.0.${tried}`, { method: 'GET', url: '/api/auth/me', headers: { cookie: 'atesto_session=guessed' } });
    }
    await events();
    const rows = await world.deps.db.rows<{ ipAddress: string | null; count: number }>(sql`
      select ip_address, count from security_events where kind = 'session' order by ip_address nulls last`);
    expect([rows.length, rows.at(-1)]).toEqual([mostIsolated + 1, { ipAddress: null, count: 7 }]);
  });

  it('is shown to operators alone, by kind and time, page by page', async () => {
    expect((await world.call('GET', '/api/operator/security-events', { cookie: org.cookie })).statusCode).toBe(403);
    const insert = (minute: string, kind: string, ip: string) =>
      world.deps.db.rows(sql`
        insert into security_events (minute, kind, ip_address, code, route, count, last_at)
        values (${minute}, ${kind}, ${ip}, 'x', '/', 1, ${minute})`);
    await insert('2026-11-12T09:00:00Z', 'link', '10.2.0.1');
    for (let row = 0; row < eventPage; row += 1) await insert('2026-11-21T08:30:00Z', 'limit', `10.2.1.${row}`);
    expect((await events('?kind=link')).events).toHaveLength(1);
    expect((await events('?kind=link&span=week')).events).toHaveLength(0);
    const first = await events('?span=all');
    expect(first.events).toHaveLength(eventPage);
    const second = await events(`?span=all&before=${first.next}`);
    // Beside them the refusal of this test itself.
    expect(second.events.length + first.events.length).toBe(eventPage + 2);
    expect(second.next).toBeNull();
    expect((await world.call('GET', '/api/operator/security-events?kind=other', { cookie: operator.cookie })).statusCode).toBe(400);
  });

  it('goes after twelve months, and is among the data of whoever was signed in', async () => {
    await world.call('GET', '/api/operator/jobs', { cookie: org.cookie });
    expect((await events()).events).toMatchObject([
      { kind: 'access', who: 'Anna Testowa', route: '/api/operator/jobs', code: 'forbidden' },
    ]);
    const own = await world.call('GET', '/api/account/export', { cookie: org.cookie });
    expect(own.rawPayload.toString('latin1')).toContain('own-refusals.json');
    world.at('2027-11-21T09:00:29.000Z');
    expect((await applyRetention(world.deps, { rehearse: true })).securityEvents).toBe(0);
    world.at('2027-11-21T09:00:30.000Z');
    expect((await applyRetention(world.deps, { rehearse: true })).securityEvents).toBe(1);
  });
});
