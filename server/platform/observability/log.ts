import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino';

/** What is written down of an error. A database adds the row that failed, a provider what it was sent: those are somebody's data. */
const written = new Set(['type', 'message', 'stack', 'code', 'constraint', 'table', 'column', 'routine', 'errno', 'syscall', 'statusCode']);

function withoutData(error: unknown): unknown {
  // The job queue reports errors as plain objects.
  const shown = error instanceof Error ? stdSerializers.err(error) : { type: typeof error, ...(typeof error === 'object' ? error : {}) };
  return Object.fromEntries(Object.entries(shown).filter(([name]) => written.has(name)));
}

/** The log: one line of JSON for each entry, on standard output by default. */
export function openLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: withoutData } };
  return destination ? pino(options, destination) : pino(options);
}
