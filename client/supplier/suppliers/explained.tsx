import { useTranslation } from '#client/platform/words/i18n.ts';

/** What an answer states and what it does not; never more than is known. */
export function Meaning() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="suppliers-meaning" className="mt-10 max-w-3xl space-y-3">
      <h2 id="suppliers-meaning" className="text-2xl">
        {t('suppliers.meaning.title')}
      </h2>
      <p className="font-medium">{t('suppliers.meaning.none')}</p>
      <p>{t('suppliers.meaning.self')}</p>
      <p>{t('suppliers.meaning.checked')}</p>
    </section>
  );
}

/** What the law asks of those who buy. */
export function Duty() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="suppliers-law" className="mt-10 max-w-3xl space-y-3">
      <h2 id="suppliers-law" className="text-2xl">
        {t('suppliers.law.title')}
      </h2>
      <p>{t('suppliers.law.duty')}</p>
      <p>{t('suppliers.law.weigh')}</p>
    </section>
  );
}
