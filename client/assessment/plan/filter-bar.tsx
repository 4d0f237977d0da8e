import { Search, X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import type { ActionPlan } from '#contract/assessment/action-items.ts';
import { actionStates } from '#core/assessment/report/action-plan.ts';
import { efforts } from '#core/assessment/questionnaire/questionnaire.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { everything, orders, searchOf, type Filters } from './filters.ts';

function Choice({
  label,
  value,
  change,
  children,
}: {
  label: string;
  value: string;
  change: (value: string) => void;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <div className="min-w-0 lg:flex-[1_1_6.5rem]">
      <label htmlFor={id} className="block text-[0.8125rem] text-muted">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => change(event.target.value)}
        className={`mt-0.5 block min-h-10 w-full min-w-0 rounded-md border bg-surface px-2 text-sm ${value === 'all' || value === 'gain' ? 'border-field' : 'border-brand font-medium text-brand'}`}
      >
        {children}
      </select>
    </div>
  );
}

/** Names of owners that the plan holds, in their order. */
function ownersOf(plan: ActionPlan): string[] {
  return [...new Set(plan.items.flatMap(({ owner }) => owner?.name ?? []))].toSorted((a, b) => a.localeCompare(b));
}

export function FilterBar({ plan, filters, change }: { plan: ActionPlan; filters: Filters; change: (filters: Filters) => void }) {
  const { t } = useTranslation();
  const searchId = useId();
  const set =
    <K extends keyof Filters>(name: K) =>
    (value: string): void =>
      change({ ...filters, [name]: value as Filters[K] });
  return (
    <search className="mt-5 grid grid-cols-2 items-end gap-x-3 gap-y-2 sm:grid-cols-3 lg:flex lg:flex-wrap">
      <div className="relative col-span-2 sm:col-span-3 lg:flex-[1.6_1_9rem]">
        <label htmlFor={searchId} className="block text-[0.8125rem] text-muted">
          {t('plan.filters.search')}
        </label>
        <Search aria-hidden="true" className="absolute bottom-3 left-3 size-4 text-muted" />
        <input
          id={searchId}
          type="search"
          value={filters.text}
          onChange={(event) => set('text')(event.target.value)}
          className="mt-0.5 block min-h-10 w-full rounded-md border border-field bg-surface pl-9 pr-2 text-sm"
        />
      </div>
      {plan.regimes.length > 1 && (
        <Choice label={t('plan.filters.regime')} value={filters.regime} change={set('regime')}>
          <option value="all">{t('plan.filters.all')}</option>
          {plan.regimes.map(({ regime }) => (
            <option key={regime} value={regime}>
              {t(`regimes.${regime}.short`)}
            </option>
          ))}
        </Choice>
      )}
      <Choice label={t('plan.filters.state')} value={filters.state} change={set('state')}>
        <option value="all">{t('plan.filters.all')}</option>
        <option value="todo">{t('plan.filters.todo')}</option>
        {actionStates.map((state) => (
          <option key={state} value={state}>
            {t(`plan.states.${state}`)}
          </option>
        ))}
      </Choice>
      <Choice label={t('plan.filters.owner')} value={filters.owner} change={set('owner')}>
        <option value="all">{t('plan.filters.all')}</option>
        <option value="mine">{t('plan.filters.mine')}</option>
        <option value="nobody">{t('plan.filters.nobody')}</option>
        {ownersOf(plan).map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </Choice>
      <Choice label={t('plan.filters.due')} value={filters.due} change={set('due')}>
        {(['all', 'overdue', 'soon', 'later', 'none'] as const).map((due) => (
          <option key={due} value={due}>
            {t(`plan.filters.${due}`)}
          </option>
        ))}
      </Choice>
      <Choice label={t('plan.filters.effort')} value={filters.effort} change={set('effort')}>
        <option value="all">{t('plan.filters.all')}</option>
        {efforts.map((effort) => (
          <option key={effort} value={effort}>
            {t(`answers.efforts.${effort}`)}
          </option>
        ))}
      </Choice>
      <Choice label={t('plan.filters.sort')} value={filters.order} change={set('order')}>
        {orders.map((order) => (
          <option key={order} value={order}>
            {t(`plan.filters.${order}`)}
          </option>
        ))}
      </Choice>
      {searchOf(filters) !== '' && (
        <div className="col-span-full lg:basis-full">
          <Button look="quiet" size="small" onClick={() => change(everything)}>
            <X aria-hidden="true" className="size-4" />
            {t('plan.filters.clear')}
          </Button>
        </div>
      )}
    </search>
  );
}
