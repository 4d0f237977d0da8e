import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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

  it('starts on an empty folder, is found again while it runs, and keeps its data over a stop', async () => {
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
    const [{ pid }] = (await run(first.url, 'select pg_backend_pid() as pid')) as [{ pid: number }];
    expect(pid).toBeGreaterThan(0);
    const { readdir, readlink } = await import('node:fs/promises');
    for (const entry of await readdir('/proc')) {
      const folder = /^\d+$/.test(entry) ? await readlink(`/proc/${entry}/cwd`).catch(() => '') : '';
      if (folder === join(dataDir, 'cluster')) process.kill(Number(entry), 'SIGKILL');
    }
    const again = await startLocalPostgres({ dataDir });
    expect(await run(again.url, 'select count(*)::int as n from kept')).toEqual([{ n: 1000 }]);
    await again.stop();
  });

  it('listens on a socket only', async () => {
    const server = await startLocalPostgres({ dataDir });
    expect(await run(server.url, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
    await server.stop();
  });

  it('says in one line why it cannot start', async () => {
    const server = await startLocalPostgres({ dataDir });
    await server.stop();
    const path = join(dataDir, 'cluster', 'PG_VERSION');
    const version = await readFile(path, 'utf8');
    await writeFile(path, '11\n');
    await expect(startLocalPostgres({ dataDir })).rejects.toThrow(/^The local PostgreSQL did not start \(.*\): [^\n]+$/);
    await writeFile(path, version);
  });
});
