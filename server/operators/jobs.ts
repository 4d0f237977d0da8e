import sql from 'sql-template-tag';
import type { z } from 'zod';
import type { listJobs, listLog } from '#contract/operators.ts';
import { record } from '#server/audit.ts';
import type { Deps } from '#server/deps.ts';
import type { FailedJob, OwedMail, OwedRefund } from '#server/queue.ts';
import { notFound } from '#server/refusal.ts';
import type { Caller } from '#server/caller.ts';

type Jobs = z.output<typeof listJobs.output>;
type Log = z.output<typeof listLog.output>;

const logPage = 100;

function whatOf({ queue, data }: FailedJob): string {
  return queue === 'mail' ? (data as OwedMail).kind : (data as OwedRefund).paymentId;
}

export async function readJobs(deps: Deps): Promise<Jobs> {
  const runs = await deps.db.rows<Omit<Jobs['runs'][number], 'finishedAt'> & { finishedAt: Date }>(sql`
    select id, name, finished_at, counts, error from job_runs where finished_at is not null order by id desc limit 40`);
  const events = await deps.db.rows<{ id: string; type: string; receivedAt: Date; note: string }>(sql`
    select id, type, received_at, note from stripe_events where note is not null order by received_at desc limit 40`);
  const failures = await deps.queue.failures();
  return {
    runs: runs.map((run) => ({ ...run, finishedAt: run.finishedAt.toISOString() })),
    events: events.map((event) => ({ ...event, receivedAt: event.receivedAt.toISOString() })),
    failures: failures.map((job) => ({
      id: job.id,
      queue: job.queue,
      what: whatOf(job),
      error: job.error,
      failedAt: job.failedAt.toISOString(),
    })),
  };
}

export async function repeatJob(deps: Deps, { account, origin }: Caller<'operator'>, id: string, note: string): Promise<{ ok: true }> {
  if (!(await deps.queue.repeat(id))) throw notFound();
  await record(deps, deps.db, { account, origin }, { action: 'operator.job_repeated', id, organizationId: null, metadata: { note } });
  return { ok: true };
}

type LogQuery = { organizationId?: string | undefined; action?: string | undefined; before?: number | undefined };

export async function readLog(deps: Deps, { organizationId, action, before }: LogQuery): Promise<Log> {
  const rows = await deps.db.rows<Omit<Log[number], 'createdAt'> & { createdAt: Date }>(sql`
    select id, action, organization_id, user_id, entity_type, entity_id, metadata, coalesce(ip_address, '') as ip_address, created_at
    from audit_logs
    where (${organizationId ?? null}::uuid is null or organization_id = ${organizationId ?? null})
      and (${action ?? null}::text is null or action = ${action ?? null})
      and (${before ?? null}::bigint is null or id < ${before ?? null})
    order by id desc limit ${logPage}`);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}
