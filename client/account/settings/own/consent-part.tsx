import { useTranslation } from '#client/platform/words/i18n.ts';
import { Part } from '#client/account/settings/part.tsx';
import { useChangeConsent } from '#client/account/settings/queries.ts';
import { useSwitch } from '#client/platform/ui/save-feedback.ts';

export function ConsentPart({ consent }: { consent: boolean }) {
  const { t } = useTranslation();
  const change = useChangeConsent();
  const { shown, choose } = useSwitch(consent, change.mutate);
  return (
    <Part id="settings-consent" title={t('settings.consent')} lead={t('settings.consentLead')}>
      <label className="flex gap-3 text-[0.9375rem]">
        <input
          type="checkbox"
          checked={shown}
          disabled={change.isPending}
          onChange={(event) => choose(event.target.checked)}
          className="mt-1 size-5 shrink-0 accent-(--brand)"
        />
        <span>{t('settings.consentLabel')}</span>
      </label>
    </Part>
  );
}
