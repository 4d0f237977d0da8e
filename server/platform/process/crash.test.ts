// @module-tag long
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { startSmtp } from '#sandbox/mailbox/smtp.ts';
import { cloneTemplate, emptyDatabase, onServer } from '#server/testing/databases/databases.ts';
import { openFaultProxy } from '#server/testing/databases/fault-proxy.ts';
import { openDatabase } from '#server/platform/db/db.ts';
import { anOrganization } from '#server/testing/builders.ts';
import { startSandbox } from '#server/testing/network/sandbox.ts';
import { openWorld } from '#server/testing/world.ts';
import { childrenOf, freePort, lives, startProcess, type Process } from '#server/testing/processes/processes.ts';

/** A process that is asked to end has so long, whatever hangs. */
const drainMillis = 10_000;
/** After the crash of a process another goes on with its jobs within this. */
const goOnMillis = 30_000;

const running: Process[] = [];
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atesto-crash-'));
});
afterEach(() => {
  for (const { child } of running.splice(0)) child.kill('SIGKILL');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function start(part: 'serve' | 'work' | null, env: Record<string, string>): Promise<{ process: Process; address: string }> {
  const port = String(await freePort());
  const process = await startProcess(part, { DATA_DIR: folder, PUBLIC_URL: `http://localhost:${port}`, ...env, PORT: port });
  running.push(process);
  return { process, address: `http://127.0.0.1:${port}` };
}

function inTime<T>(what: Promise<T>, millis: number): Promise<T | 'too late'> {
  return Promise.race([what, new Promise<'too late'>((resolve) => setTimeout(() => resolve('too late'), millis))]);
}

function portOf(server: { address(): unknown }): string {
  return String((server.address() as AddressInfo).port);
}

/** Processes that a process started to draw; one that is only just split off still runs the program of the first. */
function drawersOf(pid: number): number[] {
  return childrenOf(pid).filter((child) => lives(child) && readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('render-child'));
}

const world = openWorld();

describe('a job in the middle of which its process dies', () => {
  it('is gone on with by another one soon, and done once', async () => {
    const database = await cloneTemplate(inject('postgresUrl'));
    const db = openDatabase({ url: database.url, poolSize: 2, onError: () => {} });
    const org = await anOrganization({ ...world.deps, db });
    const env = { DATABASE_URL: database.url };
    const held = new Set<Socket>();
    const hanging = createServer((socket) => void held.add(socket.on('error', () => {})));
    await new Promise<void>((resolve) => void hanging.listen(0, '127.0.0.1', resolve));
    const first = await start('work', { ...env, SMTP_PORT: portOf(hanging) });
    await world.deps.queue.enqueueMail(db, { kind: 'password_changed', userId: org.userId, language: 'pl' });
    await vi.waitUntil(() => held.size > 0, { timeout: 20_000 });
    first.process.child.kill('SIGKILL');
    await first.process.ended;
    const sent: string[] = [];
    const smtp = await startSmtp(0, async (mail) => void sent.push(mail.to));
    await start('work', { ...env, SMTP_PORT: portOf(smtp.server) });
    await vi.waitUntil(() => sent.length > 0, { timeout: goOnMillis });
    expect(sent).toEqual([org.email]);
    for (const socket of held) socket.destroy();
    hanging.close();
    smtp.close();
    for (const { child, ended } of running) {
      child.kill('SIGKILL');
      await ended;
    }
    await db.close();
    await database.drop();
  });
});

describe('a process that is asked to end', () => {
  it('does so while the database is frozen and calls wait for it', async () => {
    const database = await cloneTemplate(inject('postgresUrl'));
    const proxy = await openFaultProxy(database.url);
    const { process, address } = await start(null, { DATABASE_URL: proxy.url });
    await vi.waitUntil(async () => (await fetch(`${address}/readyz`)).ok, { timeout: 20_000 });
    proxy.freeze();
    const answers = Promise.all([1, 2, 3].map(() => fetch(`${address}/api/registry`).then((answer) => answer.status)));
    await new Promise((resolve) => setTimeout(resolve, 300));
    process.child.kill('SIGTERM');
    expect(await inTime(process.ended, drainMillis)).not.toBe('too late');
    expect(await answers).toEqual([503, 503, 503]);
    await proxy.close();
    await database.drop();
  });

  it('does so while a document takes for ever, and takes what draws it along', async () => {
    const database = await cloneTemplate(inject('postgresUrl'));
    const { process, address } = await start(null, { DATABASE_URL: database.url });
    const sample = `${address}/api/samples/report?lang=pl`;
    const drawn = fetch(sample).catch(() => null);
    await vi.waitUntil(() => drawersOf(process.child.pid ?? 0).length > 0, { timeout: 20_000 });
    const drawing = drawersOf(process.child.pid ?? 0);
    for (const pid of drawing) globalThis.process.kill(pid, 'SIGSTOP');
    process.child.kill('SIGTERM');
    expect(await inTime(process.ended, drainMillis)).not.toBe('too late');
    await vi.waitUntil(() => !drawing.some(lives), { timeout: 5000 });
    await drawn;
    await database.drop();
  });
});

describe('processes that start at once', () => {
  it('on an empty database all come to be ready, and write everything once', async () => {
    const database = await emptyDatabase(inject('postgresUrl'));
    const sandbox = await startSandbox();
    const env = { ...sandbox.settings, DATABASE_URL: database.url, DATABASE_POOL: '4', DEMO: 'on' };
    const started = await Promise.all([1, 2, 3, 4].map(() => start(null, env)));
    const ready = await Promise.all(started.map(async ({ address }) => (await fetch(`${address}/readyz`)).status));
    expect(ready).toEqual([200, 200, 200, 200]);
    const doubled = await onServer(database.url, async (client) => {
      const { rows } = await client.query(`
        select (select count(*) from (select email from users group by 1 having count(*) > 1) d)::int as users,
          (select count(*) from subscription_plans p where jsonb_array_length(features) = 0
            or jsonb_array_length(features) <> (select count(distinct f) from jsonb_array_elements(p.features) f))::int as features,
          (select count(*) from key_lists)::int as lists`);
      return rows[0] as unknown;
    });
    expect(doubled).toEqual({ users: 0, features: 0, lists: 1 });
    for (const { process } of started) process.child.kill('SIGKILL');
    await Promise.all(started.map(({ process }) => process.ended));
    await sandbox.close();
    await database.drop();
  });

  it('with questions that the database does not have yet, and queues of an earlier version, do not get in each other’s way', async () => {
    const database = await cloneTemplate(inject('postgresUrl'));
    await onServer(database.url, async (client) => {
      await client.query(
        `delete from questions where id like 'nis2-1-%'; update subscription_plans set features = '[]'; update pgboss.queue set heartbeat_seconds = null`,
      );
    });
    const env = { DATABASE_URL: database.url, DATABASE_POOL: '4' };
    const started = await Promise.all([1, 2, 3, 4].map(() => start(null, env)));
    const known = await onServer(database.url, async (client) => {
      const { rows } = await client.query(`
        select (select count(*) from questions where id like 'nis2-1-%')::int > 0 as questions,
          (select bool_and(heartbeat_seconds is not null) from pgboss.queue where name = any('{mail,refund,daily}')) as queues`);
      return rows[0] as unknown;
    });
    expect(known).toEqual({ questions: true, queues: true });
    for (const { process } of started) process.child.kill('SIGKILL');
    await Promise.all(started.map(({ process }) => process.ended));
    await database.drop();
  });
});
