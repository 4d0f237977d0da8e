import { Link } from 'wouter';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Failure, useFailureToast } from '#client/platform/ui/screen/failure.tsx';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';
import { RowsLoading } from '#client/platform/ui/screen/shaped-skeleton.tsx';
import { Empty } from '#client/platform/ui/empty/empty.tsx';
import { QuestionsDrawing } from '#client/platform/ui/empty/questions-drawing.tsx';
import { InboxRow } from './inbox-row.tsx';
import { useInbox, useMarkRead } from './queries.ts';

function Entries() {
  const { t } = useTranslation();
  const { data, isPending, error, refetch } = useInbox();
  const mark = useMarkRead();
  const failed = useFailureToast();
  if (isPending) return <RowsLoading rows={6} className="mt-6" />;
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  const { entries } = data;
  if (entries.length === 0) {
    return <Empty picture={<QuestionsDrawing />} level={2} title={t('inbox.empty')} text={t('inbox.emptyText')} className="mt-6" />;
  }
  const unread = entries.filter(({ read }) => !read).map(({ id }) => id);
  const readAll = (): void => mark.mutate({ ids: unread, read: true }, { onError: (failure) => failed(failure) });
  return (
    <>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-muted">
          {unread.length === 0 ? t('inbox.allRead') : t('inbox.unread', { count: unread.length })}
        </p>
        {unread.length > 0 && (
          <Button variant="secondary" size="small" disabled={mark.isPending} onClick={readAll}>
            {t('inbox.readAll')}
          </Button>
        )}
      </div>
      <ul data-order="sent" className="mt-3 divide-y divide-line border-y border-line">
        {entries.map((entry) => (
          <InboxRow key={entry.id} entry={entry} />
        ))}
      </ul>
    </>
  );
}

/** What the reader was written to about, also where they wanted no mail of it. */
export function InboxScreen() {
  const { t } = useTranslation();
  usePageTitle(t('inbox.title'));
  return (
    <div className="max-w-3xl">
      <h1 className="text-3xl">{t('inbox.title')}</h1>
      <p className="mt-2 text-muted">
        {t('inbox.lead')}{' '}
        <Link href="/ustawienia" className="text-brand underline underline-offset-4">
          {t('inbox.settings')}
        </Link>
      </p>
      <Entries />
    </div>
  );
}
