import { createPublicKey, type KeyObject } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSecureContext, TLSSocket, type SecureContextOptions } from 'node:tls';
import { newKey, openAuthority, yearsFromNow } from '#sandbox/authority/authority.ts';
import { forServers, hostNames, isNoAuthority, makeCertificate, pemOf, type Holder } from '#sandbox/authority/certificate.ts';
import { startFakeDns, type FakeDns } from './fake-dns.ts';

export type FakeCertificate = 'good' | 'name' | 'expired' | 'untrusted';
type Versions = Pick<SecureContextOptions, 'minVersion' | 'maxVersion' | 'ciphers'>;

/** A website: what it answers, and what it was asked. */
export type FakeWebsite = { port: number; answer: (request: IncomingMessage, response: ServerResponse) => void; requests: string[] };

/** A mail server by its replies, each without the end of its last line; null is none. */
export type FakeMailServer = {
  port: number;
  greeting: string | null;
  ehlo: string | null;
  startTls: string | null;
  /** Whether it goes on greeting for ever. */
  isEndless: boolean;
  /** Whether it begins no handshake after it said it would. */
  isMute: boolean;
  /** The word after which it closes the connection, having replied to STARTTLS and to nothing else. */
  closesAfter: 'EHLO' | 'STARTTLS' | null;
  /** The lines it received, before TLS and over it. */
  commands: string[];
};

/** A company's own domain on this machine: name server, website with https and without, mail server. */
export type FakeDomain = Readonly<{
  dns: FakeDns;
  https: FakeWebsite;
  http: FakeWebsite;
  mail: FakeMailServer;
  /** How the website and the mail server shake hands from now on; versions are 1.2 and 1.3 by default. */
  secure: (certificate: FakeCertificate, versions?: Versions) => void;
  /** Makes a host of this machine known to the name server. */
  addHost: (host: string) => void;
  /** What the network adapter is opened with, to find all this. */
  options: Readonly<{
    nameServers: readonly string[];
    validatingResolver: string;
    local: Readonly<{ address: string; port: number; authority: string }>;
    ports: Readonly<{ http: number; https: number; smtp: number }>;
  }>;
  close: () => Promise<void>;
}>;

export const fakeMailReplies = {
  greeting: '220-mail of nobody\r\n220 ready',
  ehlo: '250-mail of nobody\r\n250-STARTTLS\r\n250 SIZE 1000',
  startTls: '220 go on',
} as const;

/** What every server here listens with: tests may ask it for TLS 1.0 as well. */
const tolerant = { ciphers: 'DEFAULT@SECLEVEL=0' } as const;
const modern: Versions = { minVersion: 'TLSv1.2', maxVersion: 'TLSv1.3' };
const years: Readonly<Record<FakeCertificate, readonly [number, number]>> = {
  good: [-1, 1],
  name: [-1, 1],
  expired: [-2, -1],
  untrusted: [-1, 1],
};

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

function certificateOf(kind: FakeCertificate, hosts: readonly string[], key: KeyObject, authority: Holder): string {
  const [from, until] = years[kind];
  const made = makeCertificate({
    subject: { commonName: 'x' },
    publicKey: createPublicKey(key),
    issuer: kind === 'untrusted' ? { ...authority, key: newKey() } : authority,
    from: yearsFromNow(from),
    until: yearsFromNow(until),
    extensions: [isNoAuthority, forServers, hostNames(kind === 'name' ? ['other.example'] : hosts)],
  });
  return pemOf(made);
}

function newWebsite(): FakeWebsite {
  return { port: 0, requests: [], answer: (_, response) => void response.writeHead(404).end() };
}

function answering(site: FakeWebsite): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    site.requests.push(`${request.headers.host}${request.url}`);
    site.answer(request, response);
  };
}

function newMailServer(): FakeMailServer {
  return { port: 0, ...fakeMailReplies, isEndless: false, isMute: false, closesAfter: null, commands: [] };
}

function greetWithoutEnd(socket: Socket): void {
  const more = (): void => {
    if (!socket.destroyed && socket.write('220-and another line\r\n'.repeat(100))) setImmediate(more);
  };
  socket.on('drain', more);
  more();
}

