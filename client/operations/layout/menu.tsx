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
import { late } from '#client/platform/ui/screen/late.tsx';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Logo, LogoMark } from '#client/platform/ui/logo.tsx';

const entries = [
  { path: '/', icon: LayoutDashboard, key: 'nav.dashboard' },
  { path: '/moje-zadania', icon: UserRoundCheck, key: 'myTasks.title' },
  { path: '/nis2', icon: ShieldCheck, key: 'nav.nis2' },
  { path: '/ai-act', icon: Bot, key: 'nav.aiAct' },
  { path: '/obowiazki', icon: Scale, key: 'nav.duties' },
  { path: '/plan-dzialan', icon: ListChecks, key: 'nav.plan' },
  { path: '/systemy-ai', icon: Boxes, key: 'aiSystems.title' },
  { path: '/wzory', icon: FileText, key: 'templates.title' },
  { path: '/dowody', icon: Paperclip, key: 'nav.evidence' },
  { path: '/kontrola', icon: SearchCheck, key: 'quality.title' },
  { path: '/domeny', icon: Radar, key: 'domains.title' },
  { path: '/fakty', icon: Calculator, key: 'facts.title' },
  { path: '/ankiety', icon: FileSpreadsheet, key: 'questionnaires.title' },
  { path: '/incydenty', icon: Siren, key: 'incidents.title' },
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
  { path: '/ksiegowosc', icon: Calculator, key: 'nav.accounting' },
  { path: '/rejestr', icon: Search, key: 'nav.registry' },
  { path: '/ustawienia', icon: Settings, key: 'nav.settings' },
] as const;

/** An accountant has the documents and the own settings. */
const accountantEntries = [operatorEntries[1], operatorEntries[3]] as const;

export type MenuEntry = (typeof entries)[number] | (typeof operatorEntries)[number];

const entriesOf = { user: entries, operator: operatorEntries, accountant: accountantEntries } as const;

const Named = late<{ label: string; children: ReactElement }>(async () => (await import('#client/platform/layout/named.tsx')).Named, {
  loading: ({ children }) => children,
  missing: ({ children }) => children,
});

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
      className={`flex min-h-11 items-center gap-3 rounded-md px-3 text-[0.9375rem] ${expanded ? '' : 'justify-center px-0'} ${
        current ? 'bg-tint font-semibold text-brand' : 'hover:bg-tint'
      }`}
    >
      <entry.icon aria-hidden="true" className="size-5 shrink-0" />
      {expanded && t(entry.key)}
    </Link>
  );
  if (expanded) return link;
  return <Named label={t(entry.key)}>{link}</Named>;
}

function stay(): void {}

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
  const shown = useMenu();
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
