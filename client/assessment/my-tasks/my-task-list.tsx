import { Link } from 'wouter';
import { groupOfDay, taskGroups } from '#core/assessment/my-tasks/my-tasks.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { RowsLoading } from '#client/platform/ui/screen/shaped-skeleton.tsx';
import { useMyTasks } from './queries.ts';
import { TaskRow } from './task-row.tsx';
import { Empty } from '#client/platform/ui/empty/empty.tsx';
import { DoneDrawing } from '#client/platform/ui/empty/done-drawing.tsx';

const tones = { overdue: 'text-bad', soon: '', undated: '', later: '' } as const;

function Nothing() {
  const { t } = useTranslation();
  return <Empty picture={<DoneDrawing />} title={t('myTasks.none')} text={t('myTasks.noneText')} className="mt-3" />;
}

/** What the reader sees to, the most urgent first, in groups by day; the first `most` of it with the way to the rest. */
export function MyTaskList({ most = Infinity, level }: { most?: number; level: 2 | 3 }) {
  const { t } = useTranslation();
  const { data, isPending, error, refetch } = useMyTasks();
  const Heading = level === 2 ? 'h2' : 'h3';
  if (isPending) return <RowsLoading className="mt-10" />;
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  const { today, tasks } = data;
  if (tasks.length === 0) return <Nothing />;
  const shown = Map.groupBy(tasks.slice(0, most), ({ day }) => groupOfDay(day, today));
  const all = Map.groupBy(tasks, ({ day }) => groupOfDay(day, today));
  return (
    <div className="mt-4 space-y-6">
      {taskGroups.map((group) => {
        const rows = shown.get(group);
        return (
          rows && (
            <section key={group} aria-labelledby={`tasks-${group}`} data-group={group}>
              <Heading id={`tasks-${group}`} className={`font-sans text-base font-semibold ${tones[group]}`}>
                {t(`myTasks.groups.${group}`)} <span className="font-normal text-muted">({all.get(group)?.length})</span>
              </Heading>
              <ul className="mt-1.5 divide-y divide-line border-y border-line">
                {rows.map((task) => (
                  <TaskRow key={`${task.kind} ${task.key}`} task={task} today={today} />
                ))}
              </ul>
            </section>
          )
        );
      })}
      {tasks.length > most && (
        <Link href="/moje-zadania" className="inline-flex min-h-11 items-center font-medium text-brand underline underline-offset-4">
          {t('myTasks.all', { amount: tasks.length })}
        </Link>
      )}
    </div>
  );
}
