import type { z } from 'zod';
import type { listJobs, listLog } from '#contract/operators.ts';
import { record } from '#server/audit.ts';
import { readLog as logPage, type LogQuery } from '#server/audit-log/reading.ts';
import { newestRuns } from '#server/jobs/runs.ts';
import { withoutEffect } from '#server/billing/event-rows.ts';
import type { Deps } from '#server/deps.ts';
import type { FailedJob, OwedMail, OwedRefund } from '#server/queue.ts';
import { notFound } from '#server/refusal.ts';
import type { Caller } from '#server/caller.ts';

type Jobs = z.output<typeof listJobs.output>;
type Log = z.output<typeof listLog.output>;

function whatOf({ queue, data }: FailedJob): string {
  if (queue === 'mail') return (data as OwedMail).kind;
  const refund = data as OwedRefund;
  return 'refundId' in refund ? refund.refundId : refund.paymentId;
}

export async function readJobs(deps: Deps): Promise<Jobs> {
  const runs = await newestRuns(deps.db, 40);
  const events = await withoutEffect(deps.db, 40);
  const failures = await deps.queue.failures();
  return {
    runs: runs.map((run) => ({ ...run, finishedAt: run.finishedAt.toISOString() })),
    events: events.map(({ id, type, receivedAt, note }) => ({ id, type, receivedAt: receivedAt.toISOString(), note: note ?? '' })),
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

export async function readLog(deps: Deps, query: LogQuery): Promise<Log> {
  return (await logPage(deps.db, query)).map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}
