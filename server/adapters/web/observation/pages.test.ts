// @module-tag long
import type { IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startFakeDomain, type FakeDomain } from '#server/testing/network/fake-domain.ts';
import { openPages } from './pages.ts';

let domain: FakeDomain;
let pages: ReturnType<typeof openPages>;
const [host, twin] = ['firma.example', 'www.firma.example'] as const;
const userAgent = 'Atesto observation (+https://atesto.example)';

function opened(changes: Partial<Parameters<typeof openPages>[0]> = {}): ReturnType<typeof openPages> {
  return openPages({ ...domain.options, userAgent, withinMillis: 10_000, ...changes });
}

beforeAll(async () => {
  domain = await startFakeDomain();
  pages = opened();
});
afterAll(() => domain.close());
beforeEach(() => {
  domain.secure('good');
  domain.dns.records = {};
  for (const one of [host, twin]) domain.addHost(one);
  for (const site of [domain.https, domain.http]) {
    site.requests = [];
    site.answer = (_, response) => void response.writeHead(200).end('page');
  }
});

function sends(...locations: readonly string[]): void {
  const left = [...locations];
  domain.https.answer = (_, response) => {
    const location = left.shift();
    response.writeHead(location === undefined ? 200 : 301, location === undefined ? {} : { location }).end('page');
  };
}

describe('a page over https', () => {
  it('is read with its status, headers and body', async () => {
    domain.https.answer = (_, response) => void response.writeHead(404, { 'Strict-Transport-Security': 'max-age=1' }).end('żółw');
    const page = await pages.https('Firma.example', '/.well-known/security.txt?a=1', 0);
    expect(page).toMatchObject({ host, status: 404, body: 'żółw', headers: { 'strict-transport-security': 'max-age=1' } });
    expect(domain.https.requests).toEqual([`${host}/.well-known/security.txt?a=1`]);
  });

  it('has the cookies it would set in lines', async () => {
    domain.https.answer = (_, response) => void response.writeHead(200, { 'set-cookie': ['a=1; Secure', 'b=2'] }).end();
    expect(await pages.https(host, '/', 0)).toMatchObject({ headers: { 'set-cookie': 'a=1; Secure\nb=2' } });
  });

  it('is requested by GET, under our own name and with nothing else', async () => {
    let [method, headers]: [string | undefined, IncomingHttpHeaders] = [undefined, {}];
    domain.https.answer = (request, response) => {
      ({ method, headers } = request);
      response.end();
    };
    await pages.https(host, '/', 0);
    expect(method).toBe('GET');
    expect(headers).toEqual({ host, 'user-agent': userAgent, accept: '*/*', 'accept-encoding': 'identity', connection: 'close' });
  });

  it('is one of that host whatever the path', async () => {
    await pages.https(host, '//evil.example/x', 0);
    await pages.https(host, '/a\r\nx: y', 0);
    await pages.https(host, '@evil.example/', 0);
    expect(domain.https.requests).toEqual([`${host}//evil.example/x`, `${host}/ax:%20y`, `${host}/@evil.example/`]);
  });

  it.each(['name', 'expired', 'untrusted'] as const)('is not read where the certificate is no good: %s', async (certificate) => {
    domain.secure(certificate);
    expect(await pages.https(host, '/', 0)).toEqual({ failure: 'certificate' });
    expect(domain.https.requests).toEqual([]);
  });

  it('is not read where no handshake comes about', async () => {
    domain.secure('good', { minVersion: 'TLSv1', maxVersion: 'TLSv1.1' });
    expect(await pages.https(host, '/', 0)).toEqual({ failure: 'unreachable' });
  });
});

describe('a redirection', () => {
  it('is followed within the registrable domain, each hop checked anew', async () => {
    domain.dns.queries = [];
    sends(`https://${twin}/a`, '/b', `https://${host}/c?d=1#e`);
    expect(await pages.https(host, '/', 3)).toMatchObject({ host, status: 200 });
    expect(domain.https.requests).toEqual([`${host}/`, `${twin}/a`, `${twin}/b`, `${host}/c?d=1`]);
    expect(domain.dns.queries.filter((one) => one.endsWith(' A'))).toEqual([`${host} A`, `${twin} A`, `${twin} A`, `${host} A`]);
  });

  it.each([
    'http://firma.example/',
    'https://evil.example/',
    'https://firma.example.evil.example/',
    '//evil.example/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://[::1]/',
    'https://firma.example:8443/',
    'https://user@firma.example/',
    'https://example/',
    'file:///etc/passwd',
    'https://',
  ])('to %s is not', async (location) => {
    sends(location);
    expect(await pages.https(host, '/', 3)).toEqual({ failure: 'redirected' });
    expect(domain.https.requests).toHaveLength(1);
  });

  it('between owners under one public suffix is not', async () => {
    domain.addHost('one.github.io');
    domain.addHost('two.github.io');
    const other = await startFakeDomain(['one.github.io', 'two.github.io']);
    other.https.answer = (_, response) => void response.writeHead(302, { location: 'https://two.github.io/' }).end();
    expect(await openPages({ ...other.options, userAgent, withinMillis: 10_000 }).https('one.github.io', '/', 1)).toEqual({
      failure: 'redirected',
    });
    await other.close();
  });

  it('without an address is not, and none beyond the number', async () => {
    domain.https.answer = (_, response) => void response.writeHead(302).end();
    expect(await pages.https(host, '/', 3)).toEqual({ failure: 'redirected' });
    sends('/a', '/b');
    expect(await pages.https(host, '/', 1)).toEqual({ failure: 'redirected' });
  });

  it('is an answer like any other where none is to be followed', async () => {
    sends('https://evil.example/');
    expect(await pages.https(host, '/', 0)).toMatchObject({ host, status: 301, headers: { location: 'https://evil.example/' } });
    expect(domain.https.requests).toEqual([`${host}/`]);
  });

  it('in a circle ends', async () => {
    domain.https.answer = (_, response) => void response.writeHead(308, { location: '/' }).end();
    domain.https.requests = [];
    expect(await pages.https(host, '/', 4)).toEqual({ failure: 'redirected' });
    expect(domain.https.requests).toHaveLength(5);
  });

  it.each(['127.0.0.2', '10.0.0.1', '169.254.169.254'])('to a host at %s is not', async (address) => {
    domain.dns.records[twin] = [{ type: 'A', data: address }];
    sends(`https://${twin}/`);
    expect(await pages.https(host, '/', 1)).toEqual({ failure: 'not_public' });
    expect(domain.https.requests).toEqual([`${host}/`]);
  });
});

