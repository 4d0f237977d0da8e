import { Suspense } from 'react';
import { useMe } from '#client/account/accounts/queries.ts';
import { useMay } from '#client/account/accounts/role.ts';
import { AccessNotice } from '#client/billing/billing/access-notice.tsx';
import { useBilling } from '#client/billing/billing/queries.ts';
import { ConfirmationPrompt } from '#client/company/confirmation/confirmation-prompt.tsx';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { PanelsLoading, RowsLoading } from '#client/platform/ui/screen/shaped-skeleton.tsx';
import { RecentActivity } from './news/activity.tsx';
import { Consultant } from './start/consultant.tsx';
import { Counters } from './counters.tsx';
import { Dates } from './dates.tsx';
import { FirstSteps } from './start/first-steps.tsx';
import { NewsList } from './news/news-list.tsx';
import { NextActions } from './next-actions.tsx';
import { type CockpitData, useCockpit } from './queries.ts';
import { RegimePanel } from './regime-panel.tsx';
import { screen } from '#client/platform/ui/screen/screen.tsx';
import { ScopeNews } from './news/scope-news.tsx';
import { WaitingList } from './news/waiting-list.tsx';

const ExitNotice = screen(async () => (await import('./news/exit-notice.tsx')).ExitNotice);
const TermsNotice = screen(async () => (await import('./news/terms-notice.tsx')).TermsNotice);

const Beginning = screen(async () => (await import('./start/beginning.tsx')).Beginning);
const OwnTasks = screen(async () => (await import('./own-tasks.tsx')).OwnTasks);
const RoundStrip = screen(async () => (await import('#client/communication/clients/round-strip.tsx')).RoundStrip);
const OverTime = screen(async () => (await import('./over-time.tsx')).OverTime);
const OwnSystems = screen(async () => (await import('./own-systems.tsx')).OwnSystems);

/** Nothing was answered yet: the first steps say what else would be said in notices. */
function isBeginning({ regimes }: CockpitData): boolean {
  return regimes.every(({ open, result, certificate }) => open === null && result === null && certificate === null);
}

function PlanLine({ begins }: { begins: boolean | null }) {
  const organization = useMe().data?.organization;
  const billing = useBilling();
  if (!organization) return null;
  return (
    <div className="mt-2 min-h-6 space-y-4">
      <p className="text-muted">{organization.name}</p>
      {billing.isError && <Failure error={billing.error} retry={() => void billing.refetch()} />}
      {billing.data && !(begins !== false && billing.data.state === 'never_paid') && <AccessNotice billing={billing.data} />}
    </div>
  );
}

function Cockpit({ data }: { data: CockpitData }) {
  const hasResult = data.regimes.some(({ result }) => result !== null);
  return (
    <>
      <div className="mt-8 grid gap-x-12 gap-y-9 md:grid-cols-2">
        {data.regimes.map((of) => (
          <RegimePanel key={of.regime} of={of} data={data} />
        ))}
      </div>
      {data.terms && <TermsNotice terms={data.terms} />}
      <div className="mt-12 grid gap-x-12 gap-y-11 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="min-w-0 space-y-11">
          {hasResult ? <NextActions data={data} /> : <FirstSteps data={data} />}
          <div>
            <Dates data={data} />
            <Suspense fallback={null}>
              <OwnSystems />
            </Suspense>
          </div>
          <RecentActivity data={data} />
        </div>
        <div className="min-w-0 space-y-11">
          <WaitingList data={data} />
          <NewsList data={data} />
          <Counters data={data} />
          {hasResult && (
            <Suspense fallback={null}>
              <OverTime />
            </Suspense>
          )}
        </div>
      </div>
    </>
  );
}

export function DashboardScreen() {
  const { t } = useTranslation();
  const me = useMe().data;
  const isOwner = useMay('POST /api/create-checkout-session', 'owner');
  usePageTitle(t('nav.dashboard'));
  const cockpit = useCockpit(Boolean(me?.organization));
  const data = cockpit.data;
  // Not known while it loads: what the first steps may say is not shown and taken away again.
  const begins = data ? isBeginning(data) : cockpit.isError ? false : null;
  return (
    <>
      {(me?.organizations.length ?? 0) > 1 && (
        <Suspense fallback={null}>
          <RoundStrip />
        </Suspense>
      )}
      <h1 className="text-3xl">{t('dashboard.greeting', { name: me?.firstName ?? '' })}</h1>
      <PlanLine begins={begins} />
      {me?.organization && <ConfirmationPrompt begins={begins !== false} />}
      {data?.exit && <ExitNotice exit={data.exit} />}
      {data && <ScopeNews news={data.scopeNews} />}
      {me?.organization && !isOwner && (
        <Suspense fallback={<RowsLoading className="mt-20" />}>
          <OwnTasks />
        </Suspense>
      )}
      {cockpit.isError && (
        <div className="mt-8">
          <Failure error={cockpit.error} retry={() => void cockpit.refetch()} />
        </div>
      )}
      {cockpit.isLoading && <PanelsLoading className="mt-8" />}
      {data && begins && (
        <Suspense fallback={<Skeleton rows={3} className="mt-8 h-28" label={t('common.loading')} />}>
          <Beginning data={data} />
        </Suspense>
      )}
      {data?.terms && begins && <TermsNotice terms={data.terms} />}
      {data && !begins && <Cockpit data={data} />}
      <Consultant />
    </>
  );
}
