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
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink href="/klienci">{t('accessRequests.add')}</ButtonLink>
        <ButtonLink href="/ustawienia" variant="secondary">
          {t('team.toSettings')}
        </ButtonLink>
      </div>
    </>
  );
}
