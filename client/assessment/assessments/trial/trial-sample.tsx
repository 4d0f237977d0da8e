import { addressOf } from '#client/platform/api/api.ts';
import { shownLanguage, useTranslation } from '#client/platform/words/i18n.ts';

/** The whole report of a made-up organisation, to see what else stands in one. */
export function TrialSample() {
  const { t } = useTranslation();
  return (
    <p className="mt-5 max-w-2xl text-[0.9375rem]">
      {t('trial.whole')}{' '}
      <a
        href={addressOf('GET /api/samples/:kind', { params: { kind: 'report' }, query: { lang: shownLanguage() } })}
        target="_blank"
        rel="noopener"
        className="font-medium text-brand underline underline-offset-4"
      >
        {t('landing.samples.report')}
        <span className="sr-only"> ({t('common.newTab')})</span>
      </a>
    </p>
  );
}
