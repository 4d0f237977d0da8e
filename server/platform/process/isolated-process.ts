import { fork, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { deserialize } from 'node:v8';
import { endsWithUs } from './children.ts';
import { permissionFlags } from './permission-flags.ts';

export type Bounds = Readonly<{
  heapMegabytes: number;
  millis: number;
  /** Of everything that comes back. */
  answerBytes: number;
  /** Of everything that the process holds, the program and native parts included, where the system reports it (Linux); 1 GB by default. */
  residentMegabytes?: number;
  /** For work that needs parts which are not JavaScript. */
  native?: boolean;
}>;

const checkEveryMillis = 50;
const [headBytes, pageBytes] = [4, 4096];

/** What comes back: values in the form of `node:v8`, each behind the number of its bytes. More bytes than allowed are never stored. */
function frames(most: number, onValue: (value: unknown) => void): (part: Buffer) => boolean {
  let parts: Buffer[] = [];
  let [kept, wanted, total] = [0, headBytes, 0];
  return (part) => {
    total += part.length;
    if (total > most) return false;
    parts.push(part);
    kept += part.length;
    while (kept >= wanted) {
      // Put together only once all of a value is there.
      const all = Buffer.concat(parts);
      const end = headBytes + all.readUInt32LE(0);
      if (all.length >= end) onValue(deserialize(all.subarray(headBytes, end)));
      const rest = all.length >= end ? all.subarray(end) : all;
      [parts, kept] = [[rest], rest.length];
      wanted = all.length >= end ? headBytes : end;
    }
    return true;
  };
}

/** Ends a process that holds more than it may: what is not JavaScript knows no bound of its own. */
function watchMemory(child: ChildProcess, megabytes: number): NodeJS.Timeout {
  return setInterval(() => {
    readFile(`/proc/${child.pid}/statm`, 'latin1').then(
      (text) => Number(text.split(' ')[1]) * pageBytes > megabytes * 1e6 && child.kill('SIGKILL'),
      () => {},
    );
  }, checkEveryMillis);
}

/** What a process asks in the middle of its work, and is answered; `number` distinguishes questions. */
type ProcessQuestion = Readonly<{ asks: unknown; number: number }>;
const isQuestion = (value: unknown): value is ProcessQuestion => value !== null && typeof value === 'object' && 'asks' in value;

/**
 * One piece of work on untrusted input, in a process of its own that holds no secret, reads nothing but the program and writes
 * nothing. A crash, a hang, a lack of memory or too long an answer ends that process and nothing else: null then. The program is one of
 * `isolated-process-child.ts`; what it asks meanwhile is answered by `reply`.
 */
export function runIsolated<Answer>(
  program: string,
  job: object,
  { heapMegabytes, millis, answerBytes, residentMegabytes = 1000, native = false }: Bounds,
  reply: (asks: unknown) => Promise<unknown> = () => Promise.resolve(null),
): Promise<Answer | null> {
  return new Promise((resolve) => {
    const child = endsWithUs(
      fork(program, [], {
        serialization: 'advanced',
        execArgv: [`--max-old-space-size=${heapMegabytes}`, ...permissionFlags({ native })],
        env: {},
        stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
      }),
    );
    const end = (): boolean => child.kill('SIGKILL');
    const timers = [setTimeout(end, millis), watchMemory(child, residentMegabytes)];
    const read = frames(answerBytes, (value) => {
      if (!isQuestion(value)) return resolve(value as Answer);
      const { asks, number } = value;
      void reply(asks).then((replied) => child.connected && child.send({ replied, number }, () => {}), end);
    });
    child.stdout?.on('data', (part: Buffer) => {
      try {
        if (!read(part)) end();
      } catch {
        end();
      }
    });
    child.on('error', () => resolve(null));
    child.on('close', () => {
      for (const timer of timers) clearTimeout(timer);
      resolve(null);
    });
    child.send(job, (error) => error && resolve(null));
  });
}
