// @module-tag long
import type { AddressInfo } from 'node:net';
import sql from 'sql-template-tag';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { mailWords } from '#content/mails/mails.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { workersOf } from '#server/operations/jobs/workers.ts';
import { placesForMails } from '#server/platform/jobs/mail-lanes.ts';
import { openMailer } from '#server/adapters/mail/mailer.ts';
import { openQueue, type Queue } from '#server/platform/jobs/queue.ts';
import { anOrganization } from '#server/testing/builders.ts';
import { refusedSettings } from '#server/testing/settings.ts';
import { openWorld } from '#server/testing/world.ts';
import { startSmtp } from '#sandbox/mailbox/smtp.ts';

const world = openWorld();
const mailbox: string[] = [];
const ending: (() => void | Promise<void>)[] = [];
const reset = mailWords.reset.pl.subject;
const isReset = (subject: string): boolean => subject === reset;
let databaseUrl = '';
let userId = '';
/** What the mail server does with a mail before it takes it. */
let taking: (subject: string) => Promise<void> = async () => {};

beforeAll(async () => {
  const smtp = await startSmtp(0, async ({ subject }) => {
    await taking(subject);
    mailbox.push(subject);
  });
  const { port } = smtp.server.address() as AddressInfo;
  world.deps.mailer = openMailer({ url: `smtp://127.0.0.1:${port}`, from: 'atesto@example.com', connections: 5, perSecond: null });
  databaseUrl = world.deps.config.databaseUrl;
  ({ userId } = await anOrganization(world.deps));
  ending.push(() => {
    world.deps.mailer.close();
    smtp.close();
  });
});
afterAll(async () => {
  for (const end of ending.toReversed()) await end();
});

/** Another process that works. */
async function anotherProcess(): Promise<Queue> {
  const queue = await openQueue({ url: databaseUrl, onError: () => {}, retryDelay: 1 });
  await queue.begin(workersOf(world.deps));
  return queue;
}

const processes: Queue[] = [];
afterEach(async () => {
  taking = async () => {};
  await Promise.all(processes.splice(0).map((queue) => queue.close()));
  await world.deps.db.rows(sql`delete from pgboss.job where name = 'mail'`);
  mailbox.length = 0;
});

async function enqueueMany(kind: 'reset' | 'subscription_ending', count: number): Promise<void> {
  await world.deps.db.transaction(async (tx) => {
    for (let i = 0; i < count; i += 1) {
      const values = kind === 'reset' ? {} : { values: { plan: `Plan ${i}`, date: '20 listopada 2027' } };
      await world.deps.queue.enqueueMail(tx, { kind, userId, language: 'pl', ...values });
    }
  });
}

/** How what is urgent is searched for, in the words of pg-boss. */
async function planOfClaim(): Promise<string> {
  await world.deps.db.raw('analyze pgboss.job', []);
  const { rows } = await world.deps.db.raw(
    `explain select id from pgboss.job where name = 'mail' and state < 'active' and not blocked and start_after <= now() and priority >= 20
      order by priority desc, created_on limit 2 for update skip locked`,
    [],
  );
  return JSON.stringify(rows);
}

const everyPlace = placesForMails.all + placesForMails.urgent;

describe('a mail that somebody waits for', () => {
  it('goes before 2000 reminders that were queued before it', async () => {
    await enqueueMany('subscription_ending', 2000);
    await enqueueMany('reset', 1);
    expect(await planOfClaim()).toMatch(/Index(?!.*Seq Scan)/);
    processes.push(await anotherProcess());
    await expect.poll(() => mailbox.length, { timeout: 10_000 }).toBeGreaterThan(3 * everyPlace);
    const before = mailbox.findIndex(isReset);
    expect(before).toBeGreaterThanOrEqual(0);
    expect(before).toBeLessThan(everyPlace);
  });

  it('goes while reminders take all the time in the world', async () => {
    let release: () => void = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    let held = 0;
    taking = async (subject) => {
      if (isReset(subject)) return;
      held += 1;
      await released;
    };
    try {
      await enqueueMany('subscription_ending', 40);
      processes.push(await anotherProcess());
      // As many as there are connections: the places behind them are occupied as well.
      await expect.poll(() => held).toBe(5);
      await enqueueMany('reset', 3);
      await expect.poll(() => mailbox, { timeout: 8000 }).toEqual([reset, reset, reset]);
    } finally {
      release();
    }
  });

  it('was queued by a version without lanes: it gets its own when the next one starts', async () => {
    await enqueueMany('reset', 1);
    await world.deps.db.rows(sql`update pgboss.job set priority = 0 where name = 'mail'`);
    processes.push(await openQueue({ url: databaseUrl, onError: () => {} }));
    const rows = await world.deps.db.rows(sql`select priority > 0 as urgent from pgboss.job where name = 'mail'`);
    expect(rows).toEqual([{ urgent: true }]);
  });
});

