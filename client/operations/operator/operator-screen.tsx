import { useState } from 'react';
import { Tabs } from 'radix-ui';
import { useSearchParams } from 'wouter';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';
import { operatorTabs, OperatorTabs, tabIn } from './operator-tabs.tsx';
import { InvoicesPart } from './parts/invoices-part.tsx';
import { JobsPart } from './parts/jobs-part.tsx';
import { LawPart } from './parts/law-part.tsx';
import { LogPart } from './parts/log-part.tsx';
import { OrganizationPart } from './parts/organization-part.tsx';
import { ConsoleSearch, isSearched, SearchResults } from './parts/search-part.tsx';
import { SecurityPart } from './parts/security-part.tsx';
import { TrustPart } from './parts/trust-part.tsx';
import { TasksPart } from './parts/tasks-part.tsx';
import { TransfersTab } from './parts/transfers-tab.tsx';
import { TodayPart } from './today/today-part.tsx';

const parts = {
  today: TodayPart,
  attention: TasksPart,
  transfers: TransfersTab,
  invoices: InvoicesPart,
  jobs: JobsPart,
  log: LogPart,
  security: SecurityPart,
  law: LawPart,
  trust: TrustPart,
} as const;

/** The tabs, and above them where anything is found; what is found stands in their place, and they stay as they were. */
function Console() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const [q, setQ] = useState('');
  const tab = tabIn(search.get('tab'));
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h1 className="text-3xl">{t('nav.operator')}</h1>
        <ConsoleSearch q={q} change={setQ} />
      </div>
      {isSearched(q) && <SearchResults q={q} />}
      <Tabs.Root value={tab} onValueChange={(next) => setSearch({ tab: next })} className="mt-5" hidden={isSearched(q)}>
        <OperatorTabs tab={tab} />
        {operatorTabs.map((one) => {
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

/** The console of an operator. The tab is in the address, so that it survives a reload. */
export function OperatorScreen() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  usePageTitle(t('nav.operator'));
  const organization = search.get('organization');
  return organization ? <OrganizationPart key={organization} id={organization} /> : <Console />;
}
