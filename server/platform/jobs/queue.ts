import { PgBoss, type Job } from 'pg-boss';
import sql from 'sql-template-tag';
import type { MailKind } from '#content/mails/mails.ts';
import { businessTimeZone } from '#core/platform/calendar/calendar.ts';
import type { Language } from '#core/platform/languages.ts';
import { openDatabase, type Db } from '#server/platform/db/db.ts';
import { startBeating } from '#server/platform/process/heartbeat.ts';
import { beginMails, priorityOf, sortIntoLanes } from './mail-lanes.ts';

/** A mail to be sent. It holds no secret: links are made when it is sent. */
export type QueuedMail = Readonly<{
  kind: MailKind;
  userId: string;
  /** Language of the request that causes it; the account's own language goes first. */
  language: Language;
  /** Whom to write to when the account no longer states. */
  recipient?: Readonly<{ email: string; firstName: string; lastName: string }>;
  /** Whom to write to in the place of the account: a company that the mail is about. */
  to?: Readonly<{ email: string; firstName: string; lastName: string }>;
  /** What fills the `{name}` places of words and link. */
  values?: Readonly<Record<string, string>>;
  /** Until when (ISO 8601) what it announces is still to come: a mail that waited longer is not sent. */
  until?: string;
  /** Which reminder it is, so that its sending can be recorded. */
  notificationId?: string;
  /** The moment of its own until which it was put off (server/communication/mails/send-rate.ts), in milliseconds since 1970 by the clock of the database. */
  moment?: number;
}>;

/** A refund to give. Jobs of earlier versions name the payment that it belongs to. */
export type QueuedRefund = Readonly<{ organizationId: string; refundId: string } | { organizationId: string; paymentId: string }>;

export type FailedJob = Readonly<{ id: string; queue: string; data: unknown; error: string; failedAt: Date }>;

export type Workers = Readonly<{
  mail: (mail: QueuedMail, id: string) => Promise<void>;
  refund: (refund: QueuedRefund) => Promise<void>;
  /** Once a day, and once at every start, so that a day that was slept through is made up for. */
  daily: () => Promise<void>;
  /** Every ten minutes. */
  reconcile: () => Promise<void>;
  /** Every minute: what waits for the log, and what is due to be signed anew. */
  transparency: () => Promise<void>;
  /** Every minute, and when somebody wakes it: messages to webhooks that are due. */
  webhooks: () => Promise<void>;
  /** Every minute, and when somebody wakes it: invoices are issued, sent to KSeF and followed there. */
  invoices: () => Promise<void>;
}>;

export type Queue = Readonly<{
  /** Queues a mail in the transaction of the act that causes it: both happen or neither. How urgent it is follows from its kind. */
  enqueueMail: (db: Db, mail: QueuedMail) => Promise<void>;
  enqueueRefund: (db: Db, refund: QueuedRefund) => Promise<void>;
  /** Has invoices that were drafted in the same transaction issued at once, and not only within the minute. */
  enqueueInvoices: (db: Db) => Promise<void>;
  /** Begins doing the jobs. Several processes may: each job is done by one of them. */
  begin: (workers: Workers) => Promise<void>;
  /** Has what comes every minute, or every day, come now; what it is to find is written already. */
  wake: (clock: 'webhooks' | 'daily' | 'invoices', afterSeconds?: number) => Promise<void>;
  /** What was abandoned after all tries, the newest first; at most so many. */
  failures: (limit: number) => Promise<FailedJob[]>;
  /** Tries a given-up job again; false when there is none such. */
  repeat: (id: string) => Promise<boolean>;
  close: () => Promise<void>;
}>;

/** Ten tries over about a day: 30 s, then twice as long each time, at most four hours. */
const retries = { retryLimit: 10, retryDelay: 30, retryBackoff: true, retryDelayMax: 4 * 3600 };
const neverLost = ['mail', 'refund'] as const;
const clocks = {
  daily: '15 4 * * *',
  reconcile: '*/10 * * * *',
  transparency: '* * * * *',
  webhooks: '* * * * *',
  invoices: '* * * * *',
} as const;
const pollSeconds = 0.5;
const stopMillis = 3000;

/** What a job of a process that died waits at most: its claim is void after so long without a sign of life, which is searched for as often. */
const [claimSeconds, checkSeconds] = [15, 5];
/** After so many minutes a job is stuck; the longest may run for so long. */
const stuckMinutes = { mail: 5, refund: 5, daily: 90, reconcile: 20, transparency: 10, webhooks: 10, invoices: 10 } as const;
const expireInSeconds = { daily: 2 * 3600 } as const;

async function createQueues(boss: PgBoss, retryDelay: number): Promise<void> {
  const alive = { heartbeatSeconds: claimSeconds };
  for (const name of neverLost) await boss.createQueue(name, { ...retries, retryDelay, ...alive });
  // At most one waits and one runs, however many processes request it.
  for (const name of Object.keys(clocks)) await boss.createQueue(name, { policy: 'stately', retryLimit: 3, retryDelay: 60, ...alive });
  // Those that an earlier version made.
  for (const name of [...neverLost, ...Object.keys(clocks)]) await boss.updateQueue(name, alive);
  await boss.updateQueue('daily', { expireInSeconds: expireInSeconds.daily });
}

/**
 * Done jobs stay for a week and are most of the table. What is requested from the others (by operators, by those who watch, and by every beat)
 * has indexes of its own beside those of pg-boss, so that it follows what is open.
 */
