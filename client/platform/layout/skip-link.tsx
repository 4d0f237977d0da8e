import { useTranslation } from '#client/platform/words/i18n.ts';

export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a
      href="#main"
      className="sr-only z-50 rounded-md bg-brand px-4 py-2 text-on-brand focus:not-sr-only focus:fixed focus:left-3 focus:top-3"
    >
      {t('common.skip')}
    </a>
  );
}
