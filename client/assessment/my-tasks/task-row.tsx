import { Link } from 'wouter';
import type { MyTask } from '#contract/assessment/answering/my-tasks.ts';
import { groupOfDay, type TaskGroup } from '#core/assessment/my-tasks/my-tasks.ts';
import { questionNumber } from '#core/assessment/questionnaire/question-ids.ts';
import { discussionAddress, minePathOf } from '#client/assessment/data/places.ts';
import { itemAddress } from '#client/assessment/plan/list/filters.ts';
import { shortDay } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { DoneButton } from './done-button.tsx';

/** Where a task is done. */
function addressOf({ kind, key, regime }: MyTask): string {
  if (kind === 'questions') return minePathOf(regime ?? 'nis2');
  if (kind === 'document') return `/wzory/${key}`;
  if (kind === 'mention') return discussionAddress(key);
  return kind === 'duty' ? '/obowiazki' : itemAddress(key);
}

function useTitle({ kind, key, title, count, code, by }: MyTask): string {
  const { t } = useTranslation();
  if (kind === 'questions') return t('myTasks.questions', { count: count ?? 0 });
  if (kind === 'mention') {
    const values = { number: questionNumber(key), text: title ?? '' };
    return by === null ? t('myTasks.mention', values) : t('myTasks.mentionBy', { ...values, name: by });
  }
  if (kind === 'duty') return t(`scope.duties.${code as 'measures'}.title`);
  return kind === 'document' ? t('myTasks.document', { title: title ?? '' }) : (title ?? '');
}

const tones: Readonly<Record<TaskGroup, string>> = {
  overdue: 'font-semibold text-bad',
  soon: 'font-medium text-warn',
  undated: '',
  later: '',
};

/** One thing to do: what, of which kind, by when; an action of one's own can be marked done where it stands. */
export function TaskRow({ task, today }: { task: MyTask; today: string }) {
  const { t } = useTranslation();
  const title = useTitle(task);
  const { kind, key, regime, day, action } = task;
  const group = groupOfDay(day, today);
  const facts = [t(`myTasks.kinds.${kind}`), regime && t(`regimes.${regime}.short`)].filter(Boolean);
  return (
    <li data-task={kind} className="flex items-start gap-x-3 py-2.5">
      <div className="min-w-0 flex-1">
        <Link href={addressOf(task)} className="group block rounded py-0.5">
          <span className="block leading-snug [overflow-wrap:anywhere] group-hover:text-brand group-hover:underline">{title}</span>
          <span className="mt-0.5 block text-sm text-muted">
            {facts.join(' · ')}
            {day && (
              <>
                {' · '}
                <span className={tones[group]}>{t(group === 'overdue' ? 'plan.overdueSince' : 'plan.dueOn', { date: shortDay(day) })}</span>
              </>
            )}
          </span>
        </Link>
      </div>
      {action && <DoneButton key={`${key} ${action.version}`} action={action} />}
    </li>
  );
}
