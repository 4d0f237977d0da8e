import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { ActionItem, ActionPlan } from '#contract/assessment/plan/action-items.ts';
import { projection, type ActionState } from '#core/assessment/report/action-plan.ts';
import { useMe } from '#client/account/accounts/queries.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { ButtonLink } from '#client/platform/ui/forms/button.tsx';
import { Failure, useFailureToast } from '#client/platform/ui/screen/failure.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';
import { RowsLoading } from '#client/platform/ui/screen/shaped-skeleton.tsx';
import { BulkBar } from './list/bulk-bar.tsx';
import { ClosedPart } from './closed-part.tsx';
import { FilterBar } from './list/filter-bar.tsx';
import { Board } from './board.tsx';
import { Calendar } from './calendar/calendar.tsx';
import { Downloads } from './downloads.tsx';
import { filtersFrom, searchOf, shownItems, type Filters } from './list/filters.ts';
import { ItemDialog, type Opened } from './item/item-dialog.tsx';
import { useUnproved } from './item/unproved.tsx';
import { OwnPart } from './own/own-part.tsx';
import { PlanList, type Acts, type Shown } from './list/plan-list.tsx';
import { changedMeanwhile, useChangeItems, usePlan } from './queries.ts';
import { ScoreLine } from './score/score-line.tsx';
import { viewOf, ViewSwitch, type View } from './view-switch.tsx';

/** Before there is any result. */
function NoPlan() {
  const { t } = useTranslation();
  return (
    <div className="mt-8 max-w-2xl border-l-2 border-brand pl-5">
      <h2 className="text-xl">{t('plan.empty.title')}</h2>
      <p className="mt-2 text-muted">{t('plan.empty.text')}</p>
      <ButtonLink href="/nis2" className="mt-5">
        {t('plan.empty.action')}
      </ButtonLink>
    </div>
  );
}

function ReadOnly() {
  const { t } = useTranslation();
  return (
    <div className="mt-5">
      <Notice title={t('plan.readOnly.title')}>
        <p>{t('plan.readOnly.text')}</p>
        <ButtonLink href="/pricing" size="small">
          {t('plan.readOnly.action')}
        </ButtonLink>
      </Notice>
    </div>
  );
}

/** What can be done with items: a state that needs a reason opens the item, everything else is done at once. */
function useActs(plan: ActionPlan, open: (opened: Opened) => void, toggle: (item: ActionItem) => void): Acts {
  const { mutate } = useChangeItems();
  const failed = useFailureToast();
  const mayChange = (item: ActionItem): boolean => plan.regimes.some((one) => one.regime === item.regime && one.mayChange);
  const change = (item: ActionItem, what: Parameters<typeof mutate>[0]['change']): void =>
    mutate(
      { items: [item], change: what },
      {
        onError: (error) => {
          const [present] = changedMeanwhile(error) ?? [];
          failed(error);
          if (present) open({ item: present, wanted: what.state ?? null });
        },
      },
    );
  return {
    open: (item) => open({ item, wanted: null }),
    setState: (item, state: ActionState) => {
      if (state === item.state) return;
      if (state === 'risk_accepted') open({ item, wanted: state });
      else change(item, { state });
    },
    setDue: (item, dueOn) => item.dueOn !== dueOn && change(item, { dueOn }),
    toggle,
    mayChange,
  };
}

const layouts = { list: PlanList, board: Board, calendar: Calendar } as const;
const hints = { list: 'plan.keys', board: 'plan.boardHint', calendar: 'plan.calendar.hint' } as const;

function Layout({ view, shown }: { view: View; shown: Shown }) {
  const Chosen = layouts[view];
  return <Chosen shown={shown} />;
}

