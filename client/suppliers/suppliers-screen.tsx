import { lazy, Suspense } from 'react';
import { useMe } from '#client/accounts/queries.ts';
import { useTranslation } from '#client/i18n.ts';
import { usePageTitle } from '#client/ui/page-title.ts';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { VisitorPage } from './visitor-page.tsx';

const MemberPage = lazy(async () => ({ default: (await import('./member-page.tsx')).MemberPage }));

/** The buyer's side: explained to visitors, at work for organisations. */
export function SuppliersScreen() {
  const { t } = useTranslation();
  usePageTitle(t('suppliers.title'));
  const me = useMe().data;
  if (!me?.organization) return <VisitorPage />;
  return (
    <Suspense fallback={<Skeleton label={t('common.loading')} className="h-24" />}>
      <MemberPage />
    </Suspense>
  );
}
