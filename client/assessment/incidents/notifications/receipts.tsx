import { useId } from 'react';
import type { NotificationView } from '#contract/assessment/duties/incident-fields.ts';
import { receiptEndings } from '#core/assessment/incidents/receipts.ts';
import { sizes } from '#core/platform/limits.ts';
import { addressOf } from '#client/platform/api/api.ts';
import { FilePick } from '#client/platform/ui/forms/file-pick.tsx';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { useAddReceipt } from '#client/assessment/incidents/queries.ts';

/** Files that show that a notification arrived. */
export function Receipts({ id, notification, frozen }: { id: string; notification: NotificationView; frozen: boolean }) {
  const { t } = useTranslation();
  const [field, hint] = [useId(), useId()];
  const add = useAddReceipt(id);
  const { clock, receipts } = notification;
  if (frozen && receipts.length === 0) return null;
  return (
    <section aria-labelledby={`${field}-title`} className="space-y-2">
      <h4 id={`${field}-title`} className="font-semibold">
        {t('incidents.receipts.title')}
      </h4>
      <ul className="divide-y divide-line">
        {receipts.map(({ id: receiptId, name, sha256, scanned }) => (
          <li key={receiptId} className="py-2 text-[0.9375rem] [overflow-wrap:anywhere]">
            <a
              href={addressOf('GET /api/incidents/:id/receipts/:receiptId', { params: { id, receiptId } })}
              aria-label={t('incidents.receipts.download', { name })}
              className="text-brand underline"
              download
            >
              {name}
            </a>
            <span className="block text-sm text-muted">
              SHA-256 <span className="font-mono">{sha256.slice(0, 12)}</span>
              {!scanned && ` · ${t('incidents.receipts.unscanned')}`}
            </span>
          </li>
        ))}
      </ul>
      {!frozen && (
        <>
          <label htmlFor={field} className="sr-only">
            {t('incidents.receipts.title')}
          </label>
          <FilePick
            id={field}
            accept={receiptEndings.map((ending) => `.${ending}`).join()}
            describedBy={hint}
            choose={(file) => add.mutate({ clock, file })}
          />
          <p id={hint} role="status" className="max-w-2xl text-sm text-muted">
            {add.isPending ? t('incidents.receipts.adding') : t('incidents.receipts.hint', { size: sizes.receipt / 1_000_000 })}
          </p>
        </>
      )}
    </section>
  );
}
