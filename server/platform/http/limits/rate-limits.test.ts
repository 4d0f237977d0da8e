import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openDatabase, type Database } from '#server/platform/db/db.ts';
import { countOrRefuse, forgetCount, returnPoint, deleteOldCounts, type Limit } from './rate-limits.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { cloneTemplate } from '#server/testing/databases/databases.ts';

const tenAnHour: Limit = { name: 'test', points: 10, seconds: 3600 };

let processes: { db: Database }[] = [];
let drop: () => Promise<void>;
beforeAll(async () => {
  const database = await cloneTemplate(inject('postgresUrl'));
  drop = database.drop;
  processes = [1, 2].map(() => ({ db: openDatabase({ url: database.url, poolSize: 4, onError: () => {} }) }));
});
afterAll(async () => {
  await Promise.all(processes.map(({ db }) => db.close()));
  await drop();
});

async function outcome(at: { db: Database }, limit: Limit, key: string): Promise<'counted' | number> {
  try {
    await countOrRefuse(at, limit, key);
    return 'counted';
  } catch (error) {
    if (error instanceof AppError && error.status === 429) return error.details.retryAfterSeconds ?? 0;
    throw error;
  }
}

describe('a limit', () => {
  it('is one for all processes, however many try at once', async () => {
    const tries = Array.from({ length: 100 }, (_, i) => outcome(processes[i % 2]!, tenAnHour, 'burst'));
    const outcomes = await Promise.all(tries);
    expect(outcomes.filter((one) => one === 'counted')).toHaveLength(10);
    for (const wait of outcomes.filter((one) => one !== 'counted')) expect(wait).toBeGreaterThan(0);
  });

  it('is one for all addresses of a network of IPv6', async () => {
    const [one] = processes;
    const addresses = Array.from({ length: 12 }, (_, i) => `2001:db8:5:6::${i + 1}`);
    const outcomes = await Promise.all(addresses.map((address) => outcome(one!, { ...tenAnHour, name: 'network' }, address)));
    expect(outcomes.filter((each) => each === 'counted')).toHaveLength(10);
    expect(await outcome(one!, { ...tenAnHour, name: 'network' }, '2001:db8:5:7::1')).toBe('counted');
  });

  it('states how long to wait, and begins anew when that is over', async () => {
    const [one] = processes;
    const short: Limit = { name: 'short', points: 1, seconds: 3600 };
    expect(await outcome(one!, short, 'a')).toBe('counted');
    expect(await outcome(processes[1]!, short, 'a')).toBeGreaterThan(3500);
    await one!.db.rows(sql`update rate_limits set ends_at = clock_timestamp() where key like 'short:%'`);
    expect(await outcome(one!, short, 'a')).toBe('counted');
  });

  it('takes back what was no try, at once where it was refused before', async () => {
    const [one] = processes;
    const single: Limit = { name: 'single', points: 1, seconds: 3600 };
    expect(await outcome(one!, single, 'a')).toBe('counted');
    expect(await outcome(one!, single, 'a')).toBeGreaterThan(0);
    await returnPoint(one!, single, 'a');
    expect(await outcome(one!, single, 'a')).toBe('counted');
    await forgetCount(one!, single, 'a');
    expect(await outcome(one!, single, 'a')).toBe('counted');
  });

  it('stores neither addresses nor e-mails', async () => {
    const [one] = processes;
    await countOrRefuse(one!, tenAnHour, 'somebody@example.com');
    const rows = await one!.db.rows(sql`select * from rate_limits order by key`);
    expect(JSON.stringify(rows)).not.toContain('somebody');
  });

  it('goes away when its time is over', async () => {
    const [one] = processes;
    await countOrRefuse(one!, { name: 'old', points: 1, seconds: 3600 }, 'a');
    await one!.db.rows(sql`update rate_limits set ends_at = clock_timestamp() - interval '1 second' where key like 'old:%'`);
    expect(await deleteOldCounts(one!.db)).toBeGreaterThan(0);
    expect(await one!.db.rows(sql`select 1 from rate_limits where key like 'old:%'`)).toEqual([]);
  });

  it('is held by each process alone while the database is away', async () => {
    const away = { db: openDatabase({ url: 'postgresql://127.0.0.1:1/nothing', poolSize: 1, onError: () => {} }) };
    const outcomes = [];
    for (let i = 0; i < 12; i += 1) outcomes.push(await outcome(away, tenAnHour, 'alone'));
    expect(outcomes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'counted'));
    expect(outcomes.slice(10).every((wait) => typeof wait === 'number' && wait > 0)).toBe(true);
    await away.db.close();
  });
});
