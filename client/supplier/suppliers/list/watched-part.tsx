import { useId, useMemo, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { requestsAtMost } from '#core/supplier/supplier-request.ts';
import { useMay } from '#client/account/accounts/role.ts';
import { shownLanguage, useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { useSelection } from '#client/platform/ui/list/use-selection.ts';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { TableLoading } from '#client/platform/ui/screen/shaped-skeleton.tsx';
import { RequestDialog } from '#client/supplier/suppliers/ask-dialog.tsx';
import { AsOf } from '#client/supplier/suppliers/member/supplier-status.tsx';
import type { useWatched, Watched } from '#client/supplier/suppliers/queries.ts';
import { BulkBar } from './bulk-bar.tsx';
import { FilterBar } from './filter-bar.tsx';
import { filtersFrom, searchOf, shownSuppliers, type Filters } from './filters.ts';
import { listedOf, type Listed } from './listed.ts';
import { NoteDialog } from './note-dialog.tsx';
import { RemovalDialog } from './removal-dialog.tsx';
import { SupplierTable } from './supplier-table.tsx';
import { Empty } from '#client/platform/ui/empty/empty.tsx';
import { SearchDrawing } from '#client/platform/ui/empty/search-drawing.tsx';
import { SuppliersDrawing } from '#client/platform/ui/empty/suppliers-drawing.tsx';

function List({ suppliers, checkedAt }: { suppliers: readonly Watched[]; checkedAt: string }) {
  const { t } = useTranslation();
  const [path, go] = useLocation();
  const search = useSearch();
  const mayChange = useMay('PATCH /api/suppliers/:nip', 'editor');
  const [edited, edit] = useState<Listed | null>(null);
  const [recipients, setRecipients] = useState<readonly Listed[]>([]);
  const [removed, remove] = useState<readonly Listed[]>([]);
  const listed = useMemo(() => listedOf(suppliers, checkedAt), [suppliers, checkedAt]);
  const filters = useMemo(() => filtersFrom(search), [search]);
  const { shown, counts } = useMemo(() => shownSuppliers(listed, filters, shownLanguage()), [listed, filters]);
  const selection = useSelection(shown.map(({ nip }) => nip));
  const acts = mayChange ? { edit, request: setRecipients, remove } : null;
  const change = (next: Filters): void => go([path, searchOf(next)].filter(Boolean).join('?'), { replace: true });
  return (
    <>
      <div className="@container">
        <FilterBar filters={filters} counts={counts} change={change} />
        <BulkBar shown={shown} all={listed.length} selection={selection} acts={acts} />
        {shown.length === 0 ? (
          <Empty picture={<SearchDrawing />} title={t('suppliers.list.nothing')} />
        ) : (
          <SupplierTable
            shown={shown}
            selection={selection}
            acts={acts}
            sorting={filters.sorting}
            sort={(sorting) => change({ ...filters, sorting })}
          />
        )}
        <div className="mt-2">
          <AsOf at={checkedAt} />
        </div>
        {!mayChange && <p className="mt-3 text-sm text-muted">{t('suppliers.list.readOnly')}</p>}
      </div>
      {recipients.length > 0 && (
        <RequestDialog
          recipients={recipients.slice(0, requestsAtMost.atOnce).map(({ nip, name }) => ({ nip, name, email: null }))}
          excluded={Math.max(0, recipients.length - requestsAtMost.atOnce)}
          close={() => setRecipients([])}
        />
      )}
      {edited && <NoteDialog key={edited.nip} supplier={edited} close={() => edit(null)} />}
      <RemovalDialog removed={removed} close={() => remove([])} />
    </>
  );
}

/** The suppliers that the organisation watches. */
export function WatchedPart({ watched, add }: { watched: ReturnType<typeof useWatched>; add: () => void }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <section aria-labelledby={id} className={`mt-8 ${watched.isPending ? 'min-h-dvh' : ''}`}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id={id} className="text-2xl">
          {t('suppliers.list.title')}
        </h2>
        {watched.data && watched.data.suppliers.length > 0 && (
          <Button size="small" onClick={add}>
            {t('suppliers.list.add')}
          </Button>
        )}
      </div>
      {watched.isPending && <TableLoading className="mt-5" />}
      {watched.isError && (
        <div className="mt-4">
          <Failure error={watched.error} retry={() => void watched.refetch()} />
        </div>
      )}
      {watched.data &&
        (watched.data.suppliers.length === 0 ? (
          <Empty
            picture={<SuppliersDrawing />}
            title={t('suppliers.list.none')}
            text={t('suppliers.list.empty')}
            className="mt-4 border-b-0"
          >
            <Button onClick={add}>{t('suppliers.list.add')}</Button>
          </Empty>
        ) : (
          <List suppliers={watched.data.suppliers} checkedAt={watched.data.checkedAt} />
        ))}
    </section>
  );
}