describe('mails of several processes', () => {
  it('are sent once each', async () => {
    await enqueueMany('subscription_ending', 200);
    processes.push(await anotherProcess(), await anotherProcess());
    const left = () =>
      world.deps.db.rows<{ n: number }>(sql`
      select count(*)::int as n from pgboss.job where name = 'mail' and state <> 'completed'`);
    await expect.poll(left, { timeout: 15_000 }).toEqual([{ n: 0 }]);
    expect(mailbox.length).toBe(200);
    expect(new Set(mailbox).size).toBe(200);
  });

  it('are settled one by one: one that is refused blocks no other', async () => {
    taking = async (subject) => {
      if (subject.includes('Plan 1 ')) throw new Error('no such mailbox');
    };
    await enqueueMany('subscription_ending', 4);
    processes.push(await anotherProcess());
    const states = () =>
      world.deps.db.rows(sql`
      select data #>> '{values,plan}' as plan, state::text from pgboss.job where name = 'mail' and state <> 'completed'`);
    await expect.poll(states).toEqual([{ plan: 'Plan 1', state: 'retry' }]);
    expect(mailbox.length).toBe(3);
  });
});

describe('mails to a provider that takes so many', () => {
  const gapMillis = 400;
  let before = {} as typeof world.deps;
  const at: number[] = [];
  /** Everybody of the tests is at example.com. */
  function limit(): void {
    before = { ...world.deps };
    const limits = new Map([['example.com', { provider: 'example.com', gapMillis }]]);
    world.deps.config = { ...before.config, mail: { ...before.config.mail, limits } };
    taking = async (subject) => {
      if (!isReset(subject)) at.push(performance.now());
    };
  }
  afterEach(async () => {
    world.deps.config = before.config;
    at.length = 0;
    await world.deps.db.rows(sql`delete from rate_limits where key like 'mail:%'`);
  });
  const jobs = () =>
    world.deps.db.rows<{ state: string; tries: number; n: number }>(sql`
      select state::text, retry_count as tries, count(*)::int as n from pgboss.job where name = 'mail' group by 1, 2`);

  it('are sent at that interval by two processes together, each once, and that is no try', async () => {
    limit();
    await enqueueMany('subscription_ending', 12);
    processes.push(await anotherProcess(), await anotherProcess());
    await expect.poll(jobs, { timeout: 20_000 }).toEqual([{ state: 'completed', tries: 0, n: 12 }]);
    expect(mailbox.length).toBe(12);
    expect(new Set(mailbox).size).toBe(12);
    // Two may come close together where one was searched for late; over all of them the pace is kept.
    expect(at.at(-1)! - at[0]!).toBeGreaterThan(9 * gapMillis);
  });

  it('let one that somebody waits for go at once, and are each put off once for all that are queued', async () => {
    limit();
    await enqueueMany('subscription_ending', 300);
    processes.push(await anotherProcess());
    const waiting = () =>
      world.deps.db.rows<{ n: number; last: number }>(sql`
        select count(*)::int as n, coalesce(extract(epoch from max(start_after) - now()), 0)::float8 as last from pgboss.job
        where name = 'mail' and state = 'created' and data ? 'moment'`);
    await expect.poll(async () => (await waiting())[0]!.n, { timeout: 10_000 }).toBeGreaterThan(250);
    // The moment of the last is about as far away as all of them take.
    expect((await waiting())[0]!.last).toBeGreaterThan((200 * gapMillis) / 1000);
    const sent = at.length;
    await enqueueMany('reset', 2);
    await expect.poll(() => mailbox.filter(isReset).length, { timeout: 5000 }).toBe(2);
    expect(at.length - sent).toBeLessThan(20);
  });

  it('does not send all at once what was put off until moments that nobody was there at', async () => {
    limit();
    await enqueueMany('subscription_ending', 12);
    await world.deps.db.rows(sql`
      update pgboss.job set data = data || jsonb_build_object('moment', (extract(epoch from now() - interval '1 hour') * 1000)::bigint)
      where name = 'mail'`);
    processes.push(await anotherProcess());
    await expect.poll(jobs, { timeout: 20_000 }).toEqual([{ state: 'completed', tries: 0, n: 12 }]);
    expect(at.at(-1)! - at[0]!).toBeGreaterThan(9 * gapMillis);
  });

  it('does not keep those to others', async () => {
    limit();
    await world.deps.db.rows(sql`update users set email = replace(email, '@example.com', '@example.net') where id = ${userId}`);
    await enqueueMany('subscription_ending', 20);
    processes.push(await anotherProcess());
    await expect.poll(jobs, { timeout: 5000 }).toEqual([{ state: 'completed', tries: 0, n: 20 }]);
  });
});

describe('MAIL_LIMITS', () => {
  const limitsOf = (given: string) => [...readConfig({ ATESTO_MODE: 'local', DATABASE_URL: databaseUrl, MAIL_LIMITS: given }).mail.limits];

  it('names providers by their domains', () => {
    expect(limitsOf('')).toEqual([]);
    expect(limitsOf('wp.pl O2.pl=60/min, gmail.com=20/s,onet.pl=900/h')).toEqual([
      ['wp.pl', { provider: 'wp.pl', gapMillis: 1000 }],
      ['o2.pl', { provider: 'wp.pl', gapMillis: 1000 }],
      ['gmail.com', { provider: 'gmail.com', gapMillis: 50 }],
      ['onet.pl', { provider: 'onet.pl', gapMillis: 4000 }],
    ]);
  });

  it.each(['wp.pl', 'wp.pl=0/s', 'wp.pl=5', '=5/s', 'wp=5/s', 'a@wp.pl=5/s', 'wp.pl=5/day', 'wp.pl=x/s'])('refuses %s', (given) => {
    expect(refusedSettings({ ATESTO_MODE: 'local', DATABASE_URL: databaseUrl, MAIL_LIMITS: given })).toEqual([
      `MAIL_LIMITS: ${given} must be domains=number/s, /min or /h`,
    ]);
  });
});
