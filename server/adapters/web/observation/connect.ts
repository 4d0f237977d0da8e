import { readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { constants } from 'node:crypto';
import { connect as connectSecurely, type ConnectionOptions, type TLSSocket } from 'node:tls';
import { guardedAddress, NotRequested, troubleOf, type GuardOptions } from '#server/adapters/web/ssrf-guard.ts';
import { isHostName } from './names.ts';
import { Unread } from './reading.ts';

const usualPorts = { http: 80, https: 443, smtp: 25 } as const;
type Service = keyof typeof usualPorts;

/** Where the services of the local address listen; https on its own port by default. One without a port is not there. */
export type LocalPorts = Readonly<Partial<Record<Service, number>>>;

export type ReachOptions = GuardOptions & Readonly<{ ports?: LocalPorts }>;

/** A service of a host, at an address that was checked. `ca` is set for the local one alone. */
export type Reached = Readonly<{ host: string; address: string; port: number; ca?: Buffer }>;

/** A name server that refuses is no server that refuses: whatever went wrong there is reported here. */
async function addressOf(host: string, options: GuardOptions): Promise<string> {
  try {
    return await guardedAddress(host, options);
  } catch (error) {
    throw new NotRequested(troubleOf(error));
  }
}

function localPortOf(service: Service, local: number, ports: LocalPorts = {}): number {
  const port = service === 'https' ? (ports.https ?? local) : ports[service];
  if (port === undefined) throw new Unread(service === 'smtp' ? 'unreachable' : 'closed');
  return port;
}

/** Searches for a service of a host, which must be public or the local one (docs/threats.md). Throws NotAsked and Unread. */
export async function reach(named: string, service: Service, options: ReachOptions): Promise<Reached> {
  const host = named.toLowerCase();
  if (!isHostName(host)) throw new NotRequested('no_host');
  const address = await addressOf(host, options);
  const { local, ports } = options;
  if (address !== local?.address) return { host, address, port: usualPorts[service] };
  return { host, address, port: localPortOf(service, local.port, ports), ca: await readFile(local.authority) };
}

/** A connection to that address itself, which ends with the signal. */
export function connected({ address, port }: Reached, signal: AbortSignal): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: address, port, signal });
    // Listened to as long as it lives: what comes after the first error is of no use to anybody.
    socket.on('error', reject);
    socket.once('connect', () => resolve(socket));
  });
}

/**
 * What old servers are met with, so that what they speak is seen: without the security level Node would never shake hands over
 * TLS 1.0 and 1.1 whatever the server allows. Nothing is sent over such a connection that is worth anything.
 */
const tolerant: ConnectionOptions = {
  ciphers: 'DEFAULT@SECLEVEL=0',
  secureOptions: constants.SSL_OP_LEGACY_SERVER_CONNECT,
  rejectUnauthorized: false,
  minVersion: 'TLSv1',
};

/** Shakes hands over a connection whatever the certificate; the name is requested and judged by. */
export function secured(socket: Socket, { host, ca }: Reached, versions: ConnectionOptions = {}): Promise<TLSSocket> {
  return new Promise((resolve, reject) => {
    const secure = connectSecurely({ ...tolerant, ...versions, ...(ca && { ca }), socket, servername: host });
    secure.on('error', reject);
    secure.once('secureConnect', () => resolve(secure));
    secure.once('close', () => reject(new Unread('unreachable')));
  });
}
