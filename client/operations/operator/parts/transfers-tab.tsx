import { Link } from 'wouter';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { useToday } from '#client/operations/operator/queries.ts';
import { TransfersPart } from './transfers-part.tsx';

/** Where transfers are booked; those without an order wait where everything is decided. */
export function TransfersTab() {
  const { t } = useTranslation();
  const total = useToday().data?.counts.transfers ?? 0;
  return (
    <>
      {total > 0 && (
        <p className="mb-6">
          {t('operator.today.transfersWait', { total })}{' '}
          <Link href="/operator?tab=attention" className="text-brand underline">
            {t('operator.today.toTasks')}
          </Link>
        </p>
      )}
      <TransfersPart />
    </>
  );
}
