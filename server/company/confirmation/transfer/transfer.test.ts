// @module-tag long
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Billing } from '#contract/billing/billing.ts';
import { questionsPerDay } from '#core/company/account-checks.ts';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import { normalizedIban } from '#core/billing/payments/bank-account.ts';
import { addOperator } from '#server/account/accounts/operators.ts';
import { openRegisters } from '#server/adapters/registers/registers.ts';
import { openVatRegister } from '#server/adapters/registers/vat-register.ts';
import { anOrganization, type TestOrganization } from '#server/testing/builders.ts';
import { startSandbox, type Sandbox } from '#server/testing/network/sandbox.ts';
import { withSilentProvider } from '#server/testing/billing/stripe-events.ts';
import { openWorld } from '#server/testing/world.ts';
import { checkAccounts } from './accounts.ts';

const world = openWorld();
let sandbox: Sandbox;
let operator: TestOrganization;
const accounts = new Map<string, string>();
/** Nobody's account on the list, with valid check digits. */
const otherAccount = '61109010140000071219812874';

beforeAll(async () => {
  sandbox = await startSandbox();
  const { address } = sandbox;
  withSilentProvider(world);
  world.deps.now = () => new Date();
  world.deps.vatRegister = openVatRegister({ url: `${address}/wl`, files: null });
  const gus = { url: `${address}/gus`, key: 'abcde12345abcde12345' };
  const ceidg = { url: `${address}/ceidg`, token: 'sandbox-ceidg-token' };
  world.deps.companyRegister = openRegisters({ gus, krs: { url: `${address}/krs` }, ceidg, log: world.deps.log });
  operator = await anOrganization(world.deps, { plan: null });
  await addOperator(world.deps, operator.email);
  const listed = (await (await fetch(`${address}/wl`)).json()) as { nip: string; account: string }[];
  for (const { nip, account } of listed) accounts.set(nip, account);
});
afterAll(() => sandbox.close());

const claimant = (nip: string) => anOrganization(world.deps, { nip, plan: null, confirmed: false });

/** Orders by transfer, pays from an account, and lets the operator book the statement. */
async function pay(org: TestOrganization, account: string, payer = 'WODOCIAGI BRZEZINA'): Promise<void> {
  const body = { plan: 'basic', payBy: 'transfer', earlyStart: true };
  const ordered = await world.call('POST', '/api/create-checkout-session', { cookie: org.cookie, body });
  expect(ordered.statusCode, ordered.body).toBe(200);
  const billing = (await world.call('GET', '/api/billing', { cookie: org.cookie })).json<Billing>();
  const day = isoDay(world.deps.now()).replaceAll('-', '').slice(2);
  const own = normalizedIban(world.deps.config.company.bankAccount);
  const entry = `:61:${day}${day.slice(2)}C1845,00S1\n:86:150~20${billing.payments[0]!.orderNumber}~32${payer}~38PL${account}`;
  const payload = Buffer.from(['::20:X'.slice(1), `:25:${own}`, `:60F:C${day}PLN0,00`, entry, '-'].join('\n'));
  const headers = { cookie: operator.cookie, 'content-type': 'application/octet-stream' };
  const { id } = (await world.app.inject({ method: 'PUT', url: '/api/operator/statements', headers, payload })).json<{ id: string }>();
  const url = `/api/operator/statements/${id}/booking`;
  const booked = await world.call('POST', url, { cookie: operator.cookie, body: { note: 'wyciąg 1' } });
  expect(booked.json()).toMatchObject({ paid: 1 });
}

const own = async (org: TestOrganization) => (await world.call('GET', '/api/company/confirmation', { cookie: org.cookie })).json();

async function checkOf(org: TestOrganization) {
  const [row] = await world.deps.db.rows(sql`select verdict, account, tries from account_checks where organization_id = ${org.id}`);
  return row;
}

describe('a bank transfer', () => {
  it('from an account that the list ties to the company confirms it as soon as it is booked', async () => {
    const org = await claimant('9992234561');
    await pay(org, accounts.get(org.nip)!);
    const shown = await own(org);
    expect(shown).toMatchObject({ state: 'confirmed', level: 2, method: 'transfer', company: { name: 'WODOCIĄGI BRZEZINA sp. z o.o.' } });
    expect(isoDay(new Date(shown.confirmedAt))).toBe(isoDay(world.deps.now()));
    expect(await checkOf(org)).toEqual({ verdict: 'yes', account: null, tries: 1 });
    const [stored] = await world.deps.db.rows<{ evidence: { requestId: string } }>(sql`
      select evidence from company_confirmations where organization_id = ${org.id}`);
    expect(stored?.evidence.requestId).toMatch(/^sandbox-\d+$/);
    expect(JSON.stringify(stored)).not.toContain(accounts.get(org.nip));
  });

  it.each([
    ['another account', '9992345674', otherAccount, 'ŁĄCZA PÓŁNOC', 'no'],
    ['the account of another company', '9990000014', '9990000008', 'HUTA', 'no'],
    ['an intermediary', '9990000008', '9990000008', 'Autopay S.A.', 'intermediary'],
  ])('from %s leaves it unconfirmed, says so plainly and blames nobody', async (_, nip, from, payer, verdict) => {
    const org = await claimant(nip);
    await pay(org, accounts.get(from) ?? from, payer);
    const shown = await own(org);
    expect(shown).toMatchObject({ state: 'unconfirmed', level: 0 });
    const way = shown.methods.find((one: { method: string }) => one.method === 'transfer');
    expect(way).toMatchObject({ available: true, hint: expect.stringContaining('To nie zarzut') });
    expect(await checkOf(org)).toMatchObject({ verdict, account: null });
  });

  it.each([
    ['fails', '9990000103'],
    ['answers with a page', '9990000215'],
    ['has had enough for the day', '9990000161'],
  ])('is looked up again later when the list %s', async (_, nip) => {
    const org = await claimant(nip);
    await pay(org, otherAccount);
    expect(await checkOf(org)).toEqual({ verdict: null, account: otherAccount, tries: 1 });
    await checkAccounts(world.deps, org.id);
    expect(await checkOf(org)).toMatchObject({ tries: 1 });
    await world.deps.db.rows(
      sql`update account_checks set tried_at = tried_at - interval '61 minutes', tries = 71 where organization_id = ${org.id}`,
    );
    await checkAccounts(world.deps, org.id);
    expect(await checkOf(org)).toEqual({ verdict: 'given_up', account: null, tries: 72 });
  });

  it('is not queried about any more once the day’s questions are used up', async () => {
    const day = isoDay(world.deps.now());
    const [before] = await world.deps.db.rows<{ questions: number }>(sql`select questions from vat_register_days where day = ${day}`);
    expect(before?.questions).toBeGreaterThan(3);
    await world.deps.db.rows(sql`update vat_register_days set questions = ${questionsPerDay} where day = ${day}`);
    const org = await claimant('9992456787');
    await pay(org, accounts.get(org.nip)!);
    expect(await checkOf(org)).toMatchObject({ verdict: null, tries: 0 });
    await world.deps.db.rows(sql`update vat_register_days set questions = 0 where day = ${day}`);
    expect(await checkAccounts(world.deps)).toEqual({ accountsConfirmed: 1 });
    expect(await own(org)).toMatchObject({ state: 'confirmed', method: 'transfer' });
  });
});
