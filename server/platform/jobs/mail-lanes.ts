import type { Job, PgBoss } from 'pg-boss';
import sql from 'sql-template-tag';
import { mailLanes, type MailLane } from '#content/mails/lanes.ts';
import type { MailKind } from '#content/mails/mails.ts';
import type { Db } from '#server/platform/db/db.ts';

/** The most urgent are claimed first, by the index of pg-boss that ends with the time; within a lane the oldest. */
const priorities: Readonly<Record<MailLane, number>> = { now: 20, soon: 10, later: 0 };

/** Mails that a process sends at once: places for all lanes, and places that only what is urgent may take. */
export const placesForMails = { all: 8, urgent: 4 } as const;
/** Each check for mails claims so many; while as many are found the next check follows at once. */
const claimed = { all: 4, urgent: 2 } as const;
const pollingIntervalSeconds = 0.5;

export function priorityOf(kind: MailKind): number {
  return priorities[mailLanes[kind]];
}

/** Mails that a version without lanes queued get theirs, so that none of them waits behind reminders. */
export async function sortIntoLanes(db: Db): Promise<void> {
  const urgent = Object.entries(mailLanes).map(([kind, lane]) => [kind, priorities[lane]] as const);
  await db.raw(
    `update pgboss.job set priority = ($1::jsonb ->> (data ->> 'kind'))::int
      where name = 'mail' and state < 'active' and priority <> ($1::jsonb ->> (data ->> 'kind'))::int`,
    [JSON.stringify(Object.fromEntries(urgent))],
  );
}

/** A mail is to be sent later, because whom it goes to takes only so many. That is no failure and no try. */
export class PutOff extends Error {
  readonly millis: number;
  constructor(millis: number) {
    super(`put off for ${Math.ceil(millis)} ms`);
    this.millis = millis;
  }
}

/** The job waits as one that was never begun; it remembers the moment that was given to it, so that it does not require another. */
async function postpone(db: Db, { id }: Readonly<{ id: string }>, { millis }: PutOff): Promise<void> {
  await db.rows(sql`
    update pgboss.job set state = 'created', started_on = null, heartbeat_on = null, start_after = moment,
      data = data || jsonb_build_object('moment', (extract(epoch from moment) * 1000)::bigint)
    from (select clock_timestamp() + make_interval(secs => ${millis / 1000}) as moment) m
    where name = 'mail' and id = ${id} and state = 'active'`);
}

/** Sends what is queued, several at once. Each is settled by itself, as soon as it is sent or refused. */
export async function beginMails<Mail extends object>(
  boss: PgBoss,
  db: Db,
  send: (mail: Mail, id: string) => Promise<void>,
): Promise<void> {
  const settle = async (job: Job<Mail>): Promise<void> => {
    try {
      await send(job.data, job.id);
    } catch (error) {
      if (error instanceof PutOff) return postpone(db, job, error);
      await boss.fail('mail', job, error as Error);
      return;
    }
    await boss.complete('mail', job);
  };
  const all = async (jobs: Job<Mail>[]): Promise<void> => {
    const settled = await Promise.allSettled(jobs.map(settle));
    const lost = settled.find((one) => one.status === 'rejected');
    if (lost) throw lost.reason;
  };
  const places = (lane: 'all' | 'urgent') => ({
    pollingIntervalSeconds,
    batchSize: claimed[lane],
    localConcurrency: placesForMails[lane] / claimed[lane],
    burstWhenBatchFull: true,
  });
  await boss.work<Mail>('mail', { ...places('urgent'), minPriority: priorities.now }, all);
  await boss.work<Mail>('mail', places('all'), all);
}
