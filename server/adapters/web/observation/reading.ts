import type { Failed, NetworkFailure } from '#core/assessment/observations/network.ts';
import { NotRequested, troubleOf } from '#server/adapters/web/ssrf-guard.ts';

/** Why a server was not read, where no error of the system states it. */
export class Unread extends Error {
  readonly failure: NetworkFailure;
  constructor(failure: NetworkFailure) {
    super(failure);
    this.failure = failure;
  }
}

/** What OpenSSL states of a certificate without the word. */
const certificateTroubles: ReadonlySet<string> = new Set(['HOSTNAME_MISMATCH', 'INVALID_CA', 'INVALID_PURPOSE', 'PATH_LENGTH_EXCEEDED']);

/** What went wrong on the way to a server. A handshake that did not come about says nothing about the certificate. */
export function failureOf(error: unknown): NetworkFailure {
  if (error instanceof Unread) return error.failure;
  if (error instanceof NotRequested) return error.trouble;
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code === 'ECONNREFUSED') return 'closed';
  if (code === 'HPE_HEADER_OVERFLOW') return 'too_large';
  if (certificateTroubles.has(code)) return 'certificate';
  return code.startsWith('ERR_SSL_') ? 'unreachable' : troubleOf(error);
}

function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}

/** What is read of a server within a time, in total; a failure where it is not. Never throws. */
export async function readWithin<T>(millis: number, read: (signal: AbortSignal) => Promise<T>): Promise<T | Failed> {
  const signal = AbortSignal.timeout(millis);
  try {
    return await Promise.race([read(signal), abortOf(signal)]);
  } catch (error) {
    const isKnown = error instanceof Unread || error instanceof NotRequested;
    return { failure: signal.aborted && !isKnown ? 'slow' : failureOf(error) };
  }
}
