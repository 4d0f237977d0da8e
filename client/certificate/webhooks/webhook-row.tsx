import { useState } from 'react';
import type { WebhookView } from '#contract/certificate/webhooks.ts';
import { webhookEvents } from '#core/certificate/webhooks.ts';
import { day, moment } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Badge } from '#client/platform/ui/badge.tsx';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { ChoiceGroup, ChoiceRow } from '#client/platform/ui/forms/choices.tsx';
import { useFailureToast } from '#client/platform/ui/screen/failure.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { Deliveries } from './webhook-deliveries.tsx';
import { eventName } from './webhook-events.ts';
import type { useWebhookActs } from './webhook-queries.ts';

type Event = WebhookView['events'][number];

/** Which events somebody wants; one at least. */
export function EventChoices({ id, chosen, choose }: { id: string; chosen: readonly Event[]; choose: (events: Event[]) => void }) {
  const { t } = useTranslation();
  return (
    <ChoiceGroup id={id} title={t('webhooks.events')}>
      {webhookEvents.map((event) => (
        <ChoiceRow
          key={event}
          kind="checkbox"
          name={id}
          value={event}
          checked={chosen.includes(event)}
          label={t(`webhooks.event.${eventName(event)}`)}
          change={(wanted) => choose(webhookEvents.filter((one) => (one === event ? wanted : chosen.includes(one))))}
        />
      ))}
    </ChoiceGroup>
  );
}

function WebhookStatus({ webhook }: { webhook: WebhookView }) {
  const { t } = useTranslation();
  const { state, stateAt, formerUntil, madeAt, madeBy } = webhook;
  return (
    <div className="text-sm text-muted">
      <p>{t('webhooks.madeBy', { date: day(madeAt), who: madeBy ?? t('keys.gone') })}</p>
      {state !== 'on' && <p>{t('webhooks.missed', { at: moment(stateAt) })}</p>}
      {formerUntil && <p>{t('webhooks.former', { at: moment(formerUntil) })}</p>}
    </div>
  );
}

type Acts = ReturnType<typeof useWebhookActs>;

/** One webhook with what can be done to it, and below it what was sent. */
export function WebhookRow({ webhook, acts, renew, end }: { webhook: WebhookView; acts: Acts; renew: () => void; end: () => void }) {
  const { t } = useTranslation();
  const failed = useFailureToast();
  const [opened, setOpened] = useState(false);
  const { id, url, events, state } = webhook;
  const isOn = state === 'on';
  const feedback = (title: string) => ({ onSuccess: () => toast({ title }), onError: (error: Error) => failed(error) });
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h3 className="min-w-0 font-mono text-[0.9375rem] font-medium [overflow-wrap:anywhere]">{url}</h3>
        <Badge tone={isOn ? 'good' : state === 'off' ? 'neutral' : 'bad'}>{t(`webhooks.states.${state}`)}</Badge>
      </div>
      <WebhookStatus webhook={webhook} />
      <div className="mt-3 flex flex-wrap gap-2">
        {isOn && (
          <Button
            variant="secondary"
            size="small"
            disabled={acts.test.isPending}
            onClick={() => {
              setOpened(true);
              acts.test.mutate(id, feedback(t('webhooks.sent')));
            }}
          >
            {t('webhooks.sendTest')}
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={() => acts.change.mutate({ id, on: !isOn }, feedback(t('done.updated')))}>
          {t(isOn ? 'webhooks.switchOff' : 'webhooks.switchOn')}
        </Button>
        <Button variant="quiet" size="small" onClick={renew}>
          {t('webhooks.renew')}
        </Button>
        <Button variant="quiet" size="small" onClick={end} aria-label={`${t('webhooks.end')}: ${url}`}>
          {t('webhooks.end')}
        </Button>
      </div>
      <details className="mt-3">
        <summary className="inline-flex min-h-9 cursor-pointer items-center text-sm font-medium text-brand underline">
          {t('webhooks.change')}
        </summary>
        <EventChoices
          id={`events-${id}`}
          chosen={events}
          choose={(wanted) => acts.change.mutate({ id, events: wanted }, feedback(t('done.updated')))}
        />
      </details>
      <details open={opened} onToggle={(event) => setOpened(event.currentTarget.open)}>
        <summary className="inline-flex min-h-9 cursor-pointer items-center text-sm font-medium text-brand underline">
          {t('webhooks.deliveries')}
        </summary>
        {opened && <Deliveries id={id} isOn={isOn} />}
      </details>
    </li>
  );
}
