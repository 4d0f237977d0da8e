import { useTranslation } from '#client/platform/words/i18n.ts';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';
import { MyTaskList } from './my-task-list.tsx';

/** Everything that the reader sees to in the organisation. */
export function MyTasksScreen() {
  const { t } = useTranslation();
  usePageTitle(t('myTasks.title'));
  return (
    <>
      <h1 className="text-3xl">{t('myTasks.title')}</h1>
      <p className="mt-2 max-w-2xl text-muted">{t('myTasks.lead')}</p>
      <div className="mt-6 max-w-4xl">
        <MyTaskList level={2} />
      </div>
    </>
  );
}
