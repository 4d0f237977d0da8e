import { serialize } from 'node:v8';

/** The bytes that were sent, not copied. */
export function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

/** Hands a value back, behind the number of its bytes. */
function handBack(value: unknown): Promise<void> {
  const bytes = serialize(value);
  const head = Buffer.alloc(4);
  head.writeUInt32LE(bytes.length);
  return new Promise((resolve) => process.stdout.write(Buffer.concat([head, bytes]), () => resolve()));
}

/** Asks who started the process for something, and waits for it. */
export type AskParent = (asks: unknown) => Promise<unknown>;

type Reply = Readonly<{ replied: unknown; number: number }>;

function askParent(): AskParent {
  const waiting = new Map<number, (replied: unknown) => void>();
  let questionCount = 0;
  process.on('message', ({ replied, number }: Reply) => {
    waiting.get(number)?.(replied);
    waiting.delete(number);
  });
  return (asks) => {
    const number = (questionCount += 1);
    const replied = new Promise<unknown>((resolve) => waiting.set(number, resolve));
    return handBack({ asks, number }).then(() => replied);
  };
}

/** In a process of `isolated-process.ts`: does the one piece of work that it is sent, and ends. `work` answers whatever it is given, and throws nothing. */
export function serveOneJob<Job, Answer extends object>(work: (job: Job, ask: AskParent) => Promise<Answer>): void {
  process.once('message', (job: Job) => {
    void work(job, askParent())
      .then(handBack)
      .then(() => process.connected && process.disconnect());
  });
  // Ctrl-C in a terminal reaches every process; this one ends with its work.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => {});
  process.on('disconnect', () => process.exit(0));
}
