import type { ReferenceCall } from '#contract/operations/reference.ts';
import { shortDay } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { CallPart } from './call-part.tsx';
import { useReference } from './queries.ts';
import { WebhookSection } from './webhook-section.tsx';

const rules = ['versions', 'keys', 'limits', 'origins', 'errors'] as const;
/** What changed, the newest first. */
const changes = [
  { day: '2026-11-29', key: 'apiPage.changes.plan' },
  { day: '2026-11-28', key: 'apiPage.changes.facts' },
  { day: '2026-11-22', key: 'apiPage.changes.webhooks' },
  { day: '2026-11-22', key: 'apiPage.changes.suppliers' },
  { day: '2026-11-22', key: 'apiPage.changes.reference' },
] as const;

function Rules({ callsPerMinute }: { callsPerMinute: number }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="api-rules" className="mt-10 max-w-3xl">
      <h2 id="api-rules" className="text-2xl">
        {t('apiPage.rules.title')}
      </h2>
      <dl className="mt-4 space-y-4">
        {rules.map((rule) => (
          <div key={rule}>
            <dt className="font-semibold">{t(`apiPage.rules.${rule}.title`)}</dt>
            <dd className="mt-1">{t(`apiPage.rules.${rule}.text`, { count: callsPerMinute })}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function anchorOf({ method, path }: ReferenceCall): string {
  return `${method}${path}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

/** The calls in two groups: with a key, and for anybody. */
function Calls({ id, title, calls, origin }: { id: string; title: string; calls: readonly ReferenceCall[]; origin: string }) {
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <div className="mt-2 divide-y divide-line">
        {calls.map((call) => (
          <CallPart key={anchorOf(call)} id={anchorOf(call)} call={call} origin={origin} />
        ))}
      </div>
    </section>
  );
}

function Changes() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="api-changes" className="mt-12 max-w-3xl">
      <h2 id="api-changes" className="text-2xl">
        {t('apiPage.changes.title')}
      </h2>
      <ul className="mt-3 list-disc space-y-2 pl-5">
        {changes.map(({ day, key }) => (
          <li key={key}>
            <span className="font-medium">{shortDay(day)}</span>: {t(key)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The calls for other programs, as the service itself describes them. */
export function ReferenceScreen() {
  const { t } = useTranslation();
  usePageTitle(t('apiPage.title'));
  const { data, isPending, isError, error, refetch } = useReference();
  return (
    <div className="mx-auto w-full max-w-4xl px-4 py-10 sm:px-6">
      <h1 className="text-3xl sm:text-4xl">{t('apiPage.title')}</h1>
      <p className="mt-3 max-w-3xl text-muted">{t('apiPage.lead')}</p>
      <p className="mt-2 max-w-3xl text-muted">
        {t('apiPage.whole')}{' '}
        {data && (
          <a href={data.document} className="text-brand underline">
            openapi.json
          </a>
        )}
      </p>
      {isPending && <Skeleton label={t('common.loading')} className="mt-8 h-24" />}
      {isError && <Failure error={error} retry={() => void refetch()} />}
      {data && (
        <>
          <Rules callsPerMinute={data.callsPerMinute} />
          <Calls
            id="api-with-key"
            title={t('apiPage.withKey')}
            calls={data.calls.filter(({ scope }) => scope !== null)}
            origin={data.origin}
          />
          <Calls
            id="api-for-all"
            title={t('apiPage.forAll')}
            calls={data.calls.filter(({ scope }) => scope === null)}
            origin={data.origin}
          />
          <WebhookSection webhook={data.webhook} />
        </>
      )}
      <Changes />
    </div>
  );
}
