// @module-tag long
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CompanyConfirmation } from '#contract/company/confirmation.ts';
import { openRevocations } from '#server/adapters/trust/revocations.ts';
import { openRegisters } from '#server/adapters/registers/registers.ts';
import { anOrganization, type TestOrganization } from '#server/testing/builders.ts';
import { startSandbox, type Sandbox } from '#server/testing/network/sandbox.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
  const gus = { url: `${sandbox.address}/gus`, key: 'abcde12345abcde12345' };
  const ceidg = { url: `${sandbox.address}/ceidg`, token: 'sandbox-ceidg-token' };
  world.deps.companyRegister = openRegisters({ gus, krs: { url: `${sandbox.address}/krs` }, ceidg, log: world.deps.log });
  const authority = sandbox.websites.local?.authority ?? null;
  world.deps.config = { ...world.deps.config, trustedList: authority, timeStampList: authority };
  world.deps.revocations = openRevocations({ nameServers: [], local: sandbox.address });
  world.deps.now = () => new Date();
});
afterAll(() => sandbox.close());

const claimant = (nip: string) => anOrganization(world.deps, { nip, confirmed: false });
const start = (org: TestOrganization) =>
  world.call('POST', '/api/company/confirmation', { cookie: org.cookie, body: { method: 'signature' } });

async function declarationOf(org: TestOrganization): Promise<Buffer> {
  expect((await start(org)).json<CompanyConfirmation>()).toMatchObject({ state: 'pending', declaration: { verdict: null } });
  return (await world.call('GET', '/api/company/declaration', { cookie: org.cookie })).rawPayload;
}

async function sealed(pdf: Buffer, who: string): Promise<Buffer> {
  const answer = await fetch(`${sandbox.address}/seal/${who}`, {
    method: 'POST',
    headers: { 'content-type': 'application/pdf' },
    body: Uint8Array.from(pdf),
  });
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

const send = (org: TestOrganization, payload: Buffer) =>
  world.app.inject({
    method: 'PUT',
    url: '/api/company/declaration',
    headers: { cookie: org.cookie, 'content-type': 'application/pdf' },
    payload,
  });

describe('a declaration', () => {
  it('that carries the seal of the company confirms it at the highest level, and the file is not stored', async () => {
    const org = await claimant('9990000008');
    const file = await sealed(await declarationOf(org), org.nip);
    const done = (await send(org, file)).json();
    expect(done).toMatchObject({ state: 'confirmed', level: 3, method: 'signature', declaration: null });
    const [stored] = await world.deps.db.rows<{ evidence: Record<string, string> }>(sql`
      select evidence from company_confirmations where organization_id = ${org.id}`);
    expect(stored?.evidence).toEqual({
      fileSha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      certificateSha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      revocation: 'good',
      timeStamp: 'none',
    });
    expect((await send(org, file)).json().code).toBe('declaration_gone');
    const rows = await world.deps.db.rows(sql`select verdict from signed_files where organization_id = ${org.id}`);
    expect(rows).toEqual([{ verdict: 'sealed' }]);
  });

  it('with the seal of another company, of another account or an earlier one does not', async () => {
    const [org, other] = [await claimant('9990000014'), await claimant('9990000020')];
    const [first, foreign] = [await declarationOf(org), await declarationOf(other)];
    const second = await declarationOf(org);
    const verdictOf = async (file: Buffer) => (await send(org, file)).json<CompanyConfirmation>().declaration?.verdict;
    expect(await verdictOf(await sealed(second, other.nip))).toBe('other_company');
    expect(await verdictOf(await sealed(foreign, org.nip))).toBe('not_ours');
    expect(await verdictOf(await sealed(first, org.nip))).toBe('not_ours');
    expect(await verdictOf(second)).toBe('unsigned');
    expect(await verdictOf(Buffer.from('%PDF-1.7 nothing'))).toBe('not_ours');
    expect(await verdictOf(Buffer.alloc(0x1000, 0xff))).toBe('not_ours');
    expect((await send(org, await sealed(second, org.nip))).json()).toMatchObject({ state: 'confirmed' });
  });

  it('signed by a sole trader with the NIP in the certificate confirms at once', async () => {
    const org = await claimant('9992123459');
    const file = await sealed(await declarationOf(org), `person?tin=${org.nip}`);
    expect((await send(org, file)).json()).toMatchObject({ state: 'confirmed', level: 3, method: 'signature' });
  });

  it('signed by a person with the NIP of a public office, or of any organisation, waits for an operator', async () => {
    for (const nip of ['5261040828', '9990000190']) {
      const org = await claimant(nip);
      const file = await sealed(await declarationOf(org), `person?tin=${org.nip}`);
      const answer = (await send(org, file)).json<CompanyConfirmation>();
      expect([answer.declaration?.verdict, answer.state]).toEqual(['person', 'pending']);
    }
  });

  it('is judged ten times a day, at most 5 MB large, for 30 days, and once where two are sent at once', async () => {
    const org = await claimant('9990000095');
    const pdf = await declarationOf(org);
    expect((await send(org, Buffer.alloc(5 * 2 ** 20 + 1))).statusCode).toBe(413);
    for (let time = 0; time < 8; time += 1) expect((await send(org, pdf)).statusCode).toBe(200);
    const file = await sealed(pdf, org.nip);
    const both = await Promise.all([send(org, file), send(org, file)]);
    expect(both.every((answer) => [200, 409].includes(answer.statusCode))).toBe(true);
    expect(await world.deps.db.rows(sql`select 1 from company_confirmations where organization_id = ${org.id}`)).toHaveLength(1);
    await declarationOf(org).catch(() => null);
    // Of the two at once the second may have come too late to be judged.
    const judged = () => world.deps.db.rows(sql`select 1 from signed_files where organization_id = ${org.id}`);
    if ((await judged()).length < 10) await send(org, file);
    expect(await judged()).toHaveLength(10);
    expect((await send(org, file)).statusCode).toBe(429);
    await world.deps.db.rows(sql`update declarations set expires_at = now() where organization_id = ${org.id}`);
    expect((await send(org, file)).json().code).toBe('declaration_gone');
    expect((await world.call('GET', '/api/company/declaration', { cookie: org.cookie })).statusCode).toBe(404);
  });

  it('is not offered without a list of authorities', async () => {
    const org = await claimant('9992234561');
    const before = world.deps.config;
    world.deps.config = { ...before, trustedList: null };
    expect((await start(org)).json().code).toBe('method_unavailable');
    world.deps.config = before;
  });
});
