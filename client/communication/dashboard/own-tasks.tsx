import { MyTaskList } from '#client/assessment/my-tasks/my-task-list.tsx';
import { useTranslation } from '#client/platform/words/i18n.ts';

/** Tasks on the dashboard; the rest is a page of its own. */
const shownTasks = 6;

/** What somebody who does not own the organisation comes for. */
export function OwnTasks() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="my-tasks" className="mt-8">
      <h2 id="my-tasks" className="text-2xl">
        {t('myTasks.title')}
      </h2>
      <MyTaskList most={shownTasks} level={3} />
    </section>
  );
}
