// @module-tag long
import { createPublicKey } from 'node:crypto';
import type { Socket } from 'node:dgram';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:https';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newKey, openAuthority, yearsFromNow } from '#sandbox/authority/authority.ts';
import { forServers, hostNames, isNoAuthority, makeCertificate, pemOf } from '#sandbox/authority/certificate.ts';
import { startNameServer } from '#sandbox/websites/dns.ts';
import { openWebsites, type Websites } from './website.ts';

const value = 'atesto-confirmation=7K3M';
const path = '/.well-known/atesto-confirmation.txt';
const hosts = ['firma.example', 'www.firma.example'];
let folder: string;
let server: Server;
let dns: Socket;
let websites: Websites;
/** What the name server reports, and what the website answers; each test sets its own. */
let addresses: Record<string, string | string[]>;
let texts: Record<string, string>;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let requested: string[];
let lookedUp: string[];

async function serve(names: readonly string[]): Promise<Server> {
  const key = newKey();
  const issuer = await openAuthority(folder);
  const extensions = [isNoAuthority, forServers, hostNames(names)];
  const validity = { from: yearsFromNow(-1), until: yearsFromNow(1) };
  const certificate = makeCertificate({ subject: { commonName: 'x' }, publicKey: createPublicKey(key), issuer, ...validity, extensions });
  const options = { key: key.export({ type: 'pkcs8', format: 'pem' }), cert: pemOf(certificate) };
  const one = createServer(options, (request, response) => {
    requested.push(`${request.headers.host}${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((resolve) => one.listen(0, '127.0.0.1', resolve));
  return one;
}

const portOf = (one: Server): number => (one.address() as AddressInfo).port;

function through(port: number, authority = join(folder, 'authority.pem')): Websites {
  const nameServers = [`127.0.0.1:${dns.address().port}`];
  return openWebsites({ nameServers, local: { address: '127.0.0.1', port, authority } });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'websites-'));
  server = await serve(hosts);
  dns = await startNameServer(0, {
    knows: (name) => name in addresses || name in texts,
    addressOf: (name) => {
      lookedUp.push(name);
      const resolved = addresses[name];
      return (Array.isArray(resolved) ? (resolved.shift() ?? null) : resolved) ?? null;
    },
    textOf: (name) => texts[name] ?? null,
  });
  websites = through(portOf(server));
});
afterAll(async () => {
  dns.close();
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  [requested, lookedUp] = [[], []];
  addresses = Object.fromEntries(hosts.map((host) => [host, '127.0.0.1']));
  texts = {};
  answer = (_, response) => void response.writeHead(404).end();
});

const responds = (text: string, code = 200, headers = {}): void => {
  answer = (_, response) => void response.writeHead(code, headers).end(text);
};

describe('a code on a website', () => {
  it('is found in the DNS, with www or without, and then nothing is queried of the website', async () => {
    texts['_atesto.firma.example'] = value;
    expect(await websites.find('firma.example', value)).toBe('dns');
    expect(await websites.find('www.firma.example', value)).toBe('dns');
    expect(requested).toEqual([]);
  });

  it('is found as a line of the file, whatever else is in it', async () => {
    responds(`# nasz kod\r\n  ${value}  \r\n`);
    expect(await websites.find('firma.example', value)).toBe('file');
    expect(requested).toEqual([`firma.example${path}`]);
  });

  it('is requested under a fixed name and without credentials', async () => {
    let headers: IncomingMessage['headers'] = {};
    answer = (request, response) => {
      ({ headers } = request);
      response.end(value);
    };
    await websites.find('firma.example', value);
    expect(Object.keys(headers).toSorted()).toEqual(['accept', 'accept-encoding', 'connection', 'host', 'user-agent']);
    expect(headers['user-agent']).toBe('Atesto company confirmation');
  });

  it('is found where the site sends www to the name without it, once', async () => {
    answer = (request, response) =>
      request.headers.host === 'www.firma.example'
        ? void response.writeHead(301, { location: `https://firma.example${path}` }).end()
        : void response.end(value);
    expect(await websites.find('www.firma.example', value)).toBe('file');
    answer = (request, response) => {
      const other = request.headers.host === 'www.firma.example' ? 'firma.example' : 'www.firma.example';
      response.writeHead(302, { location: `https://${other}${path}` }).end();
    };
    requested = [];
    expect(await websites.find('www.firma.example', value)).toBe('redirected');
    expect(requested).toHaveLength(2);
  });

  it.each([
    ['nothing', '', 404, 'absent'],
    ['a page for everything', '<html>strona główna</html>', 200, 'other_value'],
    ['the value inside another', `x${value}`, 200, 'other_value'],
    ['more than the value', `${value}9`, 200, 'other_value'],
    ['an error that repeats it', value, 500, 'absent'],
  ])('is not found in %s', async (_, text, code, outcome) => {
    responds(text, code);
    expect(await websites.find('firma.example', value)).toBe(outcome);
  });

  it('is not found when the DNS holds another', async () => {
    texts['_atesto.firma.example'] = 'atesto-confirmation=OLD';
    expect(await websites.find('firma.example', value)).toBe('other_value');
  });
});

