import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';

/** Hundredths of a second that a process has used, all its threads together (proc(5), fields 14 and 15). */
export function cpuMillis(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

export type Rate = Readonly<{ perSecond: number; count: number }>;

/** Runs `work` on several lanes at once for so many seconds; each lane waits for its own work. */
export async function rate(lanes: number, seconds: number, work: (lane: number, turn: number) => Promise<void>): Promise<Rate> {
  const end = performance.now() + seconds * 1000;
  const started = performance.now();
  let count = 0;
  const run = async (lane: number): Promise<void> => {
    for (let turn = 0; performance.now() < end; turn += 1) {
      await work(lane, turn);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: lanes }, (_, lane) => run(lane)));
  return { perSecond: (count * 1000) / (performance.now() - started), count };
}

/** Median of the milliseconds that `work` takes, after three turns to warm up. */
export async function medianMillis(turns: number, work: (turn: number) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let turn = -3; turn < turns; turn += 1) {
    const started = performance.now();
    await work(turn);
    if (turn >= 0) times.push(performance.now() - started);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** One call over a kept connection; throws when the answer is not 200. */
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

/** Prints one result beside its baseline. */
export function print(name: string, ours: string, baseline: string, ratio: number | null): void {
  process.stdout.write(
    `${name.padEnd(46)} ${ours.padStart(22)}   ${baseline.padEnd(34)} ${ratio === null ? '' : `ratio ${ratio.toFixed(2)}`}\n`,
  );
}
