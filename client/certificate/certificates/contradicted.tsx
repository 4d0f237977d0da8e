import { useTranslation } from '#client/platform/words/i18n.ts';

/** How many answers of a certificate in force are contradicted, as its public page states. */
export function Contradicted({ count }: { count: number }) {
  const { t } = useTranslation();
  return count > 0 && <p className="mt-2 font-medium text-warn">{t('check.contradicted', { count })}</p>;
}
