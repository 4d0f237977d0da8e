// @module-tag long
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeApp } from '#server/app.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
let app: FastifyInstance;
let port = 0;

beforeAll(async () => {
  app = await makeApp(world.deps, { stallMillis: 300 });
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

function send(first: string, length: number): { socket: Socket; closed: Promise<string> } {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (bytes) => (answer += bytes.toString()));
  socket.on('error', () => {});
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(answer)));
  socket.write(`POST /api/auth/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n${first}`);
  return { socket, closed };
}

describe('a body', () => {
  it('that stops halfway loses its connection', async () => {
    const { closed } = send('{"email":', 1000);
    expect(await closed).toBe('');
  });

  it('that trickles loses it too', async () => {
    const { socket, closed } = send('{', 100_000);
    const trickle = setInterval(() => socket.write(' '), 20);
    expect(await closed).toBe('');
    clearInterval(trickle);
  });

  it('that comes in pieces is answered', async () => {
    const body = JSON.stringify({ email: 'nobody@example.com', password: 'x'.repeat(40_000) });
    const { socket, closed } = send(body.slice(0, 20_000), body.length);
    await new Promise((resolve) => setTimeout(resolve, 100));
    socket.end(body.slice(20_000));
    expect(await closed).toMatch(/^HTTP\/1\.1 4\d\d /);
  });
});
