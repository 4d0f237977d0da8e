import { moment } from '#client/formats.ts';
import { useTranslation } from '#client/i18n.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Failure } from '#client/ui/failure.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { ActButton } from './act-dialog.tsx';
import { useJobs } from './queries.ts';
import { List } from './rows.tsx';

function countsText(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');
}

export function JobsPart() {
  const { t } = useTranslation();
  const jobs = useJobs();
  if (jobs.isPending) return <Skeleton label={t('common.loading')} className="h-40" />;
  if (jobs.isError) return <Failure error={jobs.error} retry={() => void jobs.refetch()} />;
  const { failures, events, runs } = jobs.data;
  return (
    <div className="space-y-10">
      <section>
        <h2 className="text-xl">{t('operator.failures')}</h2>
        <List empty={t('operator.noFailures')} count={failures.length}>
          {failures.map((job) => (
            <li key={job.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
              <div className="min-w-0 flex-1">
                <p className="font-medium">
                  {job.queue}: {job.what}
                </p>
                <p className="text-sm text-muted [overflow-wrap:anywhere]">
                  {moment(job.failedAt)} · {job.error}
                </p>
              </div>
              <ActButton
                label={t('operator.repeat')}
                title={t('operator.repeat')}
                act={() => ({ key: 'POST /api/operator/jobs/:id/repetition', id: job.id, body: {} })}
              />
            </li>
          ))}
        </List>
      </section>
      <section>
        <h2 className="text-xl">{t('operator.events')}</h2>
        <List empty={t('operator.nothing')} count={events.length}>
          {events.map((event) => (
            <li key={event.id} className="py-2.5 text-[0.9375rem] [overflow-wrap:anywhere]">
              <p className="font-medium">{event.type}</p>
              <p className="text-sm text-muted">
                {moment(event.receivedAt)} · {event.note}
              </p>
            </li>
          ))}
        </List>
      </section>
      <section>
        <h2 className="text-xl">{t('operator.runs')}</h2>
        <List empty={t('operator.nothing')} count={runs.length}>
          {runs.map((run) => (
            <li key={run.id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5 text-[0.9375rem]">
              <p>
                <span className="font-medium">{t(`operator.jobs.${run.name}`, { defaultValue: run.name })}</span>{' '}
                <span className="text-sm text-muted">{moment(run.finishedAt)}</span>
              </p>
              {run.error ? (
                <Badge tone="bad">{run.error.slice(0, 120)}</Badge>
              ) : (
                <p className="text-sm text-muted">{countsText(run.counts) || t('operator.nothingDue')}</p>
              )}
            </li>
          ))}
        </List>
      </section>
    </div>
  );
}
