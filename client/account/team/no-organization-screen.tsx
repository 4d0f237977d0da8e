import { useMe } from '#client/account/accounts/queries.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { ButtonLink } from '#client/platform/ui/forms/button.tsx';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';

/** For people who belong to no organisation any more, or not yet. */
export function NoOrganizationScreen() {
  const { t } = useTranslation();
  usePageTitle(t('team.none'));
  return (
    <>
      <h1 className="text-3xl">{t('team.none')}</h1>
      <p className="mt-3 max-w-2xl text-muted [overflow-wrap:anywhere]">{t('team.noneLead', { email: useMe().data?.email })}</p>
      <ButtonLink href="/ustawienia" look="secondary" className="mt-6">
        {t('team.toSettings')}
      </ButtonLink>
    </>
  );
}
