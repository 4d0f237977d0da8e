import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { ButtonLink } from '#client/ui/button.tsx';
import { useChooseLanguage } from '#client/accounts/own-language.ts';
import { LanguageMenu } from '#client/ui/language-menu.tsx';
import { Logo } from '#client/ui/logo.tsx';
import { ThemeButton } from '#client/ui/theme-button.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SkipLink } from './skip-link.tsx';

export function VisitorLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="border-b border-line bg-surface">
        <div className="mx-auto flex h-16 max-w-6xl items-center gap-1 px-4 sm:gap-2 sm:px-6">
          <Link href="/" aria-label="Atesto" className="mr-auto">
            <Logo />
          </Link>
          <Link href="/rejestr" className="rounded-md px-3 py-2 text-[0.9375rem] font-medium hover:bg-tint max-sm:hidden">
            {t('nav.registry')}
          </Link>
          <LanguageMenu choose={useChooseLanguage()} />
          <ThemeButton />
          <ButtonLink href="/login" size="small">
            {t('nav.login')}
          </ButtonLink>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
