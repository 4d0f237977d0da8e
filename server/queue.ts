import { PgBoss, type Job } from 'pg-boss';
import sql from 'sql-template-tag';
import type { MailKind } from '#content/mails/mails.ts';
import { businessTimeZone } from '#core/calendar.ts';
import type { Language } from '#core/languages.ts';
import type { Db } from '#server/db/db.ts';

/** A mail that is owed. It holds no secret: links are made when it is sent. */
export type OwedMail = Readonly<{
  kind: MailKind;
  userId: string;
  /** Language of the request that causes it; the account's own language goes first. */
  language: Language;
  /** Whom to write to when the account no longer says. */
  recipient?: Readonly<{ email: string; firstName: string; lastName: string }>;
  /** Whom to write to in the place of the account: a company that the mail is about. */
  to?: Readonly<{ email: string; firstName: string; lastName: string }>;
  /** What fills the `{name}` places of words and link. */
  values?: Readonly<Record<string, string>>;
  /** Which reminder it is, so that its sending can be recorded. */
  notificationId?: string;
}>;

/** A refund to give. Jobs of earlier versions name the payment that it is owed to. */
export type OwedRefund = Readonly<{ organizationId: string; refundId: string } | { organizationId: string; paymentId: string }>;

export type FailedJob = Readonly<{ id: string; queue: string; data: unknown; error: string; failedAt: Date }>;

export type Workers = Readonly<{
  mail: (mail: OwedMail, id: string) => Promise<void>;
  refund: (refund: OwedRefund) => Promise<void>;
  /** Once a day, and once at every start, so that a day that was slept through is made up for. */
  daily: () => Promise<void>;
  /** Every ten minutes. */
  reconcile: () => Promise<void>;
  /** Every minute: what waits for the log, and what is due to be signed anew. */
  transparency: () => Promise<void>;
  /** Every minute, and when somebody wakes it: messages to webhooks that are due. */
  webhooks: () => Promise<void>;
}>;

export type Queue = Readonly<{
  /** Owes a mail in the transaction of the act that causes it: both happen or neither. */
  oweMail: (db: Db, mail: OwedMail) => Promise<void>;
  oweRefund: (db: Db, refund: OwedRefund) => Promise<void>;
  /** Begins doing what is owed. Several processes may: each job is done by one of them. */
  begin: (workers: Workers) => Promise<void>;
  /** Has what comes every minute come now; what it is to find is written already. */
  wake: (clock: 'webhooks') => Promise<void>;
  /** What was given up after all tries. */
  failures: () => Promise<FailedJob[]>;
  /** Tries a given-up job again; false when there is none such. */
  repeat: (id: string) => Promise<boolean>;
  close: () => Promise<void>;
}>;

/** Ten tries over about a day: 30 s, then twice as long each time, at most four hours. */
const retries = { retryLimit: 10, retryDelay: 30, retryBackoff: true, retryDelayMax: 4 * 3600 };
const owed = ['mail', 'refund'] as const;
const clocks = { daily: '15 4 * * *', reconcile: '*/10 * * * *', transparency: '* * * * *', webhooks: '* * * * *' } as const;
const pollSeconds = 0.5;

async function createQueues(boss: PgBoss, retryDelay: number): Promise<void> {
  for (const name of owed) await boss.createQueue(name, { ...retries, retryDelay });
  // At most one waits and one runs, however many processes ask for it.
  for (const name of Object.keys(clocks)) await boss.createQueue(name, { policy: 'stately', retryLimit: 3, retryDelay: 60 });
}

/** Makes or brings up to date the tables and queues, so that processes need not. */
export async function prepareQueue(url: string): Promise<void> {
  const problems: Error[] = [];
  const queue = await openQueue({ url, onError: (error) => problems.push(error), works: false });
  await queue.close();
  if (problems[0]) throw problems[0];
}

async function beginClocks(boss: PgBoss, workers: Workers): Promise<void> {
  for (const name of Object.keys(clocks) as (keyof typeof clocks)[]) {
    await boss.work(name, { pollingIntervalSeconds: name === 'webhooks' ? pollSeconds : 2 }, () => workers[name]());
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
  /** False in a process that only owes: it keeps no clocks and tidies nothing up. */
  works?: boolean;
}>;

/** A durable queue in PostgreSQL: what is owed survives a crash, and waits while the other side is down. */
export async function openQueue({ url, onError, retryDelay, prepares = true, works = true }: Options): Promise<Queue> {
  const connection = { connectionString: url, max: 2, application_name: 'atesto-jobs' };
  const boss = new PgBoss({ ...connection, migrate: prepares, createSchema: prepares, supervise: works, schedule: works });
  boss.on('error', onError);
  await boss.start();
  if (prepares) await createQueues(boss, retryDelay ?? retries.retryDelay);
  const within = (db: Db) => ({ db: { executeSql: (text: string, values?: unknown[]) => db.raw(text, values ?? []) } });
  const failed = async (name: (typeof owed)[number]): Promise<FailedJob[]> => {
    const jobs = await boss.findJobs(name, {});
    return jobs
      .filter((job) => job.state === 'failed')
      .map((job) => ({
        id: job.id,
        queue: name,
        data: job.data,
        error: (job.output as { message?: string } | null)?.message ?? '',
        failedAt: job.completedOn ?? job.createdOn,
      }));
  };
  return {
    oweMail: async (db, mail) => void (await boss.send('mail', mail, within(db))),
    oweRefund: async (db, refund) => void (await boss.send('refund', refund, within(db))),
    wake: async (clock) => void (await boss.send(clock, {})),
    begin: async (workers) => {
      const one = { pollingIntervalSeconds: pollSeconds, batchSize: 1 };
      await boss.work<OwedMail>('mail', one, async ([job]: Job<OwedMail>[]) => job && workers.mail(job.data, job.id));
      await boss.work<OwedRefund>('refund', one, async ([job]: Job<OwedRefund>[]) => job && workers.refund(job.data));
      await beginClocks(boss, workers);
    },
    failures: async () => [...(await failed('mail')), ...(await failed('refund'))],
    repeat: async (id) => {
      for (const name of owed) {
        const job = (await failed(name)).find((one) => one.id === id);
        if (job) {
          await boss.retry(name, id);
          return true;
        }
      }
      return false;
    },
    close: () => boss.stop({ graceful: true, timeout: 4000 }),
  };
}

/** Jobs by queue and state, done ones aside, and since when the oldest of them may run. */
export function jobsByState(db: Db): Promise<{ queue: string; state: string; count: number; since: Date }[]> {
  return db.rows(sql`
    select name as queue, state::text, count(*)::int as count, min(start_after) as since from pgboss.job
    where state in ('created', 'retry', 'active', 'failed') and name !~ '^__' group by name, state`);
}
