import { colon, moment } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import type { Translate } from '#client/platform/words/words.ts';
import { Badge } from '#client/platform/ui/badge.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { ActButton } from '#client/operations/operator/rows/act-dialog.tsx';
import { eventName, eventNote } from '#client/operations/operator/rows/event-words.ts';
import { foldEqual } from '#client/operations/operator/rows/fold-equal.ts';
import { FoldedRows } from '#client/operations/operator/rows/folded-rows.tsx';
import { useJobs } from '#client/operations/operator/queries.ts';

type Jobs = NonNullable<ReturnType<typeof useJobs>['data']>;
type Run = Jobs['runs'][number];

/** What a job counted. What the rules of retention removed is one number: their names are those of tables. */
function countsText(t: Translate, { name, counts }: Run): string {
  const counted = Object.entries(counts).filter(([, count]) => count > 0);
  if (name === 'retention') {
    const removed = counted.reduce((total, [, count]) => total + count, 0);
    return removed > 0 ? `${t('operator.counts.removed')}${colon()} ${removed}` : '';
  }
  return counted
    .map(([what, count]) => `${t(`operator.counts.${what}`, { defaultValue: t('operator.otherCount') })}${colon()} ${count}`)
    .join(', ');
}

function RunRow({ run }: { run: Run }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <p>
        <span className="font-medium">{t(`operator.jobs.${run.name.replaceAll(' ', '_')}`, { defaultValue: t('operator.otherJob') })}</span>{' '}
        <span className="text-sm text-muted">{moment(run.finishedAt)}</span>
      </p>
      {run.error ? (
        <p className="text-sm">
          <Badge tone="bad">{t('operator.counts.failed')}</Badge>{' '}
          <span className="text-muted [overflow-wrap:anywhere]">
            {t('operator.errorText')}
            {colon()} {run.error.slice(0, 120)}
          </span>
        </p>
      ) : (
        <p className="text-sm text-muted">{countsText(t, run) || t('operator.nothingDue')}</p>
      )}
    </div>
  );
}

function FailureRow({ job }: { job: Jobs['failures'][number] }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0 flex-1">
        <p className="font-medium">{[t(`operator.queues.${job.queue}`), job.what].filter(Boolean).join(`${colon()} `)}</p>
        <p className="text-sm text-muted [overflow-wrap:anywhere]">
          {moment(job.failedAt)} · {t('operator.errorText')}
          {colon()} {job.error}
        </p>
      </div>
      <ActButton
        label={t('operator.repeat')}
        title={t('operator.repeat')}
        act={() => ({ key: 'POST /api/operator/jobs/:id/repetition', id: job.id, body: {} })}
      />
    </div>
  );
}

export function JobsPart() {
  const { t } = useTranslation();
  const jobs = useJobs();
  if (jobs.isPending) return <Skeleton label={t('common.loading')} className="h-40" />;
  if (jobs.isError) return <Failure error={jobs.error} retry={() => void jobs.refetch()} />;
  const { failures, moreFailures, events, runs } = jobs.data;
  return (
    <div className="space-y-10">
      <section>
        <h2 className="text-xl">{t('operator.failures')}</h2>
        <FoldedRows
          folds={foldEqual(failures, ({ queue, what, error }) => JSON.stringify([queue, what, error]), 'all')}
          empty={t('operator.noFailures')}
        >
          {(job) => <FailureRow job={job} />}
        </FoldedRows>
        {moreFailures ? <p className="mt-3 text-sm text-muted">{t('operator.moreFailures')}</p> : null}
      </section>
      <section>
        <h2 className="text-xl">{t('operator.events')}</h2>
        <FoldedRows folds={foldEqual(events, ({ type, note }) => JSON.stringify([type, note]), 'all')} empty={t('operator.nothing')}>
          {(event) => (
            <>
              <p className="font-medium">{eventName(t, event.type)}</p>
              <p className="text-sm text-muted [overflow-wrap:anywhere]">
                {[moment(event.receivedAt), eventNote(t, event.note)].filter(Boolean).join(' · ')}
              </p>
            </>
          )}
        </FoldedRows>
      </section>
      <section>
        <h2 className="text-xl">{t('operator.runs')}</h2>
        <FoldedRows
          folds={foldEqual(runs, ({ name, error, counts }) => JSON.stringify([name, error, counts]), 'all')}
          empty={t('operator.nothing')}
        >
          {(run) => <RunRow run={run} />}
        </FoldedRows>
      </section>
    </div>
  );
}
