import sql from 'sql-template-tag';
import { afterAll, beforeAll } from 'vitest';
import type { CompanyConfirmation } from '#contract/company/confirmation.ts';
import { sendMail } from '#server/communication/mails/send.ts';
import type { Mail } from '#server/adapters/mail/mailer.ts';
import { openRegisters } from '#server/adapters/registers/registers.ts';
import type { QueuedMail } from '#server/platform/jobs/queue.ts';
import { anOrganization, type TestOrganization } from '#server/testing/builders.ts';
import { startSandbox, type Sandbox } from '#server/testing/network/sandbox.ts';
import { openWorld } from '#server/testing/world.ts';

export const dayMillis = 86_400_000;
const declaration = { name: 'Anna Testowa', role: 'Prezes zarządu' };

/** A world with the registers of the sandbox, and what a company does there to be confirmed. */
export function openConfirmationWorld() {
  const world = openWorld();
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await startSandbox();
  });
  afterAll(() => sandbox.close());

  /** The real registers of the sandbox, on the real clock: they count days by it. */
  function onRealRegisters(): void {
    const gus = { url: `${sandbox.address}/gus`, key: 'abcde12345abcde12345' };
    const ceidg = { url: `${sandbox.address}/ceidg`, token: 'sandbox-ceidg-token' };
    world.deps.companyRegister = openRegisters({ gus, krs: { url: `${sandbox.address}/krs` }, ceidg, log: world.deps.log });
    world.deps.now = () => new Date();
  }

  function later(millis: number): void {
    const at = world.deps.now().getTime() + millis;
    world.deps.now = () => new Date(at);
  }

  async function mailsTo(address: string): Promise<Mail[]> {
    const jobs = await world.deps.db.rows<{ id: string; data: QueuedMail }>(sql`
      select id, data from pgboss.job where name = 'mail' and data -> 'to' ->> 'email' = ${address} order by created_on, id`);
    const sent: Mail[] = [];
    world.deps.mailer = { send: async (mail) => void sent.push(mail), close: () => {} };
    for (const { id, data } of jobs) await sendMail(world.deps, data, id);
    await world.deps.db.rows(sql`delete from pgboss.job where name = 'mail' and data -> 'to' ->> 'email' = ${address}`);
    return sent;
  }

  async function codeSentTo(address: string): Promise<string> {
    const mails = await mailsTo(address);
    return /Kod: (\w{4}-\w{4})/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
  }

  const own = async (org: TestOrganization) =>
    (await world.call('GET', '/api/company/confirmation', { cookie: org.cookie })).json<CompanyConfirmation>();
  const start = (org: TestOrganization, method = 'register_email') =>
    world.call('POST', '/api/company/confirmation', { cookie: org.cookie, body: { method } });
  const redeem = (org: TestOrganization, code: string) =>
    world.call('POST', '/api/company/confirmation/code', { cookie: org.cookie, body: { code } });
  const issue = (org: TestOrganization, id: string) =>
    world.call('POST', `/api/assessments/${id}/certificate`, { cookie: org.cookie, body: { declaration } });

  async function listOpenTasks(kind: string, org: TestOrganization): Promise<{ id: string; facts: Record<string, string> }[]> {
    return world.deps.db.rows(
      sql`select id, facts from desk_tasks where kind = ${kind} and organization_id = ${org.id} and closed_at is null`,
    );
  }

  /** An account for a company of the sandbox register, under a name of its own making. */
  async function claimant(nip: string, name = 'Nazwa z sufitu'): Promise<TestOrganization> {
    onRealRegisters();
    return anOrganization(world.deps, { nip, name, confirmed: false });
  }

  return { world, onRealRegisters, later, mailsTo, codeSentTo, own, start, redeem, issue, listOpenTasks, claimant };
}
