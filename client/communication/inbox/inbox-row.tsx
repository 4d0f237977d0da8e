import { Link } from 'wouter';
import type { InboxEntry } from '#contract/communication/inbox.ts';
import { useMe } from '#client/account/accounts/queries.ts';
import { useSwitch } from '#client/account/team/switching.ts';
import { moment } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { useFailureToast } from '#client/platform/ui/screen/failure.tsx';
import { useMarkRead } from './queries.ts';

const titled = 'block leading-snug [overflow-wrap:anywhere]';

/** What it is about, and the way there; of another own organisation one turns to that first. */
function Title({ entry, opened }: { entry: InboxEntry; opened: () => void }) {
  const current = useMe().data?.organization?.id;
  const turn = useSwitch();
  const { title, language, path, organization, read } = entry;
  const classes = `${titled} rounded text-left ${read ? '' : 'font-semibold'} hover:text-brand hover:underline`;
  if (organization === null || organization.id === current) {
    return (
      <Link href={path} lang={language} onClick={opened} className={classes}>
        {title}
      </Link>
    );
  }
  const open = (): void => {
    opened();
    turn.mutate(organization.id);
  };
  return (
    <button type="button" lang={language} onClick={open} disabled={turn.isPending} className={classes}>
      {title}
    </button>
  );
}

export function InboxRow({ entry }: { entry: InboxEntry }) {
  const { t } = useTranslation();
  const mark = useMarkRead();
  const failed = useFailureToast();
  const { id, at, organization, read } = entry;
  const setRead = (chosen: boolean): void => mark.mutate({ ids: [id], read: chosen }, { onError: (error) => failed(error) });
  return (
    <li data-entry={read ? 'read' : 'unread'} className="flex flex-wrap items-start gap-x-4 gap-y-1 py-3 sm:flex-nowrap">
      <span aria-hidden="true" className={`mt-2 size-2 shrink-0 rounded-full ${read ? '' : 'bg-brand'}`} />
      <div className="min-w-0 flex-1">
        {!read && <span className="sr-only">{t('inbox.new')} </span>}
        <Title entry={entry} opened={() => !read && setRead(true)} />
        <p className="mt-0.5 text-sm text-muted">
          <time dateTime={at}>{moment(at)}</time>
          {organization && ` · ${organization.name}`}
        </p>
      </div>
      <Button variant="quiet" size="small" disabled={mark.isPending} onClick={() => setRead(!read)}>
        {t(read ? 'inbox.markUnread' : 'inbox.markRead')}
      </Button>
    </li>
  );
}