describe('a host', () => {
  it('with one address that is not public is not queried, wherever the others are', async () => {
    domain.dns.records[host] = ['93.184.215.14', '127.0.0.1', '192.168.0.1'].map((data) => ({ type: 'A', data }) as const);
    expect(await pages.https(host, '/', 0)).toEqual({ failure: 'not_public' });
    expect(await pages.http(host)).toEqual({ failure: 'not_public' });
    domain.dns.records[host] = [
      { type: 'A', data: '127.0.0.1' },
      { type: 'AAAA', data: 'fd00::1' },
    ];
    expect(await pages.https(host, '/', 0)).toEqual({ failure: 'not_public' });
    expect(domain.https.requests).toEqual([]);
  });

  it('of this very machine is not queried in production', async () => {
    const production = opened({ local: null });
    expect(await production.https(host, '/', 0)).toEqual({ failure: 'not_public' });
    expect(await production.http(host)).toEqual({ failure: 'not_public' });
  });

  it.each(['nobody.example', '127.0.0.1', 'localhost', 'firma.example/', 'a@firma.example', 'firma.example\r\nx', ''])(
    'is not there: %j',
    async (named) => {
      expect(await pages.https(named, '/', 0)).toEqual({ failure: 'no_host' });
      expect(await pages.http(named)).toEqual({ failure: 'no_host' });
      expect(domain.https.requests).toEqual([]);
    },
  );

  it('is not reached where the name server fails, and is not called closed for it', async () => {
    domain.dns.failing.add('failing.example');
    expect(await pages.https('failing.example', '/', 0)).toEqual({ failure: 'unreachable' });
    const gone = await startFakeDomain();
    await gone.close();
    expect(await opened({ nameServers: gone.options.nameServers }).https(host, '/', 0)).not.toEqual({ failure: 'closed' });
  });

  it('that refuses is closed', async () => {
    const gone = await startFakeDomain();
    await gone.close();
    const closed = opened({ ports: gone.options.ports });
    expect(await closed.https(host, '/', 0)).toEqual({ failure: 'closed' });
    expect(await closed.http(host)).toEqual({ failure: 'closed' });
    expect(await opened({ ports: {} }).http(host)).toEqual({ failure: 'closed' });
    expect(await opened({ ports: {} }).https(host, '/', 0)).toMatchObject({ status: 200 });
  });
});

describe('a server that misbehaves', () => {
  const lengthOf = async (pending: ReturnType<typeof pages.http>): Promise<number | null> => {
    const page = await pending;
    return 'body' in page ? page.body.length : null;
  };

  it('by sending without end is left', async () => {
    domain.https.answer = (_, response) => {
      // It learns that nobody listens any more, perhaps in the middle of a write.
      response.on('error', () => {});
      const more = (): void => void (response.write('x'.repeat(16_384)) ? setImmediate(more) : response.once('drain', more));
      more();
    };
    expect(await lengthOf(pages.https(host, '/', 0))).toBe(65_536);
  });

  it('by one byte too many is not read further', async () => {
    for (const sent of [65_535, 65_536, 65_537]) {
      domain.http.answer = (_, response) => void response.end('x'.repeat(sent));
      expect(await lengthOf(pages.http(host))).toBe(Math.min(sent, 65_536));
    }
  });

  it('by headers that are too long is left', async () => {
    domain.https.answer = (_, response) => void response.writeHead(200, { x: 'x'.repeat(20_000) }).end();
    expect(await pages.https(host, '/', 0)).toEqual({ failure: 'too_large' });
  });

  it('by sending drop by drop, or not at all, is slow', async () => {
    const hasty = opened({ withinMillis: 400 });
    domain.https.answer = (_, response) => {
      response.writeHead(200);
      const drops = setInterval(() => response.write(' '), 50);
      response.once('close', () => clearInterval(drops));
    };
    domain.http.answer = () => {};
    expect(await hasty.https(host, '/', 0)).toEqual({ failure: 'slow' });
    expect(await hasty.http(host)).toEqual({ failure: 'slow' });
  });

  it('by stopping in the middle, or stating something else, is unreachable', async () => {
    domain.https.answer = (_, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('x', () => response.destroy());
    };
    expect(await pages.https(host, '/', 0)).toEqual({ failure: 'unreachable' });
    domain.http.answer = (request) => void request.socket.end('nonsense\r\n\r\n');
    expect(await pages.http(host)).toEqual({ failure: 'unreachable' });
  });
});

describe('a page over plain http', () => {
  it('is the first one, and no redirection is followed', async () => {
    domain.http.answer = (_, response) => void response.writeHead(301, { location: `https://${host}/` }).end();
    expect(await pages.http(host)).toMatchObject({ host, status: 301, headers: { location: `https://${host}/` } });
    expect(domain.http.requests).toEqual([`${host}/`]);
    expect(domain.https.requests).toEqual([]);
  });
});
