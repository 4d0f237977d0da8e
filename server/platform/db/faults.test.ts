// @module-tag long
import pg from 'pg';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { downloadRoutes, routes } from '#contract/routes.ts';
import { addOperator } from '#server/account/accounts/operators.ts';
import { anOrganization, type TestOrganization } from '#server/testing/builders.ts';
import { openFaultProxy, type FaultProxy } from '#server/testing/databases/fault-proxy.ts';
import { openWorld } from '#server/testing/world.ts';
import { openDatabase, type Database } from './db.ts';
import { usualWaits, waitingAs, type Deadlines, type Waits } from './deadlines.ts';

const world = openWorld();
/** Short, so that the tests are: only which is longer than which is as usual. */
const waits: Record<Deadlines, Waits> = {
  call: { statement: 400, lock: 300, idle: 5000, answer: 600 },
  document: { statement: 5000, lock: 300, idle: 5000, answer: 5500 },
  job: { statement: 30_000, lock: 5000, idle: 30_000, answer: 31_000 },
};
/** What every call promises. */
const deadlineMillis = 3000;

let proxy: FaultProxy;
let direct: Database;
let db: Database;
let org: TestOrganization;
let operator: TestOrganization;

beforeAll(async () => {
  org = await anOrganization(world.deps, { plan: 'pro' });
  operator = await anOrganization(world.deps);
  await addOperator(world.deps, operator.email);
  direct = world.deps.db;
  proxy = await openFaultProxy(world.deps.config.databaseUrl);
  db = openDatabase({ url: proxy.url, poolSize: 4, onError: () => {}, waits });
  world.deps.db = db;
});
afterAll(async () => {
  await db.close();
  await proxy.close();
  world.deps.db = direct;
});

type Answer = Readonly<{ status: number; retryAfter: unknown }>;

async function inTime<T>(what: Promise<T>): Promise<T | 'too late'> {
  return Promise.race([what, new Promise<'too late'>((resolve) => setTimeout(() => resolve('too late'), deadlineMillis))]);
}

function callApp(url: string, cookie = org.cookie): Promise<Answer | 'too late'> {
  return inTime(
    world.call('GET', url, { cookie }).then((answer) => ({ status: answer.statusCode, retryAfter: answer.headers['retry-after'] })),
  );
}

const refused = { status: 503, retryAfter: '2' };
const [plain, file] = ['/api/auth/me', '/api/account/export'];

/** One connection of another program that does as it likes. */
async function besides<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: world.deps.config.databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

describe('a database that is away', () => {
  beforeEach(async () => {
    proxy.thaw();
    proxy.return();
    await db.rows(sql`select 1`);
  });

  it('is answered with 503 by every promise, never with a fault, and no longer once it is back', async () => {
    proxy.leave();
    const faults: string[] = [];
    for (const { method, path, access } of [...Object.values(routes), ...Object.values(downloadRoutes)]) {
      const cookie = access === 'operator' || access === 'accountant' ? operator.cookie : org.cookie;
      const url = path.replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000000');
      const answer = await world.call(method, url, { cookie, body: method === 'GET' ? undefined : {} });
      if (answer.statusCode >= 500 && (answer.statusCode !== 503 || !answer.headers['retry-after'])) faults.push(`${method} ${path}`);
    }
    expect(faults).toEqual([]);
    expect(await callApp(plain)).toEqual(refused);
    proxy.return();
    expect(await callApp(plain)).toMatchObject({ status: 200 });
  });

  it('costs what was in the middle of a transaction and nothing else when it restarts', async () => {
    const interrupted = db.transaction(async (tx) => {
      await tx.rows(sql`select 1`);
      proxy.cut();
      // Lost while nobody asks anything of it.
      await new Promise((resolve) => setTimeout(resolve, 50));
      await tx.rows(sql`select 1`);
    });
    await expect(interrupted).rejects.toMatchObject({ status: 503 });
    expect(await db.rows(sql`select 1 as one`)).toEqual([{ one: 1 }]);
  });
});

describe('a database that is frozen', () => {
  it('is answered with 503 in time, of a file too, and no longer once it goes on', async () => {
    await Promise.all([1, 2, 3].map(() => callApp(plain)));
    proxy.freeze();
    // More than there are connections.
    const answers = await Promise.all([plain, plain, plain, plain, plain, plain, file].map((url) => callApp(url)));
    expect(answers).toEqual(answers.map(() => refused));
    expect(await callApp('/readyz')).toMatchObject({ status: 503 });
    proxy.thaw();
    expect(await callApp(plain)).toMatchObject({ status: 200 });
  });

  it('is noticed by those who may wait long, before their time is over', async () => {
    const held = db.transaction(async (tx) => {
      await tx.rows(sql`select 1`);
      proxy.freeze();
      await tx.rows(sql`select 1`);
    });
    expect(await inTime(held.catch((error: { status: number }) => error.status))).toBe(503);
    proxy.thaw();
  });

  it('does not keep a process from ending', async () => {
    const ending = openDatabase({ url: proxy.url, poolSize: 2, onError: () => {}, waits });
    await ending.rows(sql`select 1`);
    proxy.freeze();
    expect(await inTime(ending.close())).toBeUndefined();
    proxy.thaw();
  });
});

describe('a table that somebody locked', () => {
  it('is answered with 503 where it is needed and not waited for elsewhere', async () => {
    await besides(async (client) => {
      await client.query('begin; lock table organizations in access exclusive mode');
      const others = await Promise.all([
        callApp(plain),
        callApp(plain),
        callApp('/healthz'),
        callApp('/api/config/subscription-plans', ''),
      ]);
      expect(others.map((answer) => answer !== 'too late' && answer.status)).toEqual([503, 503, 200, 200]);
      await client.query('rollback');
    });
    expect(await callApp(plain)).toMatchObject({ status: 200 });
  });
});

describe('a database that is full', () => {
  it('is answered with 503, and read from all the same', async () => {
    await besides(async (client) => {
      await client.query(`
        create function full_disk() returns trigger language plpgsql as
          $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
        create trigger full_disk before insert or update on organizations for each row execute function full_disk()`);
      const body = { consent: true };
      const written = await world.call('PATCH', '/api/account/registry-consent', { cookie: org.cookie, body });
      expect([written.statusCode, written.headers['retry-after']]).toEqual([503, '2']);
      expect(await callApp(plain)).toMatchObject({ status: 200 });
      await client.query('drop trigger full_disk on organizations; drop function full_disk');
    });
  });
});

describe('who asks', () => {
  const statusWith = (deadlineKind: Deadlines) =>
    waitingAs({ deadlineKind, waited: 0 }, () =>
      db.rows<{ slept: number }>(sql`select 1 as slept from pg_sleep(0.8)`).then(
        ([row]) => row?.slept,
        (error: { status: number }) => error.status,
      ),
    );

  it('waits as long as suits: at a screen shortly, for a file and in a job longer, also on a connection that another used', async () => {
    expect([await statusWith('call'), await statusWith('document'), await statusWith('job'), await statusWith('call')]).toEqual([
      503, 1, 1, 503,
    ]);
  });

  it('is answered within what is promised, whatever is slow', () => {
    expect(usualWaits.call.answer).toBeLessThan(deadlineMillis);
    for (const { lock } of [usualWaits.call, usualWaits.document]) expect(lock).toBeLessThan(usualWaits.call.answer);
  });
});
