import { useState, type ReactNode } from 'react';
import { number } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';

const atOnce = 50;

/** A long list, fifty at a time, so that two thousand are not drawn at once. */
export function SupplierPages<S>({ suppliers, renderRow }: { suppliers: readonly S[]; renderRow: (supplier: S) => ReactNode }) {
  const { t } = useTranslation();
  const [most, setMost] = useState(atOnce);
  const shown = suppliers.slice(0, most);
  return (
    <div>
      <ul className="divide-y divide-line border-y border-line">{shown.map(renderRow)}</ul>
      <p role="status" className="mt-2 text-sm text-muted">
        {t('suppliers.list.shown', { shown: number(shown.length), total: number(suppliers.length) })}
      </p>
      {shown.length < suppliers.length && (
        <Button look="secondary" size="small" className="mt-3" onClick={() => setMost(most + atOnce)}>
          {t('suppliers.list.more')}
        </Button>
      )}
    </div>
  );
}
