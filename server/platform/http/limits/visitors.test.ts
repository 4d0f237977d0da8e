// @module-tag long
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeApp } from '#server/app.ts';
import { anOrganization } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
const most = 20;
let app: FastifyInstance;
let address = '';

beforeAll(async () => {
  app = await makeApp({ ...world.deps, config: { ...world.deps.config, visitorCallsPerMinute: most, trustedProxies: 1 } });
  app.get('/page', (request, reply) => reply.send({ isOverLimit: request.isOverLimit }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterAll(() => app.close());

type From = Readonly<{ visitor: string; path?: string; headers?: Readonly<Record<string, string>> }>;

function requestAs({ visitor, path = '/api/registry', headers = {} }: From): Promise<Response> {
  return fetch(`${address}${path}`, { headers: { ...headers, 'x-forwarded-for': visitor } });
}

async function statusesOf(count: number, from: From): Promise<number[]> {
  const answers = await Promise.all(Array.from({ length: count }, () => requestAs(from)));
  return answers.map(({ status }) => status).toSorted((one, other) => one - other);
}

it('visitors are bounded by their address, each for itself, and shown how long', async () => {
  expect(await statusesOf(most + 3, { visitor: '192.0.2.1' })).toEqual([...Array.from({ length: most }, () => 200), 429, 429, 429]);
  const refused = await requestAs({ visitor: '192.0.2.1', path: '/api/registry/ATESTO-NIS2-2026-AAAAAAAA' });
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([429, 'too_many_attempts']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await requestAs({ visitor: '192.0.2.2' })).status).toBe(200);
});

it('who send something count for more, and are refused before it is checked', async () => {
  const visitor = '192.0.2.5';
  const send = () =>
    fetch(`${address}/api/auth/register`, {
      method: 'POST',
      headers: { 'x-forwarded-for': visitor, 'content-type': 'application/json' },
      body: '{"firstName":',
    });
  const statuses = [];
  for (let sent = 0; sent < most / 10 + 1; sent += 1) statuses.push((await send()).status);
  expect(statuses).toEqual([...Array.from({ length: most / 10 }, () => 400), 429]);
  expect((await requestAs({ visitor: '192.0.2.6' })).status).toBe(200);
});

it('who open pages are never refused one: beyond it the page is not drawn for them', async () => {
  const visitor = '192.0.2.4';
  const pages: unknown[] = [];
  for (let page = 0; page < most + 2; page += 1) pages.push(await (await requestAs({ visitor, path: '/page?a=b.c' })).json());
  expect(pages).toEqual(Array.from({ length: most + 2 }, (_, page) => ({ isOverLimit: page >= most })));
  expect((await requestAs({ visitor })).status).toBe(429);
});

it('not what the application asks itself', async () => {
  const answers = await Promise.all(Array.from({ length: most * 2 }, () => app.inject({ url: '/api/registry' })));
  expect(answers.map(({ statusCode }) => statusCode)).not.toContain(429);
});

it('of IPv6 by their network', async () => {
  const answers = await Promise.all(Array.from({ length: most + 2 }, (_, place) => requestAs({ visitor: `2001:db8:1:2::${place + 1}` })));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  expect((await requestAs({ visitor: '2001:db8:1:3::1' })).status).toBe(200);
});

it('not where somebody is signed in, a key is shown, events are sent or files are fetched', async () => {
  const visitor = '192.0.2.3';
  const { cookie } = await anOrganization(world.deps);
  expect(await statusesOf(most * 2, { visitor, headers: { cookie } })).not.toContain(429);
  expect(await statusesOf(most * 2, { visitor, path: '/theme.js' })).not.toContain(429);
  const events = await Promise.all(
    Array.from({ length: most * 2 }, () =>
      fetch(`${address}/api/webhooks/stripe`, { method: 'POST', body: '{}', headers: { 'x-forwarded-for': visitor } }),
    ),
  );
  expect(events.map(({ status }) => status)).not.toContain(429);
  expect(await statusesOf(most + 1, { visitor })).toContain(429);
});
