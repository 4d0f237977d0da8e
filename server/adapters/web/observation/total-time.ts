import type { Network } from '#core/assessment/observations/network.ts';

/** The same network for so long in total: what is queried later, or answered later, is answered as not read. Never throws. */
export function inTotal(network: Network, millis: number): Network {
  const until = performance.now() + millis;
  const within = async <T>(request: () => Promise<T>, unread: T): Promise<T> => {
    const left = until - performance.now();
    if (left <= 0) return unread;
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<T>((resolve) => {
      timer = setTimeout(resolve, left, unread);
    });
    try {
      return await Promise.race([request(), tooLate]);
    } finally {
      clearTimeout(timer);
    }
  };
  const [silent, slow] = [{ status: 'failed' }, { failure: 'slow' }] as const;
  return {
    txt: (name) => within(() => network.txt(name), silent),
    mx: (name) => within(() => network.mx(name), silent),
    caa: (name) => within(() => network.caa(name), silent),
    tlsa: (name) => within(() => network.tlsa(name), silent),
    // Whoever then asks that host learns that it was too late.
    hasAddress: (host) => within(() => network.hasAddress(host), true),
    dnssec: (domain) => within(() => network.dnssec(domain), 'failed'),
    https: (host, path, redirects) => within(() => network.https(host, path, redirects), slow),
    http: (host) => within(() => network.http(host), slow),
    tls: (host) => within(() => network.tls(host), slow),
    mail: (host) => within(() => network.mail(host), slow),
  };
}
