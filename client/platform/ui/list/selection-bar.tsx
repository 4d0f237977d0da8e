import type { ReactNode } from 'react';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';

/** How many rows are chosen of those that can be, and what can be done with all of them. */
export function SelectionBar({
  label,
  shown,
  chosen,
  selectAll,
  unselect,
  children,
}: {
  /** How many are chosen, or else shown, in words. */
  label: string;
  shown: number;
  chosen: number;
  selectAll: () => void;
  unselect: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-sm text-muted" aria-live="polite">
        {label}
      </p>
      {chosen === 0 && shown > 0 && (
        <Button variant="quiet" size="small" onClick={selectAll}>
          {t('list.selectAll')}
        </Button>
      )}
      {chosen > 0 && (
        <>
          {children}
          <Button variant="quiet" size="small" onClick={unselect}>
            {t('list.unselect')}
          </Button>
        </>
      )}
    </div>
  );
}
