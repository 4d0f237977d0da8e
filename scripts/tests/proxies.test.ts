import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { get as getSecurely } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connect, createServer as createTlsServer, type ConnectionOptions } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { once } from 'node:events';
import { freePort } from '#server/testing/processes/processes.ts';
import { isThere, programPath } from '#server/testing/processes/find-program.ts';

const deploy = join(import.meta.dirname, '..', '..', 'deploy');
const read = (name: string): string => readFileSync(join(deploy, name), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'atesto-proxies-'));
const site = 'localhost';

type Ports = Readonly<{ plain: number; secure: number; application: number; gone: number }>;

/** nginx with the sample: other ports, and a certificate made here. */
function nginx({ plain, secure, application, gone }: Ports): readonly string[] {
  const main = join(folder, 'nginx.conf');
  const text = read('nginx.conf')
    .replace('/etc/ssl/atesto/fullchain.pem', certificateFile)
    .replace('/etc/ssl/atesto/privkey.pem', keyFile)
    .replaceAll('atesto.example', site)
    .replace('127.0.0.1:3000', `127.0.0.1:${gone}`)
    .replace('127.0.0.1:3001', `127.0.0.1:${application}`)
    .replaceAll(/^ +listen \[::].*$/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ', `listen 127.0.0.1:${secure} `);
  const places = ['body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name === 'body' ? 'client_body' : name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(main, `pid ${folder}/pid;\nerror_log stderr;\ndaemon off;\nevents {}\nhttp {\n${places.join('\n')}\n${text}\n}\n`);
  return ['nginx', '-c', main, '-p', folder];
}

/** Caddy with the sample: other ports, and an authority of its own in the place of one that browsers trust. */
function caddy({ plain, secure }: Ports): readonly string[] {
  const main = join(folder, 'Caddyfile');
  const options = `{\n\tadmin off\n\thttp_port ${plain}\n\thttps_port ${secure}\n\tskip_install_trust\n\tlocal_certs\n}\n`;
  const text = read('Caddyfile')
    // It asks a process that is there not before a second is over.
    .replace('health_interval 1s', 'health_interval 100ms');
  writeFileSync(main, `${options}${text}`);
  return ['caddy', 'run', '--config', main, '--adapter', 'caddyfile'];
}

type Answer = Readonly<{ status: number; headers: IncomingHttpHeaders; body: string }>;

function fetchAnswer(url: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  const getOver = url.startsWith('https:') ? getSecurely : get;
  return new Promise((resolve, reject) => {
    getOver(url, { headers: { ...headers }, rejectUnauthorized: false, servername: site, agent: false }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
    }).on('error', reject);
  });
}

/** The protocol that a connection comes to, with this of what is possible; null where there is none. */
function protocolOf(port: number, possible: ConnectionOptions): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', servername: site, rejectUnauthorized: false, ...possible }, () => {
      resolve(socket.getProtocol());
      socket.destroy();
    });
    socket.on('error', () => resolve(null));
  });
}

const old = 'ALL:@SECLEVEL=0';
const [keyFile, certificateFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', keyFile, '-out', certificateFile, '-subj', `/CN=${site}`];
const made = spawnSync('openssl', request);
const only12 = { minVersion: 'TLSv1.2', maxVersion: 'TLSv1.2' } as const;

describe.skipIf(made.status !== 0)('what asks here', () => {
  it('would speak what the samples must not, where that is taken', async () => {
    const [key, cert] = [readFileSync(keyFile), readFileSync(certificateFile)];
    const server = createTlsServer({ key, cert, minVersion: 'TLSv1', ciphers: old });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    expect(await protocolOf(port, { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: old })).toBe('TLSv1.1');
    expect(await protocolOf(port, { ...only12, ciphers: 'AES128-SHA@SECLEVEL=0' })).toBe('TLSv1.2');
    await new Promise((resolve) => server.close(resolve));
  });
});

describe.each([
  ['nginx', nginx],
  ['caddy', caddy],
] as const)('the sample for %s', (program, commandOf) => {
  let child: ChildProcess | null = null;
  let application: Server;
  let ports: Ports;
  const seen: IncomingHttpHeaders[] = [];

  beforeAll(async () => {
    application = createServer((request, response) => {
      seen.push(request.headers);
      response.end(`answer to ${request.url}`);
    });
    await new Promise<void>((resolve) => application.listen(0, '127.0.0.1', resolve));
    const [plain, secure, gone] = [await freePort(), await freePort(), await freePort()];
    ports = { plain, secure, gone, application: (application.address() as AddressInfo).port };
    if (!isThere(program)) return;
    const [name = '', ...args] = commandOf(ports);
    // Caddy takes the first two from its environment.
    const settings = { SITE: site, UPSTREAMS: `127.0.0.1:${gone} 127.0.0.1:${ports.application}` };
    const env = { ...settings, PATH: programPath, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
    child = spawn(name, args, { stdio: 'ignore', env });
    for (let tries = 0; tries < 100; tries += 1) {
      if ((await protocolOf(secure, {})) !== null && (await fetchAnswer(`https://${site}:${secure}/`)).status === 200) break;
      await pause(100);
    }
  });
  afterAll(async () => {
    if (child) {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    }
    await new Promise((resolve) => application.close(resolve));
  });

  describe.skipIf(!isThere(program))('at work', () => {
    it('leads from HTTP to HTTPS', async () => {
      const { status, headers } = await fetchAnswer(`http://127.0.0.1:${ports.plain}/rejestr?q=1`, { host: site });
      expect([301, 308]).toContain(status);
      expect(headers.location).toMatch(new RegExp(`^https://${site}(:\\d+)?/rejestr\\?q=1$`));
    });

    it('speaks TLS 1.2 and 1.3 and nothing before', async () => {
      expect(await protocolOf(ports.secure, { minVersion: 'TLSv1.3' })).toBe('TLSv1.3');
      expect(await protocolOf(ports.secure, only12)).toBe('TLSv1.2');
      for (const maxVersion of ['TLSv1', 'TLSv1.1'] as const)
        expect(await protocolOf(ports.secure, { minVersion: 'TLSv1', maxVersion, ciphers: old }), maxVersion).toBeNull();
    });

    it('takes no cipher without forward secrecy or without authentication of what it encrypts', async () => {
      for (const cipher of ['AES128-SHA', 'AES256-GCM-SHA384', 'ECDHE-RSA-AES128-SHA', 'ECDHE-ECDSA-AES256-SHA384', 'NULL-SHA'])
        expect(await protocolOf(ports.secure, { ...only12, ciphers: `${cipher}@SECLEVEL=0` }), cipher).toBeNull();
      const good = 'ECDHE-RSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES128-GCM-SHA256';
      expect(await protocolOf(ports.secure, { ...only12, ciphers: good })).toBe('TLSv1.2');
    });

    it('asks the process that is there, and states who asks whatever the visitor pretends', async () => {
      seen.length = 0;
      const { status, body } = await fetchAnswer(`https://${site}:${ports.secure}/c/x`, {
        'x-forwarded-for': '203.0.113.9',
        'x-forwarded-proto': 'http',
      });
      expect([status, body]).toEqual([200, 'answer to /c/x']);
      expect(seen[0]).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' });
    });

    it('shows nobody outside what is asked by machines', async () => {
      for (const probe of ['/readyz', '/healthz']) expect((await fetchAnswer(`https://${site}:${ports.secure}${probe}`)).status).toBe(404);
    });
  });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));
