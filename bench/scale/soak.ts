import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { call, sized } from '#bench/measure.ts';
import { calls } from './calls.ts';
import { companiesAtOne, fill } from './fill.ts';
import { makeOperator, makeOwn, readSamples } from './samples.ts';
import { metricsPort, type Setting } from '#bench/setting.ts';

const usualMinutes = 60;
const lanes = 4;
/** After so long caches are full and code is compiled; what grows from then on grows. */
const warmUpMinutes = 5;
/** As long as a minute of a whole round is. */
const minuteMillis = sized(60_000, 2000);
/** Some of the calls draw a document, in a process of its own. */
const drawnShare = 0.02;

type Process = Readonly<{ pid: number; name: string; megabytes: number }>;

function wordsOf(pid: number): string[] {
  return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
}

/** A process and all it started, with what each holds in memory (proc(5), VmRSS). */
function family(pid: number): Process[] {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  const name =
    wordsOf(pid)
      .find((word) => word.endsWith('.ts'))
      ?.split('/')
      .at(-1) ?? '';
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number),
  );
  return [{ pid, name, megabytes }, ...children.flatMap(family)];
}

/** What of the memory of the application is its heap, by its own figures. */
async function heap(): Promise<number> {
  return Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(await call(metricsPort, 'GET', '/metrics'))?.[1] ?? 0) / 1024 / 1024;
}

/** By how many megabytes an hour something grows, after the straight line nearest to all readings (least squares). */
function slopePerHour(readings: readonly (readonly [minute: number, megabytes: number])[]): number {
  const mean = (of: (reading: readonly [number, number]) => number): number =>
    readings.reduce((sum, reading) => sum + of(reading), 0) / readings.length;
  const [x, y] = [mean(([minute]) => minute), mean(([, megabytes]) => megabytes)];
  const across = mean(([minute, megabytes]) => (minute - x) * (megabytes - y));
  return (across / mean(([minute]) => (minute - x) ** 2)) * 60;
}

type Pace = Readonly<{ until: number; gapMillis: number }>;

/** Mixed traffic of visitors, owners and operators until then, not closer together than that; counts what was answered. */
async function traffic(setting: Setting, client: pg.Client, { until, gapMillis }: Pace): Promise<() => number> {
  const [own, operator] = [await makeOwn(setting.deps), await makeOperator(setting.deps, client)];
  const samples = await readSamples(client, companiesAtOne);
  let answered = 0;
  const begun = performance.now();
  const lane = async (first: number): Promise<void> => {
    for (let turn = first; performance.now() < until; turn += lanes) {
      const early = begun + turn * gapMillis - performance.now();
      if (early > 0) await pause(early);
      const one = calls[turn % calls.length]!;
      const about = { sample: samples[turn % samples.length]!, own: own[turn % own.length]!, turn };
      const cookie = one.who === 'operator' ? operator : about.own.cookie;
      const body = one.body ? { body: one.body(about) } : {};
      await call(setting.port, one.method ?? 'GET', one.path(about), { ...(one.who === 'anyone' ? {} : { cookie }), ...body });
      if (Math.random() < drawnShare) await call(setting.port, 'GET', '/api/action-items/xlsx', { cookie: about.own.cookie });
      answered += 1;
    }
  };
  const running = Promise.all(Array.from({ length: lanes }, (_, first) => lane(first)));
  running.catch((error: unknown) => process.stdout.write(`traffic ended: ${String(error)}\n`));
  return () => answered;
}

/** Traffic for so many minutes, as much as there can be or so many calls a second, with the memory of the application and of every process it started, and how fast each of them grows. */
export async function benchSoak(setting: Setting, [minutes, perSecond]: readonly string[]): Promise<void> {
  const total = Number(minutes ?? usualMinutes);
  const client = new pg.Client({ connectionString: setting.databaseUrl });
  client.on('error', () => {});
  await client.connect();
  await fill(client, 0, companiesAtOne);
  const until = performance.now() + total * minuteMillis;
  const answered = await traffic(setting, client, { until, gapMillis: perSecond === undefined ? 0 : 1000 / Number(perSecond) });
  const readings = new Map<string, [minute: number, megabytes: number][]>();
  for (let minute = 1; minute <= total; minute += 1) {
    await pause(minuteMillis);
    const processes = [{ pid: 0, name: 'its heap', megabytes: await heap() }, ...family(setting.server.process.pid ?? 0)];
    for (const { pid, name, megabytes } of processes) {
      const key = pid === 0 ? name : `${name} (${pid})`;
      readings.set(key, [...(readings.get(key) ?? []), [minute, megabytes]]);
    }
    const line = processes.map(({ name, megabytes }) => `${name} ${megabytes.toFixed(0)} MB`).join(', ');
    process.stdout.write(`${String(minute).padStart(4)} min  ${String(answered()).padStart(8)} calls  ${line}\n`);
  }
  for (const [key, all] of readings) {
    const steady = all.filter(([minute]) => minute > Math.min(warmUpMinutes, total / 3));
    if (steady.length > 2) process.stdout.write(`${key.padEnd(40)} ${slopePerHour(steady).toFixed(1)} MB an hour\n`);
  }
  await client.end();
}
