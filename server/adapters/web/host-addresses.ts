import { Resolver } from 'node:dns/promises';

function isNothing(error: unknown): boolean {
  return ['ENODATA', 'ENOTFOUND'].includes((error as NodeJS.ErrnoException).code ?? '');
}

/** Asks the given name servers, as `address` or `address:port`; the system's where there are none. */
export function resolverOf(nameServers: readonly string[], timeout: number, tries = 1): Resolver {
  const one = new Resolver({ timeout, tries });
  if (nameServers.length > 0) one.setServers(nameServers);
  return one;
}

/** Every address of a host. */
export async function addressesOf(dns: Resolver, host: string): Promise<string[]> {
  const none = (error: unknown): string[] => {
    if (isNothing(error)) return [];
    throw error;
  };
  return (await Promise.all([dns.resolve4(host).catch(none), dns.resolve6(host).catch(none)])).flat();
}
