import {
  BadgeCheck,
  Bot,
  Boxes,
  Building2,
  Calculator,
  CreditCard,
  FileSpreadsheet,
  FileText,
  History,
  LayoutDashboard,
  ListChecks,
  Paperclip,
  Radar,
  Scale,
  Search,
  SearchCheck,
  Settings,
  ShieldCheck,
  Siren,
  Truck,
  UserRoundCheck,
  Users,
  Wrench,
} from 'lucide-react';
import type { ReactElement } from 'react';
import { Link, useLocation } from 'wouter';
import { mayAct } from '#core/account/members/members.ts';
import { useMe } from '#client/account/accounts/queries.ts';
import { lazyPart } from '#client/platform/ui/screen/lazy-part.tsx';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Logo, LogoMark } from '#client/platform/ui/brand/logo.tsx';

const entries = [
  { path: '/', icon: LayoutDashboard, key: 'nav.dashboard' },
  { path: '/moje-zadania', icon: UserRoundCheck, key: 'myTasks.title' },
  { path: '/klienci', icon: Building2, key: 'nav.clients', several: true },
  { path: '/nis2', icon: ShieldCheck, key: 'nav.nis2', group: 'assessment' },
  { path: '/ai-act', icon: Bot, key: 'nav.aiAct', group: 'assessment' },
  { path: '/plan-dzialan', icon: ListChecks, key: 'nav.plan', group: 'assessment' },
  { path: '/historia', icon: History, key: 'nav.history', group: 'assessment' },
  { path: '/obowiazki', icon: Scale, key: 'nav.duties', group: 'law' },
  { path: '/systemy-ai', icon: Boxes, key: 'aiSystems.title', group: 'law' },
  { path: '/incydenty', icon: Siren, key: 'incidents.title', group: 'law' },
  { path: '/wzory', icon: FileText, key: 'templates.title', group: 'evidence' },
  { path: '/dowody', icon: Paperclip, key: 'nav.evidence', group: 'evidence' },
  { path: '/domeny', icon: Radar, key: 'domains.title', group: 'evidence' },
  { path: '/fakty', icon: Calculator, key: 'facts.title', group: 'evidence' },
  { path: '/kontrola', icon: SearchCheck, key: 'quality.title', group: 'evidence' },
  { path: '/certyfikaty', icon: BadgeCheck, key: 'nav.certificates', group: 'partners' },
  { path: '/ankiety', icon: FileSpreadsheet, key: 'questionnaires.title', group: 'partners' },
  { path: '/dostawcy', icon: Truck, key: 'nav.suppliers', group: 'partners' },
  { path: '/rejestr', icon: Search, key: 'nav.registry', group: 'partners' },
  { path: '/zespol', icon: Users, key: 'nav.team', group: 'organization' },
  { path: '/abonament', icon: CreditCard, key: 'nav.subscription', least: 'owner', group: 'organization' },
  { path: '/ustawienia', icon: Settings, key: 'nav.settings', group: 'organization' },
] as const;

/** An operator has no organisation: the console, the registry and the own settings. */
const operatorEntries = [
  { path: '/operator', icon: Wrench, key: 'nav.operator' },
  { path: '/ksiegowosc', icon: Calculator, key: 'nav.accounting' },
  { path: '/rejestr', icon: Search, key: 'nav.registry' },
  { path: '/ustawienia', icon: Settings, key: 'nav.settings' },
] as const;

/** An accountant has the documents and the own settings. */
const accountantEntries = [operatorEntries[1], operatorEntries[3]] as const;

export type MenuEntry = (typeof entries)[number] | (typeof operatorEntries)[number];

const entriesOf = { user: entries, operator: operatorEntries, accountant: accountantEntries } as const;

const NamedTooltip = lazyPart<{ label: string; children: ReactElement }>(
  async () => (await import('#client/platform/layout/tooltip.tsx')).NamedTooltip,
  {
    loading: ({ children }) => children,
    missing: ({ children }) => children,
  },
);

/** Whether a path is that of an entry or lies below it. */
export function isHere(path: string, entry: MenuEntry): boolean {
  return path === entry.path || path.startsWith(`${entry.path}/`);
}

function Entry({ entry, expanded, onGo }: { entry: MenuEntry; expanded: boolean; onGo: () => void }) {
  const { t } = useTranslation();
  const [path] = useLocation();
  const current = isHere(path, entry);
  const link = (
    <Link
      href={entry.path}
      onClick={onGo}
      aria-label={expanded ? undefined : t(entry.key)}
      aria-current={current ? 'page' : undefined}
      className={`flex min-h-7.5 items-center gap-3 rounded-md px-3 text-[0.9375rem] max-md:min-h-11 pointer-coarse:min-h-11 ${expanded ? '' : 'justify-center px-0'} ${
        current ? 'bg-tint font-semibold text-brand' : 'hover:bg-tint'
      }`}
    >
      <entry.icon aria-hidden="true" className="size-4.5 shrink-0" />
      {expanded && t(entry.key)}
    </Link>
  );
  if (expanded) return link;
  return <NamedTooltip label={t(entry.key)}>{link}</NamedTooltip>;
}

function stay(): void {}

function groupOf(entry: MenuEntry | undefined) {
  return entry && 'group' in entry ? entry.group : undefined;
}

/** Entries that belong together, in the order of the menu. */
function grouped(shown: readonly MenuEntry[]): MenuEntry[][] {
  const groups: MenuEntry[][] = [];
  for (const entry of shown) {
    const last = groups.at(-1);
    if (last && groupOf(last[0]) === groupOf(entry)) last.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

/** Shows the way to the page that is open, where the menu is longer than the window. */
function showCurrent(nav: HTMLElement | null): void {
  nav?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
}

/** The pages that the reader has ways to, in the order of the menu. */
export function useMenu(): readonly MenuEntry[] {
  const me = useMe().data;
  const offered: readonly MenuEntry[] = me ? entriesOf[me.role] : entries;
  const several = (me?.organizations.length ?? 0) > 1;
  return offered.filter(
    (entry) => (!('least' in entry) || mayAct(me?.organization?.role, entry.least)) && (!('several' in entry) || several),
  );
}

/** The ways through the application; narrow, each says its name when it is pointed at. */
export function Menu({ expanded, onGo = stay }: { expanded: boolean; onGo?: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="flex h-full flex-col">
      <div className={`flex h-16 shrink-0 items-center ${expanded ? 'px-4' : 'justify-center'}`}>
        {expanded ? <Logo /> : <LogoMark className="size-7" />}
      </div>
      <nav ref={showCurrent} aria-label={t('nav.main')} className={`min-h-0 flex-1 overflow-y-auto pb-1 ${expanded ? 'px-3' : 'px-1'}`}>
        {grouped(useMenu()).map((entries) => {
          const group = groupOf(entries[0]);
          const heading = group && t(`nav.groups.${group}`);
          return (
            <div
              key={heading}
              {...(heading && { role: 'group', 'aria-label': heading })}
              className={expanded ? 'not-first:mt-1' : 'not-first:mt-1 not-first:border-t not-first:border-line not-first:pt-1'}
            >
              {heading && expanded && (
                <p aria-hidden="true" className="px-3 text-[0.75rem]/5 font-medium text-muted">
                  {heading}
                </p>
              )}
              {entries.map((entry) => (
                <Entry key={entry.path} entry={entry} expanded={expanded} onGo={onGo} />
              ))}
            </div>
          );
        })}
      </nav>
      {expanded && <p className="px-4 py-2 text-center text-[0.75rem]/4.5 text-muted">{t('nav.selfCertification')}</p>}
    </div>
  );
}
