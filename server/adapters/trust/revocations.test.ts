import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRevocations } from './revocations.ts';

/** A machine within our own network, which nobody outside should reach through us. */
let inner: Server;
let origin: string;
let visits = 0;

beforeAll(async () => {
  inner = createServer((request, response) => {
    visits += 1;
    if (request.url === '/elsewhere') response.writeHead(302, { location: `${origin}/answer` }).end();
    else if (request.url === '/long') response.end(Buffer.alloc(100_000));
    else response.end(`${request.method} ${request.headers['content-type'] ?? ''}`);
  });
  await new Promise<void>((resolve) => {
    inner.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(inner.address() as AddressInfo).port}`;
});
afterAll(() => {
  inner.close();
});

describe('asking an authority about a certificate', () => {
  it('reaches the sandbox where there is one, and takes no long answers and no redirections', async () => {
    const { queryOcsp: ask, list } = openRevocations({ nameServers: [], local: origin });
    expect((await ask(`${origin}/answer`, Buffer.from('?')))?.toString()).toBe('POST application/ocsp-request');
    expect((await list(`${origin}/list`))?.toString()).toBe('GET ');
    expect(await ask(`${origin}/elsewhere`, Buffer.from('?'))).toBeNull();
    expect(await ask(`${origin}/long`, Buffer.from('?'))).toBeNull();
    expect((await list(`${origin}/long`))?.length).toBe(100_000);
  });

  it('reaches nothing inside', async () => {
    const before = visits;
    const { queryOcsp: ask, list } = openRevocations({ nameServers: [], local: null });
    const { port } = new URL(origin);
    for (const address of [
      `${origin}/answer`,
      `http://[::1]:${port}/`,
      `http://[::ffff:127.0.0.1]/`,
      'http://127.0.0.1/',
      'http://10.0.0.1/',
      'http://169.254.169.254/latest/meta-data',
      'http://2130706433/',
      'http://8.8.8.8:22/',
      'http://user:secret@8.8.8.8/',
      'ftp://8.8.8.8/',
      'file:///etc/passwd',
      'ldap://authority.example/',
      'nonsense',
    ]) {
      expect(await ask(address, Buffer.from('?')), address).toBeNull();
      expect(await list(address), address).toBeNull();
    }
    expect(visits).toBe(before);
  });
});
