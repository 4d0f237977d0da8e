import { day } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Notice } from '#client/platform/ui/notice.tsx';
import { useBilling } from './queries.ts';

/** Says, before it happens, that the first saved answer ends the right of withdrawal; gone once it has: drawn anew after every save, it asks anew. */
export function BeforeUse() {
  const { t } = useTranslation();
  const { data } = useBilling();
  const payment = data?.payments.find((one) => one.withdrawableUntil !== null);
  if (!payment?.withdrawableUntil) return null;
  return (
    <div className="mt-4">
      <Notice>
        <p>{t('withdrawal.beforeUse', { number: payment.orderNumber, date: day(payment.withdrawableUntil) })}</p>
      </Notice>
    </div>
  );
}