function upgrade(socket: Socket, { commands }: FakeMailServer, secure: SecureContextOptions): void {
  const upgraded = new TLSSocket(socket, { isServer: true, secureContext: createSecureContext(secure) });
  upgraded.on('error', () => socket.destroy());
  upgraded.on('data', (part) => {
    commands.push(...part.toString().trim().split('\r\n'));
    upgraded.end();
  });
}

function beginTls(socket: Socket, mail: FakeMailServer, secure: SecureContextOptions): void {
  socket.removeAllListeners('data');
  if (mail.closesAfter === 'STARTTLS') socket.end();
  else if (!mail.isMute) upgrade(socket, mail, secure);
}

function talk(socket: Socket, mail: FakeMailServer, secure: () => SecureContextOptions): void {
  // What was said in an earlier test is not counted in the next one.
  const { commands } = mail;
  const sendReply = (reply: string | null): void => void (reply !== null && socket.write(`${reply}\r\n`));
  const hear = (line: string): void => {
    commands.push(line);
    if (mail.closesAfter !== null && mail.closesAfter !== 'STARTTLS' && line.startsWith(mail.closesAfter)) socket.end();
    else if (line.startsWith('EHLO ')) sendReply(mail.ehlo);
    else if (line === 'QUIT') socket.end('221 bye\r\n');
    else if (line !== 'STARTTLS') sendReply('502 not known');
    else {
      sendReply(mail.startTls);
      if (mail.startTls?.startsWith('220')) beginTls(socket, mail, secure());
    }
  };
  socket.on('error', () => {});
  socket.on('data', (part) => part.toString().trim().split('\r\n').forEach(hear));
  if (mail.isEndless) greetWithoutEnd(socket);
  else sendReply(mail.greeting);
}

/** Follows what is connected to a server, to end it with the test. */
function openConnectionsOf(servers: readonly Server[]): Set<Socket> {
  const open = new Set<Socket>();
  for (const server of servers) {
    server.on('connection', (socket: Socket) => {
      open.add(socket);
      socket.on('close', () => open.delete(socket));
    });
  }
  return open;
}

/** Starts one whose hosts are all of this machine and have a certificate that is in order, until the test wants it otherwise. */
export async function startFakeDomain(hosts: readonly string[] = ['firma.example', 'www.firma.example']): Promise<FakeDomain> {
  const folder = await mkdtemp(join(tmpdir(), 'domain-'));
  const [authority, dns, key] = [await openAuthority(folder), await startFakeDns(), newKey()];
  const pem = key.export({ type: 'pkcs8', format: 'pem' });
  const contextOf = (kind: FakeCertificate, versions: Versions = modern): SecureContextOptions => {
    return { ...tolerant, ...versions, key: pem, cert: certificateOf(kind, hosts, key, authority) };
  };
  let context = contextOf('good');
  const [https, http, mail] = [newWebsite(), newWebsite(), newMailServer()];
  const secureServer = createHttpsServer(context, answering(https));
  const plainServer = createHttpServer(answering(http));
  const mailServer = createServer((socket) => talk(socket, mail, () => context));
  const servers = [secureServer, plainServer, mailServer];
  const open = openConnectionsOf(servers);
  [https.port, http.port, mail.port] = [await listen(secureServer), await listen(plainServer), await listen(mailServer)];
  const addHost = (host: string): void => {
    dns.records[host] = [...(dns.records[host] ?? []), { type: 'A', data: '127.0.0.1' }];
  };
  hosts.forEach(addHost);
  return {
    dns,
    https,
    http,
    mail,
    secure: (kind, versions) => {
      context = contextOf(kind, versions);
      secureServer.setSecureContext(context);
    },
    addHost,
    options: {
      nameServers: [dns.address],
      validatingResolver: dns.address,
      local: { address: '127.0.0.1', port: https.port, authority: join(folder, 'authority.pem') },
      ports: { http: http.port, https: https.port, smtp: mail.port },
    },
    close: async () => {
      for (const socket of open) socket.destroy();
      await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
      await dns.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
