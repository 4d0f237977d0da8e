import { Siren } from 'lucide-react';
import { useMe } from '#client/account/accounts/queries.ts';
import { ButtonLink } from '#client/platform/ui/forms/button.tsx';
import { useTranslation } from '#client/platform/words/i18n.ts';

/** The way to the form of an incident, on every screen of somebody who belongs to an organisation; narrow, it is a sign with a name. */
export function AlarmLink() {
  const { t } = useTranslation();
  if (!useMe().data?.organization) return null;
  return (
    <ButtonLink href="/incydenty?nowy" variant="secondary" size="small" aria-label={t('incidents.alarm')} className="min-w-9 max-sm:px-2">
      <Siren aria-hidden="true" className="size-4.5 shrink-0" />
      <span className="max-lg:hidden">{t('incidents.alarm')}</span>
    </ButtonLink>
  );
}
