import { clock } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { useToday } from '#client/operations/operator/queries.ts';
import { FunnelList } from './funnel-list.tsx';
import { HealthList } from './health-list.tsx';
import { MoneyTable } from './money-table.tsx';
import { NeedsList } from './pending-list.tsx';

/** When it was counted, and whether that is old because it could not be counted anew. */
function Freshness({ at, isOld, refresh }: Readonly<{ at: string; isOld: boolean; refresh: () => void }>) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-sm">
      <p role="status" className={isOld ? 'font-medium text-warn' : 'text-muted'}>
        {t(isOld ? 'operator.today.old' : 'operator.today.asOf', { at: clock(new Date(at)) })}
      </p>
      <Button size="small" variant="secondary" onClick={refresh}>
        {t('operator.today.refresh')}
      </Button>
    </div>
  );
}

/** What an operator looks at first: what waits, whether the service is well, and how the business goes. */
export function TodayPart() {
  const { t } = useTranslation();
  const { data, error, refetch } = useToday();
  const refresh = (): void => void refetch();
  if (!data) return error ? <Failure error={error} retry={refresh} /> : <Skeleton label={t('common.loading')} rows={4} className="h-32" />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-7 lg:grid-cols-2">
      <div className="contents lg:block lg:space-y-7">
        <NeedsList needs={data.needs} at={data.at}>
          <Freshness at={data.at} isOld={error !== null} refresh={refresh} />
        </NeedsList>
        <MoneyTable money={data.money} />
      </div>
      {/* On a phone what is wrong stands before the money; neither has anything to be focused that the order would mislead. */}
      <div className="contents lg:block lg:space-y-7">
        <HealthList health={data.health} runs={data.runs} />
        <FunnelList funnel={data.funnel} />
      </div>
    </div>
  );
}
