import { readFile } from 'node:fs/promises';
import type { RequestOptions } from 'node:https';
import { addressesOf, resolverOf } from './host-addresses.ts';
import { isPublicAddress } from './public-address.ts';

/** Servers of the sandbox: the one address, port and authority that are reached beside the public internet. */
type Local = Readonly<{ address: string; port: number; authority: string }>;

/** How servers that somebody named are found. */
export type GuardOptions = Readonly<{
  /** Name servers to query, as `address` or `address:port`; none for the system's. */
  nameServers: readonly string[];
  /** Null in production. */
  local: Local | null;
}>;

type Trouble = 'no_host' | 'not_public' | 'slow' | 'certificate' | 'unreachable';

/** Why such a server was not queried. */
export class NotRequested extends Error {
  readonly trouble: Trouble;
  constructor(trouble: Trouble) {
    super(trouble);
    this.trouble = trouble;
  }
}

const resolveWithinMillis = 2500;
const certificateTrouble = /CERT|SSL|TLS|ALTNAME|SIGNATURE|ISSUER|SELF_SIGNED/;

/** What went wrong on the way to such a server. */
export function troubleOf(error: unknown): Trouble {
  if (error instanceof NotRequested) return error.trouble;
  const { name, code = '' } = error as NodeJS.ErrnoException;
  if (name === 'AbortError' || name === 'TimeoutError' || code === 'ETIMEOUT' || code === 'ETIMEDOUT') return 'slow';
  return certificateTrouble.test(code) ? 'certificate' : 'unreachable';
}

/**
 * The address at which a host that somebody named is connected to and no other (docs/threats.md): public as all its others are, or the
 * local one. Throws NotAsked.
 */
export async function guardedAddress(host: string, { nameServers, local }: GuardOptions): Promise<string> {
  const all = await addressesOf(resolverOf(nameServers, resolveWithinMillis), host);
  const [address] = all;
  if (address === undefined) throw new NotRequested('no_host');
  if (!all.every((one) => isPublicAddress(one) || one === local?.address)) throw new NotRequested('not_public');
  return address;
}

/** How such a host is connected to: over https on its usual port; the name is used for the certificate only. Throws NotAsked. */
export async function connectionTo(host: string, options: GuardOptions): Promise<RequestOptions> {
  const address = await guardedAddress(host, options);
  const { local } = options;
  const isLocal = address === local?.address;
  return {
    host: address,
    port: isLocal ? local.port : 443,
    servername: host,
    agent: false,
    ...(isLocal ? { ca: await readFile(local.authority) } : {}),
  };
}
