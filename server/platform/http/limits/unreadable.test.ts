import { connect, type AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusals } from '#content/refusals.ts';
import { makeApp } from '#server/app.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
const twoYears = 'max-age=63072000; includeSubDomains';
const lax = { port: 0 };
const strict = { port: 0 };
const apps: FastifyInstance[] = [];

beforeAll(async () => {
  for (const [place, local] of [
    [lax, true],
    [strict, false],
  ] as const) {
    const app = await makeApp({ ...world.deps, config: { ...world.deps.config, local } });
    await app.listen({ port: 0, host: '127.0.0.1' });
    place.port = (app.server.address() as AddressInfo).port;
    apps.push(app);
  }
});
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
});

type Answer = Readonly<{ status: number; headers: Readonly<Record<string, string>>; body: string }>;

/** What comes back for bytes, until the other side ends the line. */
async function answerTo(bytes: string, { port }: { port: number }): Promise<Answer> {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  let text = '';
  for await (const piece of socket) text += String(piece);
  const [head = '', body = ''] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  return {
    status: Number(first.split(' ')[1]),
    headers: Object.fromEntries(lines.map((line) => line.replace(/^[^:]+/, (name) => name.toLowerCase()).split(': ') as [string, string])),
    body,
  };
}

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`;

/** What no handler of a call sees: Node's parser ends it. */
const unparsed = [
  ['no HTTP', 400, 'hello\r\n\r\n'],
  ['a header without a name', 400, 'GET / HTTP/1.1\r\n: a\r\n\r\n'],
  ['two lengths', 400, 'POST /api/auth/login HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n{}'],
  ['a length and pieces', 400, 'POST /api/auth/login HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n{}'],
  ['headers without end', 431, `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(40_000)}\r\n\r\n`],
] as const;

describe('what is no request', () => {
  it.each(unparsed)('%s is answered in our own form, with what all answers say', async (_, status, bytes) => {
    const answer = await answerTo(bytes, strict);
    expect([answer.status, JSON.parse(answer.body)]).toEqual([status, { code: 'bad_request', message: refusals.bad_request.pl }]);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'strict-transport-security': twoYears,
      connection: 'close',
    });
  });
});

describe('browsers', () => {
  const responses = [get('/'), get('/api/site'), get('/api/nothing'), get('/theme.js'), get('/c/%E0%A4%A'), unparsed[0][2]];

  it('are directed by every response to use HTTPS for two years', async () => {
    for (const bytes of responses)
      expect((await answerTo(bytes, strict)).headers, bytes).toMatchObject({ 'strict-transport-security': twoYears });
  });

  it('get nothing of it from one’s own machine', async () => {
    for (const bytes of responses) expect((await answerTo(bytes, lax)).headers, bytes).not.toHaveProperty('strict-transport-security');
  });
});