function Work({ plan }: { plan: ActionPlan }) {
  const { t } = useTranslation();
  const [path, go] = useLocation();
  const search = useSearch();
  const filters = filtersFrom(search);
  const me = useMe().data?.id;
  const [opened, setOpened] = useState<Opened | null>(() => {
    const item = plan.items.find(({ questionId }) => questionId === new URLSearchParams(search).get('item'));
    return item ? { item, wanted: null } : null;
  });
  const [chosenIds, setChosen] = useState<ReadonlySet<string>>(new Set());
  const toggle = ({ questionId }: ActionItem): void => {
    const next = new Set(chosenIds);
    if (!next.delete(questionId)) next.add(questionId);
    setChosen(next);
  };
  const view = viewOf(search);
  const show = (next: Filters, layout: View): void => {
    const chosenView = layout === 'list' ? '' : `view=${layout}`;
    go(`${path}?${[searchOf(next), chosenView].filter(Boolean).join('&')}`, { replace: true });
  };
  const acts = useActs(plan, setOpened, toggle);
  const items = shownItems(plan.items, filters, { today: plan.today, me });
  const changeable = items.filter(acts.mayChange);
  const chosen = plan.items.filter(({ questionId }) => chosenIds.has(questionId));
  const ofRegime = (regime: string): ActionItem[] => plan.items.filter((item) => item.regime === regime);
  const onPath = new Set(
    plan.regimes.flatMap((of) => projection(of.score, of.thresholdPercent, ofRegime(of.regime), of.obstacles).path.questionIds),
  );
  const sort = (order: Filters['order']): void => show({ ...filters, order }, view);
  const isUnproved = useUnproved(plan.today);
  const shown = { items, today: plan.today, onPath, chosen: chosenIds, isUnproved, acts, order: filters.order, sort };
  return (
    <>
      <div className={`mt-4 grid gap-x-12 gap-y-5 border-t border-line pt-4 ${plan.regimes.length > 1 ? 'lg:grid-cols-2' : ''}`}>
        {plan.regimes.map((of) => (
          <ScoreLine key={of.regime} of={of} items={ofRegime(of.regime)} open={acts.open} />
        ))}
      </div>
      <p className="mt-2 border-b border-line pb-4 text-sm text-muted">
        {plan.items.some(({ state }) => state === 'done')
          ? `${t('plan.projected')}: ${t('plan.projectedWhen', { answer: t('answers.values.yes') })}.`
          : t('plan.notMarked')}
      </p>
      {plan.regimes.some(({ mayChange }) => !mayChange) && <ReadOnly />}
      {plan.items.length === 0 && <p className="mt-6 text-muted">{t('outcome.noGaps')}</p>}
      {plan.items.length > 0 && (
        <>
          <FilterBar plan={plan} filters={filters} change={(next) => show(next, view)} />
          <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4">
            <BulkBar
              shown={changeable}
              chosen={chosen}
              people={plan.people}
              choose={(next) => setChosen(new Set(next.map(({ questionId }) => questionId)))}
            />
            <ViewSwitch view={view} change={(next) => show(filters, next)} />
          </div>
          <p className="text-sm text-muted max-md:hidden">{t(hints[view])}</p>
          {items.length === 0 ? (
            <p className="py-10 text-center text-muted">{t('plan.nothingShown')}</p>
          ) : (
            <Layout view={view} shown={shown} />
          )}
        </>
      )}
      <ClosedPart closed={plan.closed} />
      <ItemDialog opened={opened} plan={plan} isUnproved={isUnproved} mayChange={acts.mayChange} close={() => setOpened(null)} />
    </>
  );
}

/** The action plan: what is left to do, who does it and by when. */
export function PlanScreen() {
  const { t } = useTranslation();
  usePageTitle(t('plan.title'));
  const plan = usePlan();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-3xl">{t('plan.title')}</h1>
        {plan.data && plan.data.items.length + plan.data.own.length > 0 && <Downloads />}
      </div>
      <p className="mt-2 max-w-3xl text-muted">{t('plan.lead')}</p>
      {plan.isPending && <RowsLoading rows={6} className="mt-8" />}
      {plan.isError && (
        <div className="mt-6">
          <Failure error={plan.error} retry={() => void plan.refetch()} />
        </div>
      )}
      {plan.data && (plan.data.regimes.length === 0 ? <NoPlan /> : <Work plan={plan.data} />)}
      {plan.data && <OwnPart plan={plan.data} />}
    </>
  );
}
