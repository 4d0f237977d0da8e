import { ReportPages } from '#client/communication/landing/report-pages.tsx';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Dates } from '#client/communication/dashboard/dates.tsx';
import { FirstSteps } from './first-steps.tsx';
import type { CockpitData } from '#client/communication/dashboard/queries.ts';
import { RegimePanel } from '#client/communication/dashboard/regime-panel.tsx';

/** The dashboard of an organisation that begins: the way, what stands at its end, and what will be asked. */
export function Beginning({ data }: { data: CockpitData }) {
  const { t } = useTranslation();
  return (
    <>
      <div className="mt-8 grid gap-x-12 gap-y-11 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <FirstSteps data={data} />
        <section aria-labelledby="report" className="min-w-0">
          <h2 id="report" className="text-xl">
            {t('cockpit.first.report')}
          </h2>
          <div className="mt-3">
            <ReportPages />
          </div>
        </section>
      </div>
      <div className="mt-12 grid gap-x-12 gap-y-9 md:grid-cols-2">
        {data.regimes.map((of) => (
          <RegimePanel key={of.regime} of={of} data={data} begins />
        ))}
      </div>
      {data.deadlines.length > 0 && (
        <div className="mt-12 max-w-4xl">
          <Dates data={data} />
        </div>
      )}
    </>
  );
}
