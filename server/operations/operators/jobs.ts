import { authorName } from '#content/labels/guest-author.ts';
import type { z } from 'zod';
import type { listJobs, listLog } from '#contract/operations/service.ts';
import { mailWords } from '#content/mails/mails.ts';
import type { Language } from '#core/platform/languages.ts';
import { filled } from '#core/platform/text/placeholders.ts';
import { record } from '#server/platform/security/audit.ts';
import { newestRuns } from '#server/platform/jobs/runs.ts';
import type { Deps } from '#server/deps.ts';
import type { FailedJob, QueuedMail } from '#server/platform/jobs/queue.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import type { Principal } from '#server/platform/security/principal.ts';
import { readLog as logPage, type LogQuery } from '#server/account/public.ts';
import { withoutEffect } from '#server/billing/public.ts';

type Jobs = z.output<typeof listJobs.output>;
/** Of each list so many, the newest. */
const shown = 40;

type Log = z.output<typeof listLog.output>;

/** The subject of a mail, in the words of whoever looks. */
function whatOf({ queue, data }: FailedJob, language: Language): string {
  if (queue !== 'mail') return '';
  const { kind, values = {} } = data as QueuedMail;
  return filled(mailWords[kind][language].subject, values);
}

export async function readJobs(deps: Deps, { language }: Principal<'operator'>): Promise<Jobs> {
  const runs = await newestRuns(deps.db, shown);
  const events = await withoutEffect(deps.db, shown);
  const failures = await deps.queue.failures(shown + 1);
  return {
    runs: runs.map((run) => ({ ...run, finishedAt: run.finishedAt.toISOString() })),
    events: events.map(({ id, type, receivedAt, note }) => ({ id, type, receivedAt: receivedAt.toISOString(), note: note ?? '' })),
    moreFailures: failures.length > shown,
    failures: failures.slice(0, shown).map((job) => ({
      id: job.id,
      queue: job.queue === 'mail' ? ('mail' as const) : ('refund' as const),
      what: whatOf(job, language),
      error: job.error,
      failedAt: job.failedAt.toISOString(),
    })),
  };
}

export async function repeatJob(deps: Deps, { account, origin }: Principal<'operator'>, id: string, note: string): Promise<{ ok: true }> {
  if (!(await deps.queue.repeat(id))) throw notFound();
  await record(deps, deps.db, { account, origin }, { action: 'operator.job_repeated', id, organizationId: null, metadata: { note } });
  return { ok: true };
}

export async function readLog(deps: Deps, query: LogQuery, language: Language): Promise<Log> {
  return (await logPage(deps.db, query)).map(({ who, guest, ...row }) => ({
    ...row,
    who: authorName({ who, guest }, language),
    createdAt: row.createdAt.toISOString(),
  }));
}
