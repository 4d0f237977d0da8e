import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';

/** `--brief`: the shortest round of each part, whose figures say nothing but that it still runs. */
export const isBrief = process.argv.includes('--brief');

/** How much of something is measured. */
export function sized(usual: number, brief: number): number {
  return isBrief ? brief : usual;
}

/** Hundredths of a second that a process has used, all its threads together (proc(5), fields 14 and 15). */
export function cpuMillis(pid: number): number {
  if (process.platform !== 'linux') throw new Error('What a process uses is measured on Linux only.');
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** `p99` in milliseconds. */
export type Rate = Readonly<{ perSecond: number; count: number; p99: number }>;

/** Runs `work` on several lanes at once for so many seconds; each lane waits for its own work. */
export async function rate(lanes: number, seconds: number, work: (lane: number, turn: number) => Promise<void>): Promise<Rate> {
  const end = performance.now() + seconds * 1000;
  const started = performance.now();
  const times: number[] = [];
  const run = async (lane: number): Promise<void> => {
    for (let turn = 0; performance.now() < end; turn += 1) {
      const begun = performance.now();
      await work(lane, turn);
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: lanes }, (_, lane) => run(lane)));
  const took = performance.now() - started;
  const count = times.length;
  return { perSecond: (count * 1000) / took, count, p99: times.toSorted((a, b) => a - b)[Math.floor(count * 0.99)] ?? 0 };
}

/** Median of the milliseconds that `work` takes, after three turns to warm up. */
export async function medianMillis(usualRounds: number, work: (turn: number) => Promise<unknown>): Promise<number> {
  const rounds = sized(usualRounds, 2);
  const times: number[] = [];
  for (let turn = -3; turn < rounds; turn += 1) {
    const started = performance.now();
    await work(turn);
    if (turn >= 0) times.push(performance.now() - started);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** One call over a keep-alive connection; throws when the answer is not 200. */
export function call(port: number, method: string, path: string, options: { cookie?: string; body?: unknown } = {}): Promise<string> {
  const payload = options.body === undefined ? undefined : JSON.stringify(options.body);
  return new Promise((resolve, reject) => {
    const headers = {
      ...(options.cookie ? { cookie: options.cookie } : {}),
      ...(payload ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) } : {}),
    };
    const sent = request({ agent, host: '127.0.0.1', port, method, path, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () =>
        response.statusCode === 200 ? resolve(text) : reject(new Error(`${path}: ${response.statusCode} ${text}`)),
      );
    });
    sent.on('error', reject);
    sent.end(payload);
  });
}

/** A connection that asks one thing after another. */
export type Line = Readonly<{
  ask: (method: string, path: string, options: { cookie: string; body: unknown }) => Promise<void>;
  close: () => void;
}>;

/**
 * Asks with as little work as HTTP/1.1 needs: whoever measures how many calls are answered on the machine that answers them should not use
 * it up. The answer has a length and status 200, or that is an error.
 */
export async function openLine(port: number): Promise<Line> {
  const socket = connect({ host: '127.0.0.1', port, noDelay: true });
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  let answered: PromiseWithResolvers<void> | null = null;
  let text = '';
  const settle = (problem: string | null): void => {
    const waiting = answered;
    [answered, text] = [null, ''];
    if (problem === null) waiting?.resolve();
    else waiting?.reject(new Error(problem));
  };
  socket.setEncoding('latin1');
  socket.on('error', ({ message }) => settle(message));
  socket.on('close', () => settle('the connection was closed'));
  socket.on('data', (part: string) => {
    text += part;
    const end = text.indexOf('\r\n\r\n');
    const length = end < 0 ? null : /\r\ncontent-length: (\d+)/i.exec(text);
    if (end < 0 || text.length < end + 4 + Number(length?.[1])) return;
    settle(length && text.startsWith('HTTP/1.1 200 ') ? null : text);
  });
  return {
    ask: (method, path, { cookie, body }) => {
      const payload = JSON.stringify(body);
      const head = [`${method} ${path} HTTP/1.1`, `host: 127.0.0.1:${port}`, `cookie: ${cookie}`, 'content-type: application/json'];
      answered = Promise.withResolvers<void>();
      socket.write(`${head.join('\r\n')}\r\ncontent-length: ${Buffer.byteLength(payload)}\r\n\r\n${payload}`);
      return answered.promise;
    },
    close: () => void socket.destroy(),
  };
}

/** Prints one result beside its baseline. */
export function print(name: string, ours: string, baseline: string, ratio: number | null): void {
  process.stdout.write(
    `${name.padEnd(46)} ${ours.padStart(22)}   ${baseline.padEnd(34)} ${ratio === null ? '' : `ratio ${ratio.toFixed(2)}`}\n`,
  );
}
