import { useState } from 'react';
import type { LeftOut } from '#core/supplier/supplier-list.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';

const shownAtFirst = 5;

/** Rows that were not checked, each with its reason. */
export function LeftOutRows({ rows, most }: { rows: readonly LeftOut[]; most: number }) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  if (rows.length === 0) return null;
  return (
    <Notice tone="warn" title={t('suppliers.leftOut.title', { count: rows.length })}>
      <ul className="space-y-1">
        {rows.slice(0, all ? rows.length : shownAtFirst).map(({ row, text, reason, earlier }) => (
          <li key={`${row} ${text}`} className="[overflow-wrap:anywhere]">
            <span className="font-medium">{t('suppliers.leftOut.row', { row, text })}</span>{' '}
            <span>({t(`suppliers.leftOut.${reason}`, { earlier, most })})</span>
          </li>
        ))}
      </ul>
      {!all && rows.length > shownAtFirst && (
        <Button variant="secondary" size="small" onClick={() => setAll(true)}>
          {t('suppliers.leftOut.more')}
        </Button>
      )}
    </Notice>
  );
}
