import { useState } from 'react';
import type { ShareLink } from '#contract/certificate/share-links.ts';
import { useMay } from '#client/account/accounts/role.ts';
import { day, moment } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { ConfirmDialog } from '#client/platform/ui/dialog/confirm-dialog.tsx';
import { Badge } from '#client/platform/ui/badge.tsx';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Failure, useFailureToast } from '#client/platform/ui/screen/failure.tsx';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { useRevokeShareLink, useShareViews } from './queries.ts';

function Views({ link }: { link: ShareLink }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const views = useShareViews(link.id, open);
  if (link.views === 0) return <p className="mt-2 text-sm text-muted">{t('share.viewed.none')}</p>;
  return (
    <details className="mt-1" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer py-2 text-[0.9375rem] font-medium text-brand">
        {t('share.views', { count: link.views })}
        {link.lastViewedAt && <span className="ml-2 font-normal text-muted">{moment(link.lastViewedAt)}</span>}
      </summary>
      {views.isPending && open && <Skeleton label={t('common.loading')} className="h-8" />}
      {views.isError && <Failure error={views.error} retry={() => void views.refetch()} />}
      <ul className="text-sm">
        {views.data?.map(({ at, what, browser, system }) => (
          <li key={`${at} ${what} ${browser} ${system}`} className="flex flex-wrap gap-x-4 py-1">
            <span>{moment(at)}</span>
            <span>{t(`share.viewed.${what}`)}</span>
            <span className="text-muted">
              {browser && system ? t('share.viewed.device', { browser, system }) : (browser ?? system ?? t('share.viewed.unknown'))}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-sm text-muted">{t('share.viewed.note')}</p>
    </details>
  );
}

/** An address with what it shows, how long it works and who opened it. */
export function LinkRow({ link }: { link: ShareLink }) {
  const { t } = useTranslation();
  const may = useMay('DELETE /api/share-links/:id', 'editor');
  const [isConfirming, setConfirming] = useState(false);
  const revoke = useRevokeShareLink();
  const failed = useFailureToast();
  const { label, state, expiresAt, revokedAt } = link;
  const shows = [
    t('share.list.base'),
    ...(link.sections ? [t('share.list.sections')] : []),
    ...(link.answers > 0 ? [t('share.chosen', { count: link.answers })] : []),
    ...(link.report ? [t('share.list.report')] : []),
  ];
  const until = {
    open: t('share.list.until', { date: moment(expiresAt) }),
    expired: t('share.list.over', { date: moment(expiresAt) }),
    revoked: t('share.list.withdrawn', { date: moment(revokedAt ?? expiresAt) }),
  }[state];
  const end = (): void =>
    revoke.mutate(link.id, {
      onSuccess: () => {
        setConfirming(false);
        toast({ title: t('share.list.revoked') });
      },
      onError: (error) => failed(error),
    });
  return (
    <li className="py-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1">
          <p className="font-semibold [overflow-wrap:anywhere]">{label}</p>
          <p className="text-[0.9375rem] text-muted">
            {t('share.make.resultOf', { regime: t(`regimes.${link.regime}.short`), date: day(link.completedAt) })} · {shows.join(', ')}
          </p>
          <p className="text-sm text-muted">
            {t('share.list.by', { name: link.createdBy ?? t('share.list.someone'), date: moment(link.createdAt) })}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Badge tone={state === 'open' ? 'neutral' : 'warn'}>{until}</Badge>
          {state === 'open' && may && (
            <Button variant="secondary" size="small" aria-label={t('share.list.revokeOf', { label })} onClick={() => setConfirming(true)}>
              {t('share.list.revoke')}
            </Button>
          )}
        </div>
      </div>
      {link.outdated && state === 'open' && <p className="mt-2 text-sm">{t('share.list.outdated')}</p>}
      <Views link={link} />
      <ConfirmDialog
        open={isConfirming}
        title={t('share.list.revokeTitle', { label })}
        lead={t('share.list.revokeText')}
        act={t('share.list.revoke')}
        pending={revoke.isPending}
        close={() => setConfirming(false)}
        confirm={end}
      />
    </li>
  );
}
