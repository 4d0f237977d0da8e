import { useSearch } from 'wouter';
import { RoleNote } from '#client/account/accounts/role-note.tsx';
import { useMay } from '#client/account/accounts/role.ts';
import { PaywallNotice, usePaywall } from '#client/assessment/data/paywall.tsx';
import { useAssessments } from '#client/assessment/data/queries.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { LinkRow } from './link-row.tsx';
import { NewLink } from './new-link.tsx';
import { useShareLinks } from './queries.ts';

function Links() {
  const { t } = useTranslation();
  const links = useShareLinks();
  return (
    <section aria-labelledby="share-links" className="border-t border-line py-8">
      <h2 id="share-links" className="text-xl">
        {t('share.list.title')}
      </h2>
      {links.isPending && (
        <div className="mt-4">
          <Skeleton rows={2} label={t('common.loading')} />
        </div>
      )}
      {links.isError && <Failure error={links.error} retry={() => void links.refetch()} />}
      {links.data?.length === 0 && <p className="mt-2 text-muted">{t('share.list.empty')}</p>}
      <ul className="mt-2 divide-y divide-line empty:hidden">
        {links.data?.map((link) => (
          <LinkRow key={link.id} link={link} />
        ))}
      </ul>
    </section>
  );
}

/** Addresses by which somebody without an account sees a result: making, watching and withdrawing them. */
export function ShareScreen() {
  const { t } = useTranslation();
  usePageTitle(t('share.title'));
  const requested = new URLSearchParams(useSearch()).get('assessment');
  const list = useAssessments();
  const finished = (list.data ?? []).filter(({ completedAt }) => completedAt !== null);
  const mayMake = useMay('POST /api/share-links', 'editor');
  const paywall = usePaywall((finished.find(({ id }) => id === requested) ?? finished[0])?.regime ?? 'nis2');
  return (
    <>
      <h1 className="text-3xl">{t('share.title')}</h1>
      <p className="mt-2 max-w-2xl text-muted">{t('share.lead')}</p>
      {list.isPending && (
        <div className="mt-6">
          <Skeleton rows={2} label={t('common.loading')} />
        </div>
      )}
      {list.isError && <Failure error={list.error} retry={() => void list.refetch()} />}
      {list.data && finished.length === 0 && <p className="py-6">{t('share.none')}</p>}
      {finished.length > 0 && !mayMake && <RoleNote least="editor" className="mt-4" />}
      {finished.length > 0 && mayMake && paywall && paywall !== 'role' && <PaywallNotice paywall={paywall} />}
      {finished.length > 0 && mayMake && !paywall && <NewLink finished={finished} requested={requested} />}
      <Links />
    </>
  );
}
