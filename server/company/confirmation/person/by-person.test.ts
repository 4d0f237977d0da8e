// @module-tag long
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CompanyConfirmation } from '#contract/company/confirmation.ts';
import type { OperatorTask } from '#contract/operations/tasks.ts';
import { addOperator } from '#server/account/accounts/operators.ts';
import { issueWaiting } from '#server/certificate/certificates/issue/waiting.ts';
import { openRevocations } from '#server/adapters/trust/revocations.ts';
import { openRegisters } from '#server/adapters/registers/registers.ts';
import { aCompletedAssessment, anOrganization, aPerson, joins, type TestOrganization } from '#server/testing/builders.ts';
import { startSandbox, type Sandbox } from '#server/testing/network/sandbox.ts';
import { openWorld } from '#server/testing/world.ts';
import { knownOf } from '#server/company/confirmation/status.ts';

const world = openWorld();
let sandbox: Sandbox;
let operator: TestOrganization;

beforeAll(async () => {
  sandbox = await startSandbox();
  const gus = { url: `${sandbox.address}/gus`, key: 'abcde12345abcde12345' };
  const ceidg = { url: `${sandbox.address}/ceidg`, token: 'sandbox-ceidg-token' };
  world.deps.companyRegister = openRegisters({ gus, krs: { url: `${sandbox.address}/krs` }, ceidg, log: world.deps.log });
  const authority = sandbox.websites.local?.authority ?? null;
  world.deps.config = { ...world.deps.config, trustedList: authority, timeStampList: authority };
  world.deps.revocations = openRevocations({ nameServers: [], local: sandbox.address });
  world.deps.now = () => new Date();
  operator = await anOrganization(world.deps, { plan: null });
  await addOperator(world.deps, operator.email);
});
afterAll(() => sandbox.close());

const claimant = (nip: string) => anOrganization(world.deps, { nip, confirmed: false });

async function signed(org: TestOrganization, who: string): Promise<Buffer> {
  const open = await world.call('GET', '/api/company/declaration', { cookie: org.cookie });
  if (open.statusCode !== 200) {
    await world.call('POST', '/api/company/confirmation', { cookie: org.cookie, body: { method: 'signature' } });
  }
  const { rawPayload } = await world.call('GET', '/api/company/declaration', { cookie: org.cookie });
  const sent = { method: 'POST', headers: { 'content-type': 'application/pdf' }, body: Uint8Array.from(rawPayload) };
  return Buffer.from(await (await fetch(`${sandbox.address}/seal/${who}`, sent)).arrayBuffer());
}

async function send(org: TestOrganization, payload: Buffer): Promise<CompanyConfirmation> {
  const headers = { cookie: org.cookie, 'content-type': 'application/pdf' };
  return (await world.app.inject({ method: 'PUT', url: '/api/company/declaration', headers, payload })).json();
}

async function tasksOf(org: TestOrganization, kind = 'signature_by_person'): Promise<OperatorTask[]> {
  const { tasks } = (await world.call('GET', '/api/operator/tasks', { cookie: operator.cookie })).json<{ tasks: OperatorTask[] }>();
  return tasks.filter((task) => task.organizationId === org.id && task.kind === kind);
}

const decide = (task: OperatorTask | undefined, decision: string, cookie = operator.cookie) =>
  world.call('POST', `/api/operator/tasks/${task?.id}/decision`, { cookie, body: { decision, note: 'odpis z KRS z dzisiaj' } });
const mailsOf = (org: TestOrganization) =>
  world.deps.db.rows<{ kind: string }>(sql`
    select data->>'kind' as kind from pgboss.job where data->>'userId' = ${org.userId} and (data->>'kind' like 'signature_%' or data->>'kind' like 'seal_%') order by 1`);

