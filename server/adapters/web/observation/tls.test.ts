import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tlsVersions } from '#core/assessment/observations/network.ts';
import { startFakeDomain, type FakeDomain } from '#server/testing/network/fake-domain.ts';
import { openTls } from './tls.ts';

let domain: FakeDomain;
let tls: ReturnType<typeof openTls>;
const host = 'firma.example';

function opened(changes: Partial<Parameters<typeof openTls>[0]> = {}): ReturnType<typeof openTls> {
  return openTls({ ...domain.options, withinMillis: 10_000, ...changes });
}

/** What a server of a test's own makes of a connection. */
async function withServer(connected: (socket: Socket) => void, check: (port: number) => Promise<void>): Promise<void> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket.on('error', () => {}));
    connected(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await check((server.address() as AddressInfo).port);
  for (const socket of open) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
}

beforeAll(async () => {
  domain = await startFakeDomain();
  tls = opened();
});
afterAll(() => domain.close());
beforeEach(() => {
  domain.https.requests = [];
});

describe('the versions of TLS', () => {
  it.each([
    ['TLSv1', 'TLSv1.3', tlsVersions],
    ['TLSv1', 'TLSv1', ['TLSv1']],
    ['TLSv1.1', 'TLSv1.2', ['TLSv1.1', 'TLSv1.2']],
    ['TLSv1.2', 'TLSv1.3', ['TLSv1.2', 'TLSv1.3']],
    ['TLSv1.3', 'TLSv1.3', ['TLSv1.3']],
  ] as const)('from %s to %s are seen as they are', async (minVersion, maxVersion, accepted) => {
    domain.secure('good', { minVersion, maxVersion });
    expect(await tls(host)).toMatchObject({ accepted, certificate: { problem: null } });
    expect(domain.https.requests).toEqual([]);
  });
});

describe('a certificate', () => {
  it.each([
    ['good', null],
    ['name', 'name'],
    ['expired', 'expired'],
    ['untrusted', 'untrusted'],
  ] as const)('that is %s is judged so', async (certificate, problem) => {
    domain.secure(certificate);
    const reading = await tls(host);
    expect(reading).toMatchObject({ accepted: ['TLSv1.2', 'TLSv1.3'], certificate: { problem } });
    const { from, until } = (reading as Extract<typeof reading, { certificate: unknown }>).certificate;
    expect(until.getUTCFullYear() - from.getUTCFullYear()).toBe(certificate === 'expired' ? 1 : 2);
  });
});

describe('a server', () => {
  it('that does not speak TLS, or closes, is unreachable', async () => {
    await withServer(
      (socket) => void socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'),
      async (https) => expect(await opened({ ports: { https } })(host)).toEqual({ failure: 'unreachable' }),
    );
    await withServer(
      (socket) => void socket.destroy(),
      async (https) => expect(await opened({ ports: { https } })(host)).toEqual({ failure: 'unreachable' }),
    );
  });

  it('that sends nothing to one version alone is slow, whatever it states to the others', async () => {
    let [count, hanging] = [0, 0];
    domain.secure('good');
    const pass = (socket: Socket): void => {
      count += 1;
      if (count > hanging)
        socket
          .pipe(connect(domain.https.port, '127.0.0.1'))
          .on('error', () => {})
          .pipe(socket);
    };
    await withServer(pass, async (https) => {
      expect(await opened({ ports: { https } })(host)).toMatchObject({ accepted: ['TLSv1.2', 'TLSv1.3'] });
      [count, hanging] = [0, 1];
      expect(await opened({ ports: { https }, withinMillis: 400 })(host)).toEqual({ failure: 'slow' });
      expect(count).toBe(tlsVersions.length);
    });
  });

  it('that refuses is closed', async () => {
    const gone = await startFakeDomain();
    await gone.close();
    expect(await opened({ ports: gone.options.ports })(host)).toEqual({ failure: 'closed' });
  });

  it('that is not public, or nobody, is not queried', async () => {
    expect(await opened({ local: null })(host)).toEqual({ failure: 'not_public' });
    expect(await tls('nobody.example')).toEqual({ failure: 'no_host' });
    expect(await tls('127.0.0.1')).toEqual({ failure: 'no_host' });
  });
});
