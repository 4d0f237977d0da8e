import type { WebhookDelivery } from '#contract/certificate/webhooks.ts';
import { moment } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Badge, type Tone } from '#client/platform/ui/badge.tsx';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Failure, useFailureToast } from '#client/platform/ui/screen/failure.tsx';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { eventName } from './webhook-events.ts';
import { useDeliveries, useWebhookActs } from './webhook-queries.ts';

const tones: Readonly<Record<WebhookDelivery['state'], Tone>> = { waiting: 'warn', delivered: 'good', given_up: 'bad' };

/** A body as people read it. */
function spaced(body: string): string {
  return JSON.stringify(JSON.parse(body), null, 2);
}

function DeliveryRow({ delivery, again }: { delivery: WebhookDelivery; again: (() => void) | null }) {
  const { t } = useTranslation();
  const { event, body, state, tries, createdAt, nextAt, failure, status } = delivery;
  const how = [
    tries > 0 && t('webhooks.tries', { count: tries }),
    status !== null && t('webhooks.answer', { status }),
    failure !== null && t(`webhooks.failures.${failure}`),
    nextAt !== null && tries > 0 && t('webhooks.next', { at: moment(nextAt) }),
  ].filter(Boolean);
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <p className="font-medium">{t(`webhooks.event.${eventName(event)}`)}</p>
        <Badge tone={tones[state]}>{t(`webhooks.delivery.${state}`)}</Badge>
      </div>
      <p className="text-sm text-muted">{[moment(createdAt), ...how].join(', ')}</p>
      <div className="mt-1 flex flex-wrap items-start gap-3">
        <details className="min-w-0 grow basis-60">
          <summary className="inline-flex min-h-9 cursor-pointer items-center text-sm font-medium text-brand underline">
            {t('webhooks.body')}
          </summary>
          <pre className="mt-1 rounded-md border border-line bg-surface p-3 font-mono text-sm whitespace-pre-wrap [overflow-wrap:anywhere]">
            {spaced(body)}
          </pre>
        </details>
        {again && (
          <Button variant="quiet" size="small" onClick={again}>
            {t('webhooks.again')}
          </Button>
        )}
      </div>
    </li>
  );
}

/** What was sent to a webhook of late and how it went. */
export function Deliveries({ id, isOn }: { id: string; isOn: boolean }) {
  const { t } = useTranslation();
  const { data, isPending, isError, error, refetch } = useDeliveries(id);
  const { again } = useWebhookActs();
  const failed = useFailureToast();
  const resend = (messageId: string): void =>
    again.mutate({ id, messageId }, { onSuccess: () => toast({ title: t('webhooks.sent') }), onError: (reason) => failed(reason) });
  if (isPending) return <Skeleton rows={1} label={t('common.loading')} />;
  if (isError) return <Failure error={error} retry={() => void refetch()} />;
  if (data.length === 0) return <p className="mt-2 text-muted">{t('webhooks.noDeliveries')}</p>;
  return (
    <ul className="mt-2 divide-y divide-line border-t border-line">
      {data.map((one) => (
        <DeliveryRow key={one.id} delivery={one} again={isOn ? () => resend(one.id) : null} />
      ))}
    </ul>
  );
}
