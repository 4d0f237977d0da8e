import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#client/ui/button.tsx';
import { usePageTitle } from '#client/ui/page-title.ts';

export function NotFoundScreen() {
  const { t } = useTranslation();
  usePageTitle(t('notFound.title'));
  return (
    <div className="mx-auto max-w-xl px-4 py-20 text-center">
      <p className="font-serif text-6xl font-semibold text-brand">404</p>
      <h1 className="mt-4 text-2xl">{t('notFound.title')}</h1>
      <p className="mt-3 text-muted">{t('notFound.text')}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <ButtonLink href="/">{t('notFound.home')}</ButtonLink>
        <ButtonLink href="/rejestr" look="secondary">
          {t('nav.registry')}
        </ButtonLink>
      </div>
    </div>
  );
}
