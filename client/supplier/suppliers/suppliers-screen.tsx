import { useMe } from '#client/account/accounts/queries.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';
import { lazyPart } from '#client/platform/ui/screen/lazy-part.tsx';
import { PartLoading } from '#client/platform/ui/screen/skeleton.tsx';
import { VisitorPage } from './visitor/visitor-page.tsx';

/** What stands below stays below the screen until there is what stands above. */
const MemberPage = lazyPart(async () => (await import('./member/member-page.tsx')).MemberPage, {
  loading: () => (
    <div className="min-h-dvh">
      <PartLoading />
    </div>
  ),
});

/** The buyer's side: explained to visitors, at work for organisations. */
export function SuppliersScreen() {
  const { t } = useTranslation();
  usePageTitle(t('suppliers.title'));
  const me = useMe().data;
  if (!me?.organization) return <VisitorPage />;
  return <MemberPage />;
}
