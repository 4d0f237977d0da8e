import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startLocalPostgres } from '#server/platform/db/local/local-postgres.ts';
import { minimalSettings } from './minimal-settings.ts';
import { run, type Release } from './build.ts';

/** Nobody: whose files these are not. A rehearsal that root does not start runs as who starts it. */
const nobody = 65_534;
const asUser = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
const requestDeadlineMillis = 60_000;

type Env = Readonly<Record<string, string>>;
type Part = Readonly<{ name: string; child: ChildProcess; said: () => string; ended: Promise<number | null> }>;

function print(text: string): void {
  process.stdout.write(`  ${text}\n`);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

function startPart(command: string, args: readonly string[], env: Env): Part {
  const child = spawn(command, args, { env, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'], ...asUser });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { name: [basename(command), ...args.slice(-1)].join(' '), child, said: () => text, ended };
}

async function until(what: string, part: Part, holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + requestDeadlineMillis;
  while (!(await holds().catch(() => false))) {
    if (part.child.exitCode !== null || Date.now() > end) throw new Error(`${part.name}: ${what} did not come to pass.\n${part.said()}`);
    await pause(100);
  }
}

function require(holds: boolean, what: string): void {
  if (!holds) throw new Error(`Not as it should be: ${what}.`);
}

/** Asks a serving process for what only a whole release can answer: its version, a drawn page with what it names, a document. */
async function checkResponses(address: string, { version, commit, folder }: Release): Promise<void> {
  const reported = (await (await fetch(`${address}/version`)).json()) as object;
  require(JSON.stringify(reported) === JSON.stringify({ version, commit }), `/version says ${JSON.stringify(reported)}`);
  const page = await (await fetch(`${address}/`)).text();
  const assets = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((match) => match[1] ?? '');
  require(page.includes('<h1') && assets.length > 0, 'the start page is not drawn');
  for (const asset of assets) require((await fetch(`${address}${asset}`)).status === 200, `${asset} is missing`);
  const tool = await (await fetch(`${address}/verify.mjs`)).text();
  const built = readFileSync(join(folder, 'dist', 'verify.mjs'), 'utf8');
  require(tool.slice(tool.indexOf('\n') + 1) === built, '/verify.mjs is not the file of the release');
  const sample = await fetch(`${address}/api/samples/report?lang=pl`);
  const bytes = Buffer.from(await sample.arrayBuffer());
  require(bytes.subarray(0, 5).toString() === '%PDF-', `the sample of a report is not drawn (${sample.status})`);
}

async function stop(part: Part): Promise<void> {
  part.child.kill('SIGTERM');
  const code = await part.ended;
  require(code === 0, `${part.name} ended with ${code}: ${part.said()}`);
}

async function checkServe(command: string, args: readonly string[], env: Env, release: Release): Promise<void> {
  const port = await freePort();
  const part = startPart(command, args, { ...env, PORT: String(port) });
  try {
    // Nobody does jobs yet, and that is what it says.
    await until('readiness', part, async () => {
      const reported = (await (await fetch(`http://127.0.0.1:${port}/readyz`)).json()) as { database: string; jobs: string };
      return reported.database === 'ok' && reported.jobs === 'away';
    });
    await checkResponses(`http://127.0.0.1:${port}`, release);
    await stop(part);
  } finally {
    part.child.kill('SIGKILL');
  }
}

async function checkWork(command: string, env: Env, databaseUrl: string): Promise<void> {
  const part = startPart(command, ['work'], env);
  const db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
  try {
    await until('the jobs of a day', part, async () => {
      const { rows } = await db.query(`select 1 from pgboss.job where name = 'daily' and state = 'completed'`);
      return rows.length > 0;
    });
    await stop(part);
  } finally {
    part.child.kill('SIGKILL');
    await db.end();
  }
}

/** Where the rehearsal stores its database: its socket is open to the user of the rehearsal, its files are not. */
async function openDatabase(folder: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const postgres = await startLocalPostgres({ dataDir: join(folder, 'postgres'), durable: false });
  const socket = new URL(postgres.url).searchParams.get('host') ?? '';
  for (const path of [join(folder, 'postgres'), socket]) chmodSync(path, 0o711);
  return postgres;
}

/**
 * Unpacks the archive in a folder of its own and runs all of it there as a user who owns nothing, with nothing in the environment but
 * settings: keys, migrate, serve with the Node it brings and with this one, work. Throws an error that states what is wrong.
 */
export async function rehearse(release: Release): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'atesto-release-'));
  chmodSync(folder, 0o711);
  const [home, own] = [join(folder, 'opt'), join(folder, 'own')];
  for (const path of [home, own, join(own, 'data')]) mkdirSync(path);
  if (asUser.uid !== undefined) for (const path of [own, join(own, 'data')]) chownSync(path, asUser.uid, asUser.gid);
  run('tar', ['-xzf', release.archive, '-C', home]);
  const place = join(home, basename(release.folder));
  run('chmod', ['-R', 'a-w', place]);
  const launcher = join(place, 'bin', 'atesto');
  const bare = { PATH: '/usr/bin:/bin', HOME: '/nonexistent' };
  const finish = (args: readonly string[], env: Env = bare): string => {
    const ran = spawnSync(launcher, args, { env, cwd: '/', encoding: 'utf8', ...asUser });
    if (ran.status !== 0) throw new Error(`atesto ${args.join(' ')} ended with ${ran.status}: ${ran.stderr}`);
    return ran.stdout.trim();
  };
  const postgres = await openDatabase(folder);
  try {
    const env = { ...bare, ...minimalSettings(finish, own, postgres.url) };
    print('keys made, and their list signed');
    for (const _ of ['new', 'again']) finish(['migrate'], env);
    print('the database is made');
    await checkServe(launcher, ['serve'], env, release);
    print('it answers with the Node that it brings: version, page, assets, document');
    await checkServe(process.execPath, [join(place, 'server', 'main.ts'), 'serve'], env, release);
    print(`it answers with Node ${process.versions.node} of the machine`);
    await checkWork(launcher, env, postgres.url);
    print('it works: the jobs of a day are done');
    require(finish(['operator', 'list'], env) === '', 'a new service has operators');
    print(`all of it as user ${asUser.uid ?? process.getuid?.()}, in a folder that it cannot write to`);
  } finally {
    await postgres.stop();
    run('chmod', ['-R', 'u+w', folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The hash that lies beside the archive, as `sha256sum` writes it. */
export function hashOf(release: Release): string {
  return readFileSync(`${release.archive}.sha256`, 'utf8').split(' ')[0] ?? '';
}