async function makeIndexes(db: Db): Promise<void> {
  for (const index of [
    `job_given_up on pgboss.job_common (completed_on desc) where state = 'failed'`,
    `job_tried_again on pgboss.job_common (start_after) where state = 'retry'`,
    `job_mail_done on pgboss.job_common (completed_on) where name = 'mail' and state = 'completed'`,
    `job_open on pgboss.job_common (name, state, start_after) where state in ('created', 'retry', 'active', 'failed')`,
  ]) {
    await db.raw(`create index if not exists ${index}`, []);
  }
}

async function failedJobs(db: Db, limit: number): Promise<FailedJob[]> {
  return db.rows<FailedJob>(sql`
    select id, name as queue, data, coalesce(output ->> 'message', '') as error, coalesce(completed_on, created_on) as failed_at
    from pgboss.job where name = any(${[...neverLost]}) and state = 'failed' order by completed_on desc limit ${limit}`);
}

type JobName = keyof typeof stuckMinutes;

/** Records which jobs run, so that one that does not end is known. */
function watch(): { watched: <T>(name: JobName, job: () => Promise<T>) => Promise<T>; stuckIn: () => string | null } {
  const running = new Map<symbol, { name: JobName; since: number }>();
  return {
    watched: async (name, job) => {
      const key = Symbol(name);
      running.set(key, { name, since: performance.now() });
      try {
        return await job();
      } finally {
        running.delete(key);
      }
    },
    stuckIn: () => [...running.values()].find(({ name, since }) => performance.now() - since > stuckMinutes[name] * 60_000)?.name ?? null,
  };
}

/** Makes or brings up to date the tables and queues, so that processes need not. */
export async function prepareQueue(url: string): Promise<void> {
  const problems: Error[] = [];
  const queue = await openQueue({ url, onError: (error) => problems.push(error), works: false });
  await queue.close();
  if (problems[0]) throw problems[0];
}

async function beginClocks(boss: PgBoss, workers: Workers, { watched }: ReturnType<typeof watch>): Promise<void> {
  for (const name of Object.keys(clocks) as (keyof typeof clocks)[]) {
    const pollingIntervalSeconds = name === 'webhooks' || name === 'invoices' ? pollSeconds : 2;
    await boss.work(name, { pollingIntervalSeconds }, () => watched(name, () => workers[name]()));
    await boss.schedule(name, clocks[name], null, { tz: businessTimeZone });
    await boss.send(name, {});
  }
}

type Options = Readonly<{
  url: string;
  onError: (error: Error) => void;
  retryDelay?: number;
  /** False where `migrate` made the tables and queues before: nothing but rows is written then. */
  prepares?: boolean;
  /** False in a process that only queues: it stores no clocks and tidies nothing up. */
  works?: boolean;
}>;

/** A durable queue in PostgreSQL: jobs survive a crash, and wait while the other side is down. */
export async function openQueue({ url, onError, retryDelay, prepares = true, works = true }: Options): Promise<Queue> {
  // Its statements wait as those of everybody else do, so that nothing hangs with a database that hangs.
  const own = openDatabase({ url, poolSize: 3, onError });
  const boss = new PgBoss({
    db: { executeSql: (text, values) => own.raw(text, values ?? []) },
    migrate: prepares,
    createSchema: prepares,
    supervise: works,
    schedule: works,
    superviseIntervalSeconds: checkSeconds,
    monitorIntervalSeconds: checkSeconds,
  });
  const watching = watch();
  let beating: Awaited<ReturnType<typeof startBeating>> | null = null;
  boss.on('error', onError);
  await boss.start();
  if (prepares) {
    await createQueues(boss, retryDelay ?? retries.retryDelay);
    await sortIntoLanes(own);
    await makeIndexes(own);
  }
  const within = (db: Db) => ({ db: { executeSql: (text: string, values?: unknown[]) => db.raw(text, values ?? []) } });
  return {
    enqueueMail: async (db, mail) => void (await boss.send('mail', mail, { ...within(db), priority: priorityOf(mail.kind) })),
    enqueueRefund: async (db, refund) => void (await boss.send('refund', refund, within(db))),
    enqueueInvoices: async (db) => void (await boss.send('invoices', {}, within(db))),
    wake: async (clock, afterSeconds = 0) => void (await boss.send(clock, {}, { startAfter: afterSeconds })),
    begin: async (workers) => {
      const one = { pollingIntervalSeconds: pollSeconds, batchSize: 1 };
      await beginMails<QueuedMail>(boss, own, (mail, id) => watching.watched('mail', () => workers.mail(mail, id)));
      await boss.work<QueuedRefund>(
        'refund',
        one,
        async ([job]: Job<QueuedRefund>[]) => job && watching.watched('refund', () => workers.refund(job.data)),
      );
      await beginClocks(boss, workers, watching);
      beating = await startBeating(own, watching.stuckIn);
    },
    failures: (limit) => failedJobs(own, limit),
    repeat: async (id) => {
      const [job] = await own.rows<{ name: string }>(sql`
        select name from pgboss.job where name = any(${[...neverLost]}) and id = ${id} and state = 'failed'`);
      if (job) await boss.retry(job.name, id);
      return job !== undefined;
    },
    close: async () => {
      await Promise.all([beating?.stop(), boss.stop({ graceful: true, timeout: stopMillis }).catch(onError)]);
      await own.close();
    },
  };
}

/** Jobs by queue and state, done ones aside, and since when the oldest of them may run. */
export function jobsByState(db: Db): Promise<{ queue: string; state: string; count: number; since: Date }[]> {
  return db.rows(sql`
    select name as queue, state::text, count(*)::int as count, min(start_after) as since from pgboss.job
    where state in ('created', 'retry', 'active', 'failed') and name !~ '^__' group by name, state`);
}
