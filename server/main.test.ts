// @module-tag long
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { startSmtp } from '#sandbox/mailbox/smtp.ts';
import { aNip, testPassword } from './testing/builders.ts';
import { emptyDatabase, onServer } from './testing/databases/databases.ts';
import { freePort, runToEnd, startProcess, stopProcess, type Process } from './testing/processes/processes.ts';

const running: Process[] = [];
const mailbox: string[] = [];
let folder = '';
let database: Awaited<ReturnType<typeof emptyDatabase>>;
let env: Record<string, string> = {};
let smtp: Awaited<ReturnType<typeof startSmtp>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atesto-parts-'));
  database = await emptyDatabase(inject('postgresUrl'));
  smtp = await startSmtp(0, async (mail) => void mailbox.push(mail.to));
  const smtpPort = (smtp.server.address() as AddressInfo).port;
  env = { DATABASE_URL: database.url, DATA_DIR: folder, SMTP_PORT: String(smtpPort), TRUSTED_PROXIES: '1' };
});
afterAll(async () => {
  await Promise.all(running.map(stopProcess));
  smtp.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function start(part: 'serve' | 'work', more: Record<string, string> = {}): Promise<string> {
  const port = String(await freePort());
  running.push(await startProcess(part, { ...env, PORT: port, PUBLIC_URL: `http://localhost:${port}`, ...more }));
  return `http://127.0.0.1:${port}`;
}

async function register(address: string, index: number): Promise<string> {
  const nip = aNip();
  const email = `nowa-${nip}@example.com`;
  const answer = await fetch(`${address}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.2.0.${index}` },
    body: JSON.stringify({
      email,
      password: testPassword,
      firstName: 'Anna',
      lastName: 'Nowak',
      subscriptionPlan: 'basic',
      complianceType: 'nis2',
      acceptTerms: true,
      organization: { name: 'Młyn', nip, address: 'ul. Wodna 1', city: 'Łódź', postalCode: '90-001', contactEmail: email },
    }),
  });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return email;
}

const queuedMails = (): Promise<number> =>
  onServer(database.url, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from pgboss.job where name = 'mail' and state = 'created'`,
    );
    return rows[0]?.count ?? 0;
  });

describe('a part of the application on its own', () => {
  it('refuses a database of an earlier version and states what to do', () => {
    for (const part of ['serve', 'work']) {
      const { code, output } = runToEnd([part], env);
      expect([code, output]).toEqual([1, 'The database is of an earlier version (0001-schema.sql is missing): run “migrate” first.\n']);
    }
  });

  it('refuses a part that there is not', () => {
    for (const args of [['mend'], ['serve', 'work']]) {
      const { code, output } = runToEnd(args, env);
      expect([code, output]).toEqual([1, 'node server/main.ts [migrate | serve | work]; all three unless one is named\n']);
    }
  });

  it('brings the database up to date, twice without harm, knowing nothing but where it is', () => {
    const settings = { DATABASE_URL: database.url, ATESTO_MODE: '', NODE_ENV: 'production' };
    for (const _ of [1, 2]) expect(runToEnd(['migrate'], settings)).toEqual({ code: 0, output: '' });
  });

  it('answers and queues, and of several that work one does each thing, once', async () => {
    const addresses = [await start('serve'), await start('serve')];
    const registered: string[] = [];
    for (let index = 0; index < 6; index += 1) registered.push(await register(addresses[index % 2]!, index + 1));
    expect(await queuedMails()).toBe(6);
    // Nobody does the jobs: it says so, and is ready all the same.
    const alone = await fetch(`${addresses[0]}/readyz`);
    expect([alone.status, await alone.json()]).toEqual([200, { status: 'ok', database: 'ok', jobs: 'away', roles: 'one' }]);
    const metricsPort = String(await freePort());
    await Promise.all([start('work', { METRICS_PORT: metricsPort }), start('work'), start('work')]);
    await vi.waitUntil(async () => mailbox.length >= 6 && (await queuedMails()) === 0, { timeout: 60_000 });
    expect(mailbox.toSorted()).toEqual(registered.toSorted());
    const addressesToCall = [`${addresses[0]}/readyz`, `http://127.0.0.1:${metricsPort}/readyz`, `http://127.0.0.1:${metricsPort}/metrics`];
    for (const url of addressesToCall) expect((await fetch(url)).status, url).toBe(200);
    expect((await fetch(`${addresses[0]}/metrics`)).status).toBe(404);
  });

  it('ends without an error when it is asked to', async () => {
    const codes = await Promise.all(running.splice(0).map(stopProcess));
    expect(codes).toEqual([0, 0, 0, 0, 0]);
  });
});
