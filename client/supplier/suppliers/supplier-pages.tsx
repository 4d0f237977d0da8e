import { useState, type ReactNode } from 'react';
import { number } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';

const atOnce = 50;

/** A long list, fifty at a time, so that two thousand are not drawn at once: what is drawn of it, and the way to more. */
export function usePages<S>(all: readonly S[]): { drawn: readonly S[]; more: ReactNode } {
  const { t } = useTranslation();
  const [most, setMost] = useState(atOnce);
  const drawn = all.slice(0, most);
  return {
    drawn,
    more: (
      <>
        <p role="status" className="mt-2 text-sm text-muted">
          {t('suppliers.list.shown', { shown: number(drawn.length), total: number(all.length) })}
        </p>
        {drawn.length < all.length && (
          <Button variant="secondary" size="small" className="mt-3" onClick={() => setMost(most + atOnce)}>
            {t('suppliers.list.more')}
          </Button>
        )}
      </>
    ),
  };
}

export function SupplierPages<S>({ suppliers, renderRow }: { suppliers: readonly S[]; renderRow: (supplier: S) => ReactNode }) {
  const { drawn, more } = usePages(suppliers);
  return (
    <div>
      <ul className="divide-y divide-line border-y border-line">{drawn.map(renderRow)}</ul>
      {more}
    </div>
  );
}
