import { isIP } from 'node:net';
import { connect } from 'node:tls';

const waitMillis = 3000;
const cacheMillis = 3_600_000;

/** When the certificate that visitors are shown ends; null where the address does not answer. Nothing is sent to it, so nothing has to be believed. */
export function readTlsEnd(address: string): Promise<Date | null> {
  const { protocol, hostname, port } = new URL(address);
  if (protocol !== 'https:') return Promise.resolve(null);
  return new Promise((resolve) => {
    const named = isIP(hostname) === 0 ? { servername: hostname } : {};
    const socket = connect({ host: hostname, port: Number(port || 443), rejectUnauthorized: false, timeout: waitMillis, ...named });
    const end = (until: Date | null): void => {
      socket.destroy();
      resolve(until);
    };
    socket.once('secureConnect', () => end(new Date(socket.getPeerCertificate().valid_to)));
    socket.once('timeout', () => end(null));
    socket.once('error', () => end(null));
  });
}

/** The same, asked at most once an hour. */
export function tlsEndOf(address: string, now: () => Date): () => Promise<Date | null> {
  let cached: Readonly<{ at: number; end: Promise<Date | null> }> | null = null;
  return () => {
    if (cached === null || now().getTime() - cached.at > cacheMillis) cached = { at: now().getTime(), end: readTlsEnd(address) };
    return cached.end;
  };
}
