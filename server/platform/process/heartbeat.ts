import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import sql from 'sql-template-tag';
import type { Db } from '#server/platform/db/db.ts';

/** Whether somebody does the jobs: `away` when nobody does, `stuck` when all who do wait for a job that does not end. */
export type JobsState = 'ok' | 'away' | 'stuck';

const beatMillis = 3000;
/** After a beat that failed the next comes sooner, so that a database that is back is noticed within a second. */
const againMillis = 400;
const silentSeconds = 15;
const forgottenSeconds = 86_400;
/** What pg-boss writes of a job whose process died in the middle of it; it is not its fault, so it does not wait for its next try. */
const diedWords = 'job heartbeat timeout';

/** What the processes that do jobs said of themselves lately, whichever process asks. */
export async function jobsState(db: Db): Promise<JobsState> {
  const [row] = await db.rows<{ alive: number; well: number }>(sql`
    select count(*)::int as alive, count(*) filter (where stuck is null)::int as well
    from job_runners where beat_at > clock_timestamp() - make_interval(secs => ${silentSeconds})`);
  if (!row || row.alive === 0) return 'away';
  return row.well > 0 ? 'ok' : 'stuck';
}

async function beat(db: Db, id: string, stuck: string | null): Promise<void> {
  await db.rows(sql`
    insert into job_runners (id, beat_at, stuck) values (${id}, clock_timestamp(), ${stuck})
    on conflict (id) do update set beat_at = excluded.beat_at, stuck = excluded.stuck`);
  await db.raw(
    `update pgboss.job set start_after = now()
      where state = 'retry' and start_after > now() and output -> 'value' ->> 'message' = $1`,
    [diedWords],
  );
}

/** States that this process does jobs, until it is stopped; `stuckIn` names the job that it is stuck in. The first beat is through before it returns. */
export async function startBeating(db: Db, stuckIn: () => string | null): Promise<{ stop: () => Promise<void> }> {
  const id = randomUUID();
  const ending = new AbortController();
  const forgotten = sql`beat_at < clock_timestamp() - make_interval(secs => ${forgottenSeconds})`;
  await db.rows(sql`delete from job_runners where ${forgotten}`);
  await beat(db, id, stuckIn());
  const beating = (async () => {
    let wait = beatMillis;
    while (await pause(wait, true, { signal: ending.signal }).catch(() => false)) {
      wait = await beat(db, id, stuckIn()).then(
        () => beatMillis,
        () => againMillis,
      );
    }
  })();
  return {
    stop: async () => {
      ending.abort();
      await beating;
      await db.rows(sql`delete from job_runners where id = ${id}`).catch(() => {});
    },
  };
}
