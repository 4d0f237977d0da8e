import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { print, sized } from './measure.ts';
import type { Setting } from './setting.ts';

const signIns = sized(300, 5);
const files = sized(400, 5);

type Answer = Readonly<{ status: number; millis: number }>;

function send(agent: Agent, port: number, path: string, sent?: { body: string; from: string }): Promise<Answer> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const headers = sent
      ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent.body), 'x-forwarded-for': sent.from }
      : {};
    const outgoing = request({ agent, host: '127.0.0.1', port, path, method: sent ? 'POST' : 'GET', headers }, (response) => {
      response.resume().on('end', () => resolve({ status: response.statusCode ?? 0, millis: performance.now() - started }));
    });
    outgoing.on('error', reject);
    outgoing.end(sent?.body);
  });
}

function quantile(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
}

/** Fetches a small file again and again, as one visitor does, until enough were fetched or `until` is true. */
async function fileTimes(agent: Agent, port: number, until: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (times.length < files && !until()) {
    const { status, millis } = await send(agent, port, '/theme.js');
    if (status !== 200) throw new Error(`/theme.js: ${status}; build the client first`);
    times.push(millis);
    await pause(10);
  }
  return times;
}

/** A static file while 300 people sign in at once from 300 places, beside the same file while nobody does. */
export async function benchSignIns({ port }: Setting): Promise<void> {
  const [visitor, crowd] = [new Agent({ keepAlive: true, maxSockets: 1 }), new Agent({ keepAlive: true, maxSockets: signIns })];
  const calm = await fileTimes(visitor, port, () => false);
  let done = 0;
  const started = performance.now();
  const tried = Array.from({ length: signIns }, async (_, i) => {
    const body = JSON.stringify({ email: `nobody-${i}@example.com`, password: 'not the password' });
    const answer = await send(crowd, port, '/api/auth/login', { body, from: `10.1.${Math.floor(i / 250)}.${i % 250}` });
    done += 1;
    return answer.status;
  });
  const busy = await fileTimes(visitor, port, () => done === signIns);
  const statuses = await Promise.all(tried);
  const seconds = (performance.now() - started) / 1000;
  const refused = statuses.filter((status) => status === 503).length;
  const [p99, calmP99] = [quantile(busy, 0.99), quantile(calm, 0.99)];
  print(`/theme.js p99, ${signIns} sign-ins at once`, `${p99.toFixed(1)} ms`, `nobody signs in ${calmP99.toFixed(1)} ms`, p99 / calmP99);
  print('  median', `${quantile(busy, 0.5).toFixed(1)} ms`, `${quantile(calm, 0.5).toFixed(1)} ms`, null);
  print('  passwords looked at', `${((signIns - refused) / seconds).toFixed(0)}/s`, `${refused} told to come back (503)`, null);
  visitor.destroy();
  crowd.destroy();
}
