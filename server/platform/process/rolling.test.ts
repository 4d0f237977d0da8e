// @module-tag long
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { cloneTemplate } from '#server/testing/databases/databases.ts';
import { freePort, startProcess, stopProcess, type Process } from '#server/testing/processes/processes.ts';

/** A process with its port, whether it said that it is ready, and connections that are kept open to it. */
type Member = { port: number; process: Process; ready: boolean; agent: Agent };

const members: Member[] = [];
let folder = '';
let database: Awaited<ReturnType<typeof cloneTemplate>>;
let balancer: Server;
let address = '';
let ended = false;

async function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/readyz`, { headers: { connection: 'close' } }).then(
    (answer) => answer.ok,
    () => false,
  );
}

/** What a proxy does: looks often who is ready, and asks each in turn over connections that are kept. Nothing is asked twice. */
function startBalancer(): Promise<Server> {
  let turn = 0;
  const poll = async (): Promise<void> => {
    await Promise.all(members.map(async (member) => void (member.ready = await isReady(member.port))));
    if (!ended) setTimeout(() => void poll(), 50);
  };
  void poll();
  const server = createServer((incoming, outgoing) => {
    const ready = members.filter((member) => member.ready);
    const member = ready[(turn += 1) % ready.length];
    if (!member) {
      outgoing.writeHead(502, { 'x-why': 'nobody is ready' }).end();
      return;
    }
    const { method, headers, url: path } = incoming;
    const onward = request({ host: '127.0.0.1', port: member.port, agent: member.agent, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, connection: 'keep-alive', 'x-port': String(member.port) });
      answer.pipe(outgoing);
      answer.on('error', () => outgoing.destroy());
    });
    onward.on('error', (error) => outgoing.writeHead(502, { 'x-why': error.message }).end());
    incoming.pipe(onward);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

async function startMember(): Promise<Member> {
  const port = await freePort();
  const env = {
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    PORT: String(port),
    PUBLIC_URL: 'http://localhost',
    DRAIN_SECONDS: '1',
    TRUSTED_PROXIES: '1',
  };
  return { port, process: await startProcess('serve', env), ready: false, agent: new Agent({ keepAlive: true }) };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atesto-rolling-'));
  database = await cloneTemplate(inject('postgresUrl'));
  for (const _ of [1, 2, 3]) members.push(await startMember());
  balancer = await startBalancer();
  address = `http://127.0.0.1:${(balancer.address() as AddressInfo).port}`;
});
afterAll(async () => {
  ended = true;
  await Promise.all(members.map(({ process }) => stopProcess(process)));
  for (const { agent } of members) agent.destroy();
  await new Promise((resolve) => {
    balancer.closeAllConnections();
    balancer.close(resolve);
  });
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

type Seen = Readonly<{ call: string; status: number; why: string | null; port: string | null }>;

const calls = [
  ['GET', '/api/config/subscription-plans', 200],
  ['GET', '/api/registry', 200],
  ['POST', '/api/auth/login', 401],
  ['GET', '/api/samples/certificate?lang=pl', 200],
] as const;

/** One visitor after another until `over`, each call with an answer or with the reason why it has none. */
async function visit(kind: number, over: () => boolean, seen: Seen[]): Promise<void> {
  const [method, path, wanted] = calls[kind % calls.length]!;
  for (let visitor = 0; !over(); visitor += 1) {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.${kind}.${Math.floor(visitor / 250)}.${visitor % 250}` };
    const body = JSON.stringify({ email: `nobody-${kind}-${visitor}@example.com`, password: 'not-the-password' });
    const call = `${method} ${path}`;
    try {
      const answer = await fetch(`${address}${path}`, { method, headers, ...(method === 'POST' ? { body } : {}) });
      const length = (await answer.arrayBuffer()).byteLength;
      const good = answer.status === wanted && length > 0;
      seen.push({ call, status: good ? 0 : answer.status, why: answer.headers.get('x-why'), port: answer.headers.get('x-port') });
    } catch (error) {
      seen.push({ call, status: -1, why: String(error), port: null });
    }
  }
}

it('three processes are replaced one after another while visitors come, and none of them notices', async () => {
  await expect.poll(() => members.every(({ ready }) => ready), { timeout: 20_000 }).toBe(true);
  const seen: Seen[] = [];
  let over = false;
  const visitors = [0, 1, 2, 3, 4, 5].map((kind) => visit(kind, () => over, seen));
  const replaced: number[] = [];
  for (const old of members.slice()) {
    const before = seen.length;
    await expect.poll(() => seen.length, { timeout: 30_000 }).toBeGreaterThan(before + 30);
    const fresh = await startMember();
    members.push(fresh);
    await expect.poll(() => fresh.ready, { timeout: 20_000 }).toBe(true);
    const ending = stopProcess(old.process);
    // It is still there and states that it goes before it goes.
    await expect
      .poll(() => fetch(`http://127.0.0.1:${old.port}/readyz`).then((answer) => answer.status, String), { timeout: 5000 })
      .toBe(503);
    const last = await fetch(`http://127.0.0.1:${old.port}/api/config/subscription-plans`);
    expect([last.status, last.headers.get('connection')]).toEqual([200, 'close']);
    expect(await ending).toBe(0);
    members.splice(members.indexOf(old), 1);
    old.agent.destroy();
    replaced.push(old.port);
  }
  over = true;
  await Promise.all(visitors);
  expect(seen.filter(({ status }) => status !== 0)).toEqual([]);
  expect(new Set(seen.map(({ call }) => call)).size).toBe(calls.length);
  // All six processes answered: the three that went and the three that came.
  const ports = new Set(seen.map(({ port }) => Number(port)));
  for (const port of [...replaced, ...members.map((member) => member.port)]) expect(ports).toContain(port);
}, 240_000);
