// @module-tag long
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startLocalPostgres } from './local-postgres.ts';

async function run(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
}

describe('the local PostgreSQL', () => {
  let dataDir = '';
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'atesto-postgres-'));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  it('starts on an empty folder, is found again while it runs, and preserves its data over a stop', async () => {
    const first = await startLocalPostgres({ dataDir });
    await run(first.url, 'create table kept (n int)');
    await run(first.url, 'insert into kept values (7)');
    const second = await startLocalPostgres({ dataDir });
    expect(second.url).toBe(first.url);
    await second.stop();
    const third = await startLocalPostgres({ dataDir });
    expect(await run(third.url, 'select n from kept')).toEqual([{ n: 7 }]);
    await third.stop();
  });

  it('recovers after it was killed, with everything that was acknowledged', async () => {
    const first = await startLocalPostgres({ dataDir });
    await run(first.url, 'create table kept (n int)');
    await run(first.url, 'insert into kept select generate_series(1, 1000)');
    const idle = new pg.Client({ connectionString: first.url });
    idle.on('error', () => {});
    await idle.connect();
    process.kill(Number((await readFile(join(dataDir, 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0]), 'SIGKILL');
    await vi.waitUntil(() => !first.isRunning());
    const again = await startLocalPostgres({ dataDir });
    expect(await run(again.url, 'select count(*)::int as n from kept')).toEqual([{ n: 1000 }]);
    await idle.end().catch(() => {});
    await again.stop();
    expect(again.isRunning()).toBe(false);
  });

  it('can be reached and stopped when the folder is named through a link or a long path', async () => {
    const long = join(dataDir, 'a-very-long-name-'.repeat(6));
    await mkdir(long);
    const linked = join(dataDir, 'link');
    await symlink(long, linked);
    const server = await startLocalPostgres({ dataDir: linked, durable: false });
    expect(await run(server.url, 'show fsync')).toEqual([{ fsync: 'off' }]);
    await server.stop();
    expect(server.isRunning()).toBe(false);
  });

  it('stops also when somebody froze it', async () => {
    const server = await startLocalPostgres({ dataDir });
    const postmaster = Number((await readFile(join(dataDir, 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0]);
    process.kill(postmaster, 'SIGSTOP');
    const late = new Promise((resolve) => setTimeout(() => resolve('too late'), 5000));
    expect(await Promise.race([server.stop(), late])).toBeUndefined();
    expect(server.isRunning()).toBe(false);
  });

  it('listens on a socket only', async () => {
    const server = await startLocalPostgres({ dataDir });
    expect(await run(server.url, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
    await server.stop();
  });

  it('states in one line why it cannot start', async () => {
    const server = await startLocalPostgres({ dataDir });
    await server.stop();
    const path = join(dataDir, 'cluster', 'PG_VERSION');
    const version = await readFile(path, 'utf8');
    await writeFile(path, '11\n');
    await expect(startLocalPostgres({ dataDir })).rejects.toThrow(/^The local PostgreSQL did not start \(.*\): [^\n]+$/);
    await writeFile(path, version);
  });
});
