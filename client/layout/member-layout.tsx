import {
  BadgeCheck,
  Bot,
  Building2,
  CreditCard,
  History,
  LayoutDashboard,
  ListChecks,
  LogOut,
  PanelLeft,
  Search,
  Settings,
  ShieldCheck,
  Truck,
  Users,
  Wrench,
  X,
} from 'lucide-react';
import { Dialog, Tooltip } from 'radix-ui';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { mayAct } from '#core/members.ts';
import { factsOf, pageAt } from '#contract/pages.ts';
import { useLogout, useMe } from '#client/accounts/queries.ts';
import { useTranslation } from '#client/i18n.ts';
import { useFailureToast } from '#client/ui/failure.tsx';
import { useChooseLanguage } from '#client/accounts/own-language.ts';
import { LanguageMenu } from '#client/ui/language-menu.tsx';
import { Logo, LogoMark } from '#client/ui/logo.tsx';
import { ThemeButton } from '#client/ui/theme-button.tsx';
import { OrganizationSwitcher } from '#client/team/organization-switcher.tsx';
import { useSidebar } from './sidebar-state.ts';
import { SiteFooter } from './site-footer.tsx';
import { SkipLink } from './skip-link.tsx';

const entries = [
  { path: '/', icon: LayoutDashboard, key: 'nav.dashboard' },
  { path: '/nis2', icon: ShieldCheck, key: 'nav.nis2' },
  { path: '/ai-act', icon: Bot, key: 'nav.aiAct' },
  { path: '/plan-dzialan', icon: ListChecks, key: 'nav.plan' },
  { path: '/certyfikaty', icon: BadgeCheck, key: 'nav.certificates' },
  { path: '/historia', icon: History, key: 'nav.history' },
  { path: '/zespol', icon: Users, key: 'nav.team' },
  { path: '/klienci', icon: Building2, key: 'nav.clients', several: true },
  { path: '/dostawcy', icon: Truck, key: 'nav.suppliers' },
  { path: '/rejestr', icon: Search, key: 'nav.registry' },
  { path: '/abonament', icon: CreditCard, key: 'nav.subscription', least: 'owner' },
  { path: '/ustawienia', icon: Settings, key: 'nav.settings' },
] as const;

/** An operator has no organisation: the console, the registry and the own settings. */
const operatorEntries = [
  { path: '/operator', icon: Wrench, key: 'nav.operator' },
  { path: '/rejestr', icon: Search, key: 'nav.registry' },
  { path: '/ustawienia', icon: Settings, key: 'nav.settings' },
] as const;

type SidebarEntry = (typeof entries)[number] | (typeof operatorEntries)[number];

