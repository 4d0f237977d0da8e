import { Bell } from 'lucide-react';
import { Link } from 'wouter';
import { inboxCounted } from '#core/communication/inbox.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { useUnread } from './queries.ts';

/** The way to the inbox of somebody who belongs to an organisation, with how much of it is not read. */
export function InboxLink() {
  const { t } = useTranslation();
  const unread = useUnread().data?.unread ?? 0;
  return (
    <Link
      href="/powiadomienia"
      aria-label={unread === 0 ? t('inbox.title') : t('inbox.linkUnread', { count: unread })}
      title={t('inbox.title')}
      data-unread={unread}
      className="relative inline-flex size-10 shrink-0 items-center justify-center rounded-md text-muted hover:bg-tint hover:text-ink"
    >
      <Bell aria-hidden="true" className="size-4.5" />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="absolute right-0.5 top-0.5 min-w-4.5 rounded-full bg-brand px-1 text-center text-[0.6875rem] font-semibold leading-[1.125rem] text-on-brand tabular-nums"
        >
          {unread > inboxCounted ? `${inboxCounted}+` : unread}
        </span>
      )}
    </Link>
  );
}
