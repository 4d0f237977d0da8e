// @module-tag long
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CompanyConfirmation } from '#contract/company/confirmation.ts';
import type { WebsiteOutcome } from '#core/company/website-proof.ts';
import { issueWaiting } from '#server/certificate/certificates/issue/waiting.ts';
import { saveReading, readCompany } from '#server/account/companies/register.ts';
import { openRegisters } from '#server/adapters/registers/registers.ts';
import { openWebsites } from '#server/adapters/web/website.ts';
import { aCompletedAssessment, anOrganization, type TestOrganization } from '#server/testing/builders.ts';
import { startSandbox, type Sandbox } from '#server/testing/network/sandbox.ts';
import { openWorld } from '#server/testing/world.ts';
import { catchUpConfirmations } from '#server/operations/jobs/catch-up.ts';
import { checkWebsites } from './websites.ts';

const world = openWorld();
let sandbox: Sandbox;
const hourMillis = 3_600_000;

beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

/** An account for a company of the sandbox register, on the real clock, registers, name server and websites. */
async function claimant(nip: string): Promise<TestOrganization> {
  const gus = { url: `${sandbox.address}/gus`, key: 'abcde12345abcde12345' };
  const ceidg = { url: `${sandbox.address}/ceidg`, token: 'sandbox-ceidg-token' };
  world.deps.companyRegister = openRegisters({ gus, krs: { url: `${sandbox.address}/krs` }, ceidg, log: world.deps.log });
  world.deps.websites = openWebsites(sandbox.websites);
  world.deps.now = () => new Date();
  return anOrganization(world.deps, { nip, confirmed: false });
}

function later(millis: number): void {
  const at = world.deps.now().getTime() + millis;
  world.deps.now = () => new Date(at);
}

async function publish(host: string, what: 'dns' | 'file', value: string): Promise<void> {
  const answer = await fetch(`${sandbox.address}/websites/${host}`, { method: 'POST', body: new URLSearchParams({ [what]: value }) });
  expect(answer.ok).toBe(true);
}

const own = async (org: TestOrganization) =>
  (await world.call('GET', '/api/company/confirmation', { cookie: org.cookie })).json<CompanyConfirmation>();
const start = (org: TestOrganization) =>
  world.call('POST', '/api/company/confirmation', { cookie: org.cookie, body: { method: 'website' } });
const check = (org: TestOrganization) => world.call('POST', '/api/company/confirmation/website', { cookie: org.cookie });
const begun = async (org: TestOrganization) => (await start(org)).json<CompanyConfirmation>().website!;

/** The websites answer so, in the place of the network. */
function finding(outcome: WebsiteOutcome): { requested: string[] } {
  const requested: string[] = [];
  world.deps.websites = { find: async (host) => (requested.push(host), outcome) };
  return { requested };
}

