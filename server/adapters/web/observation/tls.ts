import type { TLSSocket } from 'node:tls';
import { tlsVersions, type Network, type TlsReading, type TlsVersion } from '#core/assessment/observations/network.ts';
import { connected, reach, secured, type Reached, type ReachOptions } from './connect.ts';
import { readWithin, Unread } from './reading.ts';

type Options = ReachOptions & Readonly<{ withinMillis: number }>;
type Certificate = TlsReading['certificate'];
type Probe = Readonly<{ version: TlsVersion; certificate: Certificate }> | Readonly<{ refusal: unknown }>;

/** What a server reports that does not want a version. Any other error is one of our own, and says nothing of the server. */
const refusals = /alert|unrecognized.name|unsupported.protocol|wrong.(?:ssl.)?version|ECONNRESET|EPIPE/i;

function isRefusal(error: unknown): boolean {
  if (error instanceof Unread) return true;
  const { code = '', message } = error as NodeJS.ErrnoException;
  return refusals.test(`${code} ${message}`);
}

function problemOf(socket: TLSSocket): Certificate['problem'] {
  if (socket.authorized) return null;
  const code = String(socket.authorizationError);
  if (code === 'CERT_HAS_EXPIRED' || code === 'CERT_NOT_YET_VALID') return 'expired';
  return code === 'ERR_TLS_CERT_ALTNAME_INVALID' ? 'name' : 'untrusted';
}

function certificateOf(socket: TLSSocket): Certificate {
  const shown = socket.getPeerX509Certificate();
  if (!shown) throw new Unread('certificate');
  return { from: shown.validFromDate, until: shown.validToDate, problem: problemOf(socket) };
}

/** Tries one version alone: a handshake and nothing after it. Throws where it is not known whether the server would have it. */
async function probe(reached: Reached, version: TlsVersion, signal: AbortSignal): Promise<Probe> {
  const socket = await connected(reached, signal);
  try {
    const secure = await secured(socket, reached, { minVersion: version, maxVersion: version });
    return { version, certificate: certificateOf(secure) };
  } catch (error) {
    signal.throwIfAborted();
    if (!isRefusal(error)) throw error;
    return { refusal: error };
  } finally {
    socket.destroy();
  }
}

/** The certificate is the one of the highest version, which a browser would be shown. */
function readingOf(probes: readonly Probe[]): TlsReading {
  const accepted = probes.filter((one) => 'version' in one);
  const highest = accepted.at(-1);
  const last = probes.at(-1);
  if (highest) return { accepted: accepted.map(({ version }) => version), certificate: highest.certificate };
  throw last && 'refusal' in last ? last.refusal : new Unread('unreachable');
}

/** Opens what tries the versions of TLS of hosts that somebody named. One that is not known about makes all of it unknown. */
export function openTls(options: Options): Network['tls'] {
  return (host) =>
    readWithin(options.withinMillis, async (signal) => {
      const reached = await reach(host, 'https', options);
      return readingOf(await Promise.all(tlsVersions.map((version) => probe(reached, version, signal))));
    });
}
