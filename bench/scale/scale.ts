import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { openDatabase } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { partsOfDay } from '#server/operations/jobs/daily.ts';
import { workersOf } from '#server/operations/jobs/workers.ts';
import { figuresOf } from '#server/operations/observability/facts.ts';
import { call, sized } from '#bench/measure.ts';
import { calls, type Call, type Own, type Sample } from './calls.ts';
import { companiesAtOne, fill } from './fill.ts';
import { readsOf } from '#server/testing/databases/reads.ts';
import { makeOperator, makeOwn, readSamples } from './samples.ts';
import type { Setting } from '#bench/setting.ts';

const sizes = [1, 10, 100];
/** Turns of each call; a slow one has fewer, so that its share of the time is bounded. */
const [turns, fewestTurns, longestMillis] = [sized(100, 2), sized(10, 1), 10_000];
const warmUps = sized(8, 0);
/** Connections of the jobs; few, so that each can be asked what it read. */
const lanes = 2;

type Times = Readonly<{ p50: number; p95: number; p99: number; worst: string }>;
type CallContext = Readonly<{ port: number; operator: string; own: readonly Own[]; samples: readonly Sample[] }>;

function write(...cells: readonly string[]): void {
  const [name = '', ...rest] = cells;
  process.stdout.write(`${name.padEnd(48)}${rest.map((cell) => cell.padStart(12)).join('')}\n`);
}

const shown = (millis: number): string => `${millis.toFixed(millis < 100 ? 1 : 0)} ms`;

async function timesOf({ port, operator, own, samples }: CallContext, one: Call): Promise<Times> {
  const measured: { millis: number; path: string }[] = [];
  const until = performance.now() + longestMillis;
  for (let turn = -warmUps; turn < turns && (turn < fewestTurns || performance.now() < until); turn += 1) {
    const about = { sample: samples[(turn + warmUps) % samples.length]!, own: own[(turn + warmUps) % own.length]!, turn: turn + warmUps };
    const cookie = one.who === 'operator' ? operator : about.own.cookie;
    const path = one.path(about);
    const started = performance.now();
    await call(port, one.method ?? 'GET', path, {
      ...(one.who === 'anyone' ? {} : { cookie }),
      ...(one.body ? { body: one.body(about) } : {}),
    });
    if (turn >= 0) measured.push({ millis: performance.now() - started, path });
  }
  const sorted = measured.toSorted((a, b) => a.millis - b.millis);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]?.millis ?? 0;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), worst: sorted.at(-1)?.path ?? '' };
}

/** What is done by the clock: each day, every ten minutes, and when watchers ask. */
function jobsOf(deps: Deps): readonly (readonly [string, () => Promise<unknown>])[] {
  return [
    ...partsOfDay(deps),
    ['every ten minutes', () => workersOf(deps).reconcile()],
    ['every minute', () => workersOf(deps).transparency()],
    ['figures for watchers', () => figuresOf(deps, async () => null)],
  ];
}

function sumOf(counts: unknown): string {
  const numbers = Object.values(counts ?? {}).filter((count) => typeof count === 'number');
  return counts && !Array.isArray(counts) ? String(numbers.reduce((sum, count) => sum + count, 0)) : '';
}

async function measureJobs({ deps, databaseUrl }: Setting, client: pg.Client, known: Map<string, number>): Promise<void> {
  write('job', 'time', 'vs first', 'done', 'rows read', 'tables read whole');
  const db = openDatabase({ url: databaseUrl, poolSize: lanes, onError: () => {} });
  for (const [name, job] of jobsOf({ ...deps, db })) {
    let [millis, counts]: [number, unknown] = [0, null];
    const read = await readsOf(db, lanes, async () => {
      const started = performance.now();
      counts = await job().catch((error: unknown) => ({ failed: String(error) }));
      millis = performance.now() - started;
    });
    const before = known.get(name);
    if (before === undefined) known.set(name, millis);
    const failed = (counts as { failed?: unknown } | null)?.failed;
    const result = typeof failed === 'string' ? failed : sumOf(counts);
    write(
      `  ${name}`,
      shown(millis),
      before ? `×${(millis / before).toFixed(1)}` : '',
      result,
      read.rows.toFixed(0),
      `  ${read.whole.join(', ') || '-'}`,
    );
  }
  await db.close();
  // What the jobs queue is not sent: nobody answers, and the calls that are measured next should have the machine for themselves.
  await client.query(
    `delete from pgboss.job where name = 'mail' and state in ('created', 'active') or name = 'mail' and start_after < now() + interval '12 hours' and state = 'retry'`,
  );
}

async function measureCalls(context: CallContext, known: Map<string, Times>): Promise<void> {
  write('call', 'p50', 'p95', 'p99', 'p95 vs first');
  for (const one of calls) {
    const times = await timesOf(context, one).catch((error: unknown) => String(error));
    if (typeof times === 'string') {
      write(`  ${one.name}`, times);
      continue;
    }
    const first = known.get(one.name);
    if (!first) known.set(one.name, times);
    const ratio = first ? `×${(times.p95 / first.p95).toFixed(1)}` : '';
    write(`  ${one.name}`, shown(times.p50), shown(times.p95), shown(times.p99), ratio, times.p99 > 100 ? `  ${times.worst}` : '');
  }
}

/** Memory that a process holds and the most it ever held, in megabytes (proc(5), VmRSS and VmHWM). */
function memoryOf(text: string): string {
  const megabytes = (name: string): string => (Number(new RegExp(`${name}:\\s+(\\d+)`).exec(text)?.[1] ?? 0) / 1024).toFixed(0);
  return `${megabytes('VmRSS')} MB, at most ${megabytes('VmHWM')} MB`;
}

/**
 * The service at 1 000, 10 000 and 100 000 companies, each with ten certificates and fifty answers: every call, every job and how
 * much each read, each beside the same at the first size of the run. `scale 100` makes one size only.
 */
export async function benchScale(setting: Setting, words: readonly string[]): Promise<void> {
  const { deps, port, databaseUrl, server } = setting;
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => {});
  await client.connect();
  const own = await makeOwn(deps);
  const operator = await makeOperator(deps, client);
  const [callTimes, jobTimes] = [new Map<string, Times>(), new Map<string, number>()];
  const wanted = words.length > 0 ? words.map(Number) : sizes;
  let filled = 0;
  for (const size of wanted) {
    const total = size * companiesAtOne;
    const started = performance.now();
    await fill(client, filled, total);
    filled = total;
    const { rows } = await client.query<{ size: string }>('select pg_size_pretty(pg_database_size(current_database())) as size');
    const made = ((performance.now() - started) / 1000).toFixed(0);
    write(`\n${size}×: ${total.toLocaleString('en')} companies, made in ${made} s, database ${rows[0]?.size ?? ''}`);
    await measureCalls({ port, operator, own, samples: await readSamples(client, total) }, callTimes);
    await measureJobs(setting, client, jobTimes);
    write('  memory of the application', memoryOf(await readFile(`/proc/${server.process.pid}/status`, 'utf8')));
  }
  await client.end();
}