describe('a declaration signed by a person', () => {
  it('waits for an operator, who sees the register beside it; then the company is confirmed and what waited is issued', async () => {
    const org = await claimant('9990000008');
    const assessment = await aCompletedAssessment(world.deps, org);
    const body = { declaration: { name: 'Jan Przykładowy', role: 'Prezes zarządu' } };
    await world.call('POST', `/api/assessments/${assessment}/certificate`, { cookie: org.cookie, body });
    expect(await send(org, await signed(org, 'person'))).toMatchObject({ state: 'pending', declaration: { verdict: 'person' } });
    const [task] = await tasksOf(org);
    expect(task?.facts).toMatchObject({
      nip: org.nip,
      signer: 'Jan Przykładowy',
      signatureKind: 'qualified',
      revocation: 'good',
      representedIn: 'krs',
      represented: 'J** P********** (PREZES ZARZĄDU); E** N******* (CZŁONEK ZARZĄDU)',
      manner: expect.stringContaining('SAMODZIELNIE'),
    });
    expect((await knownOf(world.deps.db, org.id, world.deps.now())).confirmation).toBeNull();
    expect((await decide(task, 'confirm', org.cookie)).statusCode).toBe(403);
    const [one, other] = await Promise.all([decide(task, 'confirm'), decide(task, 'confirm')]);
    expect([one.statusCode, other.statusCode].toSorted((a, b) => a - b)).toEqual([200, 404]);
    const { confirmation } = await knownOf(world.deps.db, org.id, world.deps.now());
    expect(confirmation).toMatchObject({ method: 'signature', level: 3, evidence: { decidedBy: operator.userId, signature: 'qualified' } });
    expect(await issueWaiting(world.deps, org.id)).toHaveLength(1);
    const stored = await world.deps.db.rows<{ text: string }>(sql`
      select facts::text as text from desk_tasks where organization_id = ${org.id}
      union all select evidence::text from company_confirmations where organization_id = ${org.id}
      union all select metadata::text from audit_logs where organization_id = ${org.id} and action = 'company.signature_judged'`);
    expect(stored.length).toBeGreaterThan(2);
    expect(stored.map(({ text }) => text).join()).not.toMatch(/Przykładowy|J\*\*/);
    expect(await mailsOf(org)).toEqual([{ kind: 'signature_accepted' }]);
  });

  it('without a right in the register changes nothing, states it, and another person may sign', async () => {
    const org = await claimant('9990000014');
    await send(org, await signed(org, 'trusted?given=Ewa&surname=Nowak'));
    await send(org, await signed(org, 'person?given=Adam&surname=Lis'));
    const [first, second] = await tasksOf(org);
    expect(first?.facts).toMatchObject({ signer: 'Ewa Nowak', signatureKind: 'trusted' });
    expect((await decide(second, 'not_entitled')).json()).toEqual({ ok: true });
    const view = (await world.call('GET', '/api/company/confirmation', { cookie: org.cookie })).json<CompanyConfirmation>();
    expect(view).toMatchObject({ state: 'pending', declaration: { verdict: 'not_entitled' } });
    expect((await tasksOf(org)).map(({ facts }) => facts.signer)).toEqual(['Ewa Nowak']);
    expect((await decide(first, 'confirm')).json()).toEqual({ ok: true });
    expect((await knownOf(world.deps.db, org.id, world.deps.now())).confirmation).toMatchObject({ level: 3, method: 'signature' });
  });

  it('is not checked any more when the company seals, or takes a new declaration', async () => {
    const org = await claimant('9990000020');
    await send(org, await signed(org, 'person'));
    await world.call('POST', '/api/company/confirmation', { cookie: org.cookie, body: { method: 'signature' } });
    expect(await tasksOf(org)).toEqual([]);
    await send(org, await signed(org, 'person'));
    expect(await tasksOf(org)).toHaveLength(1);
    expect(await send(org, await signed(org, org.nip))).toMatchObject({ state: 'confirmed' });
    expect(await tasksOf(org)).toEqual([]);
    const facts = await world.deps.db.rows<{ text: string }>(sql`
      select facts::text as text from desk_tasks where organization_id = ${org.id}`);
    expect(facts.some(({ text }) => text.includes('Przykładowy'))).toBe(false);
  });

  it('confirms nothing while the company objects to the account', async () => {
    const org = await claimant('9990000095');
    await send(org, await signed(org, 'person'));
    const [task] = await tasksOf(org);
    expect(task?.facts).toMatchObject({ represented: null, manner: null });
    await world.deps.db.rows(sql`
      insert into company_claims (organization_id, claimed_at, contested_at) values (${org.id}, now(), now())
      on conflict (organization_id) do update set contested_at = now()`);
    expect((await decide(task, 'confirm')).json().code).toBe('company_contested');
    expect(await tasksOf(org)).toHaveLength(1);
  });
});

describe('a good seal of which nobody states whether it was revoked', () => {
  it('confirms nothing by itself; an operator who learns that it stands confirms the company, and every owner is notified', async () => {
    const org = await claimant('9992234561');
    const second = await aPerson(world.deps, { language: 'de' });
    await joins(world.deps, second, org, 'owner');
    expect(await send(org, await signed(org, `${org.nip}?status=silent`))).toMatchObject({
      state: 'pending',
      declaration: { verdict: 'unchecked' },
    });
    expect((await knownOf(world.deps.db, org.id, world.deps.now())).confirmation).toBeNull();
    const [task] = await tasksOf(org, 'seal_unchecked');
    expect(task).toMatchObject({ decisions: ['confirm', 'not_established'], facts: { revocation: 'unknown', signer: null } });
    expect((await decide(task, 'confirm')).json()).toEqual({ ok: true });
    expect((await knownOf(world.deps.db, org.id, world.deps.now())).confirmation).toMatchObject({ method: 'signature', level: 3 });
    const mails = await world.deps.db.rows(sql`
      select data->>'userId' as user_id, data->>'language' as language from pgboss.job
      where data->>'kind' = 'seal_accepted' and data->>'userId' in (${org.userId}, ${second.userId}) order by 2`);
    expect(mails).toEqual([
      { userId: second.userId, language: 'de' },
      { userId: org.userId, language: 'pl' },
    ]);
  });

  it('stays without effect when the operator does not learn it, or a later file shows that it was revoked', async () => {
    const org = await claimant('9992345674');
    await send(org, await signed(org, `${org.nip}?status=silent`));
    const [task] = await tasksOf(org, 'seal_unchecked');
    expect((await decide(task, 'not_established')).json()).toEqual({ ok: true });
    const view = (await world.call('GET', '/api/company/confirmation', { cookie: org.cookie })).json();
    expect(view).toMatchObject({ state: 'pending', declaration: { verdict: 'not_established' } });
    expect(await mailsOf(org)).toEqual([{ kind: 'seal_refused' }]);
    expect(await send(org, await signed(org, `${org.nip}?status=revoked`))).toMatchObject({ declaration: { verdict: 'revoked' } });
    expect(await send(org, await signed(org, `${org.nip}?stamp=1`))).toMatchObject({ state: 'confirmed', level: 3 });
  });
});
