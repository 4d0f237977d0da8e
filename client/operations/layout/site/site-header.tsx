import { Link, useLocation } from 'wouter';
import { useChooseLanguage } from '#client/account/accounts/own-language.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { ButtonLink } from '#client/platform/ui/forms/button.tsx';
import { LanguageMenu } from '#client/platform/ui/brand/language-menu.tsx';
import { Logo } from '#client/platform/ui/brand/logo.tsx';
import { ThemeButton } from '#client/platform/ui/brand/theme-button.tsx';
import { SiteMenu } from './site-menu.tsx';
import { headerPlaces } from './site-places.ts';

/** The header of a visitor: places in a row where there is space, else behind a button. */
export function SiteHeader() {
  const { t } = useTranslation();
  const [path] = useLocation();
  return (
    <header className="border-b border-line bg-surface">
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-1 px-4 sm:gap-2 sm:px-6">
        <Link href="/" aria-label="Atesto" className="mr-auto flex shrink-0 rounded-md">
          <Logo />
        </Link>
        <nav aria-label={t('nav.site')} className="no-print mr-2 flex max-lg:hidden">
          {headerPlaces.map(({ path: place, key }) => (
            <Link
              key={place}
              href={place}
              aria-current={path === place ? 'page' : undefined}
              className="whitespace-nowrap rounded-md px-3 py-2 text-[0.9375rem] font-medium hover:bg-tint aria-[current]:text-brand"
            >
              {t(key)}
            </Link>
          ))}
        </nav>
        <div className="no-print flex items-center gap-1 sm:gap-2">
          <LanguageMenu choose={useChooseLanguage()} />
          <ThemeButton />
          <ButtonLink href="/login" variant="quiet" size="small" className="whitespace-nowrap max-sm:hidden">
            {t('nav.login')}
          </ButtonLink>
          <ButtonLink href="/register" size="small" className="whitespace-nowrap max-md:hidden">
            {t('nav.register')}
          </ButtonLink>
          <SiteMenu />
        </div>
      </div>
    </header>
  );
}
