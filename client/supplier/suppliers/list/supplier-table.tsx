import { useTranslation } from '#client/platform/words/i18n.ts';
import { ColumnHead } from '#client/platform/ui/list/column-head.tsx';
import type { Selection } from '#client/platform/ui/list/use-selection.ts';
import { usePages } from '#client/supplier/suppliers/supplier-pages.tsx';
import type { Filters } from './filters.ts';
import type { Listed } from './listed.ts';
import { columns, SupplierRow, type Acts } from './supplier-row.tsx';

type Heads = Readonly<{ sorting: Filters['sorting']; sort: (sorting: Filters['sorting']) => void }>;

function Head({ sorting, sort }: Heads) {
  const { t } = useTranslation();
  const silent = (label: string) => (
    <div role="columnheader">
      <span className="sr-only">{label}</span>
    </div>
  );
  const by = { sorting, sort };
  return (
    <div role="rowgroup" className="text-[0.8125rem] text-muted @max-4xl:hidden">
      <div role="row" className={`${columns} items-center`}>
        {silent(t('list.choice'))}
        <ColumnHead column="name" label={t('suppliers.list.name')} {...by} />
        <ColumnHead column="nip" label="NIP" {...by} />
        <ColumnHead column="concern" label={t('suppliers.list.state')} {...by} />
        <ColumnHead column="end" label={t('nav.certificates')} {...by} />
        {silent(t('list.acts'))}
      </div>
    </div>
  );
}

/** The suppliers as a table; its cells stand below one another on a phone. */
export function SupplierTable({
  shown,
  selection,
  acts,
  ...heads
}: Heads & { shown: readonly Listed[]; selection: Selection; acts: Acts | null }) {
  const { t } = useTranslation();
  const { drawn, more } = usePages(shown);
  return (
    <>
      <div role="table" aria-label={t('suppliers.list.title')} className="border-b border-line">
        <Head {...heads} />
        <div role="rowgroup">
          {drawn.map((supplier) => (
            <SupplierRow
              key={supplier.nip}
              supplier={supplier}
              acts={acts}
              isChosen={selection.isChosen(supplier.nip)}
              toggle={() => selection.toggle(supplier.nip)}
            />
          ))}
        </div>
      </div>
      {more}
    </>
  );
}