describe('a website that leads elsewhere', () => {
  it.each([
    'http://firma.example/',
    'https://evil.example/',
    `https://evil.example${path}`,
    'https://127.0.0.1/',
    `https://www.firma.example:8443${path}`,
    `https://user@www.firma.example${path}`,
    'https://www.firma.example/upload/7',
    `//evil.example${path}`,
    'file:///etc/passwd',
    '',
  ])('to %s is not followed', async (location) => {
    responds(value, 302, { location });
    expect(await websites.find('firma.example', value)).toBe('redirected');
    expect(requested).toHaveLength(1);
  });

  it.each(['10.0.0.1', '169.254.169.254', '127.0.0.2', '192.168.1.1', '100.64.0.1', '224.0.0.1', '0.0.0.0'])(
    'to the address %s is not queried',
    async (address) => {
      responds(value);
      addresses['firma.example'] = address;
      expect(await websites.find('firma.example', value)).toBe('not_public');
      expect(requested).toEqual([]);
    },
  );

  it('to this very machine is not queried in production', async () => {
    const production = openWebsites({ nameServers: [`127.0.0.1:${dns.address().port}`], local: null });
    responds(value);
    expect(await production.find('firma.example', value)).toBe('not_public');
    expect(requested).toEqual([]);
  });

  it('to another address at the second lookup is queried at the first one only', async () => {
    responds(value);
    addresses['firma.example'] = ['127.0.0.1', '10.0.0.1'];
    expect(await websites.find('firma.example', value)).toBe('file');
    expect(lookedUp.filter((name) => name === 'firma.example')).toHaveLength(1);
    addresses['firma.example'] = ['10.0.0.1', '127.0.0.1'];
    expect(await websites.find('firma.example', value)).toBe('not_public');
  });

  it('to a private address by its redirection is not queried there', async () => {
    answer = (_, response) => void response.writeHead(301, { location: `https://www.firma.example${path}` }).end();
    addresses['www.firma.example'] = '10.0.0.1';
    expect(await websites.find('firma.example', value)).toBe('not_public');
    expect(requested).toHaveLength(1);
  });

  it('nowhere is said to', async () => {
    expect(await websites.find('nobody.example', value)).toBe('no_host');
  });
});

describe('a website that misbehaves', () => {
  it('by sending without end is left', async () => {
    answer = (_, response) => {
      response.writeHead(200);
      const more = (): void => void (response.write('x'.repeat(16_384)) ? setImmediate(more) : response.once('drain', more));
      more();
    };
    expect(await websites.find('firma.example', value)).toBe('too_large');
  });

  it('by sending drop by drop, or not at all, is left', async () => {
    answer = (_, response) => {
      response.writeHead(200);
      const drops = setInterval(() => response.write(' '), 200);
      response.once('close', () => clearInterval(drops));
    };
    expect(await Promise.all([websites.find('firma.example', value), websites.find('www.firma.example', value)])).toEqual(['slow', 'slow']);
  });

  it('with a certificate for another name, or of nobody trusted, is not believed', async () => {
    responds(value);
    const other = await serve(['other.example']);
    expect(await through(portOf(other)).find('firma.example', value)).toBe('certificate');
    const elsewhere = await mkdtemp(join(tmpdir(), 'authority-'));
    await openAuthority(elsewhere);
    expect(await through(portOf(server), join(elsewhere, 'authority.pem')).find('firma.example', value)).toBe('certificate');
    other.close();
    await rm(elsewhere, { recursive: true });
  });

  it('by not answering is unreachable', async () => {
    const gone = await serve(hosts);
    const port = portOf(gone);
    await new Promise((resolve) => gone.close(resolve));
    expect(await through(port).find('firma.example', value)).toBe('unreachable');
  });
});
