import { ShieldQuestion } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { ApiError } from '#client/platform/api/api.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Notice } from '#client/platform/ui/notice.tsx';
import { Failure, useFailureText } from '#client/platform/ui/screen/failure.tsx';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { Entrance } from './entrance.tsx';
import { useGuestToken } from './guest-token.ts';
import { useOpened } from './queries.ts';
import { Work } from './work.tsx';

function Nothing({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <ShieldQuestion aria-hidden="true" className="size-10 text-muted" />
      <h1 className="mt-4 text-3xl">{title}</h1>
      <p className="mt-3 max-w-xl text-muted">{children}</p>
    </>
  );
}

/** What is behind a link: the way in, or the questions for whoever entered. */
function Behind({ token }: { token: string }) {
  const { t } = useTranslation();
  const opened = useOpened(token);
  const text = useFailureText();
  const [hasLeft, setHasLeft] = useState(false);
  // Who enters again has not left.
  if (hasLeft && opened.data?.entered && !opened.isFetching) setHasLeft(false);
  const over = opened.error instanceof ApiError && opened.error.code === 'guest_link_over';
  const leave = (): void => {
    setHasLeft(true);
    void opened.refetch();
  };
  if (over && !opened.data?.entered) return <Nothing title={t('guest.over')}>{text(opened.error)}</Nothing>;
  if (opened.isPending) return <Skeleton rows={3} label={t('common.loading')} />;
  if (!opened.data) return <Failure error={opened.error} retry={() => void opened.refetch()} />;
  if (opened.data.entered) return <Work invitation={opened.data.id} left={leave} />;
  return (
    <>
      {hasLeft && (
        <div role="status" className="mb-6">
          <Notice>
            <p>{t('guest.left')}</p>
          </Notice>
        </div>
      )}
      <Entrance opened={opened.data} token={token} />
    </>
  );
}

/** Where the link of a guest leads. */
export function GuestScreen() {
  const { t } = useTranslation();
  usePageTitle(t('guest.title'));
  const token = useGuestToken();
  return (
    <div className="mx-auto w-full max-w-2xl px-4 py-10 sm:px-6">
      {token === '' ? <Nothing title={t('guest.title')}>{t('guest.missing')}</Nothing> : <Behind key={token} token={token} />}
    </div>
  );
}
