import { regimes } from '#core/platform/regimes.ts';
import { endingDays, supplierStatuses } from '#core/supplier/supplier-status.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Choice } from '#client/platform/ui/list/choice.tsx';
import { ClearButton } from '#client/platform/ui/list/clear-button.tsx';
import { FilterChips } from '#client/platform/ui/list/filter-chips.tsx';
import { FilterFold } from '#client/platform/ui/list/filter-fold.tsx';
import { SearchBox } from '#client/platform/ui/list/search-box.tsx';
import { sortingFrom } from '#client/platform/ui/list/sorting.ts';
import { columns, everything, searchOf, type Filters, type shownSuppliers } from './filters.ts';

type Counts = ReturnType<typeof shownSuppliers>['counts'];

/** What narrows the list; where there are no columns to press, its order as well. */
export function FilterBar({ filters, counts, change }: { filters: Filters; counts: Counts; change: (filters: Filters) => void }) {
  const { t } = useTranslation();
  const { text, statuses, regimes: chosen, sorting } = filters;
  return (
    <search className="mt-5 space-y-3">
      <div className="grid gap-3 @xl:grid-cols-[minmax(0,1fr)_14rem] @4xl:grid-cols-[minmax(0,28rem)]">
        <SearchBox label={t('suppliers.list.search')} value={text} change={(next) => change({ ...filters, text: next })} />
        <Choice
          label={t('plan.filters.sort')}
          value={sorting.by}
          isUsed={sorting.by !== everything.sorting.by}
          change={(next) => change({ ...filters, sorting: sortingFrom(columns, next, everything.sorting.by) })}
          className="@4xl:hidden"
        >
          {columns.map((column) => (
            <option key={column} value={column}>
              {t(`suppliers.list.orders.${column}`)}
            </option>
          ))}
        </Choice>
      </div>
      <FilterFold isUsed={statuses.length + chosen.length > 0}>
        <FilterChips
          label={t('suppliers.list.state')}
          chips={supplierStatuses.map((value) => ({
            value,
            label: t(`suppliers.states.${value}`, { days: endingDays }),
            count: counts.statuses.get(value) ?? 0,
          }))}
          chosen={statuses}
          change={(next) => change({ ...filters, statuses: next })}
        />
        <FilterChips
          label={t('plan.filters.regime')}
          chips={regimes.map((value) => ({ value, label: t(`regimes.${value}.short`), count: counts.regimes.get(value) ?? 0 }))}
          chosen={chosen}
          change={(next) => change({ ...filters, regimes: next })}
        />
      </FilterFold>
      {searchOf(filters) !== '' && <ClearButton clear={() => change(everything)} />}
    </search>
  );
}
