import type { Reference } from '#contract/operations/reference.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Code, Fields } from './call-part.tsx';

const items = ['form', 'signature', 'answer', 'retries', 'once'] as const;

/** A receiver that checks what it is sent, with the library of the standard. */
const receiver = `import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env.ATESTO_WEBHOOK_SECRET);

// body: the bytes as they came, before JSON.parse
export function take(body, headers) {
  const { type, data } = webhook.verify(body, headers);
  console.log(type, data.certificateNumber);
}`;

/** What webhooks are sent, and how a receiver knows who sent it. */
export function WebhookSection({ webhook }: { webhook: Reference['webhook'] }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="api-webhooks" className="mt-12">
      <h2 id="api-webhooks" className="text-2xl">
        {t('apiPage.webhooks.title')}
      </h2>
      <div className="max-w-3xl">
        <p className="mt-2">{t('apiPage.webhooks.lead')}</p>
        <dl className="mt-4 space-y-4">
          {items.map((item) => (
            <div key={item}>
              <dt className="font-semibold">{t(`apiPage.webhooks.${item}.title`)}</dt>
              <dd className="mt-1">{t(`apiPage.webhooks.${item}.text`)}</dd>
            </div>
          ))}
          <div>
            <dt className="font-semibold">{t('apiPage.webhooks.events')}</dt>
            <dd className="mt-1 font-mono text-sm">{webhook.events.join(', ')}</dd>
          </div>
        </dl>
      </div>
      <Code label={t('apiPage.example')} code={JSON.stringify(JSON.parse(webhook.example), null, 2)} />
      <Fields title={t('apiPage.webhooks.fields')} fields={webhook.body} />
      <h3 className="mt-6 font-semibold">{t('apiPage.webhooks.check')}</h3>
      <Code label={t('apiPage.webhooks.check')} code={receiver} />
    </section>
  );
}
