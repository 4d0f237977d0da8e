import { AppError } from '#server/platform/errors/app-error.ts';

/** Classes and codes of PostgreSQL that say “not now” and nothing about what was requested (its manual, appendix A). */
const passing: readonly string[] = [
  '08', // connection
  '25006', // only reading, as while another server takes over
  '25P03', // a transaction stood still for too long
  '28', // signing in
  '3D000', // no such database
  '40001',
  '40P01',
  '53', // disk, memory or connections used up
  '55P03', // a lock was not had in time
  '57014', // a statement took too long
  '57P',
  '58', // the disk failed
];

/** What the system states of a connection. */
const networkCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** What the driver states of a connection, without a code. */
const driverWords =
  /^(timeout exceeded when trying to connect|timeout expired|Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

/** The database did not answer in time. */
export class Silent extends Error {}

function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof Silent) return true;
  const { code } = error as { code?: unknown };
  if (typeof code !== 'string') return driverWords.test(error.message);
  return networkCodes.has(code) || (/^[0-9A-Z]{5}$/.test(code) && passing.some((start) => code.startsWith(start)));
}

/** An error of a statement as its caller is to see it: “not now” is a refusal with the error as its cause, all else stays what it is. */
export function asAppError(error: unknown): unknown {
  return isPassing(error) ? new AppError(503, 'busy', { retryAfterSeconds: 2, cause: error }) : error;
}

/** Whether a statement was refused, and undone, only because somebody else held what it wanted. */
export function isConcurrencyFailure({ cause }: AppError): boolean {
  return ['40001', '40P01', '55P03'].includes(String((cause as { code?: unknown } | undefined)?.code));
}
