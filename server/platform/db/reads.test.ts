// @module-tag long
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { onServer } from '#server/testing/databases/databases.ts';
import { startStandby } from '#server/testing/databases/standby.ts';
import { openDatabase, type Database } from './db.ts';
import { startLocalPostgres, type LocalPostgres } from './local/local-postgres.ts';
import { behindMillis, openReads, type Reads } from './reads.ts';

let folder = '';
let primary: LocalPostgres;
let standby: LocalPostgres;
let here: Database;
let reads: Reads;
let millis = 0;
const logged: string[] = [];
const log = { info: (text: string) => void logged.push(text), warn: (text: string) => void logged.push(text) };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atesto-reads-'));
  const dataDir = join(folder, 'primary');
  primary = await startLocalPostgres({ dataDir, durable: false });
  await onServer(primary.url, (client) => client.query('create table words (word text)'));
  standby = await startStandby({ url: primary.url, dataDir }, join(folder, 'standby'));
  here = openDatabase({ url: primary.url, poolSize: 2, onError: () => {} });
});
afterAll(async () => {
  await here.close();
  await standby.stop();
  await primary.stop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  millis = 0;
  logged.length = 0;
  const there = openDatabase({ url: standby.url, poolSize: 2, onError: () => {} });
  reads = openReads({ primary: here, standby: there, log: log as never, clock: () => millis });
});
afterEach(() => reads.close());

async function queriedServer(): Promise<'standby' | 'primary'> {
  const [row] = await reads.rows<{ standby: boolean }>(sql`select pg_is_in_recovery() as standby`);
  return row!.standby ? 'standby' : 'primary';
}

/** Reads until they are answered by that one; the clock of the test goes by `step` with each check. */
async function comesTo(wanted: 'standby' | 'primary', step: number): Promise<void> {
  await vi.waitFor(
    async () => {
      millis += step;
      expect(await queriedServer()).toBe(wanted);
    },
    { timeout: 30_000, interval: 20 },
  );
}

const write = (word: string) => here.rows(sql`insert into words values (${word})`);
const onStandby = (statement: string) => onServer(standby.url, (client) => client.query(statement));

describe('reads that may be behind', () => {
  it('are sent to the primary until the standby is known to be near, then to the standby', async () => {
    expect(await queriedServer()).toBe('primary');
    await comesTo('standby', 100);
    expect(logged).toEqual(['reads that may be behind go to the standby']);
  });

  it('are sent to the primary again once what was written longer ago is not there, and to the standby when it is', async () => {
    await comesTo('standby', 100);
    await onStandby('select pg_wal_replay_pause()');
    await vi.waitFor(async () => {
      const paused = await onStandby('select pg_get_wal_replay_pause_state() as state');
      expect(paused.rows).toEqual([{ state: 'paused' }]);
    });
    await write('late');
    // What it holds is still known to be near enough, and is not all.
    expect(await queriedServer()).toBe('standby');
    await comesTo('primary', 1001);
    millis += 10 * behindMillis;
    expect(await queriedServer()).toBe('primary');
    expect((await reads.raw('select word from words', [])).rows).toEqual([{ word: 'late' }]);
    await vi.waitFor(() => expect(logged.at(-1)).toMatch(/^reads that may be behind go to the primary/));
    await onStandby('select pg_wal_replay_resume()');
    await comesTo('standby', 100);
    expect(await reads.rows(sql`select word from words`)).toEqual([{ word: 'late' }]);
  });

  it('are answered by the primary when the standby cannot answer a statement, without giving it up', async () => {
    await comesTo('standby', 100);
    // Only a primary can: a standby refuses.
    expect((await reads.raw('select pg_current_wal_lsn() is not null as there', [])).rows).toEqual([{ there: true }]);
    expect(await queriedServer()).toBe('standby');
    await expect(reads.raw('select nothing from nowhere', [])).rejects.toThrow(/nowhere/);
  });

  it('are answered by the primary while the standby is away', async () => {
    await comesTo('standby', 100);
    await standby.stop();
    expect(await queriedServer()).toBe('primary');
    standby = await startLocalPostgres({ dataDir: join(folder, 'standby'), durable: false });
    await comesTo('standby', 1001);
  });

  it('are never sent to a standby that became a primary itself', async () => {
    await comesTo('standby', 100);
    await onStandby('select pg_promote()');
    await write('elsewhere');
    await vi.waitFor(async () => {
      millis += 1001;
      expect(await reads.rows(sql`select word from words where word = 'elsewhere'`)).toHaveLength(1);
      expect(logged.at(-1)).toMatch(/^reads that may be behind go to the primary/);
    });
    millis += 10;
    expect(await reads.rows(sql`select word from words where word = 'elsewhere'`)).toHaveLength(1);
  });
});
