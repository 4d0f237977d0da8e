import { useTranslation } from '#client/platform/words/i18n.ts';
import { SortButton } from './sort-button.tsx';
import { pressed, type Sorting } from './sorting.ts';

/** The head of a column that a table can be sorted by. */
export function ColumnHead<C extends string>({
  column,
  label,
  sorting,
  sort,
  className,
}: {
  column: C;
  label: string;
  sorting: Sorting<C>;
  sort: (next: Sorting<C>) => void;
  className?: string;
}) {
  const { t } = useTranslation();
  const isSorted = sorting.by === column;
  return (
    <div role="columnheader" className={className} aria-sort={isSorted ? (sorting.isReversed ? 'descending' : 'ascending') : 'none'}>
      <SortButton
        direction={isSorted ? (sorting.isReversed ? 'up' : 'down') : null}
        title={t('list.sortBy', { column: label })}
        onClick={() => sort(pressed(sorting, column))}
      >
        {label}
      </SortButton>
    </div>
  );
}
