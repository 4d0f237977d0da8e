import type { ReactNode } from 'react';
import { useTranslation } from '#client/platform/words/i18n.ts';
import type { Fold } from './fold-equal.ts';
import { List } from './rows.tsx';

/** A list in which equal rows stand once, with their count; opened, it shows each of them. */
export function FoldedRows<Row extends { id: string | number }>({
  folds,
  empty,
  children,
}: {
  folds: readonly Fold<Row>[];
  empty: string;
  children: (row: Row) => ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <List empty={empty} count={folds.length}>
      {folds.map(([first, ...rest]) => (
        <li key={first.id} className="py-2.5 text-[0.9375rem]">
          {children(first)}
          {rest.length > 0 && (
            <details className="mt-1">
              <summary className="inline-flex min-h-9 cursor-pointer items-center rounded text-sm font-medium text-brand">
                {t('operator.times', { total: rest.length + 1 })}
              </summary>
              <ul className="ml-3 space-y-2 border-l border-line pl-4">
                {rest.map((row) => (
                  <li key={row.id}>{children(row)}</li>
                ))}
              </ul>
            </details>
          )}
        </li>
      ))}
    </List>
  );
}
