import { useState, type FormEvent } from 'react';
import { Link } from 'wouter';
import type { WebhookView } from '#contract/certificate/webhooks.ts';
import { lengths } from '#core/platform/limits.ts';
import { webhookEvents } from '#core/certificate/webhooks.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { ConfirmDialog } from '#client/platform/ui/dialog/confirm-dialog.tsx';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Failure, useFailureToast } from '#client/platform/ui/screen/failure.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { Part } from '#client/account/settings/part.tsx';
import { fieldsOf } from '#client/platform/ui/save-feedback.ts';
import { ShownOnce } from '#client/account/settings/shown-once.tsx';
import { useWebhookActs, useWebhooks } from './webhook-queries.ts';
import { EventChoices, WebhookRow } from './webhook-row.tsx';

type Acts = ReturnType<typeof useWebhookActs>;

function NewWebhook({ make }: { make: Acts['make'] }) {
  const { t } = useTranslation();
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<WebhookView['events']>([...webhookEvents]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    make.mutate({ url, events }, { onSuccess: () => setUrl('') });
  };
  const wrong = fieldsOf(make.error);
  return (
    <form onSubmit={submit} className="space-y-4">
      <Field
        label={t('webhooks.url')}
        hint={t('webhooks.urlHint')}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        value={url}
        maxLength={lengths.link.most}
        required
        error={wrong.url}
        onChange={(event) => setUrl(event.target.value)}
      />
      <EventChoices id="events-new" chosen={events} choose={setEvents} />
      {make.isError && !wrong.url && <Failure error={make.error} />}
      <Button type="submit" disabled={make.isPending || events.length === 0}>
        {t('webhooks.make')}
      </Button>
    </form>
  );
}

type PendingAct = Readonly<{ act: 'end' | 'renew'; webhook: WebhookView }>;

function hostOf({ url }: WebhookView): string {
  return new URL(url).hostname;
}

/** Asks before a webhook or its secret is gone. */
function ConfirmAct({ pendingAct, acts, close }: { pendingAct: PendingAct | null; acts: Acts; close: () => void }) {
  const { t } = useTranslation();
  const failed = useFailureToast();
  if (!pendingAct) return null;
  const { act, webhook } = pendingAct;
  const host = hostOf(webhook);
  const onError = (error: Error): void => failed(error);
  const end = (): void =>
    acts.end.mutate(webhook.id, {
      onSuccess: () => {
        toast({ title: t('webhooks.ended') });
        close();
      },
      onError,
    });
  return act === 'end' ? (
    <ConfirmDialog
      open
      title={t('webhooks.endTitle', { host })}
      lead={t('webhooks.endLead')}
      act={t('webhooks.end')}
      pending={acts.end.isPending}
      close={close}
      confirm={end}
    />
  ) : (
    <ConfirmDialog
      open
      variant="primary"
      title={t('webhooks.renewTitle', { host })}
      lead={t('webhooks.renewLead')}
      act={t('webhooks.renew')}
      pending={acts.renew.isPending}
      close={close}
      confirm={() => acts.renew.mutate(webhook.id, { onSuccess: close, onError })}
    />
  );
}

/** Webhooks: created, their secret shown once, tried, listed with what was sent, and ended by owners. */
export function WebhooksPart() {
  const { t } = useTranslation();
  const webhooks = useWebhooks();
  const acts = useWebhookActs();
  const { make, renew } = acts;
  const [pendingAct, setPendingAct] = useState<PendingAct | null>(null);
  return (
    <Part id="settings-webhooks" title={t('webhooks.title')} lead={t('webhooks.lead')}>
      <p className="mb-4">
        <Link href="/api#api-webhooks" className="text-brand underline">
          {t('webhooks.toPage')}
        </Link>
      </p>
      {webhooks.isPending && <Skeleton rows={1} label={t('common.loading')} />}
      {webhooks.isError && <Failure error={webhooks.error} retry={() => void webhooks.refetch()} />}
      {webhooks.data?.length === 0 && <p className="text-muted">{t('webhooks.none')}</p>}
      {webhooks.data && webhooks.data.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {webhooks.data.map((one) => (
            <WebhookRow
              key={one.id}
              webhook={one}
              acts={acts}
              renew={() => setPendingAct({ act: 'renew', webhook: one })}
              end={() => setPendingAct({ act: 'end', webhook: one })}
            />
          ))}
        </ul>
      )}
      <div className="mt-6 space-y-5">
        {renew.data && (
          <ShownOnce
            title={t('webhooks.once')}
            note={`${hostOf(renew.data.webhook)}: ${t('webhooks.onceRenewed')}`}
            label={t('webhooks.secret')}
            secret={renew.data.secret}
          />
        )}
        {make.data && <ShownOnce title={t('webhooks.once')} label={t('webhooks.secret')} secret={make.data.secret} />}
        <NewWebhook make={make} />
      </div>
      <ConfirmAct pendingAct={pendingAct} acts={acts} close={() => setPendingAct(null)} />
    </Part>
  );
}
