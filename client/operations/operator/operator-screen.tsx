import { Tabs } from 'radix-ui';
import { useSearchParams } from 'wouter';
import { totalOf } from '#core/billing/invoices.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';
import { InvoicesPart } from './parts/invoices-part.tsx';
import { JobsPart } from './parts/jobs-part.tsx';
import { LawPart } from './parts/law-part.tsx';
import { LogPart } from './parts/log-part.tsx';
import { OrganizationPart } from './parts/organization-part.tsx';
import { TasksPart } from './parts/tasks-part.tsx';
import { useOpenTasks, useDueInvoices } from './queries.ts';
import { SearchPart } from './parts/search-part.tsx';
import { SecurityPart } from './parts/security-part.tsx';
import { StatusPart } from './parts/status-part.tsx';
import { TransfersPart } from './parts/transfers-part.tsx';

const tabs = ['search', 'attention', 'transfers', 'invoices', 'jobs', 'log', 'security', 'law', 'standing'] as const;

/** The name of a tab, with the count of what is urgent there. */
function TabName({ tab }: { tab: (typeof tabs)[number] }) {
  const { t } = useTranslation();
  const counts: Partial<Record<typeof tab, number>> = {
    attention: useOpenTasks().data?.pages[0]?.total ?? 0,
    invoices: totalOf(useDueInvoices().data ?? []),
  };
  const urgent = counts[tab] ?? 0;
  if (urgent === 0) return <>{t(`operator.tabs.${tab}`)}</>;
  return <>{t('operator.tabCount', { tab: t(`operator.tabs.${tab}`), total: urgent })}</>;
}

const parts = {
  search: SearchPart,
  attention: TasksPart,
  transfers: TransfersPart,
  invoices: InvoicesPart,
  jobs: JobsPart,
  log: LogPart,
  security: SecurityPart,
  law: LawPart,
  standing: StatusPart,
} as const;

/** The console of an operator. The tab is in the address, so that it survives a reload. */
export function OperatorScreen() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  usePageTitle(t('nav.operator'));
  const organization = search.get('organization');
  if (organization) return <OrganizationPart key={organization} id={organization} />;
  const tab = tabs.find((one) => one === search.get('tab')) ?? 'search';
  return (
    <>
      <h1 className="text-3xl">{t('nav.operator')}</h1>
      <Tabs.Root value={tab} onValueChange={(next) => setSearch({ tab: next })} className="mt-6">
        <Tabs.List aria-label={t('nav.operator')} className="flex flex-wrap gap-x-1 border-b border-line">
          {tabs.map((one) => (
            <Tabs.Trigger
              key={one}
              value={one}
              className="-mb-px min-h-11 border-b-2 border-transparent px-4 font-medium text-muted hover:text-ink data-[state=active]:border-brand data-[state=active]:text-brand"
            >
              <TabName tab={one} />
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {tabs.map((one) => {
          const Part = parts[one];
          return (
            <Tabs.Content key={one} value={one} className="pt-6">
              <Part />
            </Tabs.Content>
          );
        })}
      </Tabs.Root>
    </>
  );
}