function Entry({ entry, expanded, onGo }: { entry: SidebarEntry; expanded: boolean; onGo: () => void }) {
  const { t } = useTranslation();
  const [path] = useLocation();
  const current = path === entry.path || path.startsWith(`${entry.path}/`);
  const link = (
    <Link
      href={entry.path}
      onClick={onGo}
      aria-label={expanded ? undefined : t(entry.key)}
      aria-current={current ? 'page' : undefined}
      className={`flex min-h-11 items-center gap-3 rounded-md px-3 text-[0.9375rem] ${expanded ? '' : 'justify-center px-0'} ${
        current ? 'bg-tint font-semibold text-brand' : 'hover:bg-tint'
      }`}
    >
      <entry.icon aria-hidden="true" className="size-5 shrink-0" />
      {expanded && t(entry.key)}
    </Link>
  );
  if (expanded) return link;
  return (
    <Tooltip.Root delayDuration={0}>
      <Tooltip.Trigger asChild>{link}</Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content side="right" sideOffset={8} className="z-50 rounded bg-ink px-2.5 py-1.5 text-sm text-paper">
          {t(entry.key)}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}

function stay(): void {}

function Menu({ expanded, onGo = stay }: { expanded: boolean; onGo?: () => void }) {
  const { t } = useTranslation();
  const me = useMe().data;
  const offered: readonly SidebarEntry[] = me?.role === 'operator' ? operatorEntries : entries;
  const several = (me?.organizations.length ?? 0) > 1;
  const shown = offered.filter(
    (entry) => (!('least' in entry) || mayAct(me?.organization?.role, entry.least)) && (!('several' in entry) || several),
  );
  return (
    <div className="flex h-full flex-col">
      <div className={`flex h-16 shrink-0 items-center ${expanded ? 'px-4' : 'justify-center'}`}>
        {expanded ? <Logo /> : <LogoMark className="size-7" />}
      </div>
      <nav aria-label={t('nav.main')} className={`flex-1 space-y-1 overflow-y-auto py-3 ${expanded ? 'px-3' : 'px-1'}`}>
        {shown.map((entry) => (
          <Entry key={entry.path} entry={entry} expanded={expanded} onGo={onGo} />
        ))}
      </nav>
      {expanded && <p className="px-5 py-4 text-[0.8125rem] text-muted">{t('nav.selfCertification')}</p>}
    </div>
  );
}

function Sheet({ open, close }: { open: boolean; close: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && close()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-shade" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-50 w-[18rem] max-w-[85vw] border-r border-line bg-surface shadow-xl"
        >
          <Dialog.Title className="sr-only">{t('nav.main')}</Dialog.Title>
          <Dialog.Close aria-label={t('common.close')} className="absolute right-2 top-3 rounded-md p-2 text-muted hover:text-ink">
            <X aria-hidden="true" className="size-5" />
          </Dialog.Close>
          <Menu expanded onGo={close} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

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
  const { t } = useTranslation();
  const sidebar = useSidebar();
  const [path] = useLocation();
  const page = pageAt(path);
  const isPublic = path !== '/' && page !== null && factsOf(page).for === 'everybody';
  return (
    <Tooltip.Provider delayDuration={700} skipDelayDuration={300}>
      <SkipLink />
      <div className="flex min-h-dvh">
        {sidebar.wide && (
          <aside
            className={`sticky top-0 h-dvh shrink-0 border-r border-line bg-surface transition-[width] duration-200 ${sidebar.expanded ? 'w-[16rem]' : 'w-[3rem]'}`}
          >
            <Menu expanded={sidebar.expanded} />
          </aside>
        )}
        {!sidebar.wide && <Sheet open={sidebar.sheetOpen} close={sidebar.closeSheet} />}
        <div className="flex min-w-0 flex-1 flex-col">
          <header className="z-30 flex h-16 items-center gap-1 border-b border-line bg-surface px-2 sm:gap-2 sm:px-4">
            <button
              type="button"
              onClick={sidebar.toggle}
              aria-label={t('nav.toggle')}
              aria-expanded={sidebar.wide ? sidebar.expanded : sidebar.sheetOpen}
              title={`${t('nav.toggle')} (Ctrl+B)`}
              className="inline-flex size-10 items-center justify-center rounded-md text-muted hover:bg-tint hover:text-ink"
            >
              <PanelLeft aria-hidden="true" className="size-5" />
            </button>
            <Link href="/" aria-label="Atesto" className="mr-auto md:invisible">
              <LogoMark className="size-7" />
            </Link>
            <OrganizationSwitcher className="max-w-72 max-sm:hidden" />
            <LanguageMenu choose={useChooseLanguage()} />
            <ThemeButton />
            <AccountArea />
          </header>
          <OrganizationSwitcher className="border-b border-line bg-surface px-3 py-2 sm:hidden" />
          <main id="main" tabIndex={-1} className="flex-1 px-4 py-6 outline-none sm:px-6 lg:px-10 lg:py-9">
            <div className="mx-auto max-w-5xl">{children}</div>
          </main>
          {isPublic && <SiteFooter />}
        </div>
      </div>
    </Tooltip.Provider>
  );
}
