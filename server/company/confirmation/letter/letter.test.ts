// @module-tag long
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOperator } from '#server/account/accounts/operators.ts';
import { openRegisters } from '#server/adapters/registers/registers.ts';
import { anOrganization, type TestOrganization } from '#server/testing/builders.ts';
import { testPassword } from '#server/testing/password.ts';
import { startSandbox, type Sandbox } from '#server/testing/network/sandbox.ts';
import { openWorld } from '#server/testing/world.ts';
import * as mupdf from 'mupdf';

const world = openWorld();
let sandbox: Sandbox;
let operator: TestOrganization;

beforeAll(async () => {
  sandbox = await startSandbox();
  const { address } = sandbox;
  world.deps.now = () => new Date();
  const gus = { url: `${address}/gus`, key: 'abcde12345abcde12345' };
  const ceidg = { url: `${address}/ceidg`, token: 'sandbox-ceidg-token' };
  world.deps.companyRegister = openRegisters({ gus, krs: { url: `${address}/krs` }, ceidg, log: world.deps.log });
  operator = await anOrganization(world.deps, { plan: null });
  await addOperator(world.deps, operator.email);
});
afterAll(() => sandbox.close());

const claimant = (nip: string) => anOrganization(world.deps, { nip, plan: null, confirmed: false });
const own = async (org: TestOrganization) => (await world.call('GET', '/api/company/confirmation', { cookie: org.cookie })).json();
const start = (org: TestOrganization) =>
  world.call('POST', '/api/company/confirmation', { cookie: org.cookie, body: { method: 'letter' } });
const redeem = (org: TestOrganization, code: string) =>
  world.call('POST', '/api/company/confirmation/code', { cookie: org.cookie, body: { code } });
const letterWay = async (org: TestOrganization) => (await own(org)).methods.find((way: { method: string }) => way.method === 'letter');

async function taskOf(org: TestOrganization) {
  const [task] = await world.deps.db.rows<{ id: string; facts: { letterId: string; contact: string } }>(sql`
    select id, facts from desk_tasks where kind = 'letter_to_send' and organization_id = ${org.id} and closed_at is null order by opened_at desc`);
  return task;
}

const print = (id: string, cookie = operator.cookie) =>
  world.call('POST', `/api/operator/letters/${id}/print`, { cookie, body: { note: 'poczta 12/2026' } });
const decide = (id: string, decision: string) =>
  world.call('POST', `/api/operator/tasks/${id}/decision`, { cookie: operator.cookie, body: { decision, note: 'nadano R 123' } });

function textOf(pdf: Buffer): string {
  const document = mupdf.Document.openDocument(pdf, 'application/pdf');
  return document.loadPage(0).toStructuredText('').asText();
}

describe('a letter to the seat', () => {
  it('is printed by an operator, and its code confirms the company', async () => {
    const org = await claimant('9990000095');
    expect(await letterWay(org)).toMatchObject({
      available: true,
      hint: expect.stringContaining('ul. Długa 150, 95-050 Konstantynów Łódzki'),
    });
    expect((await start(org)).json()).toMatchObject({ state: 'unconfirmed', pending: null });
    expect((await letterWay(org)).hint).toContain('czeka na wydruk');
    const task = await taskOf(org);
    expect((await decide(task?.id ?? '', 'letter_sent')).json().code).toBe('letter_not_printed');
    expect((await print(task?.facts.letterId ?? '', org.cookie)).statusCode).toBe(403);
    const first = await print(task?.facts.letterId ?? '');
    const printed = await print(task?.facts.letterId ?? '');
    expect([printed.statusCode, printed.headers['content-type']]).toEqual([200, 'application/pdf']);
    const codeOf = (pdf: Buffer) => /[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(textOf(pdf).replaceAll('\n', ' '))?.[0] ?? '';
    expect(textOf(printed.rawPayload)).toContain('95-050 Konstantynów Łódzki');
    expect(await own(org)).toMatchObject({
      state: 'pending',
      pending: { method: 'letter', sentTo: 'ul. Długa 150, 95-050 Konstantynów Łódzki', triesLeft: 5 },
    });
    expect((await decide(task?.id ?? '', 'letter_sent')).json()).toEqual({ ok: true });
    expect((await redeem(org, codeOf(first.rawPayload))).statusCode).toBe(400);
    const days = (Date.parse((await own(org)).pending.expiresAt) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    expect((await redeem(org, codeOf(printed.rawPayload))).json()).toMatchObject({ state: 'confirmed', level: 2, method: 'letter' });
    expect((await print(task?.facts.letterId ?? '')).statusCode).toBe(404);
  });

  it('that an operator does not send can be requested again; an earlier one is not printed any more', async () => {
    const org = await claimant('9990000072');
    await start(org);
    const first = await taskOf(org);
    expect((await decide(first?.id ?? '', 'dismiss')).json()).toEqual({ ok: true });
    expect((await print(first?.facts.letterId ?? '')).statusCode).toBe(404);
    expect((await letterWay(org)).hint).toContain('List z\u00a0kodem wyślemy');
    expect((await start(org)).statusCode).toBe(200);
    expect((await start(org)).statusCode).toBe(200);
    expect((await start(org)).json().code).toBe('codes_used_up');
  });

  it('is requested from nobody any more once its company is gone or wants another one', async () => {
    const gone = await claimant('9990000014');
    await start(gone);
    const letter = (await taskOf(gone))?.facts.letterId ?? '';
    const deleted = await world.call('POST', '/api/account/deletion', {
      cookie: gone.cookie,
      body: { password: testPassword, immediately: true },
    });
    expect(deleted.statusCode, deleted.body).toBe(200);
    expect(await taskOf(gone)).toBeUndefined();
    expect((await print(letter)).statusCode).toBe(404);

    const again = await claimant('9990000037');
    await start(again);
    const first = await taskOf(again);
    await start(again);
    const second = await taskOf(again);
    expect(second?.id).not.toBe(first?.id);
    const open = sql`select id from desk_tasks where kind = 'letter_to_send' and organization_id = ${again.id} and closed_at is null`;
    expect(await world.deps.db.rows(open)).toEqual([{ id: second?.id }]);
  });

  it('does not go to a seat whose entry changed lately', async () => {
    const org = await claimant('9990000089');
    expect(await letterWay(org)).toMatchObject({ available: false });
    expect((await start(org)).json().code).toBe('method_unavailable');
  });
});
