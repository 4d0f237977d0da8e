import { useMe } from '#client/accounts/queries.ts';
import { useTranslation } from '#client/i18n.ts';
import { usePageTitle } from '#client/ui/page-title.ts';
import { late } from '#client/ui/late.tsx';
import { PartLoading } from '#client/ui/skeleton.tsx';
import { VisitorPage } from './visitor-page.tsx';

const MemberPage = late(async () => (await import('./member-page.tsx')).MemberPage, { loading: () => <PartLoading /> });

/** The buyer's side: explained to visitors, at work for organisations. */
export function SuppliersScreen() {
  const { t } = useTranslation();
  usePageTitle(t('suppliers.title'));
  const me = useMe().data;
  if (!me?.organization) return <VisitorPage />;
  return <MemberPage />;
}
