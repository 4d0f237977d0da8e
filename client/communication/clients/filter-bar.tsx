import { clientCertificates, turnKinds } from '#core/communication/portfolio.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Choice } from '#client/platform/ui/list/choice.tsx';
import { ClearButton } from '#client/platform/ui/list/clear-button.tsx';
import { FilterChips } from '#client/platform/ui/list/filter-chips.tsx';
import { FilterFold } from '#client/platform/ui/list/filter-fold.tsx';
import { SearchBox } from '#client/platform/ui/list/search-box.tsx';
import { sortingFrom } from '#client/platform/ui/list/sorting.ts';
import { columns, concerns, everything, searchOf, type Count, type Filters } from './filters.ts';

/** What narrows the list of clients; where there are no columns to press, its order as well. */
export function FilterBar({ filters, count, change }: { filters: Filters; count: Count; change: (filters: Filters) => void }) {
  const { t } = useTranslation();
  const { text, sorting } = filters;
  return (
    <search className="mt-6 space-y-3">
      <div className="grid gap-3 @xl:grid-cols-[minmax(0,1fr)_14rem] @2xl:grid-cols-[minmax(0,28rem)]">
        <SearchBox label={t('clients.search')} value={text} change={(next) => change({ ...filters, text: next })} />
        <Choice
          label={t('plan.filters.sort')}
          value={sorting.by}
          isUsed={sorting.by !== everything.sorting.by}
          change={(next) => change({ ...filters, sorting: sortingFrom(columns, next, everything.sorting.by) })}
          className="@2xl:hidden"
        >
          {columns.map((column) => (
            <option key={column} value={column}>
              {t(`clients.orders.${column}`)}
            </option>
          ))}
        </Choice>
      </div>
      <FilterFold isUsed={filters.turns.length + filters.certificates.length + filters.concerns.length > 0}>
        <FilterChips
          label={t('clients.turn')}
          chips={turnKinds.map((value) => ({ value, label: t(`clients.turns.${value}`), count: count('turns', value) }))}
          chosen={filters.turns}
          change={(next) => change({ ...filters, turns: next })}
        />
        <FilterChips
          label={t('clients.certificate')}
          chips={clientCertificates.map((value) => ({
            value,
            label: t(`clients.certificates.${value}`),
            count: count('certificates', value),
          }))}
          chosen={filters.certificates}
          change={(next) => change({ ...filters, certificates: next })}
        />
        <FilterChips
          label={t('clients.only')}
          chips={concerns.map((value) => ({ value, label: t(`clients.concerns.${value}`), count: count('concerns', value) }))}
          chosen={filters.concerns}
          change={(next) => change({ ...filters, concerns: next })}
        />
      </FilterFold>
      {searchOf(filters) !== '' && <ClearButton clear={() => change(everything)} />}
    </search>
  );
}
