import sql from 'sql-template-tag';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';

type Counts = Readonly<Record<string, number>>;

/** A job stopped itself and asks: that is stored as its error, so that nobody takes it for done, but there is nothing to try again. */
export class Stopped extends Error {}

/** Runs a job and stores when it ran, what it counted and why it failed, for the operator. */
export async function runLogged<C extends Counts>(deps: Deps, name: string, job: () => Promise<C>): Promise<C> {
  const startedAt = deps.now();
  const finish = async (counts: Counts, error: string | null): Promise<void> => {
    await deps.db.rows(sql`
      insert into job_runs (name, started_at, finished_at, counts, error)
      values (${name}, ${startedAt}, ${deps.now()}, ${JSON.stringify(counts)}::jsonb, ${error})`);
  };
  try {
    const counts = await job();
    await finish(counts, null);
    return counts;
  } catch (error) {
    await finish({}, String(error));
    throw error;
  }
}

export type Run = Readonly<{ id: number; name: string; finishedAt: Date; counts: Record<string, number>; error: string | null }>;

/** The newest runs of all jobs. */
export function newestRuns(db: Db, limit: number): Promise<Run[]> {
  return db.rows<Run>(sql`
    select id, name, finished_at, counts, error from job_runs where finished_at is not null order by id desc limit ${limit}`);
}

/** Each name that a job ever ran under, found by leaping from one to the next in the index: there are twenty of them, and many runs. */
const names = sql`
  with recursive names as (
    (select name from job_runs order by name limit 1)
    union all select (select r.name from job_runs r where r.name > n.name order by r.name limit 1) from names n where n.name is not null
  ) select name from names where name is not null`;

const newestFirst = sql`order by started_at desc limit 1`;

/** The last run of every job, and when it last went well; null where it never did. */
export function lastRuns(db: Db): Promise<{ name: string; failed: boolean; succeededAt: Date | null }[]> {
  return db.rows(sql`
    select n.name, l.error is not null as failed, (
      select finished_at from job_runs where name = n.name and error is null and finished_at is not null ${newestFirst}) as succeeded_at
    from (${names}) n cross join lateral (
      select error from job_runs where name = n.name and finished_at is not null ${newestFirst}) l
    order by n.name`);
}

/** When a job last ran to its end; null when it never did. */
export async function lastGoodRun(db: Db, name: string): Promise<Date | null> {
  const [row] = await db.rows<{ startedAt: Date | null }>(sql`
    select started_at from job_runs where name = ${name} and error is null and finished_at is not null ${newestFirst}`);
  return row?.startedAt ?? null;
}
