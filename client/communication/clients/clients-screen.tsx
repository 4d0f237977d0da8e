import { Plus } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { Client } from '#contract/communication/clients.ts';
import { AddClient } from '#client/account/team/access-requests/add-client.tsx';
import { SentRequests } from '#client/account/team/access-requests/sent-requests.tsx';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { shownLanguage, useTranslation } from '#client/platform/words/i18n.ts';
import { useSelection } from '#client/platform/ui/list/use-selection.ts';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';
import { TableLoading } from '#client/platform/ui/screen/shaped-skeleton.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { ClientTable } from './client-table.tsx';
import { FilterBar } from './filter-bar.tsx';
import { filtersFrom, searchOf, shownClients, type Filters } from './filters.ts';
import { useClients } from './queries.ts';
import { RoundStrip } from './round-strip.tsx';
import { Empty } from '#client/platform/ui/empty/empty.tsx';
import { ClientsDrawing } from '#client/platform/ui/empty/clients-drawing.tsx';
import { SearchDrawing } from '#client/platform/ui/empty/search-drawing.tsx';

function List({ clients }: { clients: readonly Client[] }) {
  const { t } = useTranslation();
  const [path, go] = useLocation();
  const search = useSearch();
  const filters = useMemo(() => filtersFrom(search), [search]);
  const { shown, count } = useMemo(() => shownClients(clients, filters, shownLanguage()), [clients, filters]);
  const ids = shown.map(({ id }) => id);
  const selection = useSelection(ids);
  const change = (next: Filters): void => go([path, searchOf(next)].filter(Boolean).join('?'), { replace: true });
  return (
    <div className="@container">
      <FilterBar filters={filters} count={count} change={change} />
      <BulkBar shown={ids} all={clients.length} selection={selection} />
      {shown.length === 0 ? (
        <Empty picture={<SearchDrawing />} title={t('clients.none')} />
      ) : (
        <ClientTable shown={shown} selection={selection} sorting={filters.sorting} sort={(sorting) => change({ ...filters, sorting })} />
      )}
    </div>
  );
}

/** Whether somebody works for anybody but themselves yet: a first client is asked for at once. */
function hasClient(clients: readonly Client[]): boolean {
  return clients.length > 1 || clients.some(({ role }) => role !== 'owner');
}

/** The form that asks for a client, there at once where there is none; else behind a button, to which one returns from it. */
function Adding({ isFirst }: { isFirst: boolean }) {
  const { t } = useTranslation();
  const [asks, setAsks] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const end = (): void => {
    setAsks(false);
    requestAnimationFrame(() => place.current?.querySelector('button')?.focus());
  };
  if (asks || isFirst) return <AddClient id="add-client" sent={end} cancel={isFirst ? undefined : end} />;
  return (
    <div ref={place} className="mt-5">
      <Button variant="secondary" size="small" aria-expanded={false} onClick={() => setAsks(true)}>
        <Plus aria-hidden="true" className="size-4.5" />
        {t('accessRequests.add')}
      </Button>
    </div>
  );
}

/** The organisations of somebody who belongs to several, such as a consultant, side by side. */
export function ClientsScreen() {
  const { t } = useTranslation();
  usePageTitle(t('clients.title'));
  const clients = useClients();
  const isFirst = clients.data !== undefined && !hasClient(clients.data);
  return (
    <>
      <RoundStrip />
      <h1 className="text-3xl">{t('clients.title')}</h1>
      <p className="mt-2 max-w-3xl text-muted">{t('clients.lead')}</p>
      {clients.isPending && <TableLoading className="mt-5" />}
      {clients.isError && (
        <div className="mt-6">
          <Failure error={clients.error} retry={() => void clients.refetch()} />
        </div>
      )}
      {isFirst && <Empty picture={<ClientsDrawing />} title={t('clients.nobody')} text={t('clients.first')} className="mt-6 border-b-0!" />}
      {clients.data && <Adding isFirst={isFirst} />}
      {clients.data && clients.data.length > 0 && <List clients={clients.data} />}
      <SentRequests />
      {clients.data && !isFirst && <p className="mt-6 max-w-3xl text-sm text-muted">{t('clients.howToAdd')}</p>}
    </>
  );
}
