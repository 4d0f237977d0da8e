import { ArrowRight } from 'lucide-react';
import { Link } from 'wouter';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { ButtonLink } from '#client/platform/ui/forms/button.tsx';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';
import { headerPlaces } from './site/site-places.ts';

export function NotFoundScreen() {
  const { t } = useTranslation();
  usePageTitle(t('notFound.title'));
  return (
    <div className="mx-auto max-w-6xl px-4 py-16 sm:px-6 sm:py-24">
      <div className="grid gap-10 md:grid-cols-[auto_1fr] md:gap-16">
        <p aria-hidden="true" className="font-serif text-7xl font-semibold leading-none text-brand sm:text-8xl">
          404
        </p>
        <div className="max-w-xl border-line md:border-l md:pl-16">
          <h1 className="text-3xl sm:text-4xl">{t('notFound.title')}</h1>
          <p className="mt-4 text-lg text-muted">{t('notFound.text')}</p>
          <ButtonLink href="/" className="mt-8">
            {t('notFound.home')}
          </ButtonLink>
          <p className="mt-12 text-sm font-semibold">{t('notFound.places')}</p>
          <ul className="mt-2 divide-y divide-line border-y border-line">
            {headerPlaces.map(({ path, key }) => (
              <li key={path}>
                <Link href={path} className="flex min-h-12 items-center justify-between gap-4 font-medium hover:text-brand">
                  {t(key)}
                  <ArrowRight aria-hidden="true" className="size-4.5 shrink-0 text-brand" />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
