import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startLocalPostgres } from '#server/platform/db/local/local-postgres.ts';
import { onServer } from './databases.ts';
import { startStandby } from './standby.ts';

/** Addresses of servers beside the primary; empty where there is none. */
export type Beside = Readonly<{ pooler: string; standby: string }>;

/**
 * How many applications share the database in a test's world, each with connections of its own: one, and with `MANY` three, whose calls go
 * round. With `MANY` what may be behind is requested from a standby, and with `PGBOUNCER`, the path of that program (1.21 or newer), everything
 * else goes through it in transaction mode.
 */
export const applications = process.env.MANY ? 3 : 1;

const withinMillis = 20_000;

async function startPooler(program: string, folder: string, serverUrl: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const socket = join(folder, 'pooler');
  await rm(socket, { recursive: true, force: true });
  await mkdir(socket, { recursive: true, mode: 0o700 });
  const settings = {
    unix_socket_dir: socket,
    listen_port: '6432',
    auth_type: 'any',
    pool_mode: 'transaction',
    max_prepared_statements: '200',
    default_pool_size: '8',
    max_client_conn: '1000',
    server_idle_timeout: '5',
    logfile: join(folder, 'pooler.log'),
  };
  const host = new URL(serverUrl).searchParams.get('host') ?? '';
  const lines = [
    '[databases]',
    `* = host=${host} user=postgres`,
    '[pgbouncer]',
    ...Object.entries(settings).map(([name, value]) => `${name} = ${value}`),
  ];
  await writeFile(join(folder, 'pooler.ini'), `${lines.join('\n')}\n`);
  // It refuses to run as root.
  const args = ['-q', join(folder, 'pooler.ini')];
  const child =
    process.getuid?.() === 0
      ? spawn('unshare', ['--user', '--map-user=1000', program, ...args], { stdio: 'ignore' })
      : spawn(program, args, { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  for (let waited = 0; !existsSync(join(socket, '.s.PGSQL.6432')); waited += 50) {
    if (waited > withinMillis || child.exitCode !== null) throw new Error(`PgBouncer did not start, see ${settings.logfile}`);
    await pause(50);
  }
  return {
    url: `postgresql://postgres@localhost:6432/postgres?host=${encodeURIComponent(socket)}`,
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Starts the test server anew with a standby, which every commit waits for, so that a test reads there what it wrote; and the pooler if requested. */
export async function startMany(dataRoot: string): Promise<{ url: string; beside: Beside; stop: () => Promise<void> }> {
  const [dataDir, standbyDir] = [join(dataRoot, 'test-primary'), join(dataRoot, 'test-standby')];
  for (const folder of [dataDir, standbyDir]) await rm(folder, { recursive: true, force: true });
  const primary = await startLocalPostgres({ dataDir, durable: false });
  const standby = await startStandby({ url: primary.url, dataDir }, standbyDir);
  await onServer(primary.url, async (client) => {
    await client.query(`alter system set synchronous_standby_names = '*'`);
    await client.query('select pg_reload_conf()');
    await client.query(`alter role postgres set synchronous_commit = 'remote_apply'`);
  });
  const pooler = process.env.PGBOUNCER ? await startPooler(process.env.PGBOUNCER, dataRoot, primary.url) : null;
  return {
    url: primary.url,
    beside: { pooler: pooler?.url ?? '', standby: standby.url },
    stop: async () => {
      await pooler?.stop();
      await primary.stop();
      await standby.stop();
    },
  };
}
