import { LogOut, PanelLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { factsOf, pageAt } from '#contract/platform/pages.ts';
import { useLogout, useMe } from '#client/account/accounts/queries.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { useFailureToast } from '#client/platform/ui/screen/failure.tsx';
import { useChooseLanguage } from '#client/account/accounts/own-language.ts';
import { LanguageMenu } from '#client/platform/ui/brand/language-menu.tsx';
import { MissingWindow } from '#client/platform/ui/dialog/dialog.tsx';
import { lazyPart } from '#client/platform/ui/screen/lazy-part.tsx';
import { LogoMark } from '#client/platform/ui/brand/logo.tsx';
import { screen } from '#client/platform/ui/screen/screen.tsx';
import { ThemeButton } from '#client/platform/ui/brand/theme-button.tsx';
import { OrganizationSwitcher } from '#client/account/team/organization-switcher.tsx';
import { AlarmLink } from './alarm-link.tsx';
import { Menu } from './menu.tsx';
import { PaletteButton } from './palette/palette-button.tsx';
import { useSidebar } from './sidebar-state.ts';
import { SiteFooter } from './site/site-footer.tsx';
import { SkipLink } from '#client/platform/layout/skip-link.tsx';

const InboxLink = lazyPart(async () => (await import('#client/communication/inbox/inbox-link.tsx')).InboxLink, { missing: () => null });
const SecondFactorDue = screen(async () => (await import('./second-factor-due.tsx')).SecondFactorDue);
const Sheet = lazyPart<{ close: () => void }>(async () => (await import('./sheet.tsx')).Sheet, {
  missing: ({ close }, retry) => <MissingWindow retry={retry} onClose={close} />,
});
type Toggle = Readonly<{ toggle: () => void; isOpen: boolean }>;

function MenuButton({ toggle, isOpen, className = '' }: Toggle & { className?: string }) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      onClick={toggle}
      aria-label={t('nav.toggle')}
      aria-expanded={isOpen}
      title={`${t('nav.toggle')} (Ctrl+B)`}
      className={`inline-flex items-center justify-center rounded-md text-muted hover:bg-tint hover:text-ink ${className}`}
    >
      <PanelLeft aria-hidden="true" className="size-5" />
    </button>
  );
}

/** Where it cannot be fetched, its place has the way to the menu. */
const BottomBar = lazyPart<Toggle>(async () => (await import('./bottom-bar.tsx')).BottomBar, {
  missing: (props) => <MenuButton {...props} className="fixed bottom-0 left-1/2 z-30 size-14 -translate-x-1/2" />,
});

function AccountArea() {
  const { t } = useTranslation();
  const [, go] = useLocation();
  const me = useMe().data;
  const logout = useLogout();
  const failed = useFailureToast();
  if (!me) return null;
  const leave = (): void =>
    logout.mutate(undefined, {
      onSuccess: () => go('/'),
      onError: (error) => failed(error),
    });
  return (
    <>
      <div className="min-w-0 text-right leading-tight max-sm:hidden">
        <p className="truncate text-sm font-medium">
          {me.firstName} {me.lastName}
        </p>
        <p className="truncate text-[0.8125rem] text-muted">{me.email}</p>
      </div>
      <button
        type="button"
        onClick={leave}
        disabled={logout.isPending}
        title={t('nav.logout')}
        aria-label={t('nav.logout')}
        className="inline-flex size-10 shrink-0 items-center justify-center rounded-md text-muted hover:bg-tint hover:text-ink"
      >
        <LogOut aria-hidden="true" className="size-4.5" />
      </button>
    </>
  );
}

export function MemberLayout({ children }: { children: ReactNode }) {
  const sidebar = useSidebar();
  const [path] = useLocation();
  const page = pageAt(path);
  const isOwnAccount = path.startsWith('/ustawienia');
  const isPublic = path !== '/' && page !== null && factsOf(page).for === 'everybody';
  const me = useMe().data;
  const isDue = me?.secondFactorDue === true && !isPublic && !isOwnAccount;
  return (
    <>
      <SkipLink />
      <div className="above-bar flex min-h-dvh pb-(--below)">
        {sidebar.wide && (
          <aside
            className={`sticky top-0 h-dvh shrink-0 border-r border-line bg-surface transition-[width] duration-200 ${sidebar.expanded ? 'w-[16rem]' : 'w-[3rem]'}`}
          >
            <Menu expanded={sidebar.expanded} />
          </aside>
        )}
        {!sidebar.wide && sidebar.sheetOpen && <Sheet close={sidebar.closeSheet} />}
        <div className="flex min-w-0 flex-1 flex-col">
          <header className="z-30 flex h-16 items-center gap-1 border-b border-line bg-surface px-2 sm:gap-2 sm:px-4">
            <MenuButton toggle={sidebar.toggle} isOpen={sidebar.expanded} className="size-10 max-md:hidden" />
            <Link href="/" aria-label="Atesto" className="mr-auto flex md:invisible">
              <LogoMark className="size-7" />
            </Link>
            <OrganizationSwitcher className="max-w-72 max-sm:hidden" />
            <PaletteButton />
            {me?.organization && (
              <div className="size-10 shrink-0">
                <InboxLink />
              </div>
            )}
            <AlarmLink />
            <LanguageMenu choose={useChooseLanguage()} />
            <ThemeButton />
            <AccountArea />
          </header>
          <OrganizationSwitcher className="border-b border-line bg-surface px-3 py-2 sm:hidden" />
          {!sidebar.wide && <BottomBar toggle={sidebar.toggle} isOpen={sidebar.sheetOpen} />}
          <main id="main" tabIndex={-1} className="flex-1 px-4 py-6 outline-none sm:px-6 lg:px-10 lg:py-9">
            <div className="mx-auto max-w-5xl">{isDue ? <SecondFactorDue /> : children}</div>
          </main>
          {isPublic && <SiteFooter />}
        </div>
      </div>
    </>
  );
}
