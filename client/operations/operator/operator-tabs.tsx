import { useEffect, useRef } from 'react';
import { Tabs } from 'radix-ui';
import type { Today } from '#contract/operations/today.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { useToday } from './queries.ts';

export const operatorTabs = ['today', 'attention', 'transfers', 'invoices', 'jobs', 'log', 'security', 'law', 'trust'] as const;
export type OperatorTab = (typeof operatorTabs)[number];

/** The tab of an address; what is no tab, or none any more, is the first one. */
export function tabIn(address: string | null): OperatorTab {
  return operatorTabs.find((one) => one === address) ?? 'today';
}

/** More digits than this only say that there is much. */
const mostShown = 99;

/** The name of a tab, with the count of what waits behind it. */
function TabName({ tab, counts }: Readonly<{ tab: OperatorTab; counts: Today['counts'] | undefined }>) {
  const { t } = useTranslation();
  const name = t(`operator.tabs.${tab}`);
  const waiting: Partial<Record<OperatorTab, number>> = counts ?? {};
  const total = waiting[tab] ?? 0;
  if (total === 0) return <>{name}</>;
  return <>{t('operator.tabCount', { tab: name, total: total > mostShown ? `${mostShown}+` : total })}</>;
}

/** One line of tabs; where they do not fit it is moved sideways, with the chosen one in view. */
export function OperatorTabs({ tab }: Readonly<{ tab: OperatorTab }>) {
  const { t } = useTranslation();
  const { data } = useToday();
  const list = useRef<HTMLDivElement>(null);
  // The counts that come later make the names longer: what was in view then may not be any more.
  const isCounted = data !== undefined;
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>(`[data-tab=${tab}][data-counted=${isCounted}]`);
    if (!list.current || !chosen) return;
    const { offsetLeft, offsetWidth } = chosen;
    list.current.scrollLeft = offsetLeft - (list.current.clientWidth - offsetWidth) / 2;
  }, [tab, isCounted]);
  return (
    <Tabs.List
      ref={list}
      aria-label={t('nav.operator')}
      className="relative -mx-4 flex overflow-x-auto overflow-y-hidden border-b border-line px-4 [scrollbar-width:thin] sm:mx-0 sm:px-0"
    >
      {operatorTabs.map((one) => (
        <Tabs.Trigger
          key={one}
          data-tab={one}
          data-counted={isCounted}
          value={one}
          className="min-h-11 shrink-0 border-b-2 border-transparent px-2.5 text-sm md:px-1.5 font-medium whitespace-nowrap text-muted -outline-offset-2 hover:text-ink data-[state=active]:border-brand data-[state=active]:text-brand"
        >
          <TabName tab={one} counts={data?.counts} />
        </Tabs.Trigger>
      ))}
    </Tabs.List>
  );
}
