import type { Regime } from '#core/platform/regimes.ts';
import { percent } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import type { CockpitData } from './queries.ts';

function Counter({ label, value, detail }: { label: string; value: string; detail?: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="mt-0.5">
        <span className="font-serif text-2xl font-semibold">{value}</span>
        {detail && <span className="block text-sm text-muted">{detail}</span>}
      </dd>
    </div>
  );
}

/** The newest result of each regime; of several regimes, or of earlier results, there is no mean that would mean anything. */
function Newest({ data: { regimes } }: { data: CockpitData }) {
  const { t } = useTranslation();
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{t('dashboard.newestScores')}</dt>
      {regimes.map(({ regime, result }) => (
        <dd key={regime} className="mt-0.5">
          <span className="text-sm text-muted">{t(`regimes.${regime}.short`)}</span>{' '}
          <span className="font-serif text-lg font-semibold">{percent(result?.score ?? null)}</span>
        </dd>
      ))}
    </div>
  );
}

/** How much there is, in four figures (docs/product.md, “Dashboard”). */
export function Counters({ data }: { data: CockpitData }) {
  const { t } = useTranslation();
  const { assessments, certificates } = data;
  const counted = (regime: Regime) => {
    const own = assessments.filter((one) => one.regime === regime);
    const count = own.filter((one) => one.completedAt !== null).length;
    return { value: String(own.length), detail: t('dashboard.completedCount', { count }) };
  };
  const active = certificates.filter((one) => one.status === 'active').length;
  return (
    <section aria-labelledby="overview">
      <h2 id="overview" className="text-xl">
        {t('cockpit.overview')}
      </h2>
      <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-4 lg:grid-cols-2">
        <Counter label={t('dashboard.nis2Count')} {...counted('nis2')} />
        <Counter label={t('dashboard.aiActCount')} {...counted('ai_act')} />
        <Counter label={t('dashboard.activeCertificates')} value={String(active)} />
        <Newest data={data} />
      </dl>
    </section>
  );
}