describe('a company with a website in the register', () => {
  it('is confirmed by the code in its file, and what waited is issued', async () => {
    const org = await claimant('9990000020');
    const assessment = await aCompletedAssessment(world.deps, org);
    const body = { declaration: { name: 'Zofia Ćwik', role: 'Właścicielka' } };
    await world.call('POST', `/api/assessments/${assessment}/certificate`, { cookie: org.cookie, body });
    expect((await own(org)).methods[1]).toEqual({
      method: 'website',
      available: true,
      hint: 'Strona, którą podaje rejestr: cwik-it.example',
    });
    const started = (await start(org)).json<CompanyConfirmation>();
    expect(started).toMatchObject({
      state: 'pending',
      website: { host: 'cwik-it.example', record: '_atesto.cwik-it.example', outcome: null },
    });
    expect(started.website?.value).toMatch(/^atesto-confirmation=[0-9A-HJKMNP-TV-Z]{26}$/);
    expect(started.website?.file).toBe('https://cwik-it.example/.well-known/atesto-confirmation.txt');
    expect((await check(org)).json()).toMatchObject({ state: 'pending', issued: [], website: { outcome: 'absent' } });
    await publish('cwik-it.example', 'file', started.website!.value);
    const done = (await check(org)).json();
    expect(done).toMatchObject({ state: 'confirmed', level: 1, method: 'website', website: null, issued: [expect.any(String)] });
    expect((await check(org)).json().code).toBe('website_code_gone');
    const rows = await world.deps.db.rows<{ action: string }>(sql`
      select action from audit_logs where organization_id = ${org.id} and action like 'company.%' order by id`);
    expect(rows.map(({ action }) => action)).toEqual(['company.code_requested', 'company.website_checked', 'company.confirmed']);
    expect((await world.call('GET', `/api/registry/${done.issued[0]}`)).json().confirmation).toMatchObject({ method: 'website', level: 1 });
  });

  it('is confirmed by the code in its DNS, found by the job when nobody looks', async () => {
    const org = await claimant('9990000014');
    const { value } = await begun(org);
    await publish('huta-zelazowa.example', 'dns', value);
    expect(await checkWebsites(world.deps)).toEqual({ websitesConfirmed: 0 });
    later(7 * hourMillis);
    expect(await catchUpConfirmations(world.deps)).toMatchObject({ websitesConfirmed: 1 });
    expect(await checkWebsites(world.deps)).toEqual({ websitesConfirmed: 0 });
    const [stored] = await world.deps.db.rows(sql`select method, evidence from company_confirmations where organization_id = ${org.id}`);
    expect(stored).toEqual({ method: 'website', evidence: { host: 'www.huta-zelazowa.example', found: 'dns' } });
  });

  it('is confirmed where its site sends www to the name without it', async () => {
    const org = await claimant('9990000095');
    const { value, host } = await begun(org);
    expect(host).toBe('www.zuk-konstantynow.example');
    await publish('zuk-konstantynow.example', 'file', value);
    expect((await check(org)).json()).toMatchObject({ state: 'confirmed', method: 'website' });
  });

  it('is not confirmed by the code of another account, nor by an earlier one', async () => {
    const [org, other] = [await claimant('9992234561'), await claimant('9992345674')];
    const first = await begun(org);
    const second = await begun(org);
    expect(second.value).not.toBe(first.value);
    await publish('wodociagi-brzezina.example', 'file', (await begun(other)).value);
    expect((await check(org)).json()).toMatchObject({ state: 'pending', website: { outcome: 'other_value' } });
    await publish('wodociagi-brzezina.example', 'file', first.value);
    expect((await check(org)).json()).toMatchObject({ state: 'pending', website: { outcome: 'other_value' } });
    await publish('wodociagi-brzezina.example', 'file', second.value);
    expect((await check(org)).json()).toMatchObject({ state: 'confirmed' });
  });

  it('is confirmed once by twelve checks at once', async () => {
    const org = await claimant('9990000008');
    await begun(org);
    finding('file');
    const answers = await Promise.all([...Array.from({ length: 12 }, () => check(org)), checkWebsites(world.deps)]);
    expect(answers.slice(0, 12).every((answer) => 'statusCode' in answer && [200, 409].includes(answer.statusCode))).toBe(true);
    const rows = await world.deps.db.rows(sql`select 1 from company_confirmations where organization_id = ${org.id}`);
    expect(rows).toHaveLength(1);
  });

  it('has it checked twenty times a day at most, whoever asks, and again tomorrow', async () => {
    const org = await claimant('5261040828');
    await begun(org);
    const { requested: asked } = finding('unreachable');
    for (let attempt = 0; attempt < 19; attempt += 1) expect((await check(org)).statusCode).toBe(200);
    const refused = await check(org);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'website_checks_used_up']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await start(org)).statusCode).toBe(429);
    expect(asked).toHaveLength(19);
    later(24 * hourMillis);
    expect((await check(org)).statusCode).toBe(200);
  });

  it('has 30 days to publish, then the code is not searched for any more', async () => {
    const org = await claimant('9992123459');
    await begun(org);
    later(30 * 24 * hourMillis);
    const { requested: asked } = finding('file');
    expect((await check(org)).statusCode).toBe(401);
    expect(await checkWebsites(world.deps)).toEqual({ websitesConfirmed: 0 });
    expect(asked).toEqual([]);
    const [row] = await world.deps.db.rows(sql`select closed_at, outcome from website_proofs where organization_id = ${org.id}`);
    expect(row).toEqual({ closedAt: null, outcome: null });
  });

  it('is not confirmed by a host that the register holds no more, or changed lately, nor while its claim is contested', async () => {
    const org = await claimant('9990000221');
    const company = await readCompany(world.deps, org);
    const held = (address: string, changedOn: string | null) =>
      saveReading(world.deps.db, org.id, {
        company: { ...company!, contacts: [{ kind: 'website', register: 'krs', address, changedOn }] },
        readAt: world.deps.now(),
      });
    await held('www.pierwsza.example', null);
    expect((await begun(org)).host).toBe('www.pierwsza.example');
    const { requested: asked } = finding('file');
    await held('www.druga.example', null);
    expect((await check(org)).json().code).toBe('website_code_gone');
    await held('www.pierwsza.example', world.deps.now().toISOString().slice(0, 10));
    expect((await check(org)).json().code).toBe('website_code_gone');
    await held('www.pierwsza.example', null);
    await world.deps.db.rows(sql`update company_claims set contested_at = now() where organization_id = ${org.id}`);
    expect((await check(org)).json().code).toBe('company_contested');
    expect(asked).toEqual([]);
    await world.deps.db.rows(sql`update company_claims set contested_at = null where organization_id = ${org.id}`);
    expect((await check(org)).json()).toMatchObject({ state: 'confirmed' });
    expect(await issueWaiting(world.deps, org.id)).toEqual([]);
  });
});

describe('a company without a website of its own in the register', () => {
  it.each([
    ['none at all', '9990000037', 'Żaden rejestr nie podaje strony internetowej tej firmy.'],
    [
      'a page on a platform',
      '9990000072',
      'Rejestr podaje adres w\u00a0serwisie, z\u00a0którego korzysta wiele firm, więc nie potwierdza żadnej z\u00a0nich.',
    ],
    ['one that changed three days ago', '9990000089', 'Wpis zmieniono w\u00a0ostatnich 14\u00a0dniach. Strony można użyć, gdy miną.'],
  ])('(%s) is not offered this way', async (_, nip, hint) => {
    const org = await claimant(nip);
    expect((await own(org)).methods[1]).toEqual({ method: 'website', available: false, hint });
    const refused = await start(org);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'method_unavailable']);
  });
});
