import { ShieldAlert } from 'lucide-react';
import { useMe } from '#client/account/accounts/queries.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { ButtonLink } from '#client/platform/ui/forms/button.tsx';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';

/** What somebody sees whose session lacks the second factor that is demanded of them, until they have one. */
export function SecondFactorDue() {
  const { t } = useTranslation();
  const me = useMe().data;
  usePageTitle(t('secondFactorDue.title'));
  const organization = me?.organization?.name ?? '';
  return (
    <section aria-labelledby="second-factor-due" className="py-6">
      <ShieldAlert aria-hidden="true" className="size-10 text-brand" />
      <h1 id="second-factor-due" className="mt-4 text-3xl">
        {t('secondFactorDue.title')}
      </h1>
      <p className="mt-3 max-w-2xl text-muted [overflow-wrap:anywhere]">
        {me && me.role !== 'user' ? t(`secondFactorDue.${me.role}`) : t('secondFactorDue.team', { organization })}
      </p>
      <ButtonLink href="/ustawienia/bezpieczenstwo" className="mt-6">
        {t('secondFactorDue.act')}
      </ButtonLink>
    </section>
  );
}
