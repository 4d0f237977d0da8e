import { UserRound } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'wouter';
import type { Regime } from '#core/platform/regimes.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { minePathOf, pathOf } from '#client/assessment/data/places.ts';
import type { Tasks } from '#client/assessment/assessments/answering/assignments.ts';

const [nobody, mixed] = ['nobody', 'mixed'] as const;

/** Who sees to these questions: a person's id, nobody, or several people. */
function seenToBy(tasks: Tasks, questionIds: readonly string[]): string {
  const ids = new Set(questionIds.map((id) => tasks.of.get(id)?.personId ?? nobody));
  const [first = nobody] = ids;
  return ids.size > 1 ? mixed : first;
}

/** Who sees to some questions, and for those who may a list to choose from. */
export function Assignee({
  tasks,
  questionIds,
  label,
  about,
}: {
  tasks: Tasks;
  questionIds: readonly string[];
  label: string;
  /** Which of several, for those who do not see where it stands. */
  about?: string;
}) {
  const { t } = useTranslation();
  const id = useId();
  const value = seenToBy(tasks, questionIds);
  const name = questionIds.map((one) => tasks.of.get(one)?.name).find(Boolean);
  if (!tasks.mayAssign) {
    if (value === nobody) return null;
    return (
      <p className="flex items-center gap-1.5 text-sm text-muted">
        <UserRound aria-hidden="true" className="size-4 shrink-0" />
        <span className="min-w-0 [overflow-wrap:anywhere]">
          {label}: {value === mixed ? t('answers.tasks.mixed') : name}
        </span>
      </p>
    );
  }
  return (
    <div className="flex min-w-0 items-center gap-1.5 text-sm text-muted">
      <UserRound aria-hidden="true" className="size-4 shrink-0" />
      <label htmlFor={id} className="shrink-0">
        {label}:{about && <span className="sr-only"> {about}</span>}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => tasks.assign(questionIds, event.target.value === nobody ? null : event.target.value)}
        className={`min-h-9 min-w-0 max-w-56 truncate rounded border border-transparent bg-transparent px-1 hover:border-field ${value === nobody ? '' : 'font-medium text-ink'}`}
      >
        <option value={nobody}>{t('answers.tasks.nobody')}</option>
        {value === mixed && (
          <option value={mixed} disabled>
            {t('answers.tasks.mixed')}
          </option>
        )}
        {tasks.people.map((person) => (
          <option key={person.id} value={person.id}>
            {person.name}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Shows only the reader's own questions, or all; nothing where they have none. */
export function MineSwitch({ tasks, regime, open }: { tasks: Tasks; regime: Regime; open: number }) {
  const { t } = useTranslation();
  if (tasks.mine.size === 0 && !tasks.onlyMine) return null;
  return (
    <p className="flex flex-wrap gap-x-3 text-sm">
      <Link
        href={tasks.onlyMine ? pathOf[regime] : minePathOf(regime)}
        replace
        className="inline-flex min-h-9 items-center font-medium text-brand underline"
      >
        {tasks.onlyMine ? t('answers.tasks.all') : t('answers.tasks.mine', { count: tasks.mine.size })}
      </Link>
      <span className="inline-flex items-center text-muted">{open > 0 && t('answers.tasks.mineOpen', { count: open })}</span>
    </p>
  );
}
